//! The text of a saved file: RON that begins with the version.

use std::time::Duration;

use bevy::log::warn;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::UnreadableFile;
use crate::game::{SavedGame, Session, Statistics};

/// The version that this app writes, and the newest that it reads. A new field with a default does
/// not need a new version.
pub const VERSION: u32 = 1;

/// The content of `game.ron`. The game and the counts are written together, so that a kill can never
/// leave one without the other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameFile {
    /// The game in play.
    pub game: SavedGame,
    /// The counts of all games.
    pub statistics: Statistics,
}

impl GameFile {
    pub(super) fn new(session: &Session, statistics: &Statistics, now: Duration) -> Self {
        Self { game: session.record(now), statistics: statistics.clone() }
    }

    /// Whether both differ at most in the time played.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
        self.game.is_same_game(&other.game) && self.statistics == other.statistics
    }
}

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    version: u32,
    content: T,
}

/// The one field that every future version has.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

pub(super) fn to_text<T: Serialize>(content: &T) -> Result<String, ron::Error> {
    let version = VERSION;
    let mut text =
        ron::ser::to_string_pretty(&Versioned { version, content }, ron::ser::PrettyConfig::new())?;
    text.push('\n');
    Ok(text)
}

pub(super) fn from_text<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, UnreadableFile> {
    let Version { version } = parse(bytes)?;
    match version {
        VERSION => parse(bytes).map(|Versioned { content, .. }| content),
        newer if newer > VERSION => Err(UnreadableFile::NewerVersion),
        _ => Err(UnreadableFile::Damaged),
    }
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, UnreadableFile> {
    ron::de::from_bytes(bytes).map_err(|error| {
        warn!("{error}");
        UnreadableFile::Damaged
    })
}
