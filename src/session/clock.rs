//! How long a game has been played.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::{Real, TimeReceiver};

use super::{Attention, Session};
use crate::GameSet;

/// Starts and stops the clock after the requests of the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, read_time_at_the_frame)
        .add_systems(
            Update,
            keep_clock
                .in_set(GameSet::Rules)
                .after(super::requests::answer),
        );
}

/// A monotonic clock. It is read when it starts and when it stops, never counted up frame by frame,
/// so that a slow or dropped frame takes nothing away.
///
/// Every `now` is a reading of `Time<Real>::elapsed()`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Clock {
    /// No card of the deal has been tapped yet.
    #[default]
    Waiting,
    /// It stands at this.
    Stopped(Duration),
    /// It has run since `since`, and stood at `before` then.
    Running { before: Duration, since: Duration },
}

impl Clock {
    /// The clock of a game resumed: it waits for the first tap only if there was none.
    pub(super) const fn resumed(elapsed: Duration, tapped: bool) -> Self {
        if tapped {
            Self::Stopped(elapsed)
        } else {
            Self::Waiting
        }
    }

    /// A card was tapped: from the first on, the clock may run.
    pub(super) fn tapped(&mut self) {
        if *self == Self::Waiting {
            *self = Self::Stopped(Duration::ZERO);
        }
    }

    pub(super) const fn is_running(&self) -> bool {
        matches!(self, Self::Running { .. })
    }

    pub(super) fn elapsed(&self, now: Duration) -> Duration {
        match *self {
            Self::Waiting => Duration::ZERO,
            Self::Stopped(elapsed) => elapsed,
            Self::Running { before, since } => before.saturating_add(now.saturating_sub(since)),
        }
    }

    /// This clock made to run, or to stand, from `now` on.
    fn kept(self, running: bool, now: Duration) -> Self {
        match (self, running) {
            (Self::Stopped(before), true) => Self::Running { before, since: now },
            (Self::Running { .. }, false) => Self::Stopped(self.elapsed(now)),
            _ => self,
        }
    }
}

/// The one rule of when time counts: the table is in front and the game has not ended.
fn keep_clock(time: Res<Time<Real>>, attention: Res<Attention>, mut session: ResMut<Session>) {
    let running = attention.on_table() && session.game.ending().is_none();
    let clock = session.clock.kept(running, time.elapsed());
    if clock != session.clock {
        session.clock = clock;
    }
}

/// Without this the renderer sends the time at which it drew the frame before. As long as nothing
/// moves that is seconds ago, and after a pause in the background it lies before the pause, which
/// would then count as played.
fn read_time_at_the_frame(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}
