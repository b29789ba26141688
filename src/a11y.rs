//! The accessibility tree for screen readers: the name, role, state and actions of everything
//! visible, in reading order and in the player's language.
//!
//! [`AccessTree`] is built from the session and the user interface. Bevy's automatic nodes, one for
//! each entity, are disabled: they leave the roots in no order, name every icon and include nodes
//! that a sheet covers. In this tree, an open sheet or dialog replaces the table and the bars, and
//! each slot is named by its top card.
//!
//! Actions of screen readers arrive as the same events as other input, such as a tap on a card.

mod actions;
mod adapter;
mod build_tree;
mod live_region;
mod systems;
mod table_nodes;
mod tree;
mod ui_nodes;
#[cfg(any(feature = "atspi", target_os = "windows", target_os = "macos"))]
mod waker;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ManageAccessibilityUpdates};
use bevy::prelude::*;
use bevy::ui::UiSystems;

use systems::A11ySystems;

pub use live_region::Announcement;
pub use tree::AccessTree;

/// Builds the tree once the system requests it, and performs the requested actions.
pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_plugins((actions::plugin, live_region::plugin, build_tree::plugin, adapter::plugin))
        .configure_sets(
            PostUpdate,
            (A11ySystems::Build, A11ySystems::HandOver).chain().in_set(A11ySystems::Both),
        )
        .configure_sets(
            PostUpdate,
            A11ySystems::Both
                .run_if(is_requested)
                .after(UiSystems::PostLayout)
                .before(AccessibilitySystems::Update),
        );
    #[cfg(any(feature = "atspi", target_os = "windows", target_os = "macos"))]
    app.add_plugins(waker::plugin);
    app.world_mut().resource_mut::<ManageAccessibilityUpdates>().set(false);
}

fn is_requested(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}
