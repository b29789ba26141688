//! Passes the tree to the system through the AccessKit adapter of Bevy's window.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;

use super::systems::A11ySystems;
use super::tree::AccessTree;

/// Updates the adapter with the tree.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, update_adapter.in_set(A11ySystems::HandOver));
}

/// Always passes the whole tree: an adapter that was activated since the last update has no nodes
/// yet. The adapter finds the changes.
fn update_adapter(
    tree: Res<AccessTree>,
    windows: Query<Entity, With<PrimaryWindow>>,
    _on_main_thread: NonSendMarker,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&window) {
            adapter.update_if_active(|| tree.update());
        }
    });
}
