//! Wakes the app for requests of screen readers.
//!
//! Bevy's window queues these requests but does not start an update for them. A thread polls the
//! queue and wakes the app only if a request waits or a screen reader has connected or left.

use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Starts the thread once the window has a queue of requests.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, look.run_if(resource_exists::<WinitActionRequestHandlers>));
}

/// The polling interval while no screen reader is active.
const SELDOM: Duration = Duration::from_millis(500);
/// The polling interval while a screen reader is active, too short for a delay to be noticed.
const OFTEN: Duration = Duration::from_millis(40);

fn look(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut looks: Local<bool>,
) {
    let (false, Some(handler), Some(proxy)) = (*looks, handlers.values().next(), proxy) else {
        return;
    };
    *looks = true;
    let handler = Arc::downgrade(handler);
    let requested = requested.clone();
    let proxy = (**proxy).clone();
    let thread = std::thread::Builder::new();
    let started = thread.spawn(move || {
        let mut was_requested = false;
        loop {
            let is_requested = requested.get();
            let Some(waits) = waits(&handler) else {
                return;
            };
            if (waits || is_requested != was_requested)
                && proxy.send_event(WinitUserEvent::WakeUp).is_err()
            {
                return;
            }
            was_requested = is_requested;
            std::thread::sleep(if is_requested { OFTEN } else { SELDOM });
        }
    });
    if let Err(error) = started {
        warn!("screen readers are heard late: {error}");
    }
}

/// Whether a request waits, or `None` once the window is closed.
fn waits(handler: &Weak<Mutex<WinitActionRequestHandler>>) -> Option<bool> {
    let handler = handler.upgrade()?;
    let waits = handler.lock().is_ok_and(|asked| !asked.is_empty());
    Some(waits)
}
