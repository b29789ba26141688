//! Obstacles in place of the files, and folders that vanish.

use std::fs;

use half_moon::game::GameEvent;
use half_moon::rules::Ending;
use half_moon::storage::{SaveError, SavedFile, StorageNotice, UnreadableFile};

use crate::app::{FILES, assert_saved, folder, names, open, remove_next, saved_game};
use crate::solutions::win;

#[test]
fn a_folder_that_is_not_there_is_made() {
    let folder = folder();
    let folder = folder.path().join("some").join("where");
    let app = open(&folder);
    assert_saved(&app, &folder);
    assert_eq!(names(&folder), FILES);
}

#[test]
fn a_folder_in_place_of_a_file_is_quarantined_with_what_it_holds() {
    for file in SavedFile::ALL {
        let folder = saved_game();
        let path = folder.path().join(file.name());
        fs::remove_file(&path).expect("removed");
        fs::create_dir(&path).expect("made");
        fs::write(path.join("letter"), "kept").expect("written");
        let mut app = open(folder.path());
        assert_eq!(app.notices(), [StorageNotice::Quarantined(file, UnreadableFile::Damaged)]);
        let aside = folder.path().join(format!("{}.damaged-1/letter", file.name()));
        assert_eq!(fs::read_to_string(aside).expect("kept"), "kept");
        assert_saved(&app, folder.path());
    }
}

#[test]
fn a_folder_that_takes_a_files_place_while_playing_is_quarantined() {
    let folder = saved_game();
    let mut app = open(folder.path());
    let path = folder.path().join("game.ron");
    fs::remove_file(&path).expect("removed");
    fs::create_dir(&path).expect("made");
    remove_next(&mut app);
    assert_saved(&app, folder.path());
    assert!(folder.path().join("game.ron.damaged-1").is_dir());
}

#[test]
fn what_a_kill_left_half_written_is_no_obstacle() {
    let folder = saved_game();
    for name in FILES {
        fs::write(folder.path().join(format!("{name}.new")), "(version: 1, con").expect("written");
    }
    let mut app = open(folder.path());
    assert_eq!(app.notices(), []);
    assert_eq!(app.session().game().moves(), 5);
    remove_next(&mut app);
    assert_saved(&app, folder.path());
    assert!(!folder.path().join("game.ron.new").exists());
}

#[test]
fn a_folder_in_place_of_the_new_file_is_no_obstacle() {
    let folder = saved_game();
    fs::create_dir_all(folder.path().join("game.ron.new/letter")).expect("made");
    let mut app = open(folder.path());
    remove_next(&mut app);
    assert_saved(&app, folder.path());
    assert!(folder.path().join("game.ron.new.damaged-1/letter").is_dir());
}

#[test]
fn a_file_in_place_of_the_folder_is_told_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("data");
    fs::write(&path, "precious").expect("written");
    let mut app = open(&path);
    assert_eq!(app.notices(), [StorageNotice::NotSaved(SaveError::Other)]);
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: false }]);
    app.play(win().code, &win().line);
    assert_eq!(app.session().game().ending(), Some(Ending::Victory));
    assert_eq!(app.notices(), [], "it was told already");
    assert_eq!(fs::read_to_string(path).expect("there"), "precious");
}

#[test]
fn a_folder_that_vanishes_while_playing_is_made_again_with_all_files() {
    let folder = saved_game();
    let mut app = open(folder.path());
    fs::remove_dir_all(folder.path()).expect("removed");
    remove_next(&mut app);
    assert_eq!(app.notices(), []);
    assert_eq!(names(folder.path()), FILES);
    assert_saved(&app, folder.path());
    assert!(open(folder.path()).settings().move_errors);
}

#[test]
fn a_folder_that_vanishes_for_good_is_told_once_and_tried_again() {
    let folder = saved_game();
    let path = folder.path();
    let mut app = open(path);
    fs::remove_dir_all(path).expect("removed");
    fs::write(path, "in the way").expect("written");
    remove_next(&mut app);
    assert_eq!(app.notices(), [StorageNotice::NotSaved(SaveError::Other)]);
    for _ in 0..5 {
        remove_next(&mut app);
    }
    assert_eq!(app.notices(), []);
    fs::remove_file(path).expect("removed");
    remove_next(&mut app);
    assert_saved(&app, path);

    // It worked again: a new failure is told.
    fs::remove_dir_all(path).expect("removed");
    fs::write(path, "in the way").expect("written");
    remove_next(&mut app);
    assert_eq!(app.notices(), [StorageNotice::NotSaved(SaveError::Other)]);
}
