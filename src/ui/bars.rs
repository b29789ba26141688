//! The bars around the table: the status, and the buttons Menu, New game and Undo.
//!
//! On wide and low screens both stand in one rail at the side. Text that does not fit is first
//! arranged differently, then made smaller.

mod bar;
mod button_bar;
mod shortcuts;
mod status_bar;

use bevy::prelude::*;

pub use bar::Bar;
pub use button_bar::UndoButton;
pub use status_bar::Value;

/// Adds the bars.
pub fn plugin(app: &mut App) {
    app.add_plugins((status_bar::plugin, button_bar::plugin, shortcuts::plugin));
}
