//! A game: a deal, what has been removed from it, and what is selected.

use super::code::DealCode;
use super::deal::Deal;
use super::removal::Removal;
use super::selection::{Meaning, Refusal, Selection};
use super::slot::Slot;
use super::table::{Ending, NotRemovable, Table};

/// How many removals can be undone: more than any game has.
pub const UNDO_LIMIT: usize = 100;

/// How many removals clear the table, no more and no less: 40 pairs and 8 trios.
pub const REMOVALS_TO_VICTORY: usize = 48;

// The whole record can always be undone, so that nothing has to be dropped from it.
const _: () = assert!(REMOVALS_TO_VICTORY <= UNDO_LIMIT);

/// A game in play.
///
/// Score, moves and ending are read off the removals and the table; only these and the selection
/// are kept. Two games are equal if the same was removed from the same deal in the same order and
/// the same is selected.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    /// What the removals leave of the deal. It follows from them; it is kept because every
    /// question about a game is a question about its table.
    table: Table,
    removals: Vec<Removal>,
    selection: Selection,
}

/// What a tap did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tap {
    /// Nothing: no card lies there.
    Nothing,
    /// The card was selected.
    Selected(Slot),
    /// The card was selected and is not any more.
    Deselected(Slot),
    /// The cards were removed, and nothing is selected.
    Removed(Removal),
    /// The card does not fit those selected.
    Refused {
        /// What the player is told if the setting "Move errors" is on.
        why: Refusal,
        /// The card tapped. It is selected now if it has the rank of a face card that was.
        tapped: Slot,
        /// What was selected before.
        was: Selection,
    },
}

/// There is no removal to take back, or the game is won, and victory is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is nothing to undo")]
pub struct NothingToUndo;

/// A record of removals does not fit its deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("removal {} does not fit: {why}", .at + 1)]
pub struct ReplayError {
    /// Which removal, counted from 0.
    pub at: usize,
    /// Why it can't be made there.
    #[source]
    pub why: NotRemovable,
}

impl Game {
    /// Deals a code's cards.
    pub fn new(code: DealCode) -> Self {
        Self {
            table: Table::new(Deal::new(code)),
            removals: Vec::with_capacity(REMOVALS_TO_VICTORY),
            selection: Selection::NONE,
        }
    }

    /// Deals a code's cards and makes the removals in their order, by the same rules as taps do.
    ///
    /// # Errors
    /// Names the first removal that does not fit.
    pub fn replay(code: DealCode, removals: &[Removal]) -> Result<Self, ReplayError> {
        let mut game = Self::new(code);
        for (at, removal) in removals.iter().enumerate() {
            game.remove(*removal)
                .map_err(|why| ReplayError { at, why })?;
        }
        Ok(game)
    }

    /// The code of the deal.
    pub const fn code(&self) -> DealCode {
        self.table.deal().code()
    }

    /// What lies where.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The removals made and not undone, the first one first. At most [`REMOVALS_TO_VICTORY`].
    pub fn removals(&self) -> &[Removal] {
        &self.removals
    }

    /// What is selected.
    pub const fn selection(&self) -> Selection {
        self.selection
    }

    /// How many removals were made and not undone.
    pub fn moves(&self) -> usize {
        self.removals.len()
    }

    /// 10 for each pair and 15 for each trio that were removed and not undone; 520 at victory.
    pub fn score(&self) -> u32 {
        self.removals.iter().map(Removal::points).sum()
    }

    /// Whether the game has ended, and how. Undoing can lead out of a dead end, not of a victory.
    pub fn ending(&self) -> Option<Ending> {
        self.table.ending()
    }

    /// Taps the card in a slot: selects it, deselects it, removes it with those selected, or is
    /// refused, which changes nothing but the selection.
    pub fn tap(&mut self, slot: Slot) -> Tap {
        let was = self.selection;
        let refused = |why| Tap::Refused {
            why,
            tapped: slot,
            was,
        };
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

    /// Whether placement assistance dims the card in a slot: something is selected, and the card
    /// would be refused.
    pub fn dimmed(&self, slot: Slot) -> bool {
        match self.meaning_of(slot) {
            Some(Meaning::Refuse(..)) => true,
            Some(Meaning::Complete(removal, _)) => self.table.check(&removal).is_err(),
            Some(Meaning::Select(_) | Meaning::Deselect(_)) | None => false,
        }
    }

    /// Whether [`Game::undo`] would take something back.
    pub fn can_undo(&self) -> bool {
        !self.removals.is_empty() && self.ending() != Some(Ending::Victory)
    }

    /// Takes back the last removal whole and clears the selection. Cards, score and moves are as
    /// they were before it.
    ///
    /// # Errors
    /// If nothing has been removed, or the game is won.
    pub fn undo(&mut self) -> Result<Removal, NothingToUndo> {
        if !self.can_undo() {
            return Err(NothingToUndo);
        }
        let last = self.removals.pop().ok_or(NothingToUndo)?;
        self.table.put_back(&last);
        self.clear_selection();
        Ok(last)
    }

    /// Deals the same code again: a new game.
    pub fn restart(&mut self) {
        *self = Self::new(self.code());
    }

    /// Selects nothing.
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
