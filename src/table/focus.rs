//! The keyboard on the table: the slots it can reach, and the ring around the one that it is at.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::faces::Art;
use crate::rules::{Place, Slot};
use crate::screen::ScreenLayout;
use crate::session::Session;
use crate::table::cards::{self, depth};
use crate::table::measure::Measure;
use crate::table::{DealCard, Moving, Pose, Shows, SlotArea, TableSet, Way};
use crate::ui::focus::{FocusArea, FocusSet};
use crate::ui::scan::ScanGroup;

/// Lets the keyboard reach the slots.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Ring);
    })
    .add_systems(
        Update,
        (
            reach.in_set(TableSet::Place).before(FocusSet),
            draw.in_set(TableSet::Draw)
                .after(cards::draw)
                .after(FocusSet),
        ),
    );
}

/// What is drawn around the card that the keyboard is at.
#[derive(Component, Clone, Copy, Debug)]
#[require(Transform, Shows)]
pub struct Ring;

/// It can't be reached.
const NOT: TabIndex = TabIndex(-1);

/// What makes a slot a stop of keyboard and switch.
pub(super) fn stop(slot: Slot) -> impl Bundle {
    let group = match slot.place() {
        Place::Pile(1..=3) => ScanGroup::ArcLeft,
        Place::Pile(4..=9) => ScanGroup::ArcTop,
        Place::Pile(_) => ScanGroup::ArcRight,
        Place::Reserve(1..=4) => ScanGroup::ReserveAbove,
        Place::Reserve(_) => ScanGroup::ReserveBelow,
    };
    (NOT, FocusArea::default(), group)
}

/// Slots are reached in their order, along the arc and then through the reserve, as long as a card lies there.
fn reach(
    layout: Res<ScreenLayout>,
    session: Res<Session>,
    mut areas: Query<(&SlotArea, &mut TabIndex, &mut FocusArea)>,
) {
    if !layout.is_changed() && !session.is_changed() {
        return;
    }
    for (&SlotArea(slot), mut index, mut area) in &mut areas {
        index.set_if_neq(match session.game().table().top(slot) {
            Some(_) => TabIndex(slot.index() as i32),
            None => NOT,
        });
        area.set_if_neq(FocusArea(layout.slot(slot)));
    }
}

/// So much larger it is around a selected card, whose gold rim stays in sight between the two.
const AROUND_RIM: f32 = 0.1;

fn draw(
    measure: Measure,
    session: Res<Session>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    areas: Query<&SlotArea>,
    cards: Query<(&DealCard, &Pose, Option<&Moving>, &Transform), Without<Ring>>,
    mut rings: Query<(&mut Transform, &mut Shows), With<Ring>>,
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
    shows.set_if_neq(Shows(card.is_some().then_some(Art::Focus)));
    let Some((&DealCard(index), pose, moving, at)) = card else {
        return;
    };
    // A card that comes from afar is expected where it will lie.
    let comes = moving.is_some_and(|moving| matches!(moving.way, Way::Rise | Way::Return));
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
