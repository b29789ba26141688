//! The game in play and the statistics. Only this module changes them.
//!
//! Send a [`GameCommand`] to change the game. The result comes back as [`GameEvent`]s, which the
//! table, the user interface, the sounds and the storage read. [`Session`] is read-only outside
//! this module.

mod apply;
mod clock;
mod command;
mod event;
mod game_id;
mod presence;
mod random;
mod run_clock;
mod saved_game;
mod session;
mod statistics;

use bevy::prelude::*;

pub use command::GameCommand;
pub use event::GameEvent;
pub use game_id::GameId;
pub use presence::PlayerPresence;
pub use saved_game::{MAX_ELAPSED, ResumeError, SavedGame};
pub use session::Session;
pub(crate) use statistics::UnsoundStatistics;
pub use statistics::{FinishedGame, RECENT, Statistics};

/// Adds the session with a new deal. [`crate::storage`] replaces it with the saved game.
pub fn plugin(app: &mut App) {
    app.add_message::<GameCommand>()
        .add_message::<GameEvent>()
        .init_resource::<Session>()
        .init_resource::<Statistics>()
        .add_plugins((presence::plugin, apply::plugin, run_clock::plugin));
}
