//! Reading a small file with suspicion, and writing one so that it is never half there.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::error::Fault;
use super::quarantine::put_aside;

/// The largest file that is read, in bytes. What the app writes is far smaller.
pub const MAX_FILE_SIZE: u64 = 64 * 1024;

/// The whole file, or none if there is nothing by its name.
///
/// # Errors
/// If it can't be read, is no file (a folder, a link to nowhere), or is larger than [`MAX_FILE_SIZE`].
pub(super) fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if is_nothing(path)? {
        return Ok(None);
    }
    // Asked before it is opened: opening a pipe would wait for someone to write into it.
    let metadata = fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MAX_FILE_SIZE + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(Some(bytes))
}

/// Writes a sibling and renames it over the file, which is the old or the new one at any moment.
///
/// # Errors
/// If any of that fails; the old file is then untouched.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let sibling = sibling(path);
    remove_left_over(&sibling)?;
    let written = create(&sibling, bytes).and_then(|()| rename_over(&sibling, path));
    if written.is_err() {
        // On a full disk the part that was written takes space that others need.
        let _ = fs::remove_file(&sibling);
    }
    written
}

/// Whether there is nothing by this name: a link to nowhere is something.
pub(super) fn is_nothing(path: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(path) {
        Ok(_) => Ok(false),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

fn sibling(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".new");
    name.into()
}

/// Of a process killed while writing. A folder of that name is not ours and is put aside.
fn remove_left_over(sibling: &Path) -> io::Result<()> {
    if is_nothing(sibling)? || fs::remove_file(sibling).is_ok() {
        return Ok(());
    }
    put_aside(sibling, Fault::Damaged)
}

/// Nothing by that name may be there: a link would be followed.
fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    File::create_new(path)?.write_all(bytes)
}

/// Also where a folder has taken the file's place since.
fn rename_over(new: &Path, old: &Path) -> io::Result<()> {
    match fs::rename(new, old) {
        Err(_) if old.is_dir() => {
            put_aside(old, Fault::Damaged)?;
            fs::rename(new, old)
        }
        renamed => renamed,
    }
}
