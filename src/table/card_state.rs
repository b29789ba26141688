//! Where a card is in the game, as far as it can be seen.

use bevy::prelude::*;

use crate::rules::{DealIndex, Game};
use crate::table::CardPose;

/// Where a card is in the game, as far as it can be seen. It follows from the session alone.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardState {
    /// Removed.
    #[default]
    Gone,
    /// Under the top of its pile, where nobody sees it.
    Under,
    /// Playable.
    Top {
        /// It is selected.
        selected: bool,
        /// Placement assistance dims it.
        dimmed: bool,
    },
}

impl CardState {
    /// The place of a card. `assisted`: placement assistance is on.
    pub fn of(game: &Game, card: DealIndex, assisted: bool) -> Self {
        let (slot, depth) = card.home();
        let above = i32::from(game.table().height(slot)) - 1 - i32::from(depth);
        match above {
            ..0 => Self::Gone,
            0 => Self::Top {
                selected: game.selection().contains(slot),
                dimmed: assisted && game.dimmed(slot),
            },
            1.. => Self::Under,
        }
    }

    /// Whether the card is playable.
    pub const fn is_top(self) -> bool {
        matches!(self, Self::Top { .. })
    }

    /// How the card is shown when nothing moves.
    pub fn pose(self) -> CardPose {
        match self {
            Self::Gone | Self::Under => CardPose::HIDDEN,
            Self::Top { selected, dimmed } => {
                let shade = if dimmed { 1.0 } else { 0.0 };
                let rest = if selected {
                    CardPose::SELECTED
                } else {
                    CardPose::RESTING
                };
                CardPose { shade, ..rest }
            }
        }
    }
}
