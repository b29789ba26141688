//! Draws a frame only when something changes.
//!
//! Animations request the next frame with Bevy's [`RequestRedraw`]. A change of settings, viewport
//! or language requests one too, because the next frame applies it. While the clock runs in view,
//! one frame is drawn per second; during switch scanning, one per step. Otherwise the app sleeps
//! until the player or the system wakes it.

use std::ops::Range;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::{PlayerPresence, Session};
use crate::input::scan::Scan;
use crate::localization::Localizer;
use crate::settings::Settings;
use crate::viewport::Viewport;

/// The wait while nothing happens. Finite, because the event loop cannot wait forever.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);
/// The wait while the clock runs.
const SECOND: Duration = Duration::from_secs(1);
/// A frame for the clock is drawn this long after a full second, so that it is never too early.
const LATE: Duration = Duration::from_millis(40);
/// A frame within this range after a full second is on time, and the next wait is one second.
const ON_TIME: Range<Duration> = Duration::from_millis(20)..Duration::from_millis(250);
/// The number of frames drawn after the last request, until new pipelines and textures are ready.
const AFTERGLOW: u8 = 3;

/// Draws frames on request.
pub fn plugin(app: &mut App) {
    app.init_resource::<Redraw>()
        .add_message::<RequestRedraw>()
        .add_systems(Last, (request, wait).chain());
}

/// The state of drawing on request.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redraw {
    /// The last frame requested another.
    asked: bool,
    afterglow: u8,
    requested: u64,
    wait: Duration,
    /// The wait that the clock needs while it runs in view.
    clock: Option<Duration>,
}

impl Default for Redraw {
    fn default() -> Self {
        Self { asked: true, afterglow: AFTERGLOW, requested: 0, wait: LONG, clock: None }
    }
}

impl Redraw {
    /// Whether the last frame requested no other: every further frame would look the same.
    pub const fn at_rest(&self) -> bool {
        !self.asked
    }

    /// The number of frames since startup that requested another.
    pub const fn requested(&self) -> u64 {
        self.requested
    }

    /// The time that the app sleeps after a frame without a request, unless something wakes it.
    pub const fn wait(&self) -> Duration {
        self.wait
    }
}

fn request(
    settings: Res<Settings>,
    screen: Res<Viewport>,
    words: Res<Localizer>,
    mut redraw: ResMut<Redraw>,
    mut asked: ParamSet<(MessageReader<RequestRedraw>, MessageWriter<RequestRedraw>)>,
) {
    let mut next = *redraw;
    next.asked = true;
    let has_changed = settings.is_changed() || screen.is_changed() || words.is_changed();
    if asked.p0().read().count() > 0 || has_changed {
        next.afterglow = AFTERGLOW;
    } else if next.afterglow > 0 {
        next.afterglow -= 1;
        asked.p1().write(RequestRedraw);
        // This request must not restart the afterglow.
        asked.p0().clear();
    } else {
        next.asked = false;
    }
    next.requested += u64::from(next.asked);
    redraw.set_if_neq(next);
}

/// Sets the event loop's wait. Each change of it draws a frame, so the clock changes it only twice
/// after a start: to reach the next full second, then to one second. During a scan the wait is the
/// scan's beat, or an even part of it while the clock is in view.
fn wait(
    session: Res<Session>,
    attention: Res<PlayerPresence>,
    scan: Res<Scan>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<Redraw>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let seen = attention.on_table() && session.is_clock_running();
    let elapsed = session.elapsed(time.elapsed());
    let past = Duration::from_nanos(elapsed.subsec_nanos().into());
    let clock = if !seen || scan.is_on() {
        None
    } else if ON_TIME.contains(&past) {
        Some(SECOND)
    } else {
        redraw.clock.or(Some(SECOND - past + LATE))
    };
    let wait = match scan.beat() {
        Some(beat) if seen => beat / beat.as_millis().div_ceil(SECOND.as_millis()) as u32,
        Some(beat) => beat,
        None => clock.unwrap_or(LONG),
    };
    if (redraw.wait, redraw.clock) != (wait, clock) {
        redraw.wait = wait;
        redraw.clock = clock;
    }
    // In the background the clock is stopped and nothing wakes the app: phones end apps that wake
    // up.
    let mode = UpdateMode::reactive_low_power(wait);
    if let Some(mut settings) = settings
        && (settings.focused_mode != mode || settings.unfocused_mode != mode)
    {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
