//! Half Moon: a two-deck solitaire for phones and tablets.
//!
//! The modules below are listed from the bottom up: a module imports only from those above it in
//! this list. `tests/architecture` holds that.
//!
//! A tap travels in one direction: [`input`] activates a slot button, [`table`] sends a
//! [`game::GameCommand`], and [`game`] asks [`rules`], changes its state and emits
//! [`game::GameEvent`]s. [`table`], [`ui`] and [`storage`] follow the state; animations, [`audio`],
//! [`haptics`] and announcements follow the events.

pub mod rules;

pub mod schedule;

pub mod layout;

pub mod card_art;

pub mod localization;

pub mod platform;

pub mod settings;

pub mod viewport;

pub mod game;

pub mod storage;

pub mod input;

pub mod table;

pub mod audio;

pub mod haptics;

pub mod ui;

pub mod a11y;

pub mod power;

pub mod gpu_recovery;

pub mod app;

#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub mod desktop;
