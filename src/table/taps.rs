//! Taps: a finger put on a card and lifted near where it was put, however long after; and what stands for one.

use std::collections::HashMap;

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use crate::GameSet;
use crate::rules::Slot;
use crate::screen::ScreenLayout;
use crate::session::{Attention, Request};
use crate::settings::Settings;
use crate::table::SlotArea;
use crate::ui::button::Activate;

/// Turns fingers and keys into [`Request::Tap`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_taps.in_set(GameSet::Input))
        .add_observer(tap);
}

/// A slot is pressed by the keyboard or a switch, as a button would be.
fn tap(
    pressed: On<Activate>,
    attention: Res<Attention>,
    areas: Query<&SlotArea>,
    mut requests: MessageWriter<Request>,
) {
    if let Ok(&SlotArea(slot)) = areas.get(pressed.entity)
        && !attention.covered
    {
        requests.write(Request::Tap(slot));
    }
}

/// A finger put on a card, its place in dp from the window's top left.
struct Press {
    slot: Slot,
    place: Vec2,
}

/// Every finger is a tap of its own and means the slot that it was put on. The pointers' input is read in its
/// order, not frame by frame: a finger put down and lifted within one update is a tap, too.
fn read_taps(
    layout: Res<ScreenLayout>,
    settings: Res<Settings>,
    attention: Res<Attention>,
    hovered: Res<HoverMap>,
    areas: Query<&SlotArea>,
    mut inputs: MessageReader<PointerInput>,
    mut presses: Local<HashMap<PointerId, Press>>,
    mut requests: MessageWriter<Request>,
) {
    if attention.covered {
        presses.clear();
        inputs.clear();
        return;
    }
    // Picking knows what lies in front of the table.
    let reaches = |pointer: &PointerId, slot: Slot| {
        hovered.get(pointer).is_some_and(|entities| {
            entities
                .keys()
                .any(|&entity| areas.get(entity).is_ok_and(|area| area.0 == slot))
        })
    };
    for input in inputs.read() {
        let (pointer, place) = (input.pointer_id, input.location.position);
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                let slot = layout.slot_at(place);
                match slot.filter(|&slot| reaches(&pointer, slot)) {
                    Some(slot) => presses.insert(pointer, Press { slot, place }),
                    None => presses.remove(&pointer),
                };
            }
            PointerAction::Release(PointerButton::Primary) => {
                if let Some(press) = presses.remove(&pointer)
                    && press.place.distance(place) <= settings.tap_tolerance
                {
                    requests.write(Request::Tap(press.slot));
                }
            }
            PointerAction::Cancel => {
                presses.remove(&pointer);
            }
            _ => {}
        }
    }
}
