//! Where Android starts the app and where it ends.
//!
//! winit's event loop can be made once in a process, while Android may destroy the activity and make
//! it again in the same one. By then everything is saved (the surface is taken away first, and the app
//! saves before it gives it up), so the process ends with its activity and Android starts a fresh one.

use std::ffi::c_void;

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::prelude::*;
use bevy::window::{AppLifecycle, PrimaryWindow, WindowFocused};
use ndk_sys::{ANativeActivity, ANativeActivity_onCreate};

/// The thread that `android-activity` starts for the app.
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    if ANDROID_APP.set(app).is_ok() {
        crate::on_phone();
    }
    end_process();
}

/// What the system calls first: the manifest names it (`android.app.func_name`).
///
/// `android-activity` waits in `onDestroy` for `android_main` to return, but winit never tells the app
/// that its activity is gone: the system's own thread would hang there. Ending the process in its
/// place is the way out.
///
/// # Safety
/// Called by `NativeActivity` alone, with an activity whose table of callbacks is there to be filled.
#[unsafe(no_mangle)]
unsafe extern "C" fn half_moon_on_create(
    activity: *mut ANativeActivity,
    saved_state: *mut c_void,
    length: usize,
) {
    // SAFETY: passed on as received; the callbacks outlive the activity.
    unsafe {
        ANativeActivity_onCreate(activity, saved_state, length);
        (*(*activity).callbacks).onDestroy = Some(on_destroy);
    }
}

unsafe extern "C" fn on_destroy(_: *mut ANativeActivity) {
    end_process();
}

/// At once: running destructors while the graphics driver's threads are alive crashes some of them.
fn end_process() -> ! {
    // SAFETY: asks nothing of its caller.
    unsafe { libc::_exit(0) }
}

/// Gives the window the surface's size whenever the app comes to the front: winit drops a change that
/// happens while the activity is paused (unfolded in the background, a split screen moved).
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, match_surface);
}

fn match_surface(
    mut lifecycle: MessageReader<AppLifecycle>,
    mut focus: MessageReader<WindowFocused>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let resumed = lifecycle
        .read()
        .any(|state| *state == AppLifecycle::Running);
    let focused = focus.read().any(|message| message.focused);
    if !resumed && !focused {
        return;
    }
    let Some(surface) = ANDROID_APP.get().and_then(AndroidApp::native_window) else {
        return;
    };
    let (width, height) = (surface.width() as u32, surface.height() as u32);
    // Written only when it differs: a write makes Bevy ask winit for the size and send `WindowResized`.
    if window.resolution.physical_size() != UVec2::new(width, height) {
        window.resolution.set_physical_resolution(width, height);
    }
}
