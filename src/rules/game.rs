//! A game: a deal, its removals and the selection.

use super::code::DealCode;
use super::deal::Deal;
use super::removal::Removal;
use super::selection::{Meaning, Refusal, Selection};
use super::slot::Slot;
use super::table::{Ending, NotRemovable, Table};

/// The number of removals that can be undone, more than any game has.
pub const UNDO_LIMIT: usize = 100;

/// The number of removals in every victory: 40 pairs and 8 trios.
pub const REMOVALS_TO_VICTORY: usize = 48;

// Every removal can be undone, so the record is never truncated.
const _: () = assert!(REMOVALS_TO_VICTORY <= UNDO_LIMIT);

/// A game in play.
///
/// Score, moves and ending are derived from the removals and the table. Two games are equal if they
/// have the same deal, the same removals in the same order and the same selection.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// Follows from the deal and the removals; stored because every query needs it.
    table: Table,
    removals: Vec<Removal>,
    selection: Selection,
}

/// The result of a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tap {
    /// The slot is empty, so nothing changed.
    Nothing,
    /// The card was selected.
    Selected(Slot),
    /// The card was deselected.
    Deselected(Slot),
    /// The cards were removed and the selection was cleared.
    Removed(Removal),
    /// The card does not match the selection.
    Refused {
        /// The reason, shown if the setting "Move errors" is on.
        why: Refusal,
        /// The tapped slot. Its card replaces a selected face card of the same rank.
        tapped: Slot,
        /// The selection before the tap.
        was: Selection,
    },
}

/// No removal can be taken back: there is none, or the game is won, which is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to undo")]
pub struct NothingToUndo;

/// A recorded removal does not fit its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("removal {} does not fit: {why}", .at + 1)]
pub struct ReplayError {
    /// The index of the removal, from 0.
    pub at: usize,
    /// The reason why it cannot be made.
    #[source]
    pub why: NotRemovable,
}

impl Game {
    /// Deals the cards of a code.
    pub fn new(code: DealCode) -> Self {
        Self {
            table: Table::new(Deal::new(code)),
            removals: Vec::with_capacity(REMOVALS_TO_VICTORY),
            selection: Selection::NONE,
        }
    }

    /// Deals the cards of a code and makes the removals in order, under the same rules as taps.
    ///
    /// # Errors
    /// Returns the first removal that does not fit.
    pub fn replay(code: DealCode, removals: &[Removal]) -> Result<Self, ReplayError> {
        let mut game = Self::new(code);
        for (at, removal) in removals.iter().enumerate() {
            game.remove(*removal).map_err(|why| ReplayError { at, why })?;
        }
        Ok(game)
    }

    /// The code of the deal.
    pub const fn code(&self) -> DealCode {
        self.table.deal().code()
    }

    /// The cards left in each slot.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The removals not undone, oldest first; at most [`REMOVALS_TO_VICTORY`].
    pub fn removals(&self) -> &[Removal] {
        &self.removals
    }

    /// The current selection.
    pub const fn selection(&self) -> Selection {
        self.selection
    }

    /// The number of removals not undone.
    pub fn moves(&self) -> usize {
        self.removals.len()
    }

    /// 10 for each pair and 15 for each trio not undone; 520 at victory.
    pub fn score(&self) -> u32 {
        self.removals.iter().map(Removal::points).sum()
    }

    /// The ending, if the game has ended. Undo leads out of a dead end, but not of a victory.
    pub fn ending(&self) -> Option<Ending> {
        self.table.ending()
    }

    /// Taps the card in a slot: selects it, deselects it or removes it with the selected cards. A
    /// refused tap changes only the selection.
    pub fn tap(&mut self, slot: Slot) -> Tap {
        let was = self.selection;
        let refused = |why| Tap::Refused { why, tapped: slot, was };
        let (tap, selection) = match self.meaning_of(slot) {
            None => return Tap::Nothing,
            Some(Meaning::Select(selection)) => (Tap::Selected(slot), selection),
            Some(Meaning::Deselect(selection)) => (Tap::Deselected(slot), selection),
            Some(Meaning::Refuse(why, selection)) => (refused(why), selection),
            Some(Meaning::Complete(removal, why)) => match self.remove(removal) {
                Ok(()) => (Tap::Removed(removal), Selection::NONE),
                Err(_) => (refused(why), Selection::NONE),
            },
        };
        self.selection = selection;
        tap
    }

    /// Whether placement assistance dims the card in a slot, because a tap on it would be refused.
    pub fn dimmed(&self, slot: Slot) -> bool {
        match self.meaning_of(slot) {
            Some(Meaning::Refuse(..)) => true,
            Some(Meaning::Complete(removal, _)) => self.table.check(&removal).is_err(),
            Some(Meaning::Select(_) | Meaning::Deselect(_)) | None => false,
        }
    }

    /// Whether [`Game::undo`] would take back a removal.
    pub fn can_undo(&self) -> bool {
        !self.removals.is_empty() && self.ending() != Some(Ending::Victory)
    }

    /// Takes back the last removal, with its points, and clears the selection.
    ///
    /// # Errors
    /// Fails if there is no removal or the game is won.
    pub fn undo(&mut self) -> Result<Removal, NothingToUndo> {
        if !self.can_undo() {
            return Err(NothingToUndo);
        }
        let last = self.removals.pop().ok_or(NothingToUndo)?;
        self.table.put_back(&last);
        self.clear_selection();
        Ok(last)
    }

    /// Deals the same code again, as a new game.
    pub fn restart(&mut self) {
        *self = Self::new(self.code());
    }

    /// Deselects every card.
    pub const fn clear_selection(&mut self) {
        self.selection = Selection::NONE;
    }

    fn meaning_of(&self, slot: Slot) -> Option<Meaning> {
        let card = self.table.top(slot)?;
        Some(self.selection.meaning_of(slot, card.rank))
    }

    fn remove(&mut self, removal: Removal) -> Result<(), NotRemovable> {
        self.table.remove(&removal)?;
        self.removals.push(removal);
        Ok(())
    }
}
