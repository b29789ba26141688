//! Reads small files that may be anything.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The largest file that is read, in bytes. The app writes far smaller ones.
pub const MAX_FILE_SIZE: u64 = 64 * 1024;

/// Reads the whole file. Returns `None` if there is nothing at the path.
///
/// # Errors
/// If it cannot be read, is not a file, or is larger than [`MAX_FILE_SIZE`].
pub(super) fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if !exists(path)? {
        return Ok(None);
    }
    // Opening a pipe would block until something writes to it.
    if !fs::metadata(path)?.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FILE_SIZE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Whether there is anything at the path; a dangling link counts.
pub(super) fn exists(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}
