//! When the tree is built and handed to the system.

use bevy::prelude::*;

/// The steps in which the tree is built: once everything is laid out, only if a screen reader has
/// asked for it, and only in frames that are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum A11ySystems {
    /// Both steps or neither: a screen reader may ask for the tree at any moment, from its own
    /// thread.
    Both,
    /// The tree is built.
    Build,
    /// The system gets the tree.
    HandOver,
}
