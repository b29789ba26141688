//! How the player's games ended.
//!
//! - A game is played from its first removal on, whatever is undone later, and won at victory.
//! - Given up, or left at a dead end for another, a played game ends the streak.
//! - A restart is a new game.
//!
//! Games are known by their [`GameId`], so that nothing is counted twice: not by undoing and removing
//! again, nor if the app is killed after the game was saved and before the statistics were.
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

/// How many of the last games are remembered one by one.
pub const RECENT: usize = 20;

/// Counts of games, and the last of them one by one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    played: u32,
    won: u32,
    streak: u32,
    best_streak: u32,
    best_time: Option<Duration>,
    fewest_undos: Option<u32>,
    recent: Vec<FinishedGame>,
    last_played: Option<GameId>,
    last_won: Option<GameId>,
}

/// A game that was played and is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Which game.
    pub id: GameId,
    /// It was won; else it was given up or left at a dead end.
    pub won: bool,
    /// How many removals were on its record at the end, up to 48, which is a win.
    pub removals: usize,
    /// How long it was played.
    pub time: Duration,
}

/// No games lead to such counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the counts contradict each other")]
pub(crate) struct Unsound;

impl Statistics {
    /// A removal was made in a game. Its first counts it as played.
    pub fn count_played(&mut self, id: GameId) {
        if self.last_played != Some(id) {
            self.played = self.played.saturating_add(1);
            self.last_played = Some(id);
        }
    }

    /// A game was won, with this many undos.
    pub fn count_won(&mut self, game: FinishedGame, undos: u32) {
        self.count_played(game.id);
        if self.last_won == Some(game.id) {
            return;
        }
        self.last_won = Some(game.id);
        self.won = self.won.saturating_add(1);
        self.streak = self.streak.saturating_add(1);
        self.best_streak = self.best_streak.max(self.streak);
        self.best_time = Some(self.best_time.map_or(game.time, |best| best.min(game.time)));
        self.fewest_undos = Some(self.fewest_undos.map_or(undos, |fewest| fewest.min(undos)));
        self.remember(game);
    }

    /// A game is left for another. If it was played and not won, the streak ends.
    pub fn give_up(&mut self, game: FinishedGame) {
        if self.is_open(game.id) {
            self.streak = 0;
            self.remember(game);
        }
    }

    /// Counts what was saved of the game on the table, at the start, but not counted because the app
    /// was killed between the two files.
    ///
    /// Of a game whose giving up went uncounted only its id is left; it is remembered with the one
    /// removal that it had at least.
    pub fn reconcile(&mut self, on_table: FinishedGame, undos: u32) {
        if let Some(id) = self.last_played.filter(|&id| id != on_table.id) {
            self.give_up(FinishedGame {
                id,
                won: false,
                removals: 1,
                time: Duration::ZERO,
            });
        }
        if on_table.removals > 0 {
            self.count_played(on_table.id);
        }
        if on_table.won {
            self.count_won(on_table, undos);
        }
    }

    /// Forgets all. A game in progress counts again from its next removal, a won one does not.
    pub fn reset(&mut self) {
        let won = self.last_won.filter(|_| self.last_played == self.last_won);
        *self = Self {
            last_played: won,
            last_won: won,
            ..Self::default()
        };
    }

    /// How many games were played.
    pub const fn played(&self) -> u32 {
        self.played
    }

    /// How many games were won; never more than were played.
    pub const fn won(&self) -> u32 {
        self.won
    }

    /// The share of games won, 0 to 1; none before the first game.
    pub fn win_rate(&self) -> Option<f64> {
        (self.played > 0).then(|| f64::from(self.won) / f64::from(self.played))
    }

    /// How many of the last games were won in a row.
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest streak there was.
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

    /// The last games that are over, the latest last; at most [`RECENT`].
    pub fn recent(&self) -> &[FinishedGame] {
        &self.recent
    }

    /// These counts, if they can have come from games; what was damaged in a file often can't.
    pub(crate) fn checked(&self) -> Result<Self, Unsound> {
        self.is_sound().then(|| self.clone()).ok_or(Unsound)
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

    /// Whether a game was counted as played and is not over.
    fn is_open(&self, id: GameId) -> bool {
        self.last_played == Some(id)
            && self.last_won != Some(id)
            && self.recent.last().is_none_or(|last| last.id != id)
    }

    fn remember(&mut self, game: FinishedGame) {
        self.recent.retain(|other| other.id != game.id);
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
