//! The table: the cards in each slot, and which of them can be removed.

use std::iter::zip;

use super::card::Card;
use super::deal::{Deal, DealIndex};
use super::rank_set::RankSet;
use super::removal::Removal;
use super::slot::Slot;

/// A deal and the number of cards left in each slot, without history or selection.
///
/// Only [`Table::remove`] takes cards away, and it checks them, so every table can be reached from
/// its deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    deal: Deal,
    /// Indexed by slot; at most [`Slot::full_height`].
    heights: [u8; Slot::ALL.len()],
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All 104 cards have been removed.
    Victory,
    /// No playable cards form a pair that adds up to 11 or a trio of jack, queen and king.
    DeadEnd,
}

/// Why cards cannot be removed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotRemovable {
    /// A slot is empty.
    #[error("{0} is empty")]
    Empty(Slot),
    /// The two cards are not numbers that add up to 11.
    #[error("{} and {} do not add up to 11", .0[0], .0[1])]
    NotEleven([Card; 2]),
    /// The three cards are not a jack, a queen and a king.
    #[error("{}, {} and {} are not a jack, a queen and a king", .0[0], .0[1], .0[2])]
    NotATrio([Card; 3]),
}

impl Table {
    /// The full deal, with all 104 cards in place.
    pub fn new(deal: Deal) -> Self {
        let heights = Slot::ALL.map(Slot::full_height);
        Self { deal, heights }
    }

    /// The deal that the game started with.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The number of cards in a slot: 0 to 8 in a pile, 0 or 1 in the reserve.
    #[inline]
    pub const fn height(&self, slot: Slot) -> u8 {
        self.heights[slot.index()]
    }

    /// The number of cards left, 0 to 104.
    pub fn cards_left(&self) -> u8 {
        self.heights.iter().sum()
    }

    /// The index of a slot's playable card; `None` if the slot is empty.
    #[inline]
    pub fn top_index(&self, slot: Slot) -> Option<DealIndex> {
        let depth = self.height(slot).checked_sub(1)?;
        DealIndex::at(slot, depth)
    }

    /// A slot's playable card; `None` if the slot is empty.
    #[inline]
    pub fn top(&self, slot: Slot) -> Option<Card> {
        self.top_index(slot).map(|index| self.deal.card(index))
    }

    /// The playable cards, in slot order: the top of each pile and every card of the reserve.
    pub fn playable(&self) -> impl Iterator<Item = (Slot, Card)> {
        Slot::ALL.into_iter().filter_map(|slot| Some((slot, self.top(slot)?)))
    }

    /// The ranks of all playable cards, read from the heights for speed.
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

    /// The ending, if any: victory on an empty table, a dead end if nothing can be removed.
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
    /// Returns the reason why they cannot.
    pub fn check(&self, removal: &Removal) -> Result<(), NotRemovable> {
        match removal {
            Removal::Pair(slots) => {
                let [a, b] = **slots;
                let cards = [self.card_of(a)?, self.card_of(b)?];
                // A trio needs three ranks, so this combination is a pair.
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

    /// Removes the playable cards of these slots.
    ///
    /// # Errors
    /// Fails if they cannot be removed together, and leaves the table unchanged.
    pub fn remove(&mut self, removal: &Removal) -> Result<(), NotRemovable> {
        self.check(removal)?;
        for slot in removal.slots() {
            self.heights[slot.index()] -= 1;
        }
        Ok(())
    }

    /// Undoes the last [`Table::remove`]. The caller keeps the record of removals.
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
    cards.iter().fold(RankSet::NONE, |ranks, card| ranks.with(card.rank))
}
