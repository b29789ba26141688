//! The table: what lies where, and what can be removed.

use std::iter::zip;

use super::card::Card;
use super::deal::{Deal, DealIndex};
use super::rank_set::RankSet;
use super::removal::Removal;
use super::slot::Slot;

/// A deal and how much of it is left in each slot. It knows no history and no selection.
///
/// Cards leave it only by [`Table::remove`], which checks them, so that it always is a table that
/// can be reached from its deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    deal: Deal,
    /// By slot; at most [`Slot::full_height`].
    heights: [u8; Slot::ALL.len()],
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All 104 cards have been removed.
    Victory,
    /// Among the playable cards there is neither a pair that adds up to 11 nor a jack, queen, king
    /// trio.
    DeadEnd,
}

/// Why cards can't be removed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotRemovable {
    /// No card lies in a slot.
    #[error("{0} is empty")]
    Empty(Slot),
    /// The two are not numbers that add up to 11.
    #[error("{} and {} do not add up to 11", .0[0], .0[1])]
    NotEleven([Card; 2]),
    /// The three are not a jack, a queen and a king.
    #[error("{}, {} and {} are not a jack, a queen and a king", .0[0], .0[1], .0[2])]
    NotATrio([Card; 3]),
}

impl Table {
    /// The whole deal, all 104 cards in place.
    pub fn new(deal: Deal) -> Self {
        let heights = Slot::ALL.map(Slot::full_height);
        Self { deal, heights }
    }

    /// The deal it began as.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// How many cards lie in a slot: 0 to 8 in a pile, 0 or 1 in the reserve.
    #[inline]
    pub const fn height(&self, slot: Slot) -> u8 {
        self.heights[slot.index()]
    }

    /// How many cards are left, 0 to 104.
    pub fn cards_left(&self) -> u8 {
        self.heights.iter().sum()
    }

    /// Which card is playable in a slot, or none if it is empty.
    #[inline]
    pub fn top_index(&self, slot: Slot) -> Option<DealIndex> {
        let depth = self.height(slot).checked_sub(1)?;
        DealIndex::at(slot, depth)
    }

    /// The playable card of a slot, or none if it is empty.
    #[inline]
    pub fn top(&self, slot: Slot) -> Option<Card> {
        self.top_index(slot).map(|index| self.deal.card(index))
    }

    /// The playable cards, in slot order: the top of each pile and every card of the reserve.
    pub fn playable(&self) -> impl Iterator<Item = (Slot, Card)> {
        Slot::ALL
            .into_iter()
            .filter_map(|slot| Some((slot, self.top(slot)?)))
    }

    /// The ranks of all playable cards, read straight from the heights: this is asked after each
    /// change of the table.
    fn playable_ranks(&self) -> RankSet {
        let (piles, reserve) = self.deal.piles_and_reserve();
        let (heights, lying) = self.heights.split_at(piles.len());
        let mut ranks = RankSet::NONE;
        for (pile, &height) in zip(piles, heights) {
            if let Some(card) = pile.get(usize::from(height).wrapping_sub(1)) {
                ranks = ranks.with(card.rank);
            }
        }
        for (card, &height) in zip(reserve, lying) {
            if height > 0 {
                ranks = ranks.with(card.rank);
            }
        }
        ranks
    }

    /// Whether the game has ended here. Victory is looked for first; a dead end by one look at
    /// every playable card.
    pub fn ending(&self) -> Option<Ending> {
        let ranks = self.playable_ranks();
        if ranks == RankSet::NONE {
            Some(Ending::Victory)
        } else if ranks.has_combination() {
            None
        } else {
            Some(Ending::DeadEnd)
        }
    }

    /// Whether the playable cards of these slots can be removed together.
    ///
    /// # Errors
    /// Says what is in the way.
    pub fn check(&self, removal: &Removal) -> Result<(), NotRemovable> {
        match removal {
            Removal::Pair(slots) => {
                let [a, b] = **slots;
                let cards = [self.card_of(a)?, self.card_of(b)?];
                // With two ranks this can only be a pair.
                if ranks_of(&cards).has_combination() {
                    Ok(())
                } else {
                    Err(NotRemovable::NotEleven(cards))
                }
            }
            Removal::Trio(slots) => {
                let [a, b, c] = **slots;
                let cards = [self.card_of(a)?, self.card_of(b)?, self.card_of(c)?];
                if ranks_of(&cards) == RankSet::TRIO {
                    Ok(())
                } else {
                    Err(NotRemovable::NotATrio(cards))
                }
            }
        }
    }

    /// Takes the playable cards of these slots off the table.
    ///
    /// # Errors
    /// If they can't be removed together; the table is then untouched.
    pub fn remove(&mut self, removal: &Removal) -> Result<(), NotRemovable> {
        self.check(removal)?;
        for slot in removal.slots() {
            self.heights[slot.index()] -= 1;
        }
        Ok(())
    }

    /// Undoes the last [`Table::remove`]. Only who keeps the record can know which that was.
    pub(super) fn put_back(&mut self, last: &Removal) {
        for slot in last.slots() {
            self.heights[slot.index()] += 1;
        }
    }

    fn card_of(&self, slot: Slot) -> Result<Card, NotRemovable> {
        self.top(slot).ok_or(NotRemovable::Empty(slot))
    }
}

fn ranks_of(cards: &[Card]) -> RankSet {
    cards
        .iter()
        .fold(RankSet::NONE, |ranks, card| ranks.with(card.rank))
}
