//! The arc of piles, with the reserve inside it.

use std::ops::RangeInclusive;

use bevy::math::{Rect, Vec2};

use crate::rules::{Slot, SlotKind};

/// The ratio of a slot's height to its width.
pub const CARD_RATIO: f32 = 1.4;
/// The maximum width of a card, in dp.
pub const CARD_WIDTH_MAX: f32 = 120.0;
/// The minimum gap between cards on screens that are large enough, in dp.
pub const GAP: f32 = 3.0;

/// The maximum gap, as a share of a card's width or height.
const GAP_SHARE: f32 = 0.15;
/// The maximum rise of the top tier's middle, as a share of a card's height.
const BOW_SHARE: f32 = 0.45;
/// The gap shrinks if the area's shorter side is less than this number of gaps.
const MIN_GAPS: f32 = 32.0;

/// The number of columns and tiers of the arc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The number of cards side by side: 6, 7 or 8.
    pub columns: u8,
    /// The number of cards from top to bottom: 5, 4 or 3.
    pub tiers: u8,
}

impl Shape {
    /// A flat arc for wide screens, a medium one, and a steep one for upright phones.
    pub const ALL: [Self; 3] = [Self::new(8, 3), Self::new(7, 4), Self::new(6, 5)];

    const fn new(columns: u8, tiers: u8) -> Self {
        Self { columns, tiers }
    }

    /// The width of the largest cards with which this shape fits into an area.
    fn card_width(self, area: Vec2, gap: f32) -> f32 {
        let (columns, tiers) = (f32::from(self.columns), f32::from(self.tiers));
        let across = (area.x - (columns - 1.0) * gap) / columns;
        let down = (area.y - (tiers - 1.0) * gap) / (tiers * CARD_RATIO);
        across.min(down)
    }

    /// The piles in the top tier.
    fn top(self) -> RangeInclusive<u8> {
        match self.tiers {
            3 => 3..=10,
            4 => 4..=9,
            _ => 5..=8,
        }
    }

    /// A pile's column and tier, counted from the top left. For the top tier, also the position
    /// along the bow, -1 to 1.
    fn pile(self, pile: u8) -> (f32, f32, Option<f32>) {
        let (last_column, last_tier) = (f32::from(self.columns - 1), f32::from(self.tiers - 1));
        let top = self.top();
        let (first, last) = (f32::from(*top.start()), f32::from(*top.end()));
        let n = f32::from(pile);
        if top.contains(&pile) {
            let along = n - (first + last) / 2.0;
            let half = (last - first) / 2.0;
            (last_column / 2.0 + along, 0.0, Some(along / half))
        } else if pile <= 3 {
            (0.0, last_tier - (n - 1.0), None)
        } else if pile >= 10 {
            (last_column, last_tier - (12.0 - n), None)
        } else {
            // The two piles beside the steep arc's top tier, half a column further in.
            let column = if n < first { 0.5 } else { last_column - 0.5 };
            (column, 1.0, None)
        }
    }
}

/// The arc in a play area. Lengths are in dp.
pub(super) struct Arc {
    pub shape: Shape,
    pub card: Vec2,
    /// The distance from one column or tier to the next.
    pub pitch: Vec2,
    pub slots: [Rect; 20],
}

impl Arc {
    /// Centres the shape with the largest cards in the play area.
    pub fn new(play: Rect) -> Self {
        let area = play.size();
        let gap = GAP.min(area.min_element() / MIN_GAPS);
        let mut shape = Shape::ALL[0];
        for other in Shape::ALL {
            if other.card_width(area, gap) > shape.card_width(area, gap) {
                shape = other;
            }
        }
        let width = shape.card_width(area, gap).clamp(0.0, CARD_WIDTH_MAX);
        let card = Vec2::new(width, CARD_RATIO * width);

        let steps = Vec2::new(f32::from(shape.columns - 1), f32::from(shape.tiers - 1));
        let spare = area.x - card.x - steps.x * card.x;
        let slack = area.y - card.y - steps.y * (card.y + gap);
        let pitch = Vec2::new(
            card.x + (spare / steps.x).min(gap.max(GAP_SHARE * card.x)),
            card.y + gap + (0.5 * slack / steps.y).min(GAP_SHARE * card.y),
        );
        let bow = (area.y - card.y - steps.y * pitch.y).clamp(0.0, BOW_SHARE * card.y);
        let size = steps * pitch + card + Vec2::new(0.0, bow);
        let origin = play.min + (area - size) / 2.0 + Vec2::new(0.0, bow);

        let mut arc = Self { shape, card, pitch, slots: [Rect::default(); 20] };
        for slot in Slot::ALL {
            let at = match slot.kind() {
                SlotKind::Pile(pile) => {
                    let (column, tier, along) = shape.pile(pile);
                    let lift =
                        along.map_or(0.0, |along| bow * (1.0 - along * along).max(0.0).sqrt());
                    Vec2::new(column, tier) * pitch - Vec2::new(0.0, lift)
                }
                SlotKind::Reserve(reserve) => arc.reserve(reserve),
            };
            let min = origin + at;
            arc.slots[slot.index()] = Rect { min, max: min + card };
        }
        arc
    }

    /// A reserve slot's offset from the arc's top left. The reserve takes the four middle columns,
    /// centred vertically between the top of P3 (P2 in the flat arc) and the bottom of P1.
    fn reserve(&self, reserve: u8) -> Vec2 {
        let (columns, tiers) = (f32::from(self.shape.columns), f32::from(self.shape.tiers));
        let above = if self.shape.tiers == 3 { 1.0 } else { tiers - 3.0 };
        let tier = (above + tiers - 1.0) / 2.0 - 0.5;
        let index = reserve.saturating_sub(1);
        let column = (columns - 4.0) / 2.0 + f32::from(index % 4);
        Vec2::new(column, tier + f32::from(index / 4)) * self.pitch
    }

    /// Each slot with half the gap around it, within the table. These areas do not overlap, because
    /// neighbours are at least one pitch apart in one direction.
    pub fn hits(&self, table: Rect) -> [Rect; 20] {
        let half = (self.pitch - self.card).max(Vec2::ZERO) / 2.0;
        self.slots.map(|slot| Rect {
            min: (slot.min - half).max(table.min),
            max: (slot.max + half).min(table.max),
        })
    }
}

/// Insets an area by a margin, which is limited to an eighth of the area's size.
pub(super) fn inset(area: Rect, margin: f32) -> Rect {
    let margin = Vec2::splat(margin).min(area.size() / 8.0);
    Rect { min: area.min + margin, max: area.max - margin }
}
