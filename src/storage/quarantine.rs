//! Files that can't be read are renamed, so that nothing of them is lost.
//!
//! The one rule: what is aside stays as it is. The same content is kept once, however often it comes. There
//! are [`KEPT_ASIDE`] of a name and a fault at most: of what comes after that only the newest is kept, in place of
//! the newest there was. So the first, which may be the game that a player misses, are never touched.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::error::Fault;
use super::file;

/// How many files of a name and a fault are kept aside: the first, and the newest.
pub const KEPT_ASIDE: usize = 10;

/// Numbers above are not from here, and none follows them.
const LAST_NUMBER: u32 = 999_999;

/// Renames whatever is there by this name: `game.ron` to `game.ron.damaged-1`, or the number after the
/// highest there is, or the number of the file with the same content.
///
/// # Errors
/// If it can't be renamed; it is then where it was.
pub(super) fn put_aside(path: &Path, fault: Fault) -> io::Result<()> {
    let numbers = numbers_in_use(path, fault)?;
    let aside = |number| numbered(path, fault, number);
    if let Some(same) = numbers.iter().find(|&&n| is_same(path, &aside(n))) {
        return fs::rename(path, aside(*same));
    }
    let number = match numbers.last() {
        None => 1,
        Some(&last) if last < LAST_NUMBER => last + 1,
        Some(_) => (1..LAST_NUMBER)
            .find(|number| !numbers.contains(number))
            .ok_or(ErrorKind::AlreadyExists)?,
    };
    fs::rename(path, aside(number))?;
    // With the one just renamed there are so many.
    for &surplus in numbers.iter().skip(KEPT_ASIDE - 1) {
        // A folder stays, being no file of the app's: `remove_file` leaves it alone.
        let _ = fs::remove_file(aside(surplus));
    }
    Ok(())
}

/// Whether both are files that can be read and hold the same.
fn is_same(one: &Path, other: &Path) -> bool {
    let content = |path| {
        fs::symlink_metadata(path)
            .is_ok_and(|at| at.is_file())
            .then(|| file::read(path))
    };
    match (content(one), content(other)) {
        (Some(Ok(Some(one))), Some(Ok(Some(other)))) => one == other,
        _ => false,
    }
}

/// The numbers of the files already aside, the lowest first.
fn numbers_in_use(path: &Path, fault: Fault) -> io::Result<Vec<u32>> {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|n| n.to_str()))
    else {
        return Err(ErrorKind::InvalidInput.into());
    };
    let start = format!("{name}.{}-", fault.suffix());
    let mut numbers = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?.file_name();
        let number = entry.to_str().and_then(|name| name.strip_prefix(&start));
        if let Some(number) = number.and_then(|digits| digits.parse().ok())
            && (1..=LAST_NUMBER).contains(&number)
        {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    Ok(numbers)
}

fn numbered(path: &Path, fault: Fault, number: u32) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(format!(".{}-{number}", fault.suffix()));
    name.into()
}
