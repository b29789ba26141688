//! What a slot shows besides its top card: an outline, or the edge of the card backs below.

use bevy::color::Alpha;
use bevy::prelude::*;

use crate::card_art::SpriteId;
use crate::game::Session;
use crate::rules::{Slot, SlotKind};
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;
use crate::table::victory::VictoryMoon;
use crate::table::{Animating, AtlasSprite, CardAnimation, CardPose, DealCard};

/// The decals of a slot. Its position is the middle of the slot's face.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
struct SlotDecals(Slot);

/// Spawns the slots and draws them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_slot_decals)
        .add_systems(Update, draw_slot_decals.in_set(TableSystems::Draw));
}

/// A sprite of a slot.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
#[require(Transform, AtlasSprite)]
enum SlotDecal {
    /// The outline of an empty slot.
    Outline,
    /// What shows of the backs under a pile's top.
    Edge,
    /// The uppermost of them, while the top is being turned over it.
    Back,
}

/// Below the cards' shadows, and above them.
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

/// What is seen of a slot while its top is on its way.
#[derive(Clone, Copy)]
enum Bare {
    /// Its ground, until the cards being dealt have come this near: 0 far away, 1 there.
    SlotDecal(f32),
    /// What the top lies on.
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
    /// Its picture and how opaque that is, in a slot of so many cards. The outlines of a game won give way to the
    /// moon.
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
