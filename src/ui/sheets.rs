//! What the sheets hold.

mod about;
pub mod enter_code;
mod keypad;
mod language;
pub(super) mod menu;
mod rules;
pub(crate) mod settings;
mod statistics;

use bevy::prelude::*;

/// Adds the sheets.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        menu::plugin,
        enter_code::plugin,
        statistics::plugin,
        settings::plugin,
        language::plugin,
        rules::plugin,
        about::plugin,
    ));
}
