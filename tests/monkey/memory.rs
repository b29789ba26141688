//! How much memory this process takes.

use std::fmt;
use std::fs;

/// More than this, in pages of 4 KiB, after the warm-up is growth: 24 MiB.
const GROWTH: u64 = 24 * 256;

/// From a tenth of the touches on everything has been seen: fonts, pages, the allocator's arenas.
const WARM_UP: u64 = 10;

/// Runs shorter than this have no time to warm up.
const SHORTEST: u64 = 10_000;

/// Resident pages: the most that were seen in the part of the run after the warm-up and in its last part.
pub struct Memory {
    touches: u64,
    warm: u64,
    end: u64,
}

impl Memory {
    pub const fn new(touches: u64) -> Self {
        Self { touches, warm: 0, end: 0 }
    }

    /// Notes how much it is now, after so many touches.
    pub fn sample(&mut self, touches: u64) {
        let part = self.touches / WARM_UP;
        let pages = resident().unwrap_or_default();
        if touches < part {
        } else if touches < 2 * part {
            self.warm = self.warm.max(pages);
        } else if touches >= self.touches - part {
            self.end = self.end.max(pages);
        }
    }

    pub fn has_not_grown(&self) {
        let is_known = self.warm > 0 && self.end > 0;
        assert!(
            self.touches < SHORTEST || !is_known || self.end <= self.warm + GROWTH,
            "memory grew: {self}"
        );
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |pages: u64| pages / 256;
        write!(f, "{} MiB, later {} MiB", mib(self.warm), mib(self.end))
    }
}

/// Pages of this process that are in memory; none where the system does not say.
fn resident() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/statm").ok()?;
    text.split_whitespace().nth(1)?.parse().ok()
}
