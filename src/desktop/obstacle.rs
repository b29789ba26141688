//! No display, no graphics driver, or one that stops working: one clear sentence, and what the engine says of it,
//! instead of a panic.
//!
//! The engine panics where it can't open a window or use a driver. Which of the two it is follows from the part of
//! the engine that panics; what panics elsewhere is a fault of the app, and told as one.

use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use crate::localization::{Key, Localizer};

/// The engine has found a driver.
static DRAWS: AtomicBool = AtomicBool::new(false);

/// From now on what is missing is said, and ends the process with 1.
pub(super) fn explain(words: Localizer) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let Some(key) = missing(info) else {
            return usual(info);
        };
        eprintln!("{}", words.text(key));
        if let Some(cause) = info.payload_as_str() {
            eprintln!("{cause}");
        }
        process::exit(1);
    }));
}

fn missing(info: &PanicHookInfo) -> Option<Key> {
    let draws = DRAWS.load(Ordering::SeqCst);
    sentence(info.location()?.file(), draws)
}

/// What is said of a panic in this file of the engine's sources.
fn sentence(file: &str, draws: bool) -> Option<Key> {
    let is_of = |parts: &[&str]| parts.iter().any(|part| file.contains(part));
    if is_of(&["bevy_render", "wgpu"]) {
        Some(if draws {
            Key::StartGpuLost
        } else {
            Key::StartNoGpu
        })
    } else if is_of(&["winit"]) && !draws {
        Some(Key::StartNoDisplay)
    } else {
        None
    }
}

/// Added last: from its end on there is a driver.
pub(super) struct DriverFound;

impl Plugin for DriverFound {
    fn build(&self, _: &mut App) {}

    fn finish(&self, _: &mut App) {
        DRAWS.store(true, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_follows_from_what_panics() {
        let of = |part: &str, draws| sentence(&format!("/registry/{part}-1.2.3/src/lib.rs"), draws);
        for part in ["bevy_winit", "winit"] {
            assert_eq!(of(part, false), Some(Key::StartNoDisplay));
            assert_eq!(of(part, true), None);
        }
        for part in ["bevy_render", "wgpu", "wgpu-core", "wgpu-hal"] {
            assert_eq!(of(part, false), Some(Key::StartNoGpu));
            assert_eq!(of(part, true), Some(Key::StartGpuLost));
        }
        assert_eq!(of("bevy_ecs", false), None);
        assert_eq!(sentence("src/table/cards.rs", false), None);
        assert_eq!(sentence("src/ui/bars.rs", true), None);
    }
}
