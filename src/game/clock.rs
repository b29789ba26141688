//! How long a game has been played.

use std::time::Duration;

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

    /// The clock, running or stopped from `now` on.
    pub(super) fn set_running(self, running: bool, now: Duration) -> Self {
        match (self, running) {
            (Self::Stopped(before), true) => Self::Running { before, since: now },
            (Self::Running { .. }, false) => Self::Stopped(self.elapsed(now)),
            _ => self,
        }
    }
}
