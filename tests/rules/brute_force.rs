//! The rules' text once more, as slow and as plain as can be: over the written cards, every two and
//! every three of them.

use half_moon::rules::{Removal, Slot, Table};

/// The slots that are not empty, with their cards as written.
pub fn open(table: &Table) -> Vec<(Slot, String)> {
    Slot::ALL.into_iter().filter_map(|slot| Some((slot, table.top(slot)?.to_string()))).collect()
}

/// What a card counts in a pair: "Ace (worth 1) to 10".
pub fn number(card: &str) -> Option<usize> {
    "A23456789T".find(&card[..1]).map(|place| place + 1)
}

/// "Two cards from Ace (worth 1) to 10 that add up to 11".
pub fn is_pair(a: &str, b: &str) -> bool {
    matches!((number(a), number(b)), (Some(a), Some(b)) if a + b == 11)
}

/// "A Jack, a Queen and a King, of any suits".
pub fn is_trio(a: &str, b: &str, c: &str) -> bool {
    let mut ranks = [a, b, c].map(|card| &card[..1]);
    ranks.sort_unstable();
    ranks == ["J", "K", "Q"]
}

/// Everything that can be removed.
pub fn removals(table: &Table) -> Vec<Removal> {
    let open = open(table);
    let mut all = Vec::new();
    for (i, (a, first)) in open.iter().enumerate() {
        for (j, (b, second)) in open.iter().enumerate().skip(i + 1) {
            if is_pair(first, second) {
                all.extend(Removal::pair(*a, *b));
            }
            for (c, third) in &open[j + 1..] {
                if is_trio(first, second, third) {
                    all.extend(Removal::trio(*a, *b, *c));
                }
            }
        }
    }
    all
}
