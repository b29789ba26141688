//! The last good copy takes the place of a file that is damaged or missing.

use std::fs;

use half_moon::game::GameEvent;
use half_moon::storage::{SavedFile, StorageNotice};

use crate::app::{assert_saved, backed_up_game, bytes, folder, open, remove_next};
use crate::solutions::win;

#[test]
fn a_backup_holds_what_the_file_holds() {
    let folder = backed_up_game();
    for (file, bytes) in SavedFile::ALL.iter().zip(bytes(folder.path())) {
        let backup = fs::read(folder.path().join(file.backup_name())).expect("a backup");
        assert_eq!(backup, bytes);
    }
}

#[test]
fn a_damaged_file_is_quarantined_and_its_backup_loaded() {
    for file in SavedFile::ALL {
        let folder = backed_up_game();
        let path = folder.path().join(file.name());
        fs::write(&path, "damage").expect("written");
        let mut app = open(folder.path());
        assert_eq!(app.notices(), [StorageNotice::Restored(file)]);
        assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: true }]);
        assert_eq!(app.session().game().moves(), 5);
        assert_eq!(app.statistics().won(), 1);
        assert!(app.settings().move_errors);
        let quarantined = folder.path().join(format!("{}.damaged-1", file.name()));
        assert_eq!(fs::read_to_string(quarantined).expect("kept"), "damage");
        assert_saved(&app, folder.path());
        remove_next(&mut app);
        assert_saved(&app, folder.path());
    }
}

#[test]
fn a_missing_file_is_restored_without_a_notice() {
    for file in SavedFile::ALL {
        let folder = backed_up_game();
        fs::remove_file(folder.path().join(file.name())).expect("removed");
        let mut app = open(folder.path());
        assert_eq!(app.notices(), []);
        assert_eq!(app.session().game().moves(), 5);
        assert!(app.settings().move_errors);
        assert_saved(&app, folder.path());
    }
}

#[test]
fn a_damaged_backup_is_quarantined_too() {
    let folder = backed_up_game();
    for name in ["game.ron", "game.ron.bak"] {
        fs::write(folder.path().join(name), format!("damage of {name}")).expect("written");
    }
    let app = open(folder.path());
    assert_eq!(app.session().game().moves(), 0);
    drop(app);
    for name in ["game.ron", "game.ron.bak"] {
        let quarantined = folder.path().join(format!("{name}.damaged-1"));
        let content = fs::read_to_string(quarantined).expect("kept");
        assert_eq!(content, format!("damage of {name}"));
    }
}

#[test]
fn a_good_file_goes_before_its_backup() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..2]);
    drop(app);
    let backup = folder.path().join("game.ron.bak");
    let older = fs::read(&backup).expect("a backup");
    let mut app = open(folder.path());
    remove_next(&mut app);
    drop(app);
    fs::write(&backup, older).expect("written");
    assert_eq!(open(folder.path()).session().game().moves(), 3);
}
