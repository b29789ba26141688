//! Commands: the only way to change the game.

use bevy::prelude::*;

use crate::rules::{DealCode, Slot};

/// A change that the player asks of the game. [`GameEvent`](super::GameEvent)s report the result.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameCommand {
    /// Taps the card in a slot.
    Tap(Slot),
    /// Takes back the last removal.
    Undo,
    /// Deals a random code.
    NewGame,
    /// Deals the same code again. This counts as a new game.
    Restart,
    /// Deals a code.
    Deal(DealCode),
    /// Closes the announcement of an ending, so that the table is visible.
    DismissEnding,
    /// Deletes the statistics.
    ResetStatistics,
}
