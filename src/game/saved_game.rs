//! The part of a session that is saved.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use crate::rules::{DealCode, Removal, ReplayError};

/// The longest time that a saved game can hold: eleven years. A longer time means damage.
pub const MAX_ELAPSED: Duration = Duration::from_secs(100_000 * 60 * 60);

/// A saved session, enough to deal and replay the game. The selection is not saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// The game's id.
    pub id: GameId,
    /// The deal.
    pub deal: DealCode,
    /// The removals not undone, oldest first.
    pub removals: Vec<Removal>,
    /// The time played.
    pub elapsed: Duration,
    /// The number of undos.
    pub undos: u32,
    /// The player has dismissed the announcement of the ending.
    #[serde(default)]
    pub ending_dismissed: bool,
}

impl SavedGame {
    /// Whether both are equal except for the time played.
    pub fn is_same_game(&self, other: &Self) -> bool {
        let elapsed = self.elapsed;
        *self == Self { elapsed, ..other.clone() }
    }
}

/// Why a saved game cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The removals do not fit the deal.
    #[error(transparent)]
    Removals(#[from] ReplayError),
    /// The time is longer than [`MAX_ELAPSED`].
    #[error("played for {} hours", .0.as_secs() / 3600)]
    Elapsed(Duration),
}
