//! Questions, and the announcements of dead end and victory.

mod confirm;
mod endings;
mod halves;

use bevy::prelude::*;

/// Adds the dialogs.
pub fn plugin(app: &mut App) {
    app.add_plugins((confirm::plugin, endings::plugin));
}
