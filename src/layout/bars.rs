//! The bars: status above and buttons below the table, or both in a rail beside it.

use bevy::math::{Rect, Vec2};

use super::screen_spec::{ScreenSpec, length};

/// The status bar's height at 100 % text, in dp.
pub const STATUS_HEIGHT: f32 = 44.0;
/// The button bar's height at 100 % text, in dp.
pub const BUTTONS_HEIGHT: f32 = 56.0;
/// The rail's width at 100 % text, in dp.
pub const RAIL_WIDTH: f32 = 72.0;

/// The part of each length above that scales with the text size, in dp.
const STATUS_TEXT: f32 = 32.0;
const BUTTONS_TEXT: f32 = 20.0;
const RAIL_TEXT: f32 = 60.0;

/// A landscape safe area with less height than this has a rail, in dp.
const RAIL_BELOW: f32 = 480.0;

/// The maximum share of the safe area for bars that are enlarged with the text.
const GROWN_SHARE: f32 = 0.25;
/// The maximum share of the safe area on screens that are too small for the bars at 100 %.
const TINY_SHARE: f32 = 0.4;

/// The rectangles of the bars within the safe area, in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bars {
    /// A status bar at the top and a button bar at the bottom, where thumbs reach it.
    Stacked {
        /// Time, score, moves and deal code.
        status: Rect,
        /// Menu, New game and Undo.
        buttons: Rect,
    },
    /// Both in one column at the side, for landscape screens with little height.
    Rail(Rect),
}

/// Splits the safe area into the bars and the table.
pub(super) fn split(screen: &ScreenSpec) -> (Bars, Rect) {
    let safe = screen.safe_area();
    let Vec2 { x: width, y: height } = safe.size();
    let growth = length(screen.text_scale).clamp(1.0, 2.0) - 1.0;
    if width > height && height < RAIL_BELOW {
        let rail = fit(RAIL_WIDTH + growth * RAIL_TEXT, RAIL_WIDTH, width);
        let (bar, table) = if screen.left_handed {
            let (bar, table) = cut(safe, Vec2::new(safe.min.x + rail, safe.max.y));
            (bar, table)
        } else {
            let (table, bar) = cut(safe, Vec2::new(safe.max.x - rail, safe.max.y));
            (bar, table)
        };
        (Bars::Rail(bar), table)
    } else {
        let least = STATUS_HEIGHT + BUTTONS_HEIGHT;
        let wanted = least + growth * (STATUS_TEXT + BUTTONS_TEXT);
        let shrink = fit(wanted, least, height) / wanted;
        let top = safe.min.y + shrink * (STATUS_HEIGHT + growth * STATUS_TEXT);
        let bottom = safe.max.y - shrink * (BUTTONS_HEIGHT + growth * BUTTONS_TEXT);
        let band = |from: f32, to: f32| Rect {
            min: Vec2::new(safe.min.x, from),
            max: Vec2::new(safe.max.x, to.max(from)),
        };
        let bars =
            Bars::Stacked { status: band(safe.min.y, top), buttons: band(bottom, safe.max.y) };
        (bars, band(top, bottom))
    }
}

/// Splits an area at a vertical line.
fn cut(area: Rect, at: Vec2) -> (Rect, Rect) {
    let left = Rect { min: area.min, max: at };
    let right = Rect { min: Vec2::new(at.x, area.min.y), max: area.max };
    (left, right)
}

/// Limits the wanted length to a share of the whole.
fn fit(wanted: f32, least: f32, whole: f32) -> f32 {
    wanted.min((GROWN_SHARE * whole).max(least.min(TINY_SHARE * whole)))
}
