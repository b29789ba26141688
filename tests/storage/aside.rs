//! What is put aside stays: each content once, the first ones for good, and the newest.

use std::fs;
use std::path::{Path, PathBuf};

use half_moon::storage::{Fault, KEPT_ASIDE, Notice, SavedFile};

use crate::app::{SAVED, folder, names, open};

/// Puts this in the place of the game and opens the app, which is to tell that it is put aside.
fn open_on(folder: &Path, game: &str) {
    fs::write(folder.join("game.ron"), game).expect("written");
    let notices = open(folder).notices();
    let fault = if game.starts_with("(version") {
        Fault::Newer
    } else {
        Fault::Damaged
    };
    assert_eq!(notices, [Notice::PutAside(SavedFile::Game, fault)]);
}

fn aside(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("game.ron.damaged-{number}"))
}

/// What lies aside, by name.
fn kept(folder: &Path) -> Vec<String> {
    let is_aside = |name: &String| name.contains('-');
    names(folder).into_iter().filter(is_aside).collect()
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
    let content = |number| fs::read_to_string(aside(folder.path(), number)).expect("kept");
    assert_eq!(
        (content(1), content(2)),
        ("damage".into(), "other damage".into())
    );
}

#[test]
fn the_first_stay_for_good_and_of_the_others_the_newest() {
    let folder = folder();
    let damage = |n: usize| format!("damage {n}");
    for n in 1..3 * KEPT_ASIDE {
        open_on(folder.path(), &damage(n));
        let newest = fs::read_to_string(aside(folder.path(), n)).expect("kept");
        assert_eq!(newest, damage(n));
        for first in 1..n.min(KEPT_ASIDE) {
            let kept = fs::read_to_string(aside(folder.path(), first)).expect("untouched");
            assert_eq!(kept, damage(first));
        }
        assert_eq!(kept(folder.path()).len(), n.min(KEPT_ASIDE));
    }
}

#[test]
fn damaged_and_newer_files_are_counted_apart() {
    let folder = folder();
    for n in 0..2 * KEPT_ASIDE {
        open_on(folder.path(), &format!("damage {n}"));
        open_on(folder.path(), &format!("(version: {})", 10 + n));
    }
    assert_eq!(kept(folder.path()).len(), 2 * KEPT_ASIDE);
}

#[test]
fn a_folder_aside_is_left_alone_however_many_files_come() {
    let folder = folder();
    for n in 1..=KEPT_ASIDE {
        let letter = aside(folder.path(), n).join("letter");
        fs::create_dir_all(&letter).expect("made");
    }
    for n in 0..3 {
        open_on(folder.path(), &format!("damage {n}"));
    }
    for n in 1..=KEPT_ASIDE {
        assert!(aside(folder.path(), n).join("letter").is_dir());
    }
    let newest = aside(folder.path(), KEPT_ASIDE + 3);
    assert_eq!(fs::read_to_string(newest).expect("kept"), "damage 2");
    assert_eq!(kept(folder.path()).len(), KEPT_ASIDE + 1);
}

#[test]
fn a_good_file_is_never_taken_for_one_aside() {
    let folder = crate::app::saved_game();
    for file in SAVED {
        let path = folder.path().join(file.name());
        let mut same = path.clone().into_os_string();
        same.push(".damaged-1");
        fs::copy(&path, same).expect("copied");
    }
    let mut app = open(folder.path());
    assert_eq!(app.notices(), []);
    assert_eq!(app.session().game().moves(), 5);
    assert_eq!(kept(folder.path()).len(), SAVED.len());
}
