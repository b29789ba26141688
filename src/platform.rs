//! What differs by system: the same functions on each.
//!
//! Lengths are dp. Every function may be asked at any time; what a system does not know is answered as
//! on one without the feature.

#[cfg(target_os = "android")]
mod android;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(target_os = "ios")]
mod ios;

#[cfg(target_os = "android")]
use android as system;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
use desktop as system;
#[cfg(target_os = "ios")]
use ios as system;

use bevy::prelude::*;

use crate::layout::Insets;

pub use system::{
    copy, data_folder, end, font_scale, haptic, languages, leave, paste, reduced_motion, safe_area,
    share, silent, vibrates,
};

/// Adds the systems that this platform needs.
pub fn plugin(app: &mut App) {
    app.add_plugins(system::plugin);
}

/// What the phone answers to a finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// A card was selected: a light tick.
    Select,
    /// Cards were removed: firmer.
    Remove,
    /// A card was refused: distinct from the others.
    Refuse,
}
