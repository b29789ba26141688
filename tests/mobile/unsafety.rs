//! `unsafe` is in `src/platform` only, and only Android's entry points are exported.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{path, read};

/// All sources in a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let at = entry.expect("readable").path();
        if at.is_dir() {
            found.extend(sources(&at));
        } else if at.extension().is_some_and(|extension| extension == "rs") {
            found.push(at);
        }
    }
    found
}

/// The lines of code of a source that have a word.
fn lines_with(source: &Path, word: &str) -> Vec<String> {
    let text = fs::read_to_string(source).expect("readable");
    let code = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let words = |line: &str| {
        line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|found| found == word)
    };
    code.filter(|line| words(line)).map(str::to_owned).collect()
}

#[test]
fn only_the_platform_is_unsafe() {
    assert!(read("Cargo.toml").contains("\nunsafe_code = \"deny\"\n"));
    let platform = path("src/platform");
    for source in sources(&path("src")) {
        if source.starts_with(&platform) {
            continue;
        }
        for word in ["unsafe", "unsafe_code"] {
            let found = lines_with(&source, word);
            assert!(found.is_empty(), "{}: {found:?}", source.display());
        }
    }
    let desktop = lines_with(&platform.join("desktop.rs"), "unsafe");
    assert!(desktop.is_empty(), "{desktop:?}");
}

#[test]
fn only_the_entry_points_of_android_are_exported() {
    let mut exported = Vec::new();
    for source in sources(&path("src")) {
        for word in ["no_mangle", "export_name", "bevy_main"] {
            let found = lines_with(&source, word);
            exported.extend(found.into_iter().map(|line| (source.clone(), line)));
        }
    }
    exported.sort();
    let sources: Vec<_> = exported.iter().map(|(source, _)| source.clone()).collect();
    // `android-activity` calls one, which `bevy_main` exports, and the system calls the other.
    let entry_points = [path("src/app/phone.rs"), path("src/platform/android/life.rs")];
    assert_eq!(sources, entry_points, "{exported:?}");
}
