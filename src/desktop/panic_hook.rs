//! A panic hook that explains a missing display and a missing or failing graphics driver.
//!
//! Bevy panics when it cannot open a window or use a driver. The source file that panics shows which
//! of the two it is; all other panics are bugs of the app and are reported as usual.

use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use crate::localization::{Key, Localizer};

/// Whether Bevy has found a graphics driver.
static DRIVER_FOUND: AtomicBool = AtomicBool::new(false);

/// Installs the hook: it prints the explanation with the panic's message, and exits with code 1.
pub(super) fn install(words: Localizer) {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let Some(key) = explanation(info) else {
            return default_hook(info);
        };
        eprintln!("{}", words.text(key));
        if let Some(message) = info.payload_as_str() {
            eprintln!("{message}");
        }
        process::exit(1);
    }));
}

fn explanation(info: &PanicHookInfo) -> Option<Key> {
    let driver_found = DRIVER_FOUND.load(Ordering::SeqCst);
    explain_panic_in(info.location()?.file(), driver_found)
}

fn explain_panic_in(file: &str, driver_found: bool) -> Option<Key> {
    let is_in = |crates: &[&str]| crates.iter().any(|name| file.contains(name));
    if is_in(&["bevy_render", "wgpu"]) {
        Some(if driver_found { Key::StartGpuLost } else { Key::StartNoGpu })
    } else if is_in(&["winit"]) && !driver_found {
        Some(Key::StartNoDisplay)
    } else {
        None
    }
}

/// Notes that a driver was found. Must be the last plugin: it runs after the renderer is set up.
pub(super) struct DriverFound;

impl Plugin for DriverFound {
    fn build(&self, _: &mut App) {}

    fn finish(&self, _: &mut App) {
        DRIVER_FOUND.store(true, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_panics_decides_the_explanation() {
        let of = |part: &str, draws| {
            explain_panic_in(&format!("/registry/{part}-1.2.3/src/lib.rs"), draws)
        };
        for part in ["bevy_winit", "winit"] {
            assert_eq!(of(part, false), Some(Key::StartNoDisplay));
            assert_eq!(of(part, true), None);
        }
        for part in ["bevy_render", "wgpu", "wgpu-core", "wgpu-hal"] {
            assert_eq!(of(part, false), Some(Key::StartNoGpu));
            assert_eq!(of(part, true), Some(Key::StartGpuLost));
        }
        assert_eq!(of("bevy_ecs", false), None);
        assert_eq!(explain_panic_in("src/table/cards.rs", false), None);
        assert_eq!(explain_panic_in("src/ui/bars.rs", true), None);
    }
}
