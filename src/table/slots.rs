//! The 20 slots: what a finger means, and what is drawn where no card moves.

use bevy::color::Alpha;
use bevy::picking::Pickable;
use bevy::prelude::*;

use crate::faces::Art;
use crate::rules::{Place as Numbered, Slot};
use crate::session::Session;
use crate::table::measure::Measure;
use crate::table::{DealCard, Moving, Place, Pose, Shows, TableSet, Way};

/// One of the 20 slots. Its hit area is the layout's.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility, Pickable = hoverable())]
pub struct SlotArea(pub Slot);

/// Slots don't overlap, and below them is only the window.
fn hoverable() -> Pickable {
    Pickable {
        should_block_lower: false,
        is_hoverable: true,
    }
}

/// Spawns the slots and draws them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, draw.in_set(TableSet::Draw));
}

/// A sprite of a slot.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
#[require(Transform, Shows)]
enum Ground {
    /// The outline of an empty slot.
    Outline,
    /// The backs under a pile's top.
    Edge,
}

/// Below the cards' shadows, and above them.
const OUTLINE_DEPTH: f32 = 1.0;
const EDGE_DEPTH: f32 = 2.5;

fn spawn(mut commands: Commands) {
    for slot in Slot::ALL {
        let at = |depth| Transform::from_xyz(0.0, 0.0, depth);
        let mut area = commands.spawn(SlotArea(slot));
        area.with_child((Ground::Outline, at(OUTLINE_DEPTH)));
        if matches!(slot.place(), Numbered::Pile(_)) {
            area.with_child((Ground::Edge, at(EDGE_DEPTH)));
        }
    }
}

fn draw(
    measure: Measure,
    session: Res<Session>,
    cards: Query<(&DealCard, &Place, &Pose, &Moving)>,
    mut arrived: Local<bool>,
    mut areas: Query<(&SlotArea, &Children, &mut Transform)>,
    mut grounds: Query<(&Ground, &mut Shows, &mut Sprite)>,
) {
    // Only cards that come from elsewhere show the ground they come to.
    let mut coming = [None; Slot::ALL.len()];
    for (&DealCard(index), place, pose, moving) in &cards {
        if place.is_top() && matches!(moving.way, Way::Rise | Way::Return) {
            let (slot, _) = index.home();
            coming[slot.index()] = Some((moving.way, *pose));
        }
    }
    let still = coming.iter().all(Option::is_none);
    if still && *arrived && !measure.is_changed() && !session.is_changed() {
        return;
    }
    *arrived = still;

    for (&SlotArea(slot), children, mut transform) in &mut areas {
        let middle = measure.layout.world(measure.face_at(slot, Vec2::ZERO));
        transform.set_if_neq(Transform::from_translation(middle.extend(0.0)));
        let height = session.game().table().height(slot);
        let coming = coming[slot.index()];
        for &child in children {
            let Ok((ground, mut shows, mut sprite)) = grounds.get_mut(child) else {
                continue;
            };
            let (art, opacity) = match ground {
                Ground::Outline => {
                    let bare = height == 0 || coming.is_some();
                    (bare.then_some(Art::Empty), 1.0)
                }
                Ground::Edge => (Art::edge(height), edge_opacity(coming)),
            };
            shows.set_if_neq(Shows(art));
            if sprite.color.alpha() != opacity {
                sprite.color.set_alpha(opacity);
            }
        }
    }
}

/// The backs of a pile being dealt appear as its top comes near.
fn edge_opacity(coming: Option<(Way, Pose)>) -> f32 {
    match coming {
        Some((Way::Rise, pose)) => 1.0 - pose.offset.length().min(1.0),
        _ => 1.0,
    }
}
