//! What has its words in the rules' own terms: cards, refusals, wrong codes.

use crate::rules::{Card, CodeError, Rank, Refusal, Suit};

use super::{Key, Words};

impl Words {
    /// A card's spoken name: `Queen of hearts`.
    pub fn card(&self, card: Card) -> String {
        let rank = self.say(rank(card.rank)).into();
        let suit = self.say(suit(card.suit)).into();
        self.say_with(Key::CardName, &[("rank", rank), ("suit", suit)])
    }

    /// What "Move errors" tells.
    pub fn refusal(&self, why: Refusal) -> String {
        self.say(match why {
            Refusal::SumMustBeEleven => Key::MoveErrorSum,
            Refusal::NeedsJackQueenKing => Key::MoveErrorTrio,
        })
    }

    /// Why what was entered is no deal code.
    pub fn code_error(&self, error: CodeError) -> String {
        match error {
            CodeError::Empty => self.say(Key::CodeErrorEmpty),
            CodeError::Length { found } => {
                self.say_with(Key::CodeErrorLength, &[("found", found.into())])
            }
            CodeError::Version => self.say(Key::CodeErrorVersion),
            CodeError::Variant => self.say(Key::CodeErrorVariant),
            CodeError::Character(character) => {
                let character = character.to_string().into();
                self.say_with(Key::CodeErrorCharacter, &[("character", character)])
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
