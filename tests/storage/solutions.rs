//! Winning lines and dead ends of the second implementation.

use half_moon::rules::{DealCode, Removal};
use serde::Deserialize;

/// A deal and removals that lead to its end.
#[derive(Clone, Deserialize)]
pub struct Line {
    pub code: DealCode,
    pub line: Vec<Removal>,
}

/// Lines that clear the table.
pub fn wins() -> Vec<Line> {
    serde_json::from_str(include_str!("../vectors/wins.json")).expect("winning lines")
}

/// The first of them, of `HM1-N-AAAAAAB`.
pub fn win() -> Line {
    wins().remove(0)
}

/// The shortest line to a dead end.
pub fn dead_end() -> Line {
    let lines = dead_ends().dead_ends;
    lines.into_iter().min_by_key(|line| line.line.len()).expect("a dead end")
}

/// A code that has no move at all.
pub fn dead_when_dealt() -> DealCode {
    dead_ends().dead_when_dealt[0]
}

#[derive(Deserialize)]
struct DeadEnds {
    dead_ends: Vec<Line>,
    dead_when_dealt: Vec<DealCode>,
}

fn dead_ends() -> DeadEnds {
    serde_json::from_str(include_str!("../vectors/dead_ends.json")).expect("dead ends")
}
