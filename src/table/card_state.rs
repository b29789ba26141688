//! The state of a card on the table.

use bevy::prelude::*;

use crate::rules::{DealIndex, Game};
use crate::table::CardPose;

/// The visible state of a card in the game. It follows from the session and the settings.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardState {
    /// Removed.
    #[default]
    Gone,
    /// Below the top of its pile, so not visible.
    Under,
    /// Playable.
    Top {
        /// Whether the card is selected.
        selected: bool,
        /// Whether placement assistance dims the card.
        dimmed: bool,
    },
}

impl CardState {
    /// The state of a card. `assisted` is whether placement assistance is on.
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

    /// The pose of the card without an animation.
    pub fn pose(self) -> CardPose {
        match self {
            Self::Gone | Self::Under => CardPose::HIDDEN,
            Self::Top { selected, dimmed } => {
                let shade = if dimmed { 1.0 } else { 0.0 };
                let rest = if selected { CardPose::SELECTED } else { CardPose::RESTING };
                CardPose { shade, ..rest }
            }
        }
    }
}
