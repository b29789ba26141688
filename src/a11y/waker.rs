//! Bevy's window keeps what a screen reader asks until the next update, but does not ask for one. A thread looks whether
//! something waits, and wakes the app only then.

use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Looks, once there is a window to look for.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        look.run_if(resource_exists::<WinitActionRequestHandlers>),
    );
}

/// How often it is looked whether a screen reader has come.
const SELDOM: Duration = Duration::from_millis(500);
/// How often it is looked whether the screen reader has asked something: quicker than one notices.
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

/// Whether something waits to be answered; nothing once the window is gone.
fn waits(handler: &Weak<Mutex<WinitActionRequestHandler>>) -> Option<bool> {
    let handler = handler.upgrade()?;
    let waits = handler.lock().is_ok_and(|asked| !asked.is_empty());
    Some(waits)
}
