//! The identity of a game.

use serde::{Deserialize, Serialize};

use super::random::random;

/// A random number for each game. It tells games of the same deal apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u64);

impl GameId {
    pub(super) fn random() -> Self {
        Self(random())
    }
}
