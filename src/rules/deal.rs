//! Dealing: turns a code into 104 cards, each in its place.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::card::{Card, Rank, Suit};
use super::code::DealCode;
use super::slot::Slot;

/// The number of cards in play: two decks of 52.
pub const CARDS: u8 = 104;

/// The index of the first card dealt to the reserve.
const RESERVE: u8 = 96;

/// The position of a card in the shuffled deck, 0 to 103. It tells the two copies of a card apart
/// and determines where the card is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealIndex(u8);

impl DealIndex {
    /// The card at position `n` of the shuffled deck, 0 to 103; `None` above that.
    pub const fn new(n: u8) -> Option<Self> {
        if n < CARDS { Some(Self(n)) } else { None }
    }

    /// All 104 indices in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..CARDS).map(Self)
    }

    /// The card dealt to `slot` at `depth`, counted from 0 at the bottom; `None` if no card is
    /// dealt there.
    #[inline]
    pub const fn at(slot: Slot, depth: u8) -> Option<Self> {
        if depth < slot.full_height() { Some(Self(BOTTOM[slot.index()] + depth)) } else { None }
    }

    /// The position in the shuffled deck, 0 to 103.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot that the card is dealt to, and the number of cards under it there.
    pub const fn home(self) -> (Slot, u8) {
        if self.0 < RESERVE {
            (Slot::ALL[self.index() / 8], self.0 % 8)
        } else {
            let reserve = self.0 - RESERVE + Slot::PILES;
            (Slot::ALL[reserve as usize], 0)
        }
    }
}

/// The index of the first card dealt to each slot.
const BOTTOM: [u8; Slot::ALL.len()] = {
    let mut bottom = [0; Slot::ALL.len()];
    let mut i = 1;
    while i < bottom.len() {
        bottom[i] = bottom[i - 1] + Slot::ALL[i - 1].full_height();
        i += 1;
    }
    bottom
};

/// The 104 cards of a code. A code always gives the same deal, on every platform.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Deal {
    code: DealCode,
    /// The shuffled deck in rows of eight: the twelve piles, then the reserve.
    rows: [[Card; 8]; 13],
}

impl Deal {
    /// Shuffles two decks with the algorithm of version `HM1`, seeded with the code.
    pub fn new(code: DealCode) -> Self {
        let mut random = ChaCha20Rng::from_seed(seed(code));
        let mut rows = UNSHUFFLED;
        let cards = rows.as_flattened_mut();
        for i in (1..u32::from(CARDS)).rev() {
            let j = uniform(&mut random, i + 1);
            cards.swap(i as usize, j as usize);
        }
        Self { code, rows }
    }

    /// The code of the deal.
    pub const fn code(&self) -> DealCode {
        self.code
    }

    /// The cards of each pile, bottom first, and those of the reserve.
    #[inline]
    pub(super) const fn piles_and_reserve(&self) -> (&[[Card; 8]; 12], &[Card; 8]) {
        let [piles @ .., reserve] = &self.rows;
        (piles, reserve)
    }

    /// The card at a position of the shuffled deck.
    #[inline]
    pub const fn card(&self, index: DealIndex) -> Card {
        self.rows.as_flattened()[index.index()]
    }
}

impl fmt::Debug for Deal {
    /// Prints only the code, because the cards follow from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deal({})", self.code)
    }
}

/// Two decks, suit by suit, from ace to king.
const UNSHUFFLED: [[Card; 8]; 13] = {
    let ace = Card { rank: Rank::Ace, suit: Suit::Spades };
    let mut rows = [[ace; 8]; 13];
    let cards = rows.as_flattened_mut();
    let mut i = 0;
    while i < cards.len() {
        cards[i] = Card { rank: Rank::ALL[i % 13], suit: Suit::ALL[i / 13 % 4] };
        i += 1;
    }
    rows
};

/// `HM1-N`, zeros, and the number in the last eight bytes, little-endian.
fn seed(code: DealCode) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..5].copy_from_slice(b"HM1-N");
    seed[24..].copy_from_slice(&code.number().to_le_bytes());
    seed
}

/// A uniform number below `m`. Words from the last, incomplete run of `m` are rejected.
fn uniform(random: &mut ChaCha20Rng, m: u32) -> u32 {
    loop {
        let word = random.next_u32();
        // That run is shorter than `m`, so a word at least `m` before the end needs no division. In
        // 32 bits, `-m mod m` equals 2^32 mod m.
        let last = u32::MAX;
        if word <= last - m || word <= last - m.wrapping_neg() % m {
            return word % m;
        }
    }
}
