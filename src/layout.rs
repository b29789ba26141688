//! Where everything lies on the screen: pure arithmetic, the same on every system.
//!
//! Lengths are dp (logical pixels), y runs down from the window's top left. [`Layout::new`] takes any
//! [`ScreenSpec`], however small: nothing overlaps and nothing leaves the safe area. From a safe area of
//! 320 x 480 or 480 x 320 on, every slot can be hit on at least [`HIT_MIN`] both ways.
//!
//! The twelve piles stand in an arc open at the bottom, numbered along it from the bottom left: P1 to P3 are
//! the left side, P4 to P10 the top with the right corner, P11 and P12 lie below that corner. The reserve lies in
//! the middle, R1 to R4 above R5 to R8.

mod arc;
mod bars;
mod free_rect;
mod screen_spec;
mod sky;

use bevy::math::{Rect, Vec2};

use crate::rules::Slot;

pub use arc::{CARD_RATIO, CARD_WIDTH_MAX, GAP, Shape};
pub use bars::{BUTTONS_HEIGHT, Bars, RAIL_WIDTH, STATUS_HEIGHT};
pub use free_rect::free_rect;
pub use screen_spec::{Insets, ScreenSpec};
pub use sky::Disc;

/// The least side of a slot's hit area, in dp, on screens that are large enough.
pub const HIT_MIN: f32 = 44.0;

/// What is left free around the play area, in dp.
pub const MARGIN: f32 = 4.0;

/// A face's height over its width. A slot is taller by the edge of the card backs under a pile's top.
pub const FACE_RATIO: f32 = 0.95 * CARD_RATIO;

/// The table on one screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The arc's columns and tiers.
    pub shape: Shape,
    /// A slot's size in dp: a card with the edge of the card backs under it.
    pub card: Vec2,
    /// A face's size in dp: as wide as the slot and [`FACE_RATIO`] times as high.
    pub face: Vec2,
    /// The safe area less bars and margin: the slots lie in it.
    pub play: Rect,
    /// The status and the buttons.
    pub bars: Bars,
    /// The crescent, whole and uncovered, in the widest free place inside the arc. Its radius may be 0.
    pub crescent: Disc,
    /// Where the felt is lightest.
    pub glow: Vec2,
    /// Around the reserve's eight slots.
    pub reserve: Rect,
    slots: [Rect; 20],
    hits: [Rect; 20],
}

impl Layout {
    /// Lays the table out.
    pub fn new(screen: &ScreenSpec) -> Self {
        let (bars, table) = bars::split(screen);
        let play = arc::inset(table, MARGIN);
        let arc = arc::Arc::new(play);
        let reserve = Slot::ALL[12..]
            .iter()
            .map(|slot| arc.slots[slot.index()])
            .reduce(|whole, slot| whole.union(slot))
            .unwrap_or(play);
        let crescent = sky::crescent(&arc);
        Self {
            shape: arc.shape,
            card: arc.card,
            face: Vec2::new(arc.card.x, arc.card.x * FACE_RATIO),
            play,
            bars,
            glow: sky::glow(&arc, crescent),
            crescent,
            reserve,
            slots: arc.slots,
            hits: arc.hits(table),
        }
    }

    /// A slot's rectangle: the face, and for a pile the edge of the backs and the count.
    pub fn slot(&self, slot: Slot) -> Rect {
        self.slots[slot.index()]
    }

    /// A slot's face: at the top of its rectangle, so that the edge of the backs shows below it.
    pub fn face_at(&self, slot: Slot) -> Rect {
        let Rect { min, .. } = self.slot(slot);
        Rect {
            min,
            max: min + self.face,
        }
    }

    /// Where a finger means this slot: its rectangle and half the gap to its neighbours. No two overlap.
    pub fn hit(&self, slot: Slot) -> Rect {
        self.hits[slot.index()]
    }

    /// The slot that a finger at this place means. At a border the earlier slot has it.
    pub fn slot_at(&self, place: Vec2) -> Option<Slot> {
        Slot::ALL
            .into_iter()
            .find(|&slot| self.hit(slot).contains(place))
    }
}
