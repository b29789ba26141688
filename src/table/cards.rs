//! The 104 cards, one entity each for the lifetime of the app.

use bevy::color::Alpha;
use bevy::prelude::*;

use crate::card_art::{SpriteId, colors};
use crate::game::Session;
use crate::rules::{Card, DealIndex, Game, SlotKind};
use crate::settings::Settings;
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;
use crate::table::{Animating, AtlasSprite, CardPose, CardState, DealCard, shading};

/// Spawns the cards and draws them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_cards)
        .add_systems(Update, draw_cards.in_set(TableSystems::Draw));
}

/// The child sprites that are drawn with a card.
#[derive(Component)]
pub(super) struct Parts {
    shadow: Entity,
    count: Entity,
    shade: Entity,
    rim: Entity,
}

/// One of a card's [`Parts`].
#[derive(Component)]
#[require(Transform, AtlasSprite)]
pub(super) struct Part;

/// Z positions. Cards on the table do not overlap, so all share one.
pub(super) mod depth {
    pub const SHADOW: f32 = 2.0;
    pub const CARD: f32 = 3.0;
    /// The z of a lifted card, and the maximum that its lift adds.
    pub const LIFTED: f32 = 4.0;
    pub const LIFT: f32 = 4.0;
    /// The distance between two cards with the same lift.
    pub const STEP: f32 = 0.01;
    /// Offsets above a card, all less than a step.
    pub const COUNT: f32 = 0.002;
    pub const SHADE: f32 = 0.004;
    pub const RIM: f32 = 0.006;
    pub const RING: f32 = 0.008;
}

fn spawn_cards(mut commands: Commands) {
    for index in DealIndex::all() {
        let card = commands.spawn(DealCard(index)).id();
        let mut part = |above: f32| {
            commands.spawn((Part, Transform::from_xyz(0.0, 0.0, above), ChildOf(card))).id()
        };
        let parts = Parts {
            shadow: part(0.0),
            count: part(depth::COUNT),
            shade: part(depth::SHADE),
            rim: part(depth::RIM),
        };
        commands.entity(card).insert(parts);
    }
}

type Sprites<'a> = (&'a mut Transform, &'a mut AtlasSprite, &'a mut Sprite);

pub(super) fn draw_cards(
    measure: PixelGrid,
    session: Res<Session>,
    settings: Res<Settings>,
    mut cards: Query<
        (&DealCard, &CardState, Ref<CardPose>, Has<Animating>, &Parts, Sprites),
        Without<Part>,
    >,
    mut parts: Query<Sprites, With<Part>>,
) {
    let all = measure.is_changed() || session.is_changed() || settings.is_changed();
    let shade = shading::opacity(&settings);
    let game = session.game();
    for (&DealCard(index), &place, pose, moving, own, (mut transform, mut shows, mut sprite)) in
        &mut cards
    {
        if !all && !pose.is_changed() {
            continue;
        }
        let looks = Looks::new(game, index, place, &pose);
        shows.set_if_neq(AtlasSprite(looks.card));
        if looks.card.is_none() {
            continue;
        }
        transform.set_if_neq(transform_of(&measure, index, &pose, moving));
        tint(&mut sprite, Color::WHITE, pose.opacity);
        let mut part = |entity, art, colour, opacity| {
            if let Ok((_, mut shows, mut sprite)) = parts.get_mut(entity) {
                shows.set_if_neq(AtlasSprite(art));
                tint(&mut sprite, colour, opacity * pose.opacity);
            }
        };
        part(own.shadow, looks.shadow, Color::WHITE, 1.0);
        part(own.count, looks.count, Color::WHITE, 1.0);
        part(own.shade, looks.shade, colors::SKY.into(), shade * pose.shade);
        part(own.rim, looks.rim, Color::WHITE, pose.rim);
        if let Ok((mut shadow, ..)) = parts.get_mut(own.shadow) {
            shadow.set_if_neq(shadow_of(&pose, transform.translation.z, measure.face()));
        }
    }
}

/// The pictures that make up a card in its pose.
struct Looks {
    card: Option<SpriteId>,
    shadow: Option<SpriteId>,
    count: Option<SpriteId>,
    shade: Option<SpriteId>,
    rim: Option<SpriteId>,
}

impl Looks {
    fn new(game: &Game, index: DealIndex, place: CardState, pose: &CardPose) -> Self {
        let shown = pose.is_shown();
        let face_up = shown && pose.is_face_up();
        let card: Card = game.table().deal().card(index);
        let (slot, _) = index.home();
        let counted = face_up && place.is_top() && matches!(slot.kind(), SlotKind::Pile(_));
        Self {
            card: shown.then_some(if face_up { SpriteId::Face(card) } else { SpriteId::Back }),
            shadow: shown.then_some(SpriteId::Shadow),
            count: counted.then(|| SpriteId::Count(game.table().height(slot))),
            shade: (face_up && pose.shade > 0.0).then_some(SpriteId::Shade),
            rim: (face_up && pose.rim > 0.0).then_some(SpriteId::Rim),
        }
    }
}

fn transform_of(measure: &PixelGrid, index: DealIndex, pose: &CardPose, moving: bool) -> Transform {
    let (slot, _) = index.home();
    let offset = pose.offset * measure.face().x;
    let place = if moving {
        measure.face_at(slot, Vec2::ZERO) + offset
    } else {
        measure.face_at(slot, offset)
    };
    let z = if pose.lift > 0.0 {
        depth::LIFTED + depth::LIFT * pose.lift + depth::STEP * index.index() as f32
    } else {
        depth::CARD
    };
    Transform {
        translation: measure.layout.world(place).extend(z),
        scale: Vec3::new(pose.scale * pose.breadth(), pose.scale, 1.0),
        ..default()
    }
}

/// A card's shadow falls on the table. The shadow of a lifted card is lower and falls on other
/// cards.
fn shadow_of(pose: &CardPose, card: f32, face: Vec2) -> Transform {
    let z = if pose.lift > 0.0 { -depth::STEP / 2.0 } else { depth::SHADOW - card };
    let lift = pose.lift.clamp(0.0, 1.0);
    Transform {
        translation: Vec3::new(0.0, -0.08 * lift * face.x, z),
        scale: Vec2::splat(1.0 + 0.06 * lift).extend(1.0),
        ..default()
    }
}

fn tint(sprite: &mut Mut<Sprite>, colour: Color, opacity: f32) {
    let colour = colour.with_alpha(opacity);
    if sprite.color != colour {
        sprite.color = colour;
    }
}
