//! The window's size and insets, of whose changes the system's news get lost or come too early.

use std::time::{Duration, Instant};

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::prelude::*;
use bevy::window::{AppLifecycle, PrimaryWindow, RequestRedraw, WindowFocused, WindowResized};

use crate::schedule::ViewportSystems;

/// Insets follow a rotation within some frames, without news: so long the window counts as changed, and
/// who depends on it looks again.
const SETTLING: Duration = Duration::from_secs(1);

/// Looks at the surface before [`ViewportSystems`] reads size and safe area.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_surface.before(ViewportSystems));
}

fn follow_surface(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut focus: MessageReader<WindowFocused>,
    mut resized: MessageReader<WindowResized>,
    mut settled: Local<Option<Instant>>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let resumed = lifecycle
        .read()
        .any(|state| *state == AppLifecycle::Running);
    let focused = focus.read().any(|message| message.focused);
    if resumed || focused {
        match_surface(&mut window);
    }
    if resized.read().count() > 0 || resumed || focused {
        *settled = Some(Instant::now() + SETTLING);
    }
    if settled.is_some_and(|settled| Instant::now() < settled) {
        window.set_changed();
        redraw.write(RequestRedraw);
    } else {
        *settled = None;
    }
}

/// winit drops a change of size that happens while the activity is paused: unfolded in the background, a
/// split screen moved.
fn match_surface(window: &mut Mut<Window>) {
    let Some(surface) = ANDROID_APP.get().and_then(AndroidApp::native_window) else {
        return;
    };
    let (width, height) = (surface.width() as u32, surface.height() as u32);
    // Written only when it differs: a write makes Bevy ask winit for the size and send `WindowResized`.
    if window.resolution.physical_size() != UVec2::new(width, height) {
        window.resolution.set_physical_resolution(width, height);
    }
}
