//! Where on the table something can be written without covering a card.

use bevy::math::{Rect, Vec2};

use super::Layout;
use crate::rules::Slot;

/// From what is written to the cards around, in dp.
const AIR: f32 = 3.0;

/// Shares of a room's width that are tried: what is narrower wraps more, but may fit between slots that stand out.
const SHARES: [f32; 4] = [1.0, 0.85, 0.7, 0.55];

/// A place for something whose size depends on the width it may have, in dp: under the status, in the open middle of
/// the arc, above the buttons, or in the free columns beside the reserve; the first where it covers no slot. None if
/// there is no such place.
pub fn free_rect(layout: &Layout, mut size: impl FnMut(f32) -> Vec2) -> Option<Rect> {
    let slots = Slot::ALL.map(|slot| layout.slot(slot));
    rooms(layout, &slots).into_iter().find_map(|room| {
        SHARES.into_iter().find_map(|share| {
            let size = size(room.width() * share - 2.0 * AIR);
            let place = Rect::from_center_size(room.center(), size);
            let covers = |slot: &Rect| !place.inflate(AIR).intersect(*slot).is_empty();
            let fits = size.x <= room.width() && size.y <= room.height();
            (fits && !slots.iter().any(covers)).then_some(place)
        })
    })
}

/// Where there may be room, the best first.
fn rooms(layout: &Layout, slots: &[Rect; 20]) -> Vec<Rect> {
    let (play, reserve) = (layout.play, layout.reserve);
    let highest = slots.iter().map(|slot| slot.min.y).fold(f32::MAX, f32::min);
    let lowest = slots.iter().map(|slot| slot.max.y).fold(f32::MIN, f32::max);
    // The foot of what stands above the reserve.
    let over = |slot: &&Rect| {
        slot.max.y <= reserve.min.y
            && slot.max.x > reserve.min.x
            && slot.min.x < reserve.max.x
            && (slot.center().x - reserve.center().x).abs() < reserve.width() * 0.4
    };
    let arch = slots
        .iter()
        .filter(over)
        .map(|slot| slot.max.y)
        .fold(play.min.y, f32::max);
    let left = slots.iter().filter(|slot| slot.max.x <= reserve.min.x);
    let left = left.map(|slot| slot.min.x).fold(reserve.min.x, f32::min) + layout.card.x;
    let right = slots.iter().filter(|slot| slot.min.x >= reserve.max.x);
    let right = right.map(|slot| slot.max.x).fold(reserve.max.x, f32::max) - layout.card.x;
    [
        Rect::new(play.min.x, play.min.y, play.max.x, highest),
        Rect::new(reserve.min.x, arch, reserve.max.x, reserve.min.y),
        Rect::new(play.min.x, lowest, play.max.x, play.max.y),
        Rect::new(left, reserve.min.y, reserve.min.x, reserve.max.y),
        Rect::new(reserve.max.x, reserve.min.y, right, reserve.max.y),
    ]
    .into_iter()
    .filter(|room| room.width() > 4.0 * AIR && room.height() > 4.0 * AIR)
    .collect()
}
