//! Desktops, for development and tests.

use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use bevy::clipboard::Clipboard;
use bevy::prelude::*;

use super::haptic::Haptic;
use crate::layout::Insets;

/// Kept for the whole run: on X11 copied text is lost when its owner is dropped.
static CLIPBOARD: LazyLock<Mutex<Clipboard>> = LazyLock::new(Mutex::default);

/// Does nothing.
pub fn plugin(_: &mut App) {}

/// The system's folder for this app's data. It may not exist yet.
pub fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join(env!("CARGO_PKG_NAME")))
}

/// Always zero: nothing covers a desktop window.
pub fn safe_area(_scale: f32) -> Option<Insets> {
    Some(Insets::default())
}

/// Language tags (`da-DK`) in the player's order.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Always false: desktops share no setting for it.
pub fn reduced_motion() -> bool {
    false
}

/// Always 1: the window's scale factor includes the text size.
pub fn font_scale() -> f32 {
    1.0
}

/// Always false: desktops have no silent mode that the app follows.
pub fn silent() -> bool {
    false
}

/// Always false.
pub fn vibrates() -> bool {
    false
}

/// Does nothing; see [`vibrates`].
pub fn haptic(_haptic: Haptic) {}

/// Copies `words` to the clipboard. Returns whether that succeeded.
pub fn copy(words: &str) -> bool {
    CLIPBOARD.lock().is_ok_and(|mut clipboard| clipboard.set_text(words).is_ok())
}

/// The text on the clipboard, if any.
pub fn paste() -> Option<String> {
    CLIPBOARD.lock().ok()?.fetch_text().poll_result()?.ok()
}

/// Always false: desktops have no share sheet.
pub fn share(_words: &str) -> bool {
    false
}

/// Does nothing: players close the window instead, and Escape on the table does not quit.
pub fn leave() {}

/// Does nothing: the event loop ends when the app exits.
pub fn end() {}
