//! The player's settings. A change takes effect at once and is saved with it.

mod change;
mod toggle;
mod values;

use bevy::prelude::*;

pub use change::{SettingsChange, Step};
pub use toggle::Toggle;
pub use values::{Motion, SCAN_SECONDS, Settings, TAP_TOLERANCE, TEXT_PERCENT, TextSize, VOLUME};

/// Adds the default settings. [`crate::storage`] replaces them with the saved ones.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_plugins(change::plugin);
}
