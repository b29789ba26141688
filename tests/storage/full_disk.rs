//! A full disk.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::Command;

use half_moon::storage::{SaveError, StorageNotice};

use crate::app::{assert_saved, bytes, folder, names, open, remove_next};
use crate::child;
use crate::solutions::win;

/// A disk of 64 KiB, mounted in a namespace of its own.
#[test]
fn a_full_disk_is_told_once_and_nothing_is_lost() {
    if let Some(folder) = child::folder() {
        return play_on_a_full_disk(&folder);
    }
    const MOUNT_AND_RUN: &str =
        r#"mount -t tmpfs -o size=64k none "$HALF_MOON_TEST_FOLDER" && exec "$0" "$@""#;
    let folder = folder();
    let unshare = |command: &mut Command| {
        command.args(["--user", "--map-root-user", "--mount"]);
    };
    let mut allowed = Command::new("unshare");
    unshare(&mut allowed);
    let mount = ["mount", "-t", "tmpfs", "none"];
    let allowed = allowed.args(mount).arg(folder.path()).status();
    if !allowed.is_ok_and(|status| status.success()) {
        println!("skipped: this system lets no test mount a disk");
        return;
    }
    let test = child::again(
        &child::binary(),
        "full_disk::a_full_disk_is_told_once_and_nothing_is_lost",
        folder.path(),
    );
    let mut command = Command::new("unshare");
    unshare(&mut command);
    let status = command
        .args(["sh", "-c", MOUNT_AND_RUN])
        .arg(test.get_program())
        .args(test.get_args())
        .env("HALF_MOON_TEST_FOLDER", folder.path())
        .status();
    assert!(status.expect("a process").success());
}

fn play_on_a_full_disk(folder: &Path) {
    const NOT_SAVED: StorageNotice = StorageNotice::NotSaved(SaveError::DiskFull);
    let line = win();
    let ballast = folder.join("ballast");

    // A first start on a full disk.
    fill(&ballast);
    let mut app = open(folder);
    assert_eq!(app.notices(), [NOT_SAVED]);
    app.play(line.code, &line.line[..5]);
    assert_eq!(app.notices(), []);
    assert_eq!(names(folder), ["ballast"], "nothing half written");
    fs::remove_file(&ballast).expect("removed");
    remove_next(&mut app);
    assert_saved(&app, folder);

    // Full while playing.
    drop(app);
    fill(&ballast);
    let before = bytes(folder);
    let mut app = open(folder);
    remove_next(&mut app);
    assert_eq!(app.notices(), [NOT_SAVED]);
    for _ in 0..5 {
        remove_next(&mut app);
    }
    assert_eq!(app.notices(), []);
    assert_eq!(bytes(folder), before);
    fs::remove_file(&ballast).expect("removed");
    remove_next(&mut app);
    assert_saved(&app, folder);
}

/// Writes until nothing more fits.
fn fill(path: &Path) {
    let mut file = fs::File::create(path).expect("made");
    let full = loop {
        if let Err(error) = file.write_all(&[0; 512]) {
            break error;
        }
    };
    assert_eq!(full.kind(), ErrorKind::StorageFull);
}
