//! The tree handed over to the system, by the adapter that Bevy's window brings.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;

use super::systems::A11ySystems;
use super::tree::AccessTree;

/// Hands the tree over.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, update_adapter.in_set(A11ySystems::HandOver));
}

/// The adapter may have been asked anew since, and then knows nothing: it gets the tree whole and finds the changes.
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
