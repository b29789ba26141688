//! A window whose surface is lost gets another.
//!
//! The engine makes the surface anew where the system takes the window away and gives it back, and adapts it where
//! it is outdated. Of one that is lost otherwise it only logs, frame by frame, that there is no picture.

use bevy::prelude::*;
use bevy::render::view::{ExtractedWindows, WindowSurfaces};
use bevy::render::{Render, RenderApp, RenderSystems};

/// So many frames in a row without a picture: some drivers miss a few while a window is resized.
const MISSED: u32 = 10;

/// Watches the window where there is a driver. Metal loses no surfaces, and a window behind others, which has no
/// picture either, can't be told from one that has lost its own.
pub(super) fn plugin(app: &mut App) {
    if cfg!(target_vendor = "apple") {
        return;
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // The windows are prepared by then.
        render.add_systems(Render, watch.in_set(RenderSystems::PrepareResources));
    }
}

/// Frames in a row that had no picture to draw on.
#[derive(Default)]
struct Missed(u32);

impl Missed {
    /// Whether, with this frame, it is for long enough. Counting begins anew then.
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
