//! Finds free space on the table for a text, so that it covers no card.

use bevy::math::{Rect, Vec2};

use super::Layout;
use crate::rules::Slot;

/// The minimum distance to the surrounding cards, in dp.
const MARGIN: f32 = 3.0;

/// The shares of an area's width to try. A narrower text has more lines but may fit between slots.
const SHARES: [f32; 4] = [1.0, 0.85, 0.7, 0.55];

/// Returns a free rectangle for a text, or `None`. `size` returns the text's size for a maximum
/// width, in dp.
///
/// The areas are tried in this order: below the status, inside the arc, above the buttons, beside
/// the reserve.
pub fn free_rect(layout: &Layout, mut size: impl FnMut(f32) -> Vec2) -> Option<Rect> {
    let slots = Slot::ALL.map(|slot| layout.slot(slot));
    areas(layout, &slots).into_iter().find_map(|area| {
        SHARES.into_iter().find_map(|share| {
            let size = size(area.width() * share - 2.0 * MARGIN);
            let place = Rect::from_center_size(area.center(), size);
            let covers = |slot: &Rect| !place.inflate(MARGIN).intersect(*slot).is_empty();
            let fits = size.x <= area.width() && size.y <= area.height();
            (fits && !slots.iter().any(covers)).then_some(place)
        })
    })
}

/// The areas to try, in order of preference.
fn areas(layout: &Layout, slots: &[Rect; 20]) -> Vec<Rect> {
    let (play, reserve) = (layout.play, layout.reserve);
    let highest = slots.iter().map(|slot| slot.min.y).fold(f32::MAX, f32::min);
    let lowest = slots.iter().map(|slot| slot.max.y).fold(f32::MIN, f32::max);
    // The slots directly above the reserve.
    let over = |slot: &&Rect| {
        slot.max.y <= reserve.min.y
            && slot.max.x > reserve.min.x
            && slot.min.x < reserve.max.x
            && (slot.center().x - reserve.center().x).abs() < reserve.width() * 0.4
    };
    let arch = slots.iter().filter(over).map(|slot| slot.max.y).fold(play.min.y, f32::max);
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
    .filter(|area| area.width() > 4.0 * MARGIN && area.height() > 4.0 * MARGIN)
    .collect()
}
