//! Drawing only when there is something new to see.
//!
//! Whatever moves asks for the next frame with Bevy's own [`RequestRedraw`], and so does a frame that changed what the
//! next one begins with: screen and words follow the settings there. While the clock runs in front of the player, it
//! gets one frame a second, and while a frame scans for a switch, that gets one for each step. Otherwise the app sleeps
//! until a finger, a key or the system wakes it.

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

/// Between two frames while nothing happens. Finite: the event loop does not know how to wait for ever.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);
/// Between two frames while the clock runs.
const SECOND: Duration = Duration::from_secs(1);
/// So long after a full second the clock is looked at: never just before one.
const LATE: Duration = Duration::from_millis(40);
/// Frames drawn this long after a full second may be kept to.
const ON_TIME: Range<Duration> = Duration::from_millis(20)..Duration::from_millis(250);
/// So many frames follow the last one that was asked for: pipelines and textures made for it are then ready.
const AFTERGLOW: u8 = 3;

/// Draws when asked.
pub fn plugin(app: &mut App) {
    app.init_resource::<Redraw>()
        .add_message::<RequestRedraw>()
        .add_systems(Last, (request, wait).chain());
}

/// How busy drawing is.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redraw {
    /// The last frame has asked for another.
    asked: bool,
    afterglow: u8,
    requested: u64,
    wait: Duration,
    /// What the clock needs, while it runs.
    clock: Option<Duration>,
}

impl Default for Redraw {
    fn default() -> Self {
        Self {
            asked: true,
            afterglow: AFTERGLOW,
            requested: 0,
            wait: LONG,
            clock: None,
        }
    }
}

impl Redraw {
    /// Whether the last frame has not asked for another: nothing moves and nothing is being made, so that every
    /// frame from here on would be the same.
    pub const fn at_rest(&self) -> bool {
        !self.asked
    }

    /// How many times since the start of the app a frame has asked for the next one.
    pub const fn requested(&self) -> u64 {
        self.requested
    }

    /// How long the app sleeps after a frame that does not ask for the next one, if nothing wakes it.
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
        // Its own request is not one to glow after.
        asked.p0().clear();
    } else {
        next.asked = false;
    }
    next.requested += u64::from(next.asked);
    redraw.set_if_neq(next);
}

/// The event loop draws a frame whenever it is told another wait than before. So it is told two when the clock
/// starts, one to meet the full second and one to keep to it, and no more until the clock stops. While a frame scans,
/// its beat is kept to, and the clock is seen with that or at even parts of it.
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
    // In the background nothing wakes the app (the clock stands there): phones end apps that do.
    let mode = UpdateMode::reactive_low_power(wait);
    if let Some(mut settings) = settings
        && (settings.focused_mode != mode || settings.unfocused_mode != mode)
    {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
