//! What screen readers are given: all that can be seen, by its name in the player's language, with what it is, how it is
//! and what it does, in the order in which it is read.
//!
//! The [`AccessTree`] is put together from the session and the interface, as the picture is. Bevy would make one of each
//! entity's own node, but puts all that has no parent side by side in no order, names every icon, and leaves in what
//! a sheet covers. Here a sheet or dialog in front is all there is, and of the cards only those that can be tapped are named.
//!
//! What a screen reader does comes in as what a finger does: a tap on a card, or a button activated.

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

/// Puts the tree together once the system asks for one, and answers what is asked through it.
pub fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_plugins((
            actions::plugin,
            live_region::plugin,
            build_tree::plugin,
            adapter::plugin,
        ))
        .configure_sets(
            PostUpdate,
            (A11ySystems::Build, A11ySystems::HandOver)
                .chain()
                .in_set(A11ySystems::Both),
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
    app.world_mut()
        .resource_mut::<ManageAccessibilityUpdates>()
        .set(false);
}

fn is_requested(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}
