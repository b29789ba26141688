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
mod sky;

use bevy::math::{Rect, Vec2};

use crate::rules::Slot;

pub use arc::{CARD_RATIO, CARD_WIDTH_MAX, GAP, Shape};
pub use bars::{BUTTONS_HEIGHT, Bars, RAIL_WIDTH, STATUS_HEIGHT};
pub use free_rect::free_rect;
pub use sky::Disc;

/// The least side of a slot's hit area, in dp, on screens that are large enough.
pub const HIT_MIN: f32 = 44.0;

/// What is left free around the play area, in dp.
pub const MARGIN: f32 = 4.0;

/// A face's height over its width. A slot is taller by the edge of the card backs under a pile's top.
pub const FACE_RATIO: f32 = 0.95 * CARD_RATIO;

/// What the system covers at each side of the window (notch, status bar, home indicator), in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// From the left, in dp.
    pub left: f32,
    /// From the top, in dp.
    pub top: f32,
    /// From the right, in dp.
    pub right: f32,
    /// From the bottom, in dp.
    pub bottom: f32,
}

/// All that the layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenSpec {
    /// The window, in dp.
    pub size: Vec2,
    /// What of it is not for the game.
    pub safe: Insets,
    /// The system's text size: 1 is 100 %. The bars grow with it, between 1 and 2.
    pub text_scale: f32,
    /// Puts the rail of wide and low screens on the left.
    pub left_handed: bool,
}

impl ScreenSpec {
    /// A window of this size in dp, all of it safe, with text at 100 %.
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            size: Vec2::new(width, height),
            safe: Insets::default(),
            text_scale: 1.0,
            left_handed: false,
        }
    }

    /// The window less its insets. Insets that leave nothing collapse it inside the window.
    pub fn safe_area(&self) -> Rect {
        let side = |size: f32, before: f32, after: f32| {
            let size = length(size);
            let start = length(before).min(size);
            (start, (size - length(after)).clamp(start, size))
        };
        let (left, right) = side(self.size.x, self.safe.left, self.safe.right);
        let (top, bottom) = side(self.size.y, self.safe.top, self.safe.bottom);
        Rect {
            min: Vec2::new(left, top),
            max: Vec2::new(right, bottom),
        }
    }
}

/// A length that can be reckoned with, whatever the system reported.
fn length(reported: f32) -> f32 {
    if reported.is_finite() {
        reported.max(0.0)
    } else {
        0.0
    }
}

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
