//! Draws pictures on another thread, one task at a time.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::RequestRedraw;

/// The values that a picture depends on. It is redrawn only if they change.
pub(super) trait RenderRequest: Clone + PartialEq + Send + 'static {
    /// The result of the task.
    type Output: Send + 'static;
}

/// The background task of one system. It needs a [`RenderDevice`].
///
/// Requests made while a task runs are not queued. The system repeats its request in every frame,
/// so that intermediate sizes are skipped while a window is resized.
#[derive(SystemParam)]
pub(super) struct RenderTask<'w, 's, R: RenderRequest> {
    state: Local<'s, State<R>>,
    device: Res<'w, RenderDevice>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

struct State<R: RenderRequest> {
    requested: Option<R>,
    task: Option<Task<R::Output>>,
}

impl<R: RenderRequest> Default for State<R> {
    fn default() -> Self {
        Self { requested: None, task: None }
    }
}

impl<R: RenderRequest> RenderTask<'_, '_, R> {
    /// Returns the output of the task, once, when it is done. Requests redraws until then.
    pub(super) fn poll(&mut self) -> Option<R::Output> {
        if self.device_is_new() {
            self.state.requested = None;
        }
        let output = self.state.task.as_mut().and_then(check_ready);
        if output.is_some() {
            self.state.task = None;
        } else if self.is_running() {
            self.redraw.write(RequestRedraw);
        }
        output
    }

    pub(super) fn is_running(&self) -> bool {
        self.state.task.is_some()
    }

    /// Whether the graphics device is new, in which case all previous textures are lost.
    pub(super) fn device_is_new(&self) -> bool {
        self.device.is_changed()
    }

    /// Draws the request, unless a task runs or the last request on this device was the same.
    /// Returns whether a task was started.
    pub(super) fn start_if_changed(
        &mut self,
        request: R,
        draw: impl FnOnce(R) -> R::Output + Send + 'static,
    ) -> bool {
        if self.is_running() || self.state.requested.as_ref() == Some(&request) {
            return false;
        }
        self.state.requested = Some(request.clone());
        self.start(move || draw(request));
        true
    }

    /// Starts a task that continues the last request.
    pub(super) fn start(&mut self, draw: impl FnOnce() -> R::Output + Send + 'static) {
        self.state.task = Some(AsyncComputeTaskPool::get().spawn(async move { draw() }));
        self.redraw.write(RequestRedraw);
    }

    /// Drops the task and forgets the last request.
    pub(super) fn cancel(&mut self) {
        *self.state = State::default();
    }
}
