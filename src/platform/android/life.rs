//! Where Android starts the app and where it ends.
//!
//! winit's event loop can be made once in a process, while Android may destroy the activity and make
//! it again in the same one. By then everything is saved (the surface is taken away first, and the app
//! saves before it gives it up), so the process ends with its activity and Android starts a fresh one.

use std::ffi::c_void;

use ndk_sys::{ANativeActivity, ANativeActivity_onCreate};

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
pub fn end_process() -> ! {
    // SAFETY: asks nothing of its caller.
    unsafe { libc::_exit(0) }
}
