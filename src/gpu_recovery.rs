//! Recovery from failures of the graphics driver: a lost device, no free memory or an internal
//! error.
//!
//! The game is saved first. Then the renderer restarts on a new device and the game continues. If
//! the driver fails repeatedly, the app ends.

mod renderer;
mod surface;

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::view::WindowSurfaces;
use bevy::render::{GpuResourceAppExt, RenderApp};
use bevy::sprite_render::{ImageBindGroups, SpriteMeta};
use bevy::window::RequestRedraw;

use crate::{platform, storage};

pub use renderer::renderer;

/// Handles failures of the graphics driver.
pub fn plugin(app: &mut App) {
    app.init_resource::<Failures>()
        .add_message::<RequestRedraw>()
        .insert_resource(RenderErrorHandler(answer))
        .add_plugins(surface::plugin);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // Bevy recreates its other GPU resources on the new device, but not these.
        render.init_gpu_resource::<SpriteMeta>().init_gpu_resource::<ImageBindGroups>();
    }
}

/// The number of failures within [`WITHIN`] that ends the app.
pub const FOR_GOOD: usize = 3;

/// Failures further apart than this count as unrelated.
pub const WITHIN: Duration = Duration::from_secs(60);

/// The times of the last failures, from `Time<Real>`.
#[derive(Resource, Default)]
struct Failures(Vec<Duration>);

impl Failures {
    /// Adds a failure at `now`. Returns whether the app has to end.
    fn add(&mut self, now: Duration) -> bool {
        self.0.retain(|&failure| now.saturating_sub(failure) < WITHIN);
        self.0.push(now);
        self.0.len() >= FOR_GOOD
    }
}

fn answer(error: &RenderError, main: &mut World, render: &mut World) -> RenderErrorPolicy {
    storage::save(main);
    leave_surfaces(render);
    let now = main.resource::<Time<Real>>().elapsed();
    if main.resource_mut::<Failures>().add(now) {
        error!("the graphics driver has failed for good: {:?}", error.ty);
        platform::end();
        main.write_message(AppExit::error());
        return RenderErrorPolicy::StopRendering;
    }
    warn!("drawing is set up anew: {:?}", error.ty);
    // The restart takes several frames, and without input nothing else requests one.
    main.write_message(RequestRedraw);
    RenderErrorPolicy::Recover(renderer().render_creation)
}

/// Leaks the windows' surfaces. Returned to the failed driver, they may wait forever for an
/// unfinished frame, or panic.
fn leave_surfaces(render: &mut World) {
    if let Some(mut surfaces) = render.get_resource_mut::<WindowSurfaces>() {
        std::mem::forget(std::mem::take(&mut *surfaces));
    }
}
