//! The settings of Bevy's renderer.

use bevy::prelude::*;
use bevy::render::{
    RenderPlugin,
    settings::{MemoryHints, PowerPreference, RenderCreation, WgpuSettings},
};

/// What is smaller than this many bytes shares a block of graphics memory with others.
const BLOCK: u64 = 4 << 20;

/// The renderer for a game that draws little and seldom: it takes graphics memory in small pieces, so that what a
/// picture needed on its way to the GPU is given back (by default 192 MiB are set aside), and of two GPUs the one that
/// spares the battery.
pub fn renderer() -> RenderPlugin {
    RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
            memory_hints: MemoryHints::Manual {
                suballocated_device_memory_block_size: BLOCK..2 * BLOCK,
            },
            power_preference: PowerPreference::from_env().unwrap_or(PowerPreference::LowPower),
            ..default()
        })),
        ..default()
    }
}
