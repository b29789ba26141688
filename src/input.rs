//! Input: taps, the keyboard, switch scanning and screen readers all end in [`Activate`].

mod activate;
pub mod focus;
mod key_event;
mod keyboard;
pub mod scan;
mod tap;

use bevy::prelude::*;

pub use activate::{Activate, ReplaceText};
pub use key_event::{BackPressed, KeyPress, KeyTyped, Modifiers};
pub use tap::Tappable;

/// Adds all input.
pub fn plugin(app: &mut App) {
    app.add_plugins((tap::plugin, keyboard::plugin, focus::plugin, scan::plugin));
}
