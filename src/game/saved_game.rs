//! What of a session survives the closing of the app.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use crate::rules::{DealCode, Removal, ReplayError};

/// The longest time that is believed of a record: eleven years at the table. What says more is
/// damaged.
pub const MAX_ELAPSED: Duration = Duration::from_secs(100_000 * 60 * 60);

/// A session as it is saved: what the game on the table can be dealt and played again from. The
/// selection is not part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// The game's own id.
    pub id: GameId,
    /// The deal.
    pub deal: DealCode,
    /// The removals made and not undone, the first one first.
    pub removals: Vec<Removal>,
    /// How long it was played.
    pub elapsed: Duration,
    /// How often a removal was taken back.
    pub undos: u32,
    /// The announcement of the ending was put aside.
    #[serde(default)]
    pub ending_dismissed: bool,
}

impl SavedGame {
    /// Whether another says the same but for the time, which passes by itself.
    pub fn is_same_game(&self, other: &Self) -> bool {
        let elapsed = self.elapsed;
        *self
            == Self {
                elapsed,
                ..other.clone()
            }
    }
}

/// Why a record is of no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The removals do not fit the deal.
    #[error(transparent)]
    Removals(#[from] ReplayError),
    /// No one plays for longer than [`MAX_ELAPSED`].
    #[error("played for {} hours", .0.as_secs() / 3600)]
    Elapsed(Duration),
}
