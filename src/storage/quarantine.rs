//! Renames unreadable files, so that nothing in them is lost.
//!
//! Of each name and reason the first nine files and the newest are kept: the first one may be the
//! game that a player misses. The same content is kept once.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::error::UnreadableFile;
use super::read_file;

/// How many files of one name and reason are kept.
pub const QUARANTINE_LIMIT: usize = 10;

/// Larger numbers are not from this app.
const LAST_NUMBER: u32 = 999_999;

/// Renames whatever is at the path, `game.ron` to `game.ron.damaged-1`. The number is one more than
/// the highest in use, or that of the file with the same content.
///
/// # Errors
/// If it cannot be renamed.
pub(super) fn quarantine(path: &Path, reason: UnreadableFile) -> io::Result<()> {
    let numbers = numbers_in_use(path, reason)?;
    let target = |number| numbered(path, reason, number);
    if let Some(same) = numbers.iter().find(|&&n| is_same(path, &target(n))) {
        return fs::rename(path, target(*same));
    }
    let number = match numbers.last() {
        None => 1,
        Some(&last) if last < LAST_NUMBER => last + 1,
        Some(_) => (1..LAST_NUMBER)
            .find(|number| !numbers.contains(number))
            .ok_or(ErrorKind::AlreadyExists)?,
    };
    fs::rename(path, target(number))?;
    // The file just renamed is one more.
    for &surplus in numbers.iter().skip(QUARANTINE_LIMIT - 1) {
        // `remove_file` fails for a folder, which the app did not make and must keep.
        let _ = fs::remove_file(target(surplus));
    }
    Ok(())
}

const fn suffix(reason: UnreadableFile) -> &'static str {
    match reason {
        UnreadableFile::Damaged => "damaged",
        UnreadableFile::NewerVersion => "newer",
    }
}

/// Whether both are readable files with the same content.
fn is_same(one: &Path, other: &Path) -> bool {
    let content = |path| {
        fs::symlink_metadata(path)
            .is_ok_and(|metadata| metadata.is_file())
            .then(|| read_file::read(path))
    };
    match (content(one), content(other)) {
        (Some(Ok(Some(one))), Some(Ok(Some(other)))) => one == other,
        _ => false,
    }
}

/// The numbers of the quarantined files, the lowest first.
fn numbers_in_use(path: &Path, reason: UnreadableFile) -> io::Result<Vec<u32>> {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|n| n.to_str()))
    else {
        return Err(ErrorKind::InvalidInput.into());
    };
    let start = format!("{name}.{}-", suffix(reason));
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

fn numbered(path: &Path, reason: UnreadableFile, number: u32) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(format!(".{}-{number}", suffix(reason)));
    name.into()
}
