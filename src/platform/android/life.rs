//! The start and end of the app on Android.
//!
//! winit's event loop can be created only once per process, but Android may destroy the activity
//! and create it again in the same process. The process therefore ends with its activity, and
//! Android starts a new one. The game is already saved: the surface is destroyed first, and the app
//! saves before that.

use std::ffi::c_void;

use ndk_sys::{ANativeActivity, ANativeActivity_onCreate};

/// The function that the system calls first; the manifest names it (`android.app.func_name`).
///
/// In `onDestroy`, `android-activity` waits for `android_main` to return. But winit does not report
/// the end of the activity, so the system's main thread would hang. The process ends instead.
///
/// # Safety
/// Only `NativeActivity` may call this, with an activity whose table of callbacks can be filled.
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

/// Exits at once: destructors crash some graphics drivers whose threads still run.
pub fn end_process() -> ! {
    // SAFETY: asks nothing of its caller.
    unsafe { libc::_exit(0) }
}
