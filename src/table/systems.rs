//! The order of the table's systems.

use bevy::prelude::*;

/// The steps that update the table within
/// [`GameSystems::Present`](crate::schedule::GameSystems::Present).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum TableSystems {
    /// Updates each card's state and starts animations.
    UpdateState,
    /// Advances animations and sets each card's pose.
    Animate,
    /// Sets the positions and pictures of sprites.
    Draw,
}
