//! What of a session survives the closing of the app.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::clock::Clock;
use super::{GameId, Session};
use crate::rules::{DealCode, Game, Removal, ReplayError};

/// The longest time that is believed of a record: eleven years at the table. What says more is
/// damaged.
pub const LONGEST: Duration = Duration::from_secs(100_000 * 60 * 60);

/// A session as it is saved: what the game on the table can be dealt and played again from. The
/// selection is not part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
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
    pub put_aside: bool,
}

impl Record {
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
    /// No one plays for longer than [`LONGEST`].
    #[error("played for {} hours", .0.as_secs() / 3600)]
    Elapsed(Duration),
}

impl Session {
    /// What to save at `now`, a reading of `Time<Real>`.
    pub fn record(&self, now: Duration) -> Record {
        Record {
            id: self.id,
            deal: self.game.code(),
            removals: self.game.removals().to_vec(),
            elapsed: self.elapsed(now).min(LONGEST),
            undos: self.undos,
            put_aside: self.put_aside,
        }
    }

    /// Deals a record's code and plays its removals through the rules, so that no record can put an
    /// impossible table on the screen. The clock stands until the table is in front.
    ///
    /// # Errors
    /// If the record is of no game that can be played.
    pub fn resume(record: &Record) -> Result<Self, ResumeError> {
        if record.elapsed > LONGEST {
            return Err(ResumeError::Elapsed(record.elapsed));
        }
        let game = Game::replay(record.deal, &record.removals)?;
        let tapped = !record.elapsed.is_zero() || !record.removals.is_empty() || record.undos > 0;
        Ok(Self {
            id: record.id,
            put_aside: record.put_aside && game.ending().is_some(),
            game,
            clock: Clock::resumed(record.elapsed, tapped),
            undos: record.undos,
        })
    }
}
