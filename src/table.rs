//! The table on the screen: cards, slots, moon and night, and the fingers that tap them.
//!
//! Where a card lies is always computed from the [`Session`](crate::session::Session) and the
//! [`ScreenLayout`](crate::screen::ScreenLayout). A motion only says how it gets there, so that a motion
//! dropped, interrupted or never begun leaves the table as right as one that has ended.
//!
//! World units are dp with y up and the origin at the window's centre; everything else here reckons as the
//! [`layout`] does, from the window's top left with y down.

mod atlas;
mod backdrop;
mod cards;
mod focus;
mod full_moon;
pub mod layout;
mod measure;
mod motion;
mod pick;
mod place;
mod pose;
mod shading;
mod slots;
mod sprite;
mod taps;

use bevy::prelude::*;

use crate::GameSet;

pub use atlas::Atlas;
pub use cards::DealCard;
pub use focus::Ring;
pub use full_moon::FullMoon;
pub use motion::Moving;
pub use place::Place;
pub use pose::{Pose, Way};
pub use slots::SlotArea;
pub use sprite::Shows;

/// The order in which the table follows the session, within [`GameSet::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TableSet {
    /// Where each card is now, and what sets it in motion.
    Place,
    /// How each card is shown in this frame.
    Move,
    /// Sprites take places and pictures.
    Draw,
}

/// Adds the table and its fingers.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSet::Place, TableSet::Move, TableSet::Draw)
            .chain()
            .in_set(GameSet::Present),
    )
    .add_plugins((
        atlas::plugin,
        backdrop::plugin,
        cards::plugin,
        focus::plugin,
        full_moon::plugin,
        motion::plugin,
        pick::plugin,
        slots::plugin,
        sprite::plugin,
        taps::plugin,
    ));
}
