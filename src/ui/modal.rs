//! Modals: the sheets and dialogs in front of the table.
//!
//! Every open view has a modal of its own, which stays until the view is closed: a sheet below
//! another one is hidden, and keeps its scroll position. A modal has a scrim that dims the table, a
//! panel, a header if it is a sheet, and a body that scrolls.

pub mod body;
mod components;
mod panel;
mod placement;
mod sync;
mod transition;

use bevy::prelude::*;

use crate::schedule::GameSystems;
use crate::ui::systems::BindingSystems;

pub use crate::ui::systems::ModalSystems;

pub use body::{ModalBody, NewModals};
pub use components::Modal;
pub use placement::{PanelPlacement, content_width};
pub use transition::Transition;

/// Opens and closes modals. The sheets and dialogs add their content to new ones.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ModalSystems::Open, ModalSystems::Fill, BindingSystems)
            .chain()
            .in_set(GameSystems::Present),
    )
    .add_plugins((sync::plugin, transition::plugin));
}
