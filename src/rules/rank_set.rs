//! A set of ranks as a mask, for the question whether anything can be removed.

use super::card::Rank;

/// Which ranks are among some cards; bit 0 is the ace, bit 12 the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RankSet(u16);

impl RankSet {
    const NUMBERS: u16 = (1 << Rank::Ten.value()) - 1;
    pub(super) const FACES: Self = Self(0b111 << Rank::Ten.value());

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether two of the ranks add up to 11. A rank never does so with itself, so that a set is
    /// enough: the two lie in different slots.
    pub(super) const fn has_pair(self) -> bool {
        let numbers = self.0 & Self::NUMBERS;
        // Turning the ten number bits around puts each rank where its partner stands.
        let partners = numbers.reverse_bits() >> (u16::BITS - Rank::Ten.value() as u32);
        numbers & partners != 0
    }

    /// Whether a jack, a queen and a king are among them.
    pub(super) const fn has_trio(self) -> bool {
        self.0 & Self::FACES.0 == Self::FACES.0
    }
}

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        let bit = |rank: Rank| 1 << (rank.value() - 1);
        Self(ranks.into_iter().fold(0, |mask, rank| mask | bit(rank)))
    }
}
