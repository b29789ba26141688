//! Saves the game with the statistics in `game.ron` and the settings in `settings.ron`.
//!
//! - **Writing.** One thread writes: temporary file, sync, rename, sync of the folder. A change is
//!   handed to that thread in the update that made it, and the frame waits for the rename before it
//!   is shown. A kill therefore loses nothing that the player saw. The wait ends after
//!   [`MAX_WAIT`]: only while a disk takes longer than that can a kill lose the last change. Leaving
//!   the app and a failing graphics driver wait without a limit.
//! - **Reading.** A saved game is dealt from its code and its removals are replayed through the
//!   rules.
//! - **Damage.** A file that cannot be read is quarantined: renamed to `game.ron.damaged-1`, or to
//!   `game.ron.newer-1` if a newer version wrote it. At most [`QUARANTINE_LIMIT`] files are kept for
//!   each name and reason. The app then starts from the last good copy (`game.ron.bak`), or without
//!   one from the defaults, and the player is notified.
//! - **Failure.** A failed write is reported once and retried with every change.

mod autosave;
mod backed_up_file;
mod error;
mod format;
mod load;
mod quarantine;
mod read_file;
mod save_file;
mod writer;

use bevy::prelude::*;

pub use autosave::save;
pub use error::{SaveError, SavedFile, StorageNotice, UnreadableFile};
pub use format::{GameFile, VERSION};
pub use load::{LoadSystems, SaveFolder};
pub use quarantine::QUARANTINE_LIMIT;
pub use read_file::MAX_FILE_SIZE;
pub use writer::MAX_WAIT;

// A picture of a saved game must not change the game.
#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub(crate) use autosave::Autosave;

/// Loads the files of the [`SaveFolder`] in [`PreStartup`] and saves changes from then on. Without
/// that resource nothing is read or written.
pub fn plugin(app: &mut App) {
    app.add_message::<StorageNotice>().add_plugins((load::plugin, autosave::plugin));
}
