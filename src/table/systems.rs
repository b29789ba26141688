//! The order of the table's systems.

use bevy::prelude::*;

/// The steps in which the table follows the game, within
/// [`GameSystems::Present`](crate::schedule::GameSystems::Present).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum TableSystems {
    /// Updates each card's state and starts animations.
    UpdateState,
    /// Advances animations: each card gets its pose of this frame.
    Animate,
    /// Gives sprites their positions and pictures.
    Draw,
}
