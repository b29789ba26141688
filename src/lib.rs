//! Half Moon: a two-deck solitaire for phones and tablets.
//!
//! One tap's way, in one direction: pointer -> [`table`] -> [`session::Request`] -> [`session`] asks [`rules`] ->
//! [`session::Outcome`] -> picture, bars and save each read it.

#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub mod desktop;
pub mod driver;
pub mod faces;
pub mod platform;
pub mod redraw;
pub mod rules;
pub mod save;
pub mod screen;
pub mod screen_reader;
pub mod session;
pub mod settings;
pub mod sound;
pub mod start;
pub mod statistics;
pub mod table;
pub mod text;
pub mod ui;
pub mod vibration;

use bevy::prelude::*;

#[cfg(any(target_os = "android", target_os = "ios"))]
pub use start::on_phone;
pub use start::{Folder, Start, in_window, without_window};

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
