//! The structure of the sources: modules import in one direction, and names are unique.

mod graph;
mod source;

use std::collections::BTreeMap;
use std::path::Path;

use graph::{Import, find_cycle};
use source::{Crate, Source};

/// The top-level modules from the bottom up. A module imports only from those before it.
const LAYERS: [&str; 20] = [
    "rules",
    "schedule",
    "layout",
    "card_art",
    "localization",
    "platform",
    "settings",
    "viewport",
    "game",
    "storage",
    "input",
    "table",
    "audio",
    "haptics",
    "ui",
    "a11y",
    "power",
    "gpu_recovery",
    "app",
    "desktop",
];

fn sources() -> Crate {
    Crate::read(Path::new(env!("CARGO_MANIFEST_DIR")))
}

fn layer(module: &[String]) -> Option<usize> {
    let name = module.first()?;
    Some(
        LAYERS
            .iter()
            .position(|layer| layer == name)
            .unwrap_or_else(|| panic!("{name} is not in the order of modules")),
    )
}

/// Every import that goes upward, as a sentence.
fn upward_imports(sources: &Crate) -> Vec<String> {
    sources
        .imports()
        .iter()
        .filter(|import| layer(&import.from) < layer(&import.to) && layer(&import.from).is_some())
        .map(|import| {
            format!(
                "{}:{}: `{}` imports upward from `{}`",
                import.file.display(),
                import.line,
                import.from.join("::"),
                import.to.join("::"),
            )
        })
        .collect()
}

#[test]
fn modules_import_only_from_modules_below() {
    let upward = upward_imports(&sources());
    assert!(upward.is_empty(), "{}", upward.join("\n"));
}

#[test]
fn modules_form_no_cycle_at_any_depth() {
    let imports = sources().imports();
    let depth = imports.iter().map(|import| import.from.len()).max();
    for depth in 1..=depth.expect("imports") {
        // The modules at this depth, each with all that is below it.
        let cut = |module: &[String]| module[..module.len().min(depth)].to_vec();
        let cut: Vec<Import> = imports
            .iter()
            .map(|import| Import { from: cut(&import.from), to: cut(&import.to), ..import.clone() })
            // A module and what it consists of are no two modules.
            .filter(|import| {
                !import.from.starts_with(&import.to) && !import.to.starts_with(&import.from)
            })
            .collect();
        if let Some(cycle) = find_cycle(&cut) {
            let steps: Vec<String> = cycle
                .iter()
                .map(|import| {
                    format!(
                        "{}:{}: `{}` imports from `{}`",
                        import.file.display(),
                        import.line,
                        import.from.join("::"),
                        import.to.join("::"),
                    )
                })
                .collect();
            panic!("modules import each other:\n{}", steps.join("\n"));
        }
    }
}

#[test]
fn files_form_no_cycle() {
    let imports = sources().imports();
    if let Some(cycle) = find_cycle(&imports) {
        let steps: Vec<String> = cycle
            .iter()
            .map(|import| format!("{}:{}", import.file.display(), import.line))
            .collect();
        panic!("files import each other:\n{}", steps.join("\n"));
    }
}

fn assert_unique<'a>(what: &str, names: impl Iterator<Item = (&'a Source, String, usize)>) {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (source, name, line) in names {
        places.entry(name).or_default().push(format!("{}:{line}", source.file.display()));
    }
    let clashes: Vec<String> = places
        .into_iter()
        .filter(|(_, places)| places.len() > 1)
        .map(|(name, places)| {
            format!("{what} `{name}` exists more than once: {}", places.join(", "))
        })
        .collect();
    assert!(clashes.is_empty(), "{}", clashes.join("\n"));
}

#[test]
fn public_types_have_names_of_their_own() {
    let sources = sources();
    let types = sources.sources().flat_map(|source| {
        let types = source.public_types.iter();
        types.map(move |(name, line)| (source, name.clone(), *line))
    });
    assert_unique("the type", types);
}

#[test]
fn systems_have_names_of_their_own() {
    let sources = sources();
    let systems = sources.sources().flat_map(|source| {
        // A system may be added to two schedules.
        let systems: BTreeMap<_, _> = source.systems.iter().cloned().collect();
        systems.into_iter().map(move |(name, line)| (source, name, line))
    });
    assert_unique("the system", systems);
}

#[test]
fn an_upward_import_is_found() {
    let mut sources = sources();
    sources
        .add("src/rules/upward.rs", "use crate::ui::theme;\nfn look() { crate::table::plugin; }\n");
    assert_eq!(
        upward_imports(&sources),
        [
            "src/rules/upward.rs:1: `rules::upward` imports upward from `ui::theme`",
            "src/rules/upward.rs:2: `rules::upward` imports upward from `table`",
        ]
    );
}

#[test]
fn a_cycle_is_found() {
    let mut sources = sources();
    sources.add("src/rules/one.rs", "use super::two::Two; pub struct One;\n");
    sources.add("src/rules/two.rs", "use crate::rules::one::One; pub struct Two;\n");
    let cycle = find_cycle(&sources.imports()).expect("a cycle");
    let lines: Vec<_> = cycle.iter().map(|import| import.from.join("::")).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
}
