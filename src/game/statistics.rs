//! Counts of the player's games and how they ended.
//!
//! - A game counts as played from its first removal, even if that is undone, and as won at victory.
//! - A played game that is given up or left at a dead end ends the streak.
//! - A restart is a new game.
//!
//! The [`GameId`] of the last counted game prevents a second count when its first removal is undone
//! and repeated.
//!
//! ```
//! use std::time::Duration;
//! use half_moon::game::GameId;
//! use half_moon::game::{FinishedGame, Statistics};
//!
//! let mut statistics = Statistics::default();
//! let game = GameId(1);
//! let time = Duration::from_secs(300);
//! statistics.count_played(game);
//! statistics.count_won(FinishedGame { id: game, won: true, removals: 48, time }, 2);
//! statistics.count_played(game);
//! assert_eq!((statistics.played(), statistics.won(), statistics.streak()), (1, 1, 1));
//! assert_eq!((statistics.best_time(), statistics.fewest_undos()), (Some(time), Some(2)));
//! ```

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::saved_game::MAX_ELAPSED;
use crate::rules::REMOVALS_TO_VICTORY;

/// The number of recent games that are kept individually.
pub const RECENT: usize = 20;

/// Counts of games, and the most recent games individually.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    played: u32,
    won: u32,
    streak: u32,
    best_streak: u32,
    best_time: Option<Duration>,
    fewest_undos: Option<u32>,
    recent: Vec<FinishedGame>,
    /// The game in play, once counted as played.
    counted: Option<GameId>,
}

/// A played game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The game's id.
    pub id: GameId,
    /// Whether it was won; if not, it was given up or left at a dead end.
    pub won: bool,
    /// The number of removals at the end, up to 48, which is a win.
    pub removals: usize,
    /// The time played.
    pub time: Duration,
}

/// The counts contradict each other: no games can lead to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the counts contradict each other")]
pub(crate) struct UnsoundStatistics;

impl Statistics {
    /// Counts a game as played, at its first removal. Later calls for the same game do nothing.
    pub fn count_played(&mut self, id: GameId) {
        if self.counted != Some(id) {
            self.played = self.played.saturating_add(1);
            self.counted = Some(id);
        }
    }

    /// Counts a game as won, with this number of undos. Call it once per game; victory is final.
    pub fn count_won(&mut self, game: FinishedGame, undos: u32) {
        self.count_played(game.id);
        self.won = self.won.saturating_add(1);
        self.streak = self.streak.saturating_add(1);
        self.best_streak = self.best_streak.max(self.streak);
        self.best_time = Some(self.best_time.map_or(game.time, |best| best.min(game.time)));
        self.fewest_undos = Some(self.fewest_undos.map_or(undos, |fewest| fewest.min(undos)));
        self.remember(game);
    }

    /// Ends the streak if the game was played and not won. Call it when another game is dealt.
    pub fn give_up(&mut self, game: FinishedGame) {
        if self.counted.take() == Some(game.id) && !game.won {
            self.streak = 0;
            self.remember(game);
        }
    }

    /// Clears everything. A game in progress counts again from its next removal.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// The number of games played.
    pub const fn played(&self) -> u32 {
        self.played
    }

    /// The number of games won, at most the number played.
    pub const fn won(&self) -> u32 {
        self.won
    }

    /// The share of games won, 0 to 1; `None` before the first game.
    pub fn win_rate(&self) -> Option<f64> {
        (self.played > 0).then(|| f64::from(self.won) / f64::from(self.played))
    }

    /// The number of wins in a row up to the last game.
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest streak.
    pub const fn best_streak(&self) -> u32 {
        self.best_streak
    }

    /// The shortest time of a win.
    pub const fn best_time(&self) -> Option<Duration> {
        self.best_time
    }

    /// The fewest undos of a win.
    pub const fn fewest_undos(&self) -> Option<u32> {
        self.fewest_undos
    }

    /// The most recent games that are over, oldest first; at most [`RECENT`].
    pub fn recent(&self) -> &[FinishedGame] {
        &self.recent
    }

    /// A copy, if games can lead to these counts. Damaged files often contradict themselves.
    pub(crate) fn checked(&self) -> Result<Self, UnsoundStatistics> {
        self.is_sound().then(|| self.clone()).ok_or(UnsoundStatistics)
    }

    fn is_sound(&self) -> bool {
        let has_won = self.won > 0;
        let wins = self.recent.iter().filter(|game| game.won).count();
        let played = usize::try_from(self.played).unwrap_or(usize::MAX);
        let won = usize::try_from(self.won).unwrap_or(usize::MAX);
        self.won <= self.played
            && self.streak <= self.best_streak
            && self.best_streak <= self.won
            && has_won == self.best_time.is_some()
            && has_won == self.fewest_undos.is_some()
            && has_won == (self.best_streak > 0)
            && self.best_time.is_none_or(|time| time <= MAX_ELAPSED)
            && self.recent.len() <= RECENT.min(played)
            && wins <= won
            && self.recent.iter().all(FinishedGame::is_sound)
    }

    fn remember(&mut self, game: FinishedGame) {
        self.recent.push(game);
        if self.recent.len() > RECENT {
            self.recent.remove(0);
        }
    }
}

impl FinishedGame {
    fn is_sound(&self) -> bool {
        self.won == (self.removals == REMOVALS_TO_VICTORY)
            && self.removals <= REMOVALS_TO_VICTORY
            && self.time <= MAX_ELAPSED
    }
}
