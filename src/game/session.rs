//! The game in play and its clock.

use std::time::Duration;

use bevy::prelude::*;

use super::clock::Clock;
use super::game_id::GameId;
use super::random;
use super::saved_game::{MAX_ELAPSED, ResumeError, SavedGame};
use super::statistics::FinishedGame;
use crate::rules::{DealCode, Ending, Game};

/// The game in play, from its deal until the next deal replaces it.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    pub(super) id: GameId,
    pub(super) game: Game,
    pub(super) clock: Clock,
    pub(super) undos: u32,
    pub(super) ending_dismissed: bool,
}

impl Default for Session {
    /// Deals a random code.
    fn default() -> Self {
        Self::deal(random::deal_code())
    }
}

impl Session {
    pub(super) fn deal(code: DealCode) -> Self {
        Self {
            id: GameId::random(),
            game: Game::new(code),
            clock: Clock::default(),
            undos: 0,
            ending_dismissed: false,
        }
    }

    /// The table, removals, selection, score and ending.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Identifies this game, even among games of the same deal.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The number of undos in this game.
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// The time played until `now`, a reading of `Time<Real>`.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.clock.elapsed(now)
    }

    /// Whether the clock is running, so that its display changes every second.
    pub const fn is_clock_running(&self) -> bool {
        self.clock.is_running()
    }

    /// Whether a removal can be taken back. A victory is final.
    pub fn can_undo(&self) -> bool {
        !self.game.removals().is_empty() && self.game.ending() != Some(Ending::Victory)
    }

    /// The ending to announce: reached and not dismissed.
    pub fn announcement(&self) -> Option<Ending> {
        self.game.ending().filter(|_| !self.ending_dismissed)
    }

    /// Whether a new deal would abandon the game, so that the player is asked first.
    pub fn in_progress(&self) -> bool {
        !self.game.removals().is_empty() && self.game.ending().is_none()
    }

    /// The data to save at `now`, a reading of `Time<Real>`.
    pub fn record(&self, now: Duration) -> SavedGame {
        SavedGame {
            id: self.id,
            deal: self.game.code(),
            removals: self.game.removals().to_vec(),
            elapsed: self.elapsed(now).min(MAX_ELAPSED),
            undos: self.undos,
            ending_dismissed: self.ending_dismissed,
        }
    }

    /// Deals a saved code and replays its removals under the rules, so that a damaged record cannot
    /// produce an impossible table. The clock is stopped until the table is visible.
    ///
    /// # Errors
    /// Fails if no game can lead to the record.
    pub fn resume(record: &SavedGame) -> Result<Self, ResumeError> {
        if record.elapsed > MAX_ELAPSED {
            return Err(ResumeError::Elapsed(record.elapsed));
        }
        let game = Game::replay(record.deal, &record.removals)?;
        let tapped = !record.elapsed.is_zero() || !record.removals.is_empty() || record.undos > 0;
        Ok(Self {
            id: record.id,
            ending_dismissed: record.ending_dismissed && game.ending().is_some(),
            game,
            clock: Clock::resumed(record.elapsed, tapped),
            undos: record.undos,
        })
    }

    /// The statistics entry if the game were over at `now`, a reading of `Time<Real>`.
    pub(crate) fn summary(&self, now: Duration) -> FinishedGame {
        FinishedGame {
            id: self.id,
            won: self.game.ending() == Some(Ending::Victory),
            removals: self.game.moves(),
            time: self.elapsed(now),
        }
    }
}
