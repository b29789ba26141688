//! Files that can't be read are renamed, so that nothing of them is lost.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use super::notice::Fault;

/// How many files of a name and a fault are kept aside. One more, and the oldest goes.
pub const KEPT_ASIDE: usize = 3;

/// Numbers above are not from here, and none follows them.
const LAST_NUMBER: u32 = 999_999;

/// Renames whatever is there by this name: `game.ron` to `game.ron.damaged-1`, or the number after the
/// highest there is.
///
/// # Errors
/// If it can't be renamed; it is then where it was.
pub(super) fn put_aside(path: &Path, fault: Fault) -> io::Result<()> {
    let numbers = numbers_in_use(path, fault)?;
    let number = match numbers.last() {
        None => 1,
        Some(&last) if last < LAST_NUMBER => last + 1,
        Some(_) => (1..LAST_NUMBER)
            .find(|number| !numbers.contains(number))
            .ok_or(ErrorKind::AlreadyExists)?,
    };
    fs::rename(path, numbered(path, fault, number))?;
    // The one just renamed is not among them.
    let kept_before = KEPT_ASIDE - 1;
    for &oldest in &numbers[..numbers.len().saturating_sub(kept_before)] {
        // A folder stays, being no file of the app's: `remove_file` leaves it alone.
        let _ = fs::remove_file(numbered(path, fault, oldest));
    }
    Ok(())
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

fn numbered(path: &Path, fault: Fault, number: u32) -> OsString {
    let mut name = OsString::from(path);
    name.push(format!(".{}-{number}", fault.suffix()));
    name
}
