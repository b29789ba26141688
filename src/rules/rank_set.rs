//! A set of ranks as a bit mask, for a fast check whether anything can be removed.

use super::card::Rank;

/// The ranks of some cards, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RankSet(u16);

impl RankSet {
    /// The empty set.
    pub(super) const NONE: Self = Self(0);

    /// A jack, a queen and a king.
    pub(super) const TRIO: Self = Self::NONE.with(Rank::Jack).with(Rank::Queen).with(Rank::King);

    /// Five pairs that add up to 11, and the trio.
    const COMBINATIONS: [Self; 6] = [
        Self::NONE.with(Rank::Ace).with(Rank::Ten),
        Self::NONE.with(Rank::Two).with(Rank::Nine),
        Self::NONE.with(Rank::Three).with(Rank::Eight),
        Self::NONE.with(Rank::Four).with(Rank::Seven),
        Self::NONE.with(Rank::Five).with(Rank::Six),
        Self::TRIO,
    ];

    /// The set with one more rank.
    #[inline]
    pub(super) const fn with(self, rank: Rank) -> Self {
        Self(self.0 | rank as u16)
    }

    /// Whether some ranks can be removed together. No combination has a rank twice, so a set
    /// suffices.
    #[inline]
    pub(super) fn has_combination(self) -> bool {
        Self::COMBINATIONS.iter().any(|ranks| self.0 & ranks.0 == ranks.0)
    }
}
