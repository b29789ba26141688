//! The scroll area of a page.

use bevy::prelude::*;

/// A node that scrolls if its content is higher than the node.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ScrollArea;

/// A fling: the scroll speed after the pointer is released, in dp per second.
#[derive(Component)]
pub(super) struct Fling(pub f32);

/// The distance of one line of the wheel or the arrow keys, in dp.
pub(super) const LINE: f32 = 48.0;
/// The decay time constant of a fling, in seconds.
pub(super) const FLING_DECAY: f32 = 0.3;

/// The largest scroll position, in dp.
pub fn max_scroll(node: &ComputedNode) -> f32 {
    (node.content_size.y - node.size.y).max(0.0) * node.inverse_scale_factor
}
