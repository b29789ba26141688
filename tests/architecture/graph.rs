//! Imports between modules, as a graph.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A module uses an item of another.
#[derive(Clone, Debug)]
pub struct Import {
    /// The module that imports: `["ui", "modal"]`.
    pub from: Vec<String>,
    /// The module that defines the item.
    pub to: Vec<String>,
    /// Where.
    pub file: PathBuf,
    pub line: usize,
}

/// A shortest list of imports that leads back to where it begins.
pub fn find_cycle(imports: &[Import]) -> Option<Vec<Import>> {
    let mut edges: BTreeMap<&[String], BTreeMap<&[String], &Import>> = BTreeMap::new();
    for import in imports.iter().filter(|import| import.from != import.to) {
        let targets = edges.entry(&import.from).or_default();
        targets.entry(&import.to).or_insert(import);
    }
    edges.keys().filter_map(|start| way_back(&edges, start)).min_by_key(Vec::len)
}

/// Breadth first from `start` to itself.
fn way_back(
    edges: &BTreeMap<&[String], BTreeMap<&[String], &Import>>,
    start: &[String],
) -> Option<Vec<Import>> {
    let mut seen = BTreeSet::new();
    let mut ways: Vec<Vec<&Import>> = vec![Vec::new()];
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let end = way.last().map_or(start, |import| import.to.as_slice());
            for (&to, &import) in edges.get(end).into_iter().flatten() {
                let mut way = way.clone();
                way.push(import);
                if to == start {
                    return Some(way.into_iter().cloned().collect());
                }
                if seen.insert(to) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    None
}
