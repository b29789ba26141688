//! The user interface: status bar, buttons, sheets, dialogs and toasts.
//!
//! [`navigation::NavStack`] holds the open sheets. [`modal`] shows the front one, and each sheet
//! and dialog adds its own content. Buttons send commands; nothing here changes the game.

pub mod a11y_label;
pub mod bars;
pub mod button;
pub mod card_picture;
pub mod context;
pub mod dialogs;
mod focus_outline;
pub mod icons;
pub mod modal;
pub mod navigation;
mod scan_frame;
pub mod scroll;
pub mod sheets;
pub mod theme;
pub mod titles;
pub mod toast;
pub mod transition;
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
        button::plugin,
        navigation::plugin,
        modal::plugin,
        scroll::plugin,
        transition::plugin,
        focus_outline::plugin,
        scan_frame::plugin,
        toast::plugin,
        bars::plugin,
        sheets::plugin,
        dialogs::plugin,
    ));
}
