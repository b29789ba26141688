//! Numbers that no one can foresee.

use std::hash::{BuildHasher, RandomState};
use std::time::SystemTime;

use crate::rules::DealCode;

/// Any 64 bits, from the system's random source.
pub(super) fn random() -> u64 {
    // No known phone or desktop is without a random source. Even there a game has to be dealt:
    // by the keys of the standard library's hash tables and the time.
    getrandom::u64().unwrap_or_else(|_| RandomState::new().hash_one(SystemTime::now()))
}

/// Any deal, each as likely.
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
