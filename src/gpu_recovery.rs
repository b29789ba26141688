//! The graphics driver failing while the game is played: the device lost, no memory left, a fault within.
//!
//! Everything is saved first. Then drawing is set up anew, on a new device, and the game goes on: it never knew
//! of the driver. A driver that fails again and again has failed for good, and the app ends.

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

/// Answers the driver's failures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Failures>()
        .add_message::<RequestRedraw>()
        .insert_resource(RenderErrorHandler(answer))
        .add_plugins(surface::plugin);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // Of all that the engine has on a device, it makes only these not anew.
        render
            .init_gpu_resource::<SpriteMeta>()
            .init_gpu_resource::<ImageBindGroups>();
    }
}

/// So many failures [`WITHIN`] so much time are for good.
pub const FOR_GOOD: usize = 3;

/// A failure longer ago has nothing to do with the next one.
pub const WITHIN: Duration = Duration::from_secs(60);

/// The last failures, readings of `Time<Real>`.
#[derive(Resource, Default)]
struct Failures(Vec<Duration>);

impl Failures {
    /// Whether one more, now, is for good.
    fn add(&mut self, now: Duration) -> bool {
        self.0
            .retain(|&failure| now.saturating_sub(failure) < WITHIN);
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
    // The next frames set it up, and no finger may come for long.
    main.write_message(RequestRedraw);
    RenderErrorPolicy::Recover(renderer().render_creation)
}

/// Leaves the windows' surfaces to the driver that has failed. Given back to it they may wait for ever for a frame that
/// was begun on them, or panic because of it.
fn leave_surfaces(render: &mut World) {
    if let Some(mut surfaces) = render.get_resource_mut::<WindowSurfaces>() {
        std::mem::forget(std::mem::take(&mut *surfaces));
    }
}
