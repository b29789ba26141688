//! Functions that differ by platform; every platform has the same set.
//!
//! Lengths are in dp. Every function may be called at any time. If the system does not know a
//! value, the function returns that of a system without the feature.

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
