//! The parts of a modal, and when it is built.

use bevy::prelude::*;

use crate::ui::navigation::View;

/// A modal, with the entities of its parts.
#[derive(Component, Clone, Copy, Debug)]
pub struct Modal {
    /// The view that it shows.
    pub view: View,
    /// The scrim that dims the table.
    pub scrim: Entity,
    /// The panel, which slides in and out.
    pub panel: Entity,
    /// The body, which scrolls.
    pub body: Entity,
}
