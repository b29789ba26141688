//! Suits, ranks and cards.

use std::fmt;
use std::str::FromStr;

/// One of the four suits. The rules ignore suits.
#[expect(missing_docs, reason = "the suits need no explanation")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    /// The suits in the order of an unshuffled deck.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// `S`, `H`, `D` or `C`.
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
        }
    }
}

/// One of the thirteen ranks, ace low. Each is one bit, so that a set of ranks is a bit mask.
#[expect(missing_docs, reason = "the ranks need no explanation")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Rank {
    Ace = 1 << 0,
    Two = 1 << 1,
    Three = 1 << 2,
    Four = 1 << 3,
    Five = 1 << 4,
    Six = 1 << 5,
    Seven = 1 << 6,
    Eight = 1 << 7,
    Nine = 1 << 8,
    Ten = 1 << 9,
    Jack = 1 << 10,
    Queen = 1 << 11,
    King = 1 << 12,
}

impl Rank {
    /// The ranks from ace to king, the order of an unshuffled deck.
    pub const ALL: [Self; 13] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// The number from 1 for the ace to 13 for the king. A pair adds up to 11.
    #[inline]
    pub const fn value(self) -> u8 {
        1 + (self as u16).trailing_zeros() as u8
    }

    /// The face of a jack, queen or king; `None` for a number.
    #[inline]
    pub const fn face(self) -> Option<Face> {
        match self {
            Self::Jack => Some(Face::Jack),
            Self::Queen => Some(Face::Queen),
            Self::King => Some(Face::King),
            _ => None,
        }
    }

    /// Whether this is a jack, queen or king. Face cards form trios, never pairs.
    pub const fn is_face(self) -> bool {
        self.face().is_some()
    }

    /// `A`, `2` to `9`, `T`, `J`, `Q` or `K`.
    pub const fn letter(self) -> char {
        match self {
            Self::Ace => 'A',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            number => (b'0' + number.value()) as char,
        }
    }
}

/// A rank that belongs in a trio.
#[expect(missing_docs, reason = "the faces need no explanation")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    Jack,
    Queen,
    King,
}

/// A rank and a suit. Two decks are in play, so each card exists twice; a
/// [`DealIndex`](super::DealIndex) tells the copies apart.
///
/// ```
/// use half_moon::rules::{Card, Rank, Suit};
///
/// let card: Card = "TH".parse()?;
/// assert_eq!(card, Card { rank: Rank::Ten, suit: Suit::Hearts });
/// assert_eq!(card.to_string(), "TH");
/// # Ok::<(), half_moon::rules::ParseCardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The rank decides which cards it can be removed with.
    pub rank: Rank,
    /// The suit changes only its look.
    pub suit: Suit,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

/// The text is not a rank letter followed by a suit letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a card: a rank (A 2-9 T J Q K) and a suit (S H D C) are expected")]
pub struct ParseCardError;

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(ParseCardError);
        };
        let rank = Rank::ALL.into_iter().find(|known| known.letter() == rank);
        let suit = Suit::ALL.into_iter().find(|known| known.letter() == suit);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Self { rank, suit }),
            _ => Err(ParseCardError),
        }
    }
}
