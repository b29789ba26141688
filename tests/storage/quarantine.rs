//! Quarantined files stay: each content once, the first nine of them, and the newest.

use std::fs;
use std::path::{Path, PathBuf};

use half_moon::storage::{QUARANTINE_LIMIT, SavedFile, StorageNotice, UnreadableFile};

use crate::app::{folder, names, open};

/// Replaces the game by this, without a backup, and opens the app, which must report it.
fn open_on(folder: &Path, game: &str) {
    let _ = fs::remove_file(folder.join(SavedFile::Game.backup_name()));
    fs::write(folder.join("game.ron"), game).expect("written");
    let notices = open(folder).notices();
    let fault = if game.starts_with("(version") {
        UnreadableFile::NewerVersion
    } else {
        UnreadableFile::Damaged
    };
    assert_eq!(notices, [StorageNotice::Quarantined(SavedFile::Game, fault)]);
}

fn quarantined(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("game.ron.damaged-{number}"))
}

/// The names of the quarantined files.
fn kept(folder: &Path) -> Vec<String> {
    let is_quarantined = |name: &String| name.contains('-');
    names(folder).into_iter().filter(is_quarantined).collect()
}

#[test]
fn the_same_damage_is_kept_once() {
    let folder = folder();
    for _ in 0..30 {
        open_on(folder.path(), "damage");
        assert_eq!(kept(folder.path()), ["game.ron.damaged-1"]);
    }
    open_on(folder.path(), "other damage");
    open_on(folder.path(), "damage");
    let both = ["game.ron.damaged-1", "game.ron.damaged-2"];
    assert_eq!(kept(folder.path()), both);
    let content = |number| fs::read_to_string(quarantined(folder.path(), number)).expect("kept");
    assert_eq!((content(1), content(2)), ("damage".into(), "other damage".into()));
}

#[test]
fn the_first_nine_and_the_newest_are_kept() {
    let folder = folder();
    let damage = |n: usize| format!("damage {n}");
    for n in 1..3 * QUARANTINE_LIMIT {
        open_on(folder.path(), &damage(n));
        let newest = fs::read_to_string(quarantined(folder.path(), n)).expect("kept");
        assert_eq!(newest, damage(n));
        for first in 1..n.min(QUARANTINE_LIMIT) {
            let kept = fs::read_to_string(quarantined(folder.path(), first)).expect("untouched");
            assert_eq!(kept, damage(first));
        }
        assert_eq!(kept(folder.path()).len(), n.min(QUARANTINE_LIMIT));
    }
}

#[test]
fn damaged_and_newer_files_are_counted_apart() {
    let folder = folder();
    for n in 0..2 * QUARANTINE_LIMIT {
        open_on(folder.path(), &format!("damage {n}"));
        open_on(folder.path(), &format!("(version: {})", 10 + n));
    }
    assert_eq!(kept(folder.path()).len(), 2 * QUARANTINE_LIMIT);
}

#[test]
fn a_quarantined_folder_is_left_alone_however_many_files_come() {
    let folder = folder();
    for n in 1..=QUARANTINE_LIMIT {
        let letter = quarantined(folder.path(), n).join("letter");
        fs::create_dir_all(&letter).expect("made");
    }
    for n in 0..3 {
        open_on(folder.path(), &format!("damage {n}"));
    }
    for n in 1..=QUARANTINE_LIMIT {
        assert!(quarantined(folder.path(), n).join("letter").is_dir());
    }
    let newest = quarantined(folder.path(), QUARANTINE_LIMIT + 3);
    assert_eq!(fs::read_to_string(newest).expect("kept"), "damage 2");
    assert_eq!(kept(folder.path()).len(), QUARANTINE_LIMIT + 1);
}

#[test]
fn a_good_file_is_not_taken_for_a_quarantined_copy() {
    let folder = crate::app::saved_game();
    for file in SavedFile::ALL {
        let path = folder.path().join(file.name());
        let mut same = path.clone().into_os_string();
        same.push(".damaged-1");
        fs::copy(&path, same).expect("copied");
    }
    let mut app = open(folder.path());
    assert_eq!(app.notices(), []);
    assert_eq!(app.session().game().moves(), 5);
    assert_eq!(kept(folder.path()).len(), SavedFile::ALL.len());
}
