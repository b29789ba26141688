//! Where on the table something can be written without covering a card.

use bevy::prelude::*;

use crate::{rules::Slot, table::layout::Layout};

/// From what is written to the cards around, in dp.
const AIR: f32 = 3.0;

/// A place for something whose size depends on the width it may have, in dp: under the status, in the open middle of
/// the arc, or above the buttons; the first where it covers no slot. None if there is no such place.
pub fn quiet_place(layout: &Layout, mut size: impl FnMut(f32) -> Vec2) -> Option<Rect> {
    let play = layout.play;
    let slots = Slot::ALL.map(|slot| layout.slot(slot));
    let highest = slots.iter().map(|slot| slot.min.y).fold(f32::MAX, f32::min);
    let lowest = slots.iter().map(|slot| slot.max.y).fold(f32::MIN, f32::max);
    let between = |top: f32, foot: f32| Rect::new(play.min.x, top, play.max.x, foot);
    let arc = layout.reserve;
    // Above the reserve, inside the arc.
    let middle = slots
        .iter()
        .filter(|slot| {
            slot.max.y <= arc.min.y && slot.center().x > arc.min.x && slot.center().x < arc.max.x
        })
        .map(|slot| slot.max.y)
        .fold(f32::MIN, f32::max);
    let disc = layout.crescent;
    let open = Rect::from_center_half_size(disc.centre, Vec2::splat(disc.radius));
    [
        between(play.min.y, highest),
        Rect::new(arc.min.x, middle, arc.max.x, arc.min.y),
        between(lowest, play.max.y),
        open,
    ]
    .into_iter()
    .filter(|room| room.width() > 0.0 && room.height() > 0.0)
    .find_map(|room| {
        let size = size(room.width() - 2.0 * AIR);
        let place = Rect::from_center_size(room.center(), size);
        let covers = |slot: &Rect| !place.inflate(AIR).intersect(*slot).is_empty();
        let fits = size.x <= room.width() && size.y <= room.height();
        (fits && !slots.iter().any(covers)).then_some(place)
    })
}
