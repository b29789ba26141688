//! A card's identity.

use bevy::prelude::*;

use super::atlas_sprite::AtlasSprite;
use super::card_pose::CardPose;
use super::card_state::CardState;
use crate::rules::DealIndex;

/// One of the 104 cards, by its index in the shuffled deck of the deal.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, CardState, CardPose, AtlasSprite)]
pub struct DealCard(pub DealIndex);
