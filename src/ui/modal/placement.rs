//! The placement of sheets and dialogs on the screen.

use bevy::prelude::*;

use crate::{
    layout::Insets,
    ui::{
        navigation::{Sheet, View},
        theme::{self, DIALOG_WIDTH, EDGE, GAP, SHEET_CORNER, SHEET_WIDTH},
    },
    viewport::Viewport,
};

/// The smallest width of a panel with its padding, in dp. A narrower window clips the panel.
const LEAST_WIDTH: f32 = 160.0;

/// The placement of a panel on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanelPlacement {
    /// Along the whole bottom edge of the window; otherwise centred.
    pub at_bottom: bool,
    /// The width, in dp.
    pub width: f32,
    /// The largest height, in dp.
    pub max_height: f32,
}

impl PanelPlacement {
    /// The placement of a view. On phones in portrait orientation, a sheet is at the bottom, in
    /// reach of thumbs.
    pub fn new(screen: &Viewport, showing: View) -> Self {
        let is_sheet = matches!(showing, View::Sheet(_));
        let Insets { left, top, right, bottom } = screen.safe;
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
                // In a low window these sheets have two columns.
                View::Sheet(Sheet::EnterCode | Sheet::Menu)
                    if safe.y < 480.0 && safe.x >= 640.0 =>
                {
                    720.0
                }
                View::Sheet(_) => SHEET_WIDTH,
                // In a low window the buttons are beside the text.
                _ if safe.y < 480.0 && safe.x >= 640.0 => 640.0,
                _ => DIALOG_WIDTH,
            };
            // Larger text needs longer lines.
            let widest = widest * screen.text_scale.clamp(1.0, 1.3);
            Self {
                at_bottom: false,
                width: widest.min(safe.x - 2.0 * margin.min(16.0)).max(LEAST_WIDTH),
                max_height: (safe.y - 2.0 * margin.min(16.0)).max(0.0),
            }
        }
    }

    /// Insets of the content, in dp: from the left and right edges of the window, and from the top
    /// and bottom edges of the panel.
    pub fn insets(self, viewport: &Viewport, view: View) -> Insets {
        let is_sheet = matches!(view, View::Sheet(_));
        let edge = if is_sheet { EDGE } else { EDGE + 4.0 };
        let top = if is_sheet { 4.0 } else { edge };
        let safe = viewport.safe;
        // The bottom safe area counts towards the padding.
        let (left, right, bottom) = if self.at_bottom {
            (safe.left + edge, safe.right + edge, (edge - safe.bottom).max(GAP))
        } else {
            (edge, edge, edge)
        };
        Insets { left, top, right, bottom }
    }

    /// The corner radii: at the bottom of the window only the top corners are round.
    pub fn corners(self) -> BorderRadius {
        let corner = px(SHEET_CORNER);
        if self.at_bottom { BorderRadius::top(corner) } else { BorderRadius::all(corner) }
    }
}

/// The width of a modal's content, in dp.
pub fn content_width(viewport: &Viewport, view: View) -> f32 {
    let placement = PanelPlacement::new(viewport, view);
    let insets = placement.insets(viewport, view);
    (placement.width - insets.left - insets.right - 2.0 * theme::HAIRLINE).max(0.0)
}
