//! Where the moon stands: inside the arc, where no card covers it.

use bevy::math::{Rect, Vec2};

use super::arc::Arc;

/// The crescent fills this share of the free disc around it: the rest is air.
const FILL: f32 = 0.84;
/// A larger moon would outshine the cards, in dp.
const RADIUS_MAX: f32 = 120.0;
/// Places looked at across the arc, and down it.
const GRID: u8 = 32;

/// A circle on the screen, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Disc {
    /// Its middle.
    pub centre: Vec2,
    /// From the middle to the rim; 0 where there is no room.
    pub radius: f32,
}

/// The crescent in the widest free disc inside the arc. Of two places alike the right one is taken: there
/// stands the moon that is growing.
pub(super) fn crescent(arc: &Arc) -> Disc {
    let whole = arc
        .slots
        .into_iter()
        .reduce(|whole, slot| whole.union(slot))
        .unwrap_or_default();
    let step = whole.size() / f32::from(GRID);
    let mut best = Disc {
        centre: whole.center(),
        radius: 0.0,
    };
    for row in 0..=GRID {
        for column in 0..=GRID {
            let centre = whole.min + step * Vec2::new(f32::from(column), f32::from(row));
            let radius = free(arc, whole, centre);
            if radius >= best.radius {
                best = Disc { centre, radius };
            }
        }
    }
    best.radius = (FILL * best.radius).min(RADIUS_MAX);
    best
}

/// How far a place is from every slot, and from the arc's outer bounds.
fn free(arc: &Arc, whole: Rect, place: Vec2) -> f32 {
    let inside = (place - whole.min).min(whole.max - place).min_element();
    arc.slots
        .iter()
        .map(|slot| place.distance(place.clamp(slot.min, slot.max)))
        .fold(inside, f32::min)
}

/// The felt is lightest in the middle of the arc, drawn towards the moon.
pub(super) fn glow(arc: &Arc, crescent: Disc) -> Vec2 {
    let middle = (arc.slots[0].min + arc.slots[11].max) / 2.0;
    let middle = Vec2::new(middle.x, (middle.y + crescent.centre.y) / 2.0);
    middle.midpoint(crescent.centre)
}
