//! Where sheets and dialogs are on the screen.

use bevy::prelude::*;

use crate::{
    layout::Insets,
    ui::{
        navigation::{Sheet, View},
        theme::{self, DIALOG_WIDTH, EDGE, GAP, SHEET_CORNER, SHEET_WIDTH},
    },
    viewport::Viewport,
};

/// Narrower than this, in dp, no panel has room for its own edges. What a window has not it cuts off.
const LEAST_WIDTH: f32 = 160.0;

/// Where a panel is on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanelPlacement {
    /// Against the window's foot, from side to side; else in the middle.
    pub at_bottom: bool,
    /// In dp.
    pub width: f32,
    /// The most it may be high, in dp.
    pub max_height: f32,
}

impl PanelPlacement {
    /// The place of what is shown: a sheet is at the foot of upright phones, where thumbs are.
    pub fn new(screen: &Viewport, showing: View) -> Self {
        let is_sheet = matches!(showing, View::Sheet(_));
        let Insets {
            left,
            top,
            right,
            bottom,
        } = screen.safe;
        let safe = (screen.size - Vec2::new(left + right, top + bottom)).max(Vec2::ZERO);
        let margin = if safe.y < 560.0 { 8.0 } else { 24.0 };
        if is_sheet && safe.x < 600.0 && safe.y >= safe.x {
            Self {
                at_bottom: true,
                width: screen.size.x.max(left + right + LEAST_WIDTH),
                max_height: (screen.size.y - top - margin).max(0.0),
            }
        } else {
            let widest = match showing {
                // Their halves stand side by side where there is no height for both.
                View::Sheet(Sheet::EnterCode | Sheet::Menu)
                    if safe.y < 480.0 && safe.x >= 640.0 =>
                {
                    720.0
                }
                View::Sheet(_) => SHEET_WIDTH,
                // And the buttons beside the words.
                _ if safe.y < 480.0 && safe.x >= 640.0 => 640.0,
                _ => DIALOG_WIDTH,
            };
            // Larger text wants longer lines.
            let widest = widest * screen.text_scale.clamp(1.0, 1.3);
            Self {
                at_bottom: false,
                width: widest.min(safe.x - 2.0 * margin.min(16.0)).max(LEAST_WIDTH),
                max_height: (safe.y - 2.0 * margin.min(16.0)).max(0.0),
            }
        }
    }

    /// From the window's left, right, and the panel's top and bottom edges to its content, in dp.
    pub fn insets(self, viewport: &Viewport, view: View) -> Insets {
        let is_sheet = matches!(view, View::Sheet(_));
        let edge = if is_sheet { EDGE } else { EDGE + 4.0 };
        let top = if is_sheet { 4.0 } else { edge };
        let safe = viewport.safe;
        // The space kept free for the home indicator is gap enough under most pages.
        let (left, right, bottom) = if self.at_bottom {
            (
                safe.left + edge,
                safe.right + edge,
                (edge - safe.bottom).max(GAP),
            )
        } else {
            (edge, edge, edge)
        };
        Insets {
            left,
            top,
            right,
            bottom,
        }
    }

    /// A panel's corners: at the window's foot it is round only at its top.
    pub fn corners(self) -> BorderRadius {
        let corner = px(SHEET_CORNER);
        if self.at_bottom {
            BorderRadius::top(corner)
        } else {
            BorderRadius::all(corner)
        }
    }
}

/// The width of a modal's content, in dp.
pub fn content_width(viewport: &Viewport, view: View) -> f32 {
    let placement = PanelPlacement::new(viewport, view);
    let insets = placement.insets(viewport, view);
    (placement.width - insets.left - insets.right - 2.0 * theme::HAIRLINE).max(0.0)
}
