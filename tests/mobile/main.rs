//! Checks the projects for Android and iOS without a phone: they must match the code and each other.

mod android;
mod icons;
mod life;
mod members;
mod network;
mod unsafety;

use std::fs;
use std::path::{Path, PathBuf};

/// A file or folder of the project.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file of the project.
fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
