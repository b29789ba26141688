//! The input of the layout: the window, its safe area, the text size and the player's hand.

use bevy::math::{Rect, Vec2};

/// The parts of the window that the system covers, such as a notch, status bar or home indicator.
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

/// The values that the layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenSpec {
    /// The window's size, in dp.
    pub size: Vec2,
    /// The covered parts of the window.
    pub safe: Insets,
    /// The text size: 1 is 100 %. The bars grow with it from 1 to 2.
    pub text_scale: f32,
    /// Puts the rail on the left.
    pub left_handed: bool,
}

impl ScreenSpec {
    /// Creates a window of this size in dp without insets, with text at 100 %.
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            size: Vec2::new(width, height),
            safe: Insets::default(),
            text_scale: 1.0,
            left_handed: false,
        }
    }

    /// The window without its insets. If they leave no space, the result is empty but inside the
    /// window.
    pub fn safe_area(&self) -> Rect {
        let side = |size: f32, before: f32, after: f32| {
            let size = length(size);
            let start = length(before).min(size);
            (start, (size - length(after)).clamp(start, size))
        };
        let (left, right) = side(self.size.x, self.safe.left, self.safe.right);
        let (top, bottom) = side(self.size.y, self.safe.top, self.safe.bottom);
        Rect { min: Vec2::new(left, top), max: Vec2::new(right, bottom) }
    }
}

/// Returns a length that the system reported, or 0 if it is negative or not finite.
pub(super) fn length(reported: f32) -> f32 {
    if reported.is_finite() { reported.max(0.0) } else { 0.0 }
}
