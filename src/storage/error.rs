//! What the player is told about files.

use std::io::{self, ErrorKind};

use bevy::prelude::*;

/// Something about the saved files that the player is to be told, in one sentence.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// A file could not be read and was renamed aside; the app has started without it.
    PutAside(SavedFile, Fault),
    /// Saving failed. Told once, until it has worked again.
    NotSaved(Obstacle),
}

/// One of the three files.
#[expect(missing_docs, reason = "they are what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SavedFile {
    Game,
    Settings,
    Statistics,
}

/// Why a file can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// It is not what the app wrote.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

/// What is in the way of saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// No space is left.
    DiskFull,
    /// The system does not let the app write there.
    NotAllowed,
    /// The system names no folder to keep the files in.
    NoFolder,
    /// Anything else, such as a file where the folder should be.
    Other,
}

impl SavedFile {
    /// The file's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game.ron",
            Self::Settings => "settings.ron",
            Self::Statistics => "statistics.ron",
        }
    }
}

impl Fault {
    /// What a file renamed aside is called after its own name, before a number.
    pub(super) const fn suffix(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::Newer => "newer",
        }
    }
}

impl From<&io::Error> for Obstacle {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::DiskFull,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            _ => Self::Other,
        }
    }
}
