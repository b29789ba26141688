//! The position of the moon: inside the arc, where no card covers it.

use bevy::math::{Rect, Vec2};

use super::arc::Arc;

/// The crescent's share of the free disc's radius.
const FILL: f32 = 0.84;
/// The maximum radius, in dp. A larger moon would distract from the cards.
const RADIUS_MAX: f32 = 120.0;
/// The number of vertical steps to try.
const STEPS: u8 = 96;
/// A disc beside the reserve is lower on the screen, so it is chosen only if it is larger by this
/// factor.
const BESIDE_FACTOR: f32 = 1.06;

/// A circle on the screen, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Disc {
    /// The centre.
    pub centre: Vec2,
    /// The radius; 0 if there is no room.
    pub radius: f32,
}

/// The crescent in the largest free disc inside the arc: above the reserve or, in a flat arc, to
/// its right.
pub(super) fn crescent(arc: &Arc) -> Disc {
    let whole = arc.slots.into_iter().reduce(|whole, slot| whole.union(slot)).unwrap_or_default();
    let beside = whole.max.x - arc.card.x / 2.0 - arc.pitch.x;
    let mut best = Disc { centre: whole.center(), radius: 0.0 };
    for (x, factor) in [(whole.center().x, 1.0), (beside, BESIDE_FACTOR)] {
        for step in 0..=STEPS {
            let down = f32::from(step) / f32::from(STEPS);
            let centre = Vec2::new(x, whole.min.y + down * whole.height());
            let radius = free(arc, whole, centre);
            if radius > factor * best.radius {
                best = Disc { centre, radius };
            }
        }
    }
    best.radius = (FILL * best.radius).min(RADIUS_MAX);
    best
}

/// The distance from a point to the nearest slot or to the arc's outer bounds.
fn free(arc: &Arc, whole: Rect, point: Vec2) -> f32 {
    let inside = (point - whole.min).min(whole.max - point).min_element();
    arc.slots
        .iter()
        .map(|slot| point.distance(point.clamp(slot.min, slot.max)))
        .fold(inside, f32::min)
}

/// The brightest point of the background: between the middle of the arc and the moon.
pub(super) fn glow(arc: &Arc, crescent: Disc) -> Vec2 {
    let middle = (arc.slots[0].min + arc.slots[11].max) / 2.0;
    let middle = Vec2::new(middle.x, (middle.y + crescent.centre.y) / 2.0);
    middle.midpoint(crescent.centre)
}
