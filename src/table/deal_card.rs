//! The identity of a card.

use bevy::prelude::*;

use super::atlas_sprite::AtlasSprite;
use super::card_pose::CardPose;
use super::card_state::CardState;
use crate::rules::DealIndex;

/// One of the 104 cards, identified by its index in the shuffled deck.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, CardState, CardPose, AtlasSprite)]
pub struct DealCard(pub DealIndex);
