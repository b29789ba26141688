//! The cards on the screen, the slots, and the night behind them.
//!
//! A card's position always follows from the [`Session`](crate::game::Session) and the
//! [`TableLayout`](crate::viewport::TableLayout). An animation only says how the card gets there,
//! so a dropped or interrupted animation leaves the table right.
//!
//! World units are dp, with y up and the origin at the window's centre. Everything else here uses
//! the coordinates of [`layout`](crate::layout): dp from the window's top left, y down.

mod atlas;
mod atlas_sprite;
mod background;
mod card_animation;
mod card_pose;
mod card_state;
mod cards;
mod deal_card;
mod focus_ring;
mod pixel_grid;
mod render_task;
mod shading;
mod slot_button;
mod slot_decal;
mod victory;

mod systems;

use bevy::prelude::*;

use crate::schedule::GameSystems;
use systems::TableSystems;

pub use atlas::Atlas;
pub use atlas_sprite::AtlasSprite;
pub use card_animation::Animating;
pub use card_pose::{CardAnimation, CardPose};
pub use card_state::CardState;
pub use deal_card::DealCard;
pub use focus_ring::FocusRing;
pub use slot_button::SlotButton;
pub use victory::VictoryMoon;

/// Adds the table and its input.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::UpdateState, TableSystems::Animate, TableSystems::Draw)
            .chain()
            .in_set(GameSystems::Present),
    )
    .add_plugins((
        atlas::plugin,
        background::plugin,
        cards::plugin,
        focus_ring::plugin,
        victory::plugin,
        card_animation::plugin,
        slot_button::plugin,
        slot_decal::plugin,
        atlas_sprite::plugin,
    ));
}
