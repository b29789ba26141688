//! Pairs and trios: slots whose cards are removed together.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::as_text::serde_as_text;
use super::slot::{ParseSlotError, Slot};

/// `N` different slots, in slot order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slots<const N: usize>([Slot; N]);

impl<const N: usize> Slots<N> {
    /// Sorts the slots; `None` if one is repeated.
    pub fn new(mut slots: [Slot; N]) -> Option<Self> {
        slots.sort_unstable();
        slots.windows(2).all(|two| two[0] != two[1]).then_some(Self(slots))
    }
}

impl<const N: usize> Deref for Slots<N> {
    type Target = [Slot; N];

    fn deref(&self) -> &[Slot; N] {
        &self.0
    }
}

/// The slots of a pair that adds up to 11, or of a jack, a queen and a king. Only a
/// [`Table`](super::Table) can check the cards.
///
/// The text form lists the slots in order: `P1 P8`, `P3 P5 P8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Removal {
    /// Two number cards.
    Pair(Slots<2>),
    /// Three face cards.
    Trio(Slots<3>),
}

impl Removal {
    /// A pair of two slots, in any order; `None` if they are equal.
    pub fn pair(a: Slot, b: Slot) -> Option<Self> {
        Slots::new([a, b]).map(Self::Pair)
    }

    /// A trio of three slots, in any order; `None` if two are equal.
    pub fn trio(a: Slot, b: Slot, c: Slot) -> Option<Self> {
        Slots::new([a, b, c]).map(Self::Trio)
    }

    /// The two or three slots, in slot order.
    pub fn slots(&self) -> &[Slot] {
        match self {
            Self::Pair(slots) => &**slots,
            Self::Trio(slots) => &**slots,
        }
    }

    /// The points for the score: 10 for a pair, 15 for a trio.
    pub const fn points(&self) -> u32 {
        match self {
            Self::Pair(_) => 10,
            Self::Trio(_) => 15,
        }
    }
}

impl fmt::Display for Removal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, slot) in self.slots().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{slot}")?;
        }
        Ok(())
    }
}

/// Why a text is not a removal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseRemovalError {
    /// A word names no slot.
    #[error(transparent)]
    Slot(#[from] ParseSlotError),
    /// The text has neither two nor three words.
    #[error("a removal is of two or three slots")]
    Count,
    /// A slot is repeated.
    #[error("a removal has each slot once")]
    Twice,
}

impl FromStr for Removal {
    type Err = ParseRemovalError;

    fn from_str(text: &str) -> Result<Self, ParseRemovalError> {
        let mut words = text.split_whitespace();
        let (Some(a), Some(b), c, None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(ParseRemovalError::Count);
        };
        let (a, b) = (a.parse()?, b.parse()?);
        match c {
            None => Self::pair(a, b),
            Some(c) => Self::trio(a, b, c.parse()?),
        }
        .ok_or(ParseRemovalError::Twice)
    }
}

serde_as_text!(Removal, "two or three slots such as P1 P8");
