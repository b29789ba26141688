//! Unpredictable random numbers.

use std::hash::{BuildHasher, RandomState};
use std::time::SystemTime;

use crate::rules::DealCode;

/// A random number from the system's random source.
pub(super) fn random() -> u64 {
    // All supported systems have a random source. If it fails, a number from the standard library's
    // hash keys and the time is good enough to deal a game.
    getrandom::u64().unwrap_or_else(|_| RandomState::new().hash_one(SystemTime::now()))
}

/// A random deal, all equally likely.
pub(super) fn deal_code() -> DealCode {
    const {
        assert!(DealCode::COUNT.is_power_of_two());
    }
    loop {
        if let Some(code) = DealCode::new(random() % DealCode::COUNT) {
            return code;
        }
    }
}
