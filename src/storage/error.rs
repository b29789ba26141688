//! What can go wrong with the files.

use std::io::{self, ErrorKind};

use bevy::prelude::*;

/// A problem with the saved files that the player must learn about.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StorageNotice {
    /// An unreadable file was quarantined, and the app started without it.
    Quarantined(SavedFile, UnreadableFile),
    /// An unreadable file was quarantined, and the app started from its last good copy.
    Restored(SavedFile),
    /// Saving failed. Sent once, until saving has succeeded again.
    NotSaved(SaveError),
}

/// One of the two files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavedFile {
    /// The game in play and the statistics.
    Game,
    /// The settings.
    Settings,
}

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadableFile {
    /// The app did not write it like this.
    Damaged,
    /// A newer version of the app wrote it.
    NewerVersion,
}

/// Why a file cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveError {
    /// No space is left.
    DiskFull,
    /// The app may not write to the folder.
    NotAllowed,
    /// The system names no folder for the app's files.
    NoFolder,
    /// Anything else, such as a file in place of the folder.
    Other,
}

impl SavedFile {
    /// Both files, in the order of their declaration.
    pub const ALL: [Self; 2] = [Self::Game, Self::Settings];

    /// The file's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game.ron",
            Self::Settings => "settings.ron",
        }
    }

    /// The name of its last good copy.
    pub const fn backup_name(self) -> &'static str {
        match self {
            Self::Game => "game.ron.bak",
            Self::Settings => "settings.ron.bak",
        }
    }
}

impl From<&io::Error> for SaveError {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            _ => Self::Other,
        }
    }
}
