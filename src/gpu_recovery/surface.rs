//! Recreates the surface of a window that has lost it.
//!
//! Bevy recreates a surface when the system takes the window away and returns it, and reconfigures
//! an outdated one. For a surface lost in any other way, Bevy only logs an error in every frame.

use bevy::prelude::*;
use bevy::render::view::{ExtractedWindows, WindowSurfaces};
use bevy::render::{Render, RenderApp, RenderSystems};

/// The number of consecutive frames without a swapchain texture that means a lost surface. Some
/// drivers miss a few while a window is resized.
const MISSED: u32 = 10;

/// Watches the primary window, except on Apple systems: Metal does not lose surfaces, and a covered
/// window, which has no swapchain texture either, looks the same as a lost surface.
pub(super) fn plugin(app: &mut App) {
    if cfg!(target_vendor = "apple") {
        return;
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // Bevy has acquired the swapchain textures before this set.
        render.add_systems(Render, watch.in_set(RenderSystems::PrepareResources));
    }
}

/// The number of consecutive frames without a swapchain texture.
#[derive(Default)]
struct Missed(u32);

impl Missed {
    /// Whether the surface counts as lost with this frame. If so, the count restarts.
    fn is_lost(&mut self, has_picture: bool) -> bool {
        self.0 = if has_picture { 0 } else { self.0 + 1 };
        let is_lost = self.0 == MISSED;
        if is_lost {
            self.0 = 0;
        }
        is_lost
    }
}

fn watch(
    windows: Res<ExtractedWindows>,
    mut surfaces: ResMut<WindowSurfaces>,
    mut missed: Local<Missed>,
) {
    let window = windows.primary.and_then(|primary| windows.get(&primary));
    let has_picture = window.is_none_or(|window| window.swap_chain_texture.is_some());
    if missed.is_lost(has_picture) {
        warn!("the window's surface is lost: it gets another");
        *surfaces = WindowSurfaces::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_surface_is_lost_after_so_many_frames_in_a_row_and_not_again_at_once() {
        let mut missed = Missed::default();
        for _ in 0..3 {
            let mut frames = |picture, many| (0..many).any(|_| missed.is_lost(picture));
            assert!(!frames(false, MISSED - 1));
            assert!(!frames(true, 1));
            assert!(!frames(false, MISSED - 1));
            assert!(frames(false, 1));
        }
    }
}
