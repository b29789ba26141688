//! The game in play: one deal with its clock.

use std::time::Duration;

use bevy::prelude::*;

use super::clock::Clock;
use super::game_id::GameId;
use super::random;
use super::saved_game::{MAX_ELAPSED, ResumeError, SavedGame};
use super::statistics::FinishedGame;
use crate::rules::{DealCode, Ending, Game};

/// The game in play with its clock: one deal from its dealing until another takes its place.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    pub(super) id: GameId,
    pub(super) game: Game,
    pub(super) clock: Clock,
    pub(super) undos: u32,
    pub(super) ending_dismissed: bool,
}

impl Default for Session {
    /// A new deal with a number from the system's random source.
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

    /// Table, removals, selection, score and ending.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Tells this game from every other, also from another of the same deal.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// How often a removal was taken back in this game.
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// How long it has been played until `now`, a reading of `Time<Real>`.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.clock.elapsed(now)
    }

    /// Whether the clock runs, so that what shows it changes with every second.
    pub const fn is_clock_running(&self) -> bool {
        self.clock.is_running()
    }

    /// Whether a removal can be taken back. A victory is final.
    pub fn can_undo(&self) -> bool {
        !self.game.removals().is_empty() && self.game.ending() != Some(Ending::Victory)
    }

    /// The ending to be announced: reached and not dismissed.
    pub fn announcement(&self) -> Option<Ending> {
        self.game.ending().filter(|_| !self.ending_dismissed)
    }

    /// Whether giving it up gives something up, so that the player is asked first: a removal is on
    /// record, and the game has not ended.
    pub fn in_progress(&self) -> bool {
        !self.game.removals().is_empty() && self.game.ending().is_none()
    }

    /// What to save at `now`, a reading of `Time<Real>`.
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

    /// Deals a record's code and plays its removals through the rules, so that no record can put an
    /// impossible table on the screen. The clock stands until the table is in front.
    ///
    /// # Errors
    /// If the record is of no game that can be played.
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

    /// The game as the statistics remember it, were it over at `now`, a reading of `Time<Real>`.
    pub(crate) fn summary(&self, now: Duration) -> FinishedGame {
        FinishedGame {
            id: self.id,
            won: self.game.ending() == Some(Ending::Victory),
            removals: self.game.moves(),
            time: self.elapsed(now),
        }
    }
}
