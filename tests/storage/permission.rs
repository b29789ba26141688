//! Folders and files that may not be written, or not even read.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;

use half_moon::game::GameEvent;
use half_moon::storage::{SaveError, SavedFile, StorageNotice, UnreadableFile};

use crate::app::{assert_saved, bytes, folder, open, remove_next};
use crate::child;
use crate::solutions::win;

/// Whether this process may do anything, so that no permission hinders it.
fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

#[test]
fn without_permission_it_is_told_once_and_nothing_is_lost() {
    const NOBODY: u32 = 65534;
    if let Some(folder) = child::folder() {
        return play_without_permission(&folder);
    }
    let folder = folder();
    if !is_root() {
        return play_without_permission(folder.path());
    }
    // Nobody may not reach this binary where it was built.
    let binary = folder.path().join("test");
    fs::copy(child::binary(), &binary).expect("copied");
    let data = folder.path().join("data");
    fs::create_dir(&data).expect("made");
    chown(&data, Some(NOBODY), Some(NOBODY)).expect("given away");
    set_mode(folder.path(), 0o755);
    let test = "permission::without_permission_it_is_told_once_and_nothing_is_lost";
    let status =
        child::again(&binary, test, &data).uid(NOBODY).gid(NOBODY).current_dir("/").status();
    assert!(status.expect("a process").success());
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the owner may");
}

fn play_without_permission(folder: &Path) {
    const NOT_SAVED: StorageNotice = StorageNotice::NotSaved(SaveError::NotAllowed);
    let line = win();
    let mut app = open(folder);
    app.play(line.code, &line.line[..5]);
    let before = bytes(folder);

    // Nothing may be written.
    set_mode(folder, 0o500);
    remove_next(&mut app);
    assert_eq!(app.notices(), [NOT_SAVED]);
    remove_next(&mut app);
    assert_eq!(app.notices(), []);
    assert_eq!(bytes(folder), before);
    set_mode(folder, 0o700);
    remove_next(&mut app);
    assert_saved(&app, folder);

    // Nothing may be read, nor moved: a new game is dealt, and the old one stays.
    drop(app);
    let before = bytes(folder);
    set_mode(&folder.join("game.ron"), 0o000);
    set_mode(&folder.join("game.ron.bak"), 0o000);
    set_mode(folder, 0o500);
    let mut app = open(folder);
    assert_eq!(app.notices(), [NOT_SAVED]);
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: false }]);
    app.play(line.code, &line.line[..2]);
    set_mode(&folder.join("game.ron"), 0o600);
    assert_eq!(bytes(folder)[0], before[0]);

    // Once it may be moved it is, whole.
    set_mode(folder, 0o700);
    remove_next(&mut app);
    let aside = StorageNotice::Quarantined(SavedFile::Game, UnreadableFile::Damaged);
    assert_eq!(app.notices(), [aside]);
    let aside = fs::read(folder.join("game.ron.damaged-1")).expect("put aside");
    assert_eq!(aside, before[0]);
    assert_saved(&app, folder);

    // Not even looked into.
    set_mode(folder, 0o000);
    let mut app = open(folder);
    assert_eq!(app.notices(), [NOT_SAVED]);
    set_mode(folder, 0o700);
}
