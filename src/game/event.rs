//! Events: the changes that a command made.

use bevy::prelude::*;

use crate::rules::{Ending, Refusal, Removal, Selection, Slot};

/// A change of the game. Events arrive in the order of the changes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A deal replaced the table.
    Dealt {
        /// The deal comes from the saved game, with its removals.
        resumed: bool,
    },
    /// The card in a slot was selected.
    Selected(Slot),
    /// The card in a slot was deselected.
    Deselected(Slot),
    /// Cards left the table.
    Removed(Removal),
    /// The tapped card does not match the selection.
    Refused {
        /// The reason, as "Move errors" shows it.
        why: Refusal,
        /// The tapped slot.
        tapped: Slot,
        /// The selection before the tap.
        was: Selection,
    },
    /// The last removal was taken back.
    Undone(Removal),
    /// The game ended and the ending must be announced. Sent each time an ending is reached, and
    /// when the app opens on one.
    Ended(Ending),
    /// The player closed the announcement.
    EndingDismissed,
}
