//! The user interface: status bar, buttons, sheets, dialogs and toasts.
//!
//! [`navigation::NavStack`] holds the open sheets. [`modal`] shows the front one, and each sheet
//! and dialog adds its own content. Buttons send commands; nothing here changes the game.

pub mod a11y_label;
pub mod bars;
pub mod binding;
pub mod button;
pub mod card_picture;
pub mod code_entry;
pub mod context;
pub mod dialogs;
mod focus_outline;
pub mod icons;
pub mod modal;
pub mod navigation;
mod scan_frame;
pub mod scroll;
pub mod share_code;
pub mod sheets;
mod shown_time;
mod systems;
pub mod text;
pub mod theme;
pub mod titles;
pub mod toast;
pub mod widgets;

use bevy::prelude::*;
use bevy::ui::IsDefaultUiCamera;

use crate::viewport::MainCamera;

pub use scan_frame::ScanFrame;

/// Adds the user interface.
pub fn plugin(app: &mut App) {
    app.register_required_components::<MainCamera, IsDefaultUiCamera>();
    app.add_plugins((
        theme::plugin,
        icons::plugin,
        shown_time::plugin,
        button::plugin,
        navigation::plugin,
        modal::plugin,
        binding::plugin,
        scroll::plugin,
        focus_outline::plugin,
        scan_frame::plugin,
        toast::plugin,
        share_code::plugin,
        code_entry::plugin,
    ))
    .add_plugins((bars::plugin, sheets::plugin, dialogs::plugin));
}
