//! What there is to choose from.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::window::AppLifecycle;

/// Between two frames.
pub const TIMES: [(usize, Duration); 6] = [
    (4, Duration::ZERO),
    (30, Duration::from_millis(16)),
    (8, Duration::from_millis(100)),
    (3, Duration::from_millis(900)),
    (1, Duration::from_secs(15)),
    (1, Duration::from_secs(7 * 60 * 60)),
];

pub const SIZES: [(f32, f32); 10] = [
    (390.0, 844.0),
    (844.0, 390.0),
    (320.0, 480.0),
    (480.0, 320.0),
    (360.0, 640.0),
    (600.0, 600.0),
    (768.0, 1024.0),
    (1180.0, 820.0),
    (100.0, 100.0),
    (1.0, 1.0),
];

pub const SCALES: [f32; 6] = [1.0, 1.5, 2.0, 2.625, 3.0, 4.0];

pub const LIVES: [AppLifecycle; 4] = [
    AppLifecycle::WillSuspend,
    AppLifecycle::Suspended,
    AppLifecycle::WillResume,
    AppLifecycle::Running,
];

/// Keys without a letter, by how they are called and what they mean.
pub const KEYS: [(KeyCode, Key); 13] = [
    (KeyCode::Tab, Key::Tab),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Escape, Key::Escape),
    (KeyCode::BrowserBack, Key::BrowserBack),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::PageDown, Key::PageDown),
    (KeyCode::ShiftLeft, Key::Shift),
    (KeyCode::ControlLeft, Key::Control),
];

/// Letters of codes, and some that are in none.
pub const LETTERS: &str = "ABHMN123567un -9é🂡";
