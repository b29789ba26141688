//! Bars, sheets and dialogs: all that the player sees but the table itself.
//!
//! What is in front of the table is [`front::Front`] and the session's announcement; [`frame`] shows it, and each sheet
//! and dialog fills the page of its frame whenever what it shows has changed. Buttons send messages; nothing here
//! changes the game.

pub mod access;
pub mod bars;
pub mod button;
pub mod cards;
pub mod dialogs;
pub mod focus;
pub mod frame;
pub mod front;
pub mod icons;
mod key_presses;
pub mod kit;
pub mod pages;
mod quiet_place;
pub mod scan;
pub mod scroll;
pub mod sheets;
pub mod slide;
pub mod theme;
pub mod titles;
pub mod toast;
pub mod widgets;

use bevy::prelude::*;
use bevy::ui::IsDefaultUiCamera;

use crate::screen::MainCamera;

pub use quiet_place::quiet_place;

/// Adds all of it.
pub fn plugin(app: &mut App) {
    app.register_required_components::<MainCamera, IsDefaultUiCamera>();
    app.add_plugins((
        theme::plugin,
        icons::plugin,
        button::plugin,
        focus::plugin,
        scan::plugin,
        front::plugin,
        frame::plugin,
        scroll::plugin,
        slide::plugin,
        toast::plugin,
        bars::plugin,
        sheets::plugin,
        dialogs::plugin,
    ));
}
