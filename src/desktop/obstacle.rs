//! No display, no graphics driver: one clear sentence instead of a panic.
//!
//! The engine panics where it can't open a window or find a driver. While it starts such a panic can
//! only be one of the two, and which one follows from how far the start had come.

use std::panic;
use std::process;
use std::sync::atomic::{AtomicU8, Ordering};

use bevy::prelude::*;

use crate::text::{Key, Words};

const OPENING_WINDOW: u8 = 0;
const FINDING_DRIVER: u8 = 1;
const RUNNING: u8 = 2;

static REACHED: AtomicU8 = AtomicU8::new(OPENING_WINDOW);

/// From now on a failing start says what is missing and ends the process with 1.
pub(super) fn explain(words: Words) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let key = match REACHED.load(Ordering::SeqCst) {
            OPENING_WINDOW => Key::StartNoDisplay,
            FINDING_DRIVER => Key::StartNoGpu,
            _ => return usual(info),
        };
        eprintln!("{}", words.say(key));
        process::exit(1);
    }));
}

/// Added after the plugin that opens windows: what fails next is the driver.
pub(super) struct WindowOpen;

impl Plugin for WindowOpen {
    fn build(&self, _: &mut App) {
        REACHED.store(FINDING_DRIVER, Ordering::SeqCst);
    }
}

/// Added last: once the driver is there, whatever panics is a fault of the app, and told as one.
pub(super) struct DriverFound;

impl Plugin for DriverFound {
    fn build(&self, _: &mut App) {}

    fn finish(&self, _: &mut App) {
        REACHED.store(RUNNING, Ordering::SeqCst);
    }
}
