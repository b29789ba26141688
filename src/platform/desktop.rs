//! Desktops: where the app is developed and tested.

use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use bevy::clipboard::Clipboard;
use bevy::prelude::*;

use super::haptic::Haptic;
use crate::layout::Insets;

/// One for the whole run: on X11 what was copied is there only as long as who copied it.
static CLIPBOARD: LazyLock<Mutex<Clipboard>> = LazyLock::new(Mutex::default);

/// Desktops need nothing.
pub fn plugin(_: &mut App) {}

/// The folder for the app's own data by the system's convention. It need not exist yet.
pub fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join(env!("CARGO_PKG_NAME")))
}

/// Nothing covers a desktop's window.
pub fn safe_area(_scale: f32) -> Option<Insets> {
    Some(Insets::default())
}

/// Language tags (`da-DK`) in the player's order.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Desktops have no setting for it that all of them share.
pub fn reduced_motion() -> bool {
    false
}

/// A desktop's text size is part of the window's scale factor.
pub fn font_scale() -> f32 {
    1.0
}

/// A desktop's volume does not concern the app.
pub fn silent() -> bool {
    false
}

/// Desktops don't vibrate.
pub fn vibrates() -> bool {
    false
}

/// Nothing: see [`vibrates`].
pub fn haptic(_haptic: Haptic) {}

/// Puts `words` on the clipboard; whether they are there now.
pub fn copy(words: &str) -> bool {
    CLIPBOARD
        .lock()
        .is_ok_and(|mut clipboard| clipboard.set_text(words).is_ok())
}

/// The words on the clipboard, or none if there are none.
pub fn paste() -> Option<String> {
    CLIPBOARD.lock().ok()?.fetch_text().poll_result()?.ok()
}

/// Desktops have no share sheet: false.
pub fn share(_words: &str) -> bool {
    false
}

/// A desktop's window is closed by its frame; Escape on the table does not end the game.
pub fn leave() {}

/// The event loop ends when the app is told to.
pub fn end() {}
