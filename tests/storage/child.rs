//! A test run again as a process of its own: to be killed, or with less permission or space.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "HALF_MOON_TEST_FOLDER";

/// The folder to play in, if this process was started by [`again`].
pub fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// A command that runs `test` (with the names of its modules) again, of this or another test binary.
pub fn again(binary: &Path, test: &str, folder: &Path) -> Command {
    let mut command = Command::new(binary);
    command.args([test, "--exact", "--nocapture", "--test-threads=1"]).env(FOLDER, folder);
    command
}

/// This test binary.
pub fn binary() -> PathBuf {
    env::current_exe().expect("the test's own file")
}
