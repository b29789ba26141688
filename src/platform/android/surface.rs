//! The window's size and insets, whose change events can be lost or arrive too early.

use std::time::{Duration, Instant};

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::prelude::*;
use bevy::window::{AppLifecycle, PrimaryWindow, RequestRedraw, WindowFocused, WindowResized};

use crate::schedule::ViewportSystems;

/// After a rotation the insets change within some frames, without an event. For this long the
/// window is marked as changed, so that dependent systems read them again.
const SETTLING: Duration = Duration::from_secs(1);

/// Updates the window before [`ViewportSystems`] reads size and safe area.
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
    let resumed = lifecycle.read().any(|state| *state == AppLifecycle::Running);
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

/// winit drops a resize while the activity is paused, such as when the device is unfolded or a
/// split screen is moved.
fn match_surface(window: &mut Mut<Window>) {
    let Some(surface) = ANDROID_APP.get().and_then(AndroidApp::native_window) else {
        return;
    };
    let (width, height) = (surface.width() as u32, surface.height() as u32);
    // Write only a different size: every write makes Bevy query winit and send `WindowResized`.
    if window.resolution.physical_size() != UVec2::new(width, height) {
        window.resolution.set_physical_resolution(width, height);
    }
}
