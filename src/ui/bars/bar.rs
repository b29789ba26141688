//! What both bars share.

use bevy::prelude::*;

/// The status bar or the button bar.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Node, Pickable = blocks_table())]
pub struct Bar;

/// Taps beside a button do not reach the table.
fn blocks_table() -> Pickable {
    Pickable { should_block_lower: true, is_hoverable: false }
}

/// From the rail's ends to its content, in dp.
pub const RAIL_EDGE: f32 = 8.0;
/// Between Menu and New game, in dp.
pub const BUTTON_GAP: f32 = 8.0;
/// Between New game and Undo, in dp: players must not hit one for the other.
pub const UNDO_GAP: f32 = 24.0;

/// The side of the rail's round buttons in a rail of this size, in dp.
pub fn rail_button_side(rail: Rect) -> f32 {
    let height = rail.height() - 2.0 * RAIL_EDGE;
    (0.16 * height).clamp(44.0, 52.0).min(rail.width())
}
