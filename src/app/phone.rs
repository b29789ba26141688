//! Starts the app on a phone.

use bevy::prelude::*;
use bevy::window::WindowMode;

use super::{AppConfig, in_window};

/// Runs the app until the system ends it.
pub fn run_on_phone() {
    let window = Window {
        // The system bars stay visible, so that players can leave the game quickly.
        resizable: true,
        mode: WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        ..default()
    };
    in_window(AppConfig::default(), window).run();
}

/// The entry point on Android: `bevy_main` exports the function that the system calls.
///
/// winit's event loop can be created only once per process. A second activity in the same process
/// therefore ends at once, and Android starts it in a new process.
#[cfg(target_os = "android")]
#[bevy_main]
fn main() {
    use std::sync::atomic::{AtomicBool, Ordering};

    static HAS_STARTED: AtomicBool = AtomicBool::new(false);
    if !HAS_STARTED.swap(true, Ordering::Relaxed) {
        run_on_phone();
    }
    crate::platform::end_process();
}
