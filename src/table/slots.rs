//! The 20 slots: what a finger means, and what is drawn where no card moves.

use bevy::color::Alpha;
use bevy::picking::Pickable;
use bevy::prelude::*;

use crate::faces::Art;
use crate::rules::{Place as Numbered, Slot};
use crate::session::Session;
use crate::table::full_moon::FullMoon;
use crate::table::measure::Measure;
use crate::table::{DealCard, Moving, Pose, Shows, TableSet, Way, focus};

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
    /// What shows of the backs under a pile's top.
    Edge,
    /// The uppermost of them, while the top is being turned over it.
    Back,
}

/// Below the cards' shadows, and above them.
const OUTLINE_DEPTH: f32 = 1.0;
const EDGE_DEPTH: f32 = 2.5;
const BACK_DEPTH: f32 = 2.6;

fn spawn(mut commands: Commands) {
    for slot in Slot::ALL {
        let at = |depth| Transform::from_xyz(0.0, 0.0, depth);
        let mut area = commands.spawn((SlotArea(slot), focus::stop(slot)));
        area.with_child((Ground::Outline, at(OUTLINE_DEPTH)));
        if matches!(slot.place(), Numbered::Pile(_)) {
            area.with_child((Ground::Edge, at(EDGE_DEPTH)));
            area.with_child((Ground::Back, at(BACK_DEPTH)));
        }
    }
}

fn draw(
    measure: Measure,
    session: Res<Session>,
    moon: Res<FullMoon>,
    cards: Query<(&DealCard, &Pose, &Moving)>,
    mut bared: Local<bool>,
    mut areas: Query<(&SlotArea, &Children, &mut Transform)>,
    mut grounds: Query<(&Ground, &mut Shows, &mut Sprite)>,
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

    for (&SlotArea(slot), children, mut transform) in &mut areas {
        let middle = measure.layout.world(measure.face_at(slot, Vec2::ZERO));
        transform.set_if_neq(Transform::from_translation(middle.extend(0.0)));
        let height = session.game().table().height(slot);
        let bare = bare[slot.index()];
        for &child in children {
            let Ok((ground, mut shows, mut sprite)) = grounds.get_mut(child) else {
                continue;
            };
            let (art, opacity) = ground.looks(height, bare, 1.0 - moon.grown);
            shows.set_if_neq(Shows(art));
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
    Ground(f32),
    /// What the top lies on.
    Below,
}

impl Bare {
    fn by(way: Way, pose: Pose) -> Option<Self> {
        match way {
            Way::Rise => Some(Self::Ground(1.0 - pose.offset.length().min(1.0))),
            Way::TurnUp | Way::TurnDown | Way::Return => Some(Self::Below),
            Way::Settle | Way::Shake | Way::Leave | Way::Fade => None,
        }
    }
}

impl Ground {
    /// Its picture and how opaque that is, in a slot of so many cards. The outlines of a game won give way to the
    /// moon.
    fn looks(self, height: u8, bare: Option<Bare>, outline: f32) -> (Option<Art>, f32) {
        match (self, bare) {
            (Self::Outline, None) => ((height == 0).then_some(Art::Empty), outline),
            (Self::Outline, Some(Bare::Ground(_))) => (Some(Art::Empty), 1.0),
            (Self::Outline, Some(Bare::Below)) => ((height < 2).then_some(Art::Empty), 1.0),
            (Self::Edge, Some(Bare::Ground(near))) => (Art::edge(height), near),
            (Self::Edge, _) => (Art::edge(height), 1.0),
            (Self::Back, Some(Bare::Below)) => ((height > 1).then_some(Art::Back), 1.0),
            (Self::Back, _) => (None, 1.0),
        }
    }
}
