//! What differs by system: the same functions on each.
//!
//! Lengths are dp. Every function may be asked at any time; what a system does not know is answered as
//! on one without the feature.

#[cfg(target_os = "android")]
mod android;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
mod haptic;
#[cfg(target_os = "ios")]
mod ios;

#[cfg(target_os = "android")]
use android as system;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
use desktop as system;
#[cfg(target_os = "ios")]
use ios as system;

use bevy::prelude::*;

#[cfg(target_os = "android")]
pub use android::end_process;
pub use haptic::Haptic;
pub use system::{
    copy, data_folder, end, font_scale, haptic, languages, leave, paste, reduced_motion, safe_area,
    share, silent, vibrates,
};

/// Adds the systems that this platform needs.
pub fn plugin(app: &mut App) {
    app.add_plugins(system::plugin);
}
