//! What tells games apart.

use serde::{Deserialize, Serialize};

use super::random::random;

/// A random number that a game gets when it is dealt, so that the statistics count it once, however
/// often the app is closed, killed and opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u64);

impl GameId {
    pub(super) fn random() -> Self {
        Self(random())
    }
}
