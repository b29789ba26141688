//! Starts the app on a phone.

use bevy::prelude::*;
use bevy::window::WindowMode;

use super::{AppConfig, in_window};

/// Runs the app until the system ends it.
pub fn run_on_phone() {
    let window = Window {
        // The system's bars stay: players leave a solitaire at a glance.
        resizable: true,
        mode: WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        ..default()
    };
    in_window(AppConfig::default(), window).run();
}

/// Android starts here: `bevy_main` exports the function that the system calls.
///
/// winit's event loop can be made only once in a process, so a second activity in the same process
/// ends at once, and Android starts it in a new one.
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
