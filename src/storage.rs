//! What survives closing: the game, the settings and the statistics, each in a file of its own.
//!
//! - A file is written whole to a sibling and renamed over the old one, within the update that changed
//!   what it holds and before that frame is shown: a killed process loses nothing that was seen.
//! - A game is restored by dealing its code and playing its removals through the rules.
//! - What can't be read is renamed aside whole (`game.ron.damaged-1`), never overwritten: what is not
//!   RON, has a field missing, twice or of another type, a number out of its range, counts that no games
//!   lead to, or removals that don't fit the deal; also a folder, a link to nowhere, or a file too large
//!   to be one of these. A file of a newer version goes to `game.ron.newer-1`. The player is told, and the
//!   app starts with what can be read. What is aside stays: [`KEPT_ASIDE`] says how much of it.
//! - What can't be written is told once, and tried again with every change; the game plays on.

mod autosave;
mod error;
mod file;
mod format;
mod fsync;
mod load;
mod quarantine;
mod save_file;

use std::path::PathBuf;

use bevy::prelude::*;

use crate::game::Statistics;
use crate::game::{GameEvent, SavedGame, Session};
use crate::settings::Settings;
use save_file::{Kept, Shelf};

pub use autosave::save;
pub use error::{Fault, Notice, Obstacle, SavedFile};
pub use file::MAX_FILE_SIZE;
pub use format::VERSION;
pub use quarantine::KEPT_ASIDE;

/// Reads the three files of the [`SaveFolder`] and adds what they hold as resources: [`Session`],
/// [`Settings`] and [`Statistics`]. Saves them with every change from then on.
///
/// The folder has to be there as a resource before; without one nothing is read or written.
pub fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_message::<GameEvent>()
        .init_resource::<Session>()
        .init_resource::<Settings>()
        .init_resource::<Statistics>();
    load::load(app.world_mut());
    app.add_plugins(autosave::plugin);
}

/// Where the three files are. It need not exist yet.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct SaveFolder(pub PathBuf);

/// The three files and what they are known to hold.
#[derive(Resource)]
pub(crate) struct Saves {
    shelf: Shelf,
    game: Kept<SavedGame>,
    settings: Kept<Settings>,
    statistics: Kept<Statistics>,
    /// The last attempt to save failed, and the player has been told.
    failing: bool,
}
