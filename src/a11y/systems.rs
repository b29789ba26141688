//! The order in which the tree is built and passed to the system.

use bevy::prelude::*;

/// The steps of a tree update. They run after layout, only if a screen reader has requested the
/// tree, and only in frames that are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum A11ySystems {
    /// Runs both steps or neither: a screen reader can request the tree at any moment, from another
    /// thread.
    Both,
    /// Builds the tree.
    Build,
    /// Passes the tree to the system.
    HandOver,
}
