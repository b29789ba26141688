//! Picking by the slots' hit areas, and by nothing that is drawn: neither pictures nor motions change what a
//! finger means.

use std::collections::HashMap;

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{
    PointerAction, PointerButton, PointerId, PointerInput, PointerLocation,
};
use bevy::prelude::*;

use crate::screen::{MainCamera, ScreenLayout, ScreenSet};
use crate::session::Session;
use crate::table::SlotArea;

/// Adds the backend.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hit_slots.in_set(PickingSystems::Backend).after(ScreenSet),
    );
}

/// All hits have the same depth: slots don't overlap.
const DEPTH: f32 = 0.0;

/// A finger that is down means what it was put on, however it has moved since.
fn hit_slots(
    layout: Res<ScreenLayout>,
    session: Res<Session>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    cameras: Query<(Entity, &Camera), With<MainCamera>>,
    areas: Query<(Entity, &SlotArea)>,
    mut inputs: MessageReader<PointerInput>,
    mut down: Local<HashMap<PointerId, Vec2>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let mut places = Vec::new();
    for input in inputs.read() {
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                down.insert(input.pointer_id, input.location.position);
                // It may be lifted within the same update.
                places.push((input.pointer_id, input.location.position));
            }
            PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel => {
                down.remove(&input.pointer_id);
            }
            _ => {}
        }
    }
    places.extend(pointers.iter().filter_map(|(pointer, location)| {
        let hovering = location.location().map(|location| location.position);
        let place = down.get(pointer).copied().or(hovering);
        place.map(|place| (*pointer, place))
    }));
    let Ok((entity, camera)) = cameras.single() else {
        return;
    };
    for (pointer, place) in places {
        let slot = layout
            .slot_at(place)
            .filter(|&slot| session.game().table().top(slot).is_some());
        let area = areas.iter().find(|(_, area)| Some(area.0) == slot);
        if let Some((area, _)) = area {
            let hit = HitData::new(entity, DEPTH, Some(place.extend(DEPTH)), None);
            hits.write(PointerHits::new(
                pointer,
                vec![(area, hit)],
                camera.order as f32,
            ));
        }
    }
}
