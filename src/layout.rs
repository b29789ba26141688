//! Computes the positions of everything on the screen with pure functions.
//!
//! Lengths are in dp (logical pixels), and y runs down from the window's top left. For any
//! [`ScreenSpec`], nothing in a [`Layout`] overlaps or leaves the safe area. With a safe area of at
//! least 320 x 480 or 480 x 320 dp, every hit area is at least [`HIT_MIN`] wide and high.
//!
//! The twelve piles form an arc that is open at the bottom, numbered from the bottom left: P1 to P3
//! on the left, P4 to P10 along the top, P11 and P12 on the right. The reserve is inside the arc,
//! R1 to R4 above R5 to R8.

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

/// The minimum side of a hit area on screens that are large enough, in dp.
pub const HIT_MIN: f32 = 44.0;

/// The free space around the play area, in dp.
pub const MARGIN: f32 = 4.0;

/// The ratio of a face's height to its width. A slot is taller, to fit the edge of the card backs.
pub const FACE_RATIO: f32 = 0.95 * CARD_RATIO;

/// The layout of one screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The arc's columns and tiers.
    pub shape: Shape,
    /// A slot's size in dp: a face with the edge of the card backs below it.
    pub card: Vec2,
    /// A face's size in dp. It is as wide as a slot.
    pub face: Vec2,
    /// The safe area without the bars and the margin. It contains all slots.
    pub play: Rect,
    /// The status and the buttons.
    pub bars: Bars,
    /// The crescent, in the largest free disc inside the arc. Its radius may be 0.
    pub crescent: Disc,
    /// The brightest point of the background.
    pub glow: Vec2,
    /// The bounds of the reserve's eight slots.
    pub reserve: Rect,
    slots: [Rect; 20],
    hits: [Rect; 20],
}

impl Layout {
    /// Computes the layout.
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

    /// A slot's rectangle. For a pile, it includes the edge of the backs and the count.
    pub fn slot(&self, slot: Slot) -> Rect {
        self.slots[slot.index()]
    }

    /// A slot's face, at the top of its rectangle.
    pub fn face_at(&self, slot: Slot) -> Rect {
        let Rect { min, .. } = self.slot(slot);
        Rect { min, max: min + self.face }
    }

    /// A slot's hit area: the slot and half the gap to its neighbours. Hit areas do not overlap.
    pub fn hit(&self, slot: Slot) -> Rect {
        self.hits[slot.index()]
    }

    /// The slot whose hit area contains a point. On a border, the earlier slot wins.
    pub fn slot_at(&self, point: Vec2) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.hit(slot).contains(point))
    }
}
