//! Half Moon: a two-deck solitaire for phones and tablets.
//!
//! One tap's way, in one direction: pointer -> [`table`] -> [`session::Request`] -> [`session`] asks [`rules`] ->
//! [`session::Outcome`] -> picture, bars and save each read it.

pub mod faces;
pub mod platform;
pub mod redraw;
pub mod rules;
pub mod save;
pub mod screen;
pub mod session;
pub mod settings;
pub mod statistics;
pub mod table;
pub mod text;

use bevy::prelude::*;

/// The order of an update. A tap is read, carried out, shown and saved within one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSet {
    /// Fingers, keys and the system become requests.
    Input,
    /// The session carries the requests out.
    Rules,
    /// Picture, bars and dialogs follow.
    Present,
    /// What must survive is written.
    Persist,
}

/// Chains the [`GameSet`]s.
pub fn sets(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSet::Input,
            GameSet::Rules,
            GameSet::Present,
            GameSet::Persist,
        )
            .chain(),
    );
}
