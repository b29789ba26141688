//! Where the moon stands: inside the arc, where no card covers it.

use bevy::math::{Rect, Vec2};

use super::arc::Arc;

/// The crescent fills this share of the free disc around it: the rest is air.
const FILL: f32 = 0.84;
/// A larger moon would outshine the cards, in dp.
const RADIUS_MAX: f32 = 120.0;
/// Places looked at down the arc.
const STEPS: u8 = 96;
/// Beside the reserve a place further down must have so much more room: the moon stands high.
const WORTH: f32 = 1.06;

/// A circle on the screen, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Disc {
    /// Its middle.
    pub centre: Vec2,
    /// From the middle to the rim; 0 where there is no room.
    pub radius: f32,
}

/// The crescent in the widest free disc inside the arc: over the reserve, or where the arc is a frame, beside it on
/// the right, the side of the growing moon.
pub(super) fn crescent(arc: &Arc) -> Disc {
    let whole = arc
        .slots
        .into_iter()
        .reduce(|whole, slot| whole.union(slot))
        .unwrap_or_default();
    let beside = whole.max.x - arc.card.x / 2.0 - arc.pitch.x;
    let mut best = Disc {
        centre: whole.center(),
        radius: 0.0,
    };
    for (x, worth) in [(whole.center().x, 1.0), (beside, WORTH)] {
        for step in 0..=STEPS {
            let down = f32::from(step) / f32::from(STEPS);
            let centre = Vec2::new(x, whole.min.y + down * whole.height());
            let radius = free(arc, whole, centre);
            if radius > worth * best.radius {
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
