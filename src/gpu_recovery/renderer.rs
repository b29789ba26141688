//! The settings of Bevy's renderer.

use bevy::prelude::*;
use bevy::render::{
    RenderPlugin,
    settings::{MemoryHints, PowerPreference, RenderCreation, WgpuSettings},
};

/// The block size for GPU memory, in bytes. Smaller resources share a block.
const BLOCK: u64 = 4 << 20;

/// The renderer for a game that draws little and rarely. It allocates GPU memory in small blocks,
/// so that upload buffers are freed (by default 192 MiB stay reserved), and prefers the GPU that
/// saves power.
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
