//! The twenty slots that can hold a playable card.

use std::fmt;
use std::str::FromStr;

use super::as_text::serde_as_text;

/// A place for a playable card: the top of a pile, `P1` to `P12`, or a place of the reserve, `R1`
/// to `R8`. Piles come first in the order.
#[expect(missing_docs, reason = "they are named as in the rules' diagrams")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
pub enum Slot {
    P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12,
    R1, R2, R3, R4, R5, R6, R7, R8,
}

/// The kind of a slot, with its number from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SlotKind {
    /// A pile of the arc, 1 to 12.
    Pile(u8),
    /// A place of the reserve, 1 to 8.
    Reserve(u8),
}

impl Slot {
    /// The number of piles.
    pub const PILES: u8 = 12;
    /// The number of places in the reserve.
    pub const RESERVES: u8 = 8;

    /// All slots in order, piles first.
    #[rustfmt::skip]
    pub const ALL: [Self; 20] = [
        Self::P1, Self::P2, Self::P3, Self::P4, Self::P5, Self::P6,
        Self::P7, Self::P8, Self::P9, Self::P10, Self::P11, Self::P12,
        Self::R1, Self::R2, Self::R3, Self::R4, Self::R5, Self::R6, Self::R7, Self::R8,
    ];

    /// Pile `n`, 1 to 12; `None` for any other number.
    pub fn pile(n: u8) -> Option<Self> {
        (1..=Self::PILES).contains(&n).then(|| Self::ALL[usize::from(n - 1)])
    }

    /// Place `n` of the reserve, 1 to 8; `None` for any other number.
    pub fn reserve(n: u8) -> Option<Self> {
        (1..=Self::RESERVES).contains(&n).then(|| Self::ALL[usize::from(Self::PILES + n - 1)])
    }

    /// The position in [`Slot::ALL`], 0 to 19.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind and number of the slot.
    #[inline]
    pub const fn kind(self) -> SlotKind {
        let n = self as u8;
        if n < Self::PILES { SlotKind::Pile(n + 1) } else { SlotKind::Reserve(n - Self::PILES + 1) }
    }

    /// The number of cards dealt to the slot: 8 to a pile, 1 to a place of the reserve.
    #[inline]
    pub const fn full_height(self) -> u8 {
        match self.kind() {
            SlotKind::Pile(_) => 8,
            SlotKind::Reserve(_) => 1,
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            SlotKind::Pile(n) => write!(f, "P{n}"),
            SlotKind::Reserve(n) => write!(f, "R{n}"),
        }
    }
}

/// The text names no slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a slot: P1 to P12 or R1 to R8 is expected")]
pub struct ParseSlotError;

impl FromStr for Slot {
    type Err = ParseSlotError;

    fn from_str(text: &str) -> Result<Self, ParseSlotError> {
        let (kind, digits) = text.split_at_checked(1).ok_or(ParseSlotError)?;
        // `u8::from_str` also accepts "+1" and "01", which name no slot.
        if !digits.starts_with(|first: char| ('1'..='9').contains(&first)) {
            return Err(ParseSlotError);
        }
        let n = digits.parse().map_err(|_| ParseSlotError)?;
        match kind {
            "P" => Self::pile(n),
            "R" => Self::reserve(n),
            _ => None,
        }
        .ok_or(ParseSlotError)
    }
}

serde_as_text!(Slot, "a slot, P1 to P12 or R1 to R8");
