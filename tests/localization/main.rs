//! Texts: every message of every language, the characters of the fonts, that no word is in the code, and
//! the texts for the stores.

mod characters;
mod code;
mod ftl;
mod languages;
mod literals;
mod messages;
mod numbers;
mod plurals;
mod stores;
mod translated;

use std::path::{Path, PathBuf};

/// A file or folder of the project.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
