//! The ring around the card with the keyboard focus.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::card_art::SpriteId;
use crate::game::Session;
use crate::input::focus::FocusSystems;
use crate::table::cards::{self, depth};
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;
use crate::table::{Animating, AtlasSprite, CardAnimation, CardPose, DealCard, SlotButton};

/// Spawns and draws the ring.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(FocusRing);
    })
    .add_systems(
        Update,
        draw_focus_ring.in_set(TableSystems::Draw).after(cards::draw_cards).after(FocusSystems),
    );
}

/// The sprite around the focused card.
#[derive(Component, Clone, Copy, Debug)]
#[require(Transform, AtlasSprite)]
pub struct FocusRing;

/// The ring's enlargement around a selected card, which keeps the gold rim visible inside it.
const AROUND_RIM: f32 = 0.1;

fn draw_focus_ring(
    measure: PixelGrid,
    session: Res<Session>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    areas: Query<&SlotButton>,
    cards: Query<(&DealCard, &CardPose, Option<&Animating>, &Transform), Without<FocusRing>>,
    mut rings: Query<(&mut Transform, &mut AtlasSprite), With<FocusRing>>,
) {
    let Ok((mut transform, mut shows)) = rings.single_mut() else {
        return;
    };
    let slot = focus
        .get()
        .filter(|_| visible.0)
        .and_then(|entity| areas.get(entity).ok())
        .map(|area| area.0);
    let top = slot.and_then(|slot| session.game().table().top_index(slot));
    let card = cards.iter().find(|(card, ..)| Some(card.0) == top);
    shows.set_if_neq(AtlasSprite(card.is_some().then_some(SpriteId::Focus)));
    let Some((&DealCard(index), pose, moving, at)) = card else {
        return;
    };
    // For a card that arrives from far away, the ring is at its destination.
    let comes = moving
        .is_some_and(|moving| matches!(moving.way, CardAnimation::Rise | CardAnimation::Return));
    let (slot, _) = index.home();
    let place = if comes {
        measure.layout.world(measure.face_at(slot, Vec2::ZERO))
    } else {
        at.translation.xy()
    };
    transform.set_if_neq(Transform {
        translation: place.extend(at.translation.z + depth::RING),
        scale: Vec2::splat(1.0 + AROUND_RIM * pose.rim).extend(1.0),
        ..default()
    });
}
