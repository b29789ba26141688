//! The time that a game has been played.

use std::time::Duration;

/// A monotonic clock. It stores when it started instead of adding up frames, so slow or dropped
/// frames lose no time.
///
/// Every `now` is a reading of `Time<Real>::elapsed()`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Clock {
    /// No card has been tapped yet.
    #[default]
    Waiting,
    /// Paused at this time.
    Stopped(Duration),
    /// Running since `since`, with `before` played until then.
    Running { before: Duration, since: Duration },
}

impl Clock {
    /// The clock of a resumed game. It waits for the first tap only if there was none.
    pub(super) const fn resumed(elapsed: Duration, tapped: bool) -> Self {
        if tapped { Self::Stopped(elapsed) } else { Self::Waiting }
    }

    /// Allows the clock to run, from the first tap on.
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
