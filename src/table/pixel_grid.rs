//! Lengths on the table, aligned to the physical pixels of the screen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::card_art::CARD_PX_MAX;
use crate::layout::FACE_RATIO;
use crate::rules::Slot;
use crate::viewport::{TableLayout, Viewport};

/// The layout with faces of whole physical pixels at whole pixel positions, so that resting cards
/// are sharp.
#[derive(SystemParam)]
pub struct PixelGrid<'w> {
    pub layout: Res<'w, TableLayout>,
    pub screen: Res<'w, Viewport>,
}

impl PixelGrid<'_> {
    /// Whether any position or size may have changed.
    pub fn is_changed(&self) -> bool {
        self.layout.is_changed() || self.screen.is_changed()
    }

    /// A face's size in physical pixels, at most the size in the layout.
    pub fn face_px(&self) -> UVec2 {
        let width = (self.layout.face.x * self.screen.scale).floor().max(1.0);
        UVec2::new(width as u32, (FACE_RATIO * width).round() as u32)
    }

    /// The width in physical pixels at which faces are drawn. On the largest screens, the picture
    /// is scaled up.
    pub fn drawn_px(&self) -> u32 {
        self.face_px().x.min(CARD_PX_MAX)
    }

    /// A face's size in dp.
    pub fn face(&self) -> Vec2 {
        self.face_px().as_vec2() / self.screen.scale
    }

    /// The middle of a slot's face, moved by `offset`, in dp from the window's top left.
    pub fn face_at(&self, slot: Slot, offset: Vec2) -> Vec2 {
        self.snap(self.layout.slot(slot).min + offset) + self.face() / 2.0
    }

    /// Rounds a position in dp to the grid of physical pixels.
    fn snap(&self, place: Vec2) -> Vec2 {
        (place * self.screen.scale).round() / self.screen.scale
    }
}
