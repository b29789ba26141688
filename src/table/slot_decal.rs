//! The decals of a slot: its outline, or the edge of the card backs below the top card.

use bevy::color::Alpha;
use bevy::prelude::*;

use crate::card_art::SpriteId;
use crate::game::Session;
use crate::rules::{Slot, SlotKind};
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;
use crate::table::victory::VictoryMoon;
use crate::table::{Animating, AtlasSprite, CardAnimation, CardPose, DealCard};

/// The parent of a slot's decals, at the middle of the slot's face.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
struct SlotDecals(Slot);

/// Spawns and draws the decals.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_slot_decals)
        .add_systems(Update, draw_slot_decals.in_set(TableSystems::Draw));
}

/// One decal of a slot.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
#[require(Transform, AtlasSprite)]
enum SlotDecal {
    /// The outline of an empty slot.
    Outline,
    /// The visible edge of the backs below a pile's top card.
    Edge,
    /// The uppermost of these backs, while the top card turns over above it.
    Back,
}

/// Z positions: the outline is below the cards' shadows, the others are above them.
const OUTLINE_DEPTH: f32 = 1.0;
const EDGE_DEPTH: f32 = 2.5;
const BACK_DEPTH: f32 = 2.6;

fn spawn_slot_decals(mut commands: Commands) {
    for slot in Slot::ALL {
        let at = |depth| Transform::from_xyz(0.0, 0.0, depth);
        let mut area = commands.spawn(SlotDecals(slot));
        area.with_child((SlotDecal::Outline, at(OUTLINE_DEPTH)));
        if matches!(slot.kind(), SlotKind::Pile(_)) {
            area.with_child((SlotDecal::Edge, at(EDGE_DEPTH)));
            area.with_child((SlotDecal::Back, at(BACK_DEPTH)));
        }
    }
}

fn draw_slot_decals(
    measure: PixelGrid,
    session: Res<Session>,
    moon: Res<VictoryMoon>,
    cards: Query<(&DealCard, &CardPose, &Animating)>,
    mut bared: Local<bool>,
    mut areas: Query<(&SlotDecals, &Children, &mut Transform)>,
    mut grounds: Query<(&SlotDecal, &mut AtlasSprite, &mut Sprite)>,
) {
    let mut bare = [None; Slot::ALL.len()];
    for (&DealCard(index), &pose, moving) in &cards {
        let (slot, _) = index.home();
        if let Some(what) = Bare::by(moving.way, pose) {
            bare[slot.index()] = Some(what);
        }
    }
    let is_bare = bare.iter().any(Option::is_some);
    let is_still = !measure.is_changed() && !session.is_changed() && !moon.is_changed();
    if !is_bare && !*bared && is_still {
        return;
    }
    *bared = is_bare;

    for (&SlotDecals(slot), children, mut transform) in &mut areas {
        let middle = measure.layout.world(measure.face_at(slot, Vec2::ZERO));
        transform.set_if_neq(Transform::from_translation(middle.extend(0.0)));
        let height = session.game().table().height(slot);
        let bare = bare[slot.index()];
        for &child in children {
            let Ok((ground, mut shows, mut sprite)) = grounds.get_mut(child) else {
                continue;
            };
            let (art, opacity) = ground.looks(height, bare, 1.0 - moon.grown);
            shows.set_if_neq(AtlasSprite(art));
            if sprite.color.alpha() != opacity {
                sprite.color.set_alpha(opacity);
            }
        }
    }
}

/// The visible part of a slot while its top card is animated.
#[derive(Clone, Copy)]
enum Bare {
    /// The slot without cards, while dealt cards approach: 0 is far away, 1 is arrived.
    SlotDecal(f32),
    /// The card or outline below the top card.
    Below,
}

impl Bare {
    fn by(way: CardAnimation, pose: CardPose) -> Option<Self> {
        match way {
            CardAnimation::Rise => Some(Self::SlotDecal(1.0 - pose.offset.length().min(1.0))),
            CardAnimation::TurnUp | CardAnimation::TurnDown | CardAnimation::Return => {
                Some(Self::Below)
            }
            CardAnimation::Settle
            | CardAnimation::Shake
            | CardAnimation::Leave
            | CardAnimation::Fade => None,
        }
    }
}

impl SlotDecal {
    /// The decal's picture and opacity in a slot with `height` cards. After a victory, the
    /// `outline` opacity falls as the moon grows.
    fn looks(self, height: u8, bare: Option<Bare>, outline: f32) -> (Option<SpriteId>, f32) {
        match (self, bare) {
            (Self::Outline, None) => ((height == 0).then_some(SpriteId::Empty), outline),
            (Self::Outline, Some(Bare::SlotDecal(_))) => (Some(SpriteId::Empty), 1.0),
            (Self::Outline, Some(Bare::Below)) => ((height < 2).then_some(SpriteId::Empty), 1.0),
            (Self::Edge, Some(Bare::SlotDecal(near))) => (SpriteId::edge(height), near),
            (Self::Edge, _) => (SpriteId::edge(height), 1.0),
            (Self::Back, Some(Bare::Below)) => ((height > 1).then_some(SpriteId::Back), 1.0),
            (Self::Back, _) => (None, 1.0),
        }
    }
}
