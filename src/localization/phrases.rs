//! Texts for values of the rules: cards, refusals and code errors.

use crate::rules::{Card, CodeError, Rank, Refusal, Suit};

use super::{Key, Localizer};

impl Localizer {
    /// A card's name for screen readers: `Queen of hearts`.
    pub fn card(&self, card: Card) -> String {
        let rank = self.text(rank(card.rank)).into();
        let suit = self.text(suit(card.suit)).into();
        self.text_with(Key::CardName, &[("rank", rank), ("suit", suit)])
    }

    /// The explanation that the setting "Move errors" shows.
    pub fn refusal(&self, why: Refusal) -> String {
        self.text(match why {
            Refusal::SumMustBeEleven => Key::MoveErrorSum,
            Refusal::NeedsJackQueenKing => Key::MoveErrorTrio,
        })
    }

    /// The reason why a text is not a deal code.
    pub fn code_error(&self, error: CodeError) -> String {
        match error {
            CodeError::Empty => self.text(Key::CodeErrorEmpty),
            CodeError::Length { found } => {
                self.text_with(Key::CodeErrorLength, &[("found", found.into())])
            }
            CodeError::Version => self.text(Key::CodeErrorVersion),
            CodeError::Variant => self.text(Key::CodeErrorVariant),
            CodeError::Character(character) => {
                let character = character.to_string().into();
                self.text_with(Key::CodeErrorCharacter, &[("character", character)])
            }
        }
    }
}

fn rank(rank: Rank) -> Key {
    match rank {
        Rank::Ace => Key::RankAce,
        Rank::Two => Key::RankTwo,
        Rank::Three => Key::RankThree,
        Rank::Four => Key::RankFour,
        Rank::Five => Key::RankFive,
        Rank::Six => Key::RankSix,
        Rank::Seven => Key::RankSeven,
        Rank::Eight => Key::RankEight,
        Rank::Nine => Key::RankNine,
        Rank::Ten => Key::RankTen,
        Rank::Jack => Key::RankJack,
        Rank::Queen => Key::RankQueen,
        Rank::King => Key::RankKing,
    }
}

fn suit(suit: Suit) -> Key {
    match suit {
        Suit::Spades => Key::SuitSpades,
        Suit::Hearts => Key::SuitHearts,
        Suit::Diamonds => Key::SuitDiamonds,
        Suit::Clubs => Key::SuitClubs,
    }
}
