//! Links and pipes in place of the files.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use half_moon::storage::{SavedFile, StorageNotice, UnreadableFile};

use crate::app::{self, assert_saved, open, remove_next, saved_game};

#[test]
fn a_link_to_nowhere_is_quarantined() {
    for file in SavedFile::ALL {
        let folder = saved_game();
        let path = folder.path().join(file.name());
        fs::remove_file(&path).expect("removed");
        symlink("/nowhere/at/all", &path).expect("linked");
        let mut app = open(folder.path());
        assert_eq!(app.notices(), [StorageNotice::Quarantined(file, UnreadableFile::Damaged)]);
        let aside = folder.path().join(format!("{}.damaged-1", file.name()));
        let target = fs::read_link(aside).expect("still a link");
        assert_eq!(target, Path::new("/nowhere/at/all"));
        assert_saved(&app, folder.path());
    }
}

#[test]
fn a_link_to_a_good_file_stays_and_its_target_is_replaced() {
    let folder = saved_game();
    let elsewhere = app::folder();
    let path = folder.path().join("game.ron");
    let target = elsewhere.path().join("target");
    fs::rename(&path, &target).expect("moved");
    symlink(&target, &path).expect("linked");
    let before = fs::read(&target).expect("there");
    let mut app = open(folder.path());
    assert_eq!(app.notices(), []);
    assert_eq!(app.session().game().moves(), 5);
    remove_next(&mut app);
    assert_saved(&app, folder.path());
    assert!(path.is_symlink());
    assert_ne!(fs::read(&target).expect("there"), before);
    assert_eq!(app::names(elsewhere.path()), ["target"]);
}

#[test]
fn nothing_is_written_through_a_link_in_place_of_the_new_file() {
    let folder = saved_game();
    let target = folder.path().join("target");
    fs::write(&target, "precious").expect("written");
    symlink(&target, folder.path().join("game.ron.new")).expect("linked");
    let mut app = open(folder.path());
    remove_next(&mut app);
    assert_saved(&app, folder.path());
    assert_eq!(fs::read_to_string(target).expect("there"), "precious");
}

#[test]
fn a_pipe_is_quarantined_and_not_waited_for() {
    let folder = saved_game();
    let path = folder.path().join("game.ron");
    fs::remove_file(&path).expect("removed");
    let made = Command::new("mkfifo").arg(&path).status();
    assert!(made.is_ok_and(|status| status.success()));
    let mut app = open(folder.path());
    let aside = StorageNotice::Quarantined(SavedFile::Game, UnreadableFile::Damaged);
    assert_eq!(app.notices(), [aside]);
    assert_saved(&app, folder.path());
}
