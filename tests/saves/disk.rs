//! What lies in the way of the files, disks that are full, folders that may not be written or vanish.

use std::fs;
use std::path::Path;
use std::process::Command;

use half_moon::rules::Ending;
use half_moon::save::{Fault, Notice, Obstacle, SavedFile};
use half_moon::session::Outcome;

use crate::app::{FILES, Running, folder, names, open, saved_game};
use crate::child;
use crate::lines::win;

const SAVED: [SavedFile; 3] = [SavedFile::Game, SavedFile::Settings, SavedFile::Statistics];

/// Makes the next removal of the winning line that [`saved_game`] began.
fn remove_next(app: &mut Running) {
    let moves = app.session().game().moves();
    app.remove(&win().line[moves]);
    assert_eq!(app.session().game().moves(), moves + 1, "the game plays on");
}

/// What is saved is what is played.
fn assert_saved(app: &Running, folder: &Path) {
    let mut again = open(folder);
    assert_eq!(again.notices(), []);
    assert_eq!(again.session().game().table(), app.session().game().table());
    assert_eq!(again.statistics(), app.statistics());
}

fn bytes(folder: &Path) -> [Vec<u8>; 3] {
    FILES.map(|name| fs::read(folder.join(name)).expect("there"))
}

#[test]
fn a_folder_that_is_not_there_is_made() {
    let folder = folder();
    let folder = folder.path().join("some").join("where");
    let app = open(&folder);
    assert_saved(&app, &folder);
    assert_eq!(names(&folder), FILES);
}

#[test]
fn a_folder_in_place_of_a_file_is_put_aside_with_what_it_holds() {
    for file in SAVED {
        let folder = saved_game();
        let path = folder.path().join(file.name());
        fs::remove_file(&path).expect("removed");
        fs::create_dir(&path).expect("made");
        fs::write(path.join("letter"), "kept").expect("written");
        let mut app = open(folder.path());
        assert_eq!(app.notices(), [Notice::PutAside(file, Fault::Damaged)]);
        let aside = folder
            .path()
            .join(format!("{}.damaged-1/letter", file.name()));
        assert_eq!(fs::read_to_string(aside).expect("kept"), "kept");
        assert_saved(&app, folder.path());
    }
}

#[test]
fn a_folder_that_takes_a_files_place_while_playing_is_put_aside() {
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
        fs::write(
            folder.path().join(format!("{name}.new")),
            "(version: 1, con",
        )
        .expect("written");
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
    assert_eq!(app.notices(), [Notice::NotSaved(Obstacle::Other)]);
    assert_eq!(app.outcomes(), [Outcome::Dealt { resumed: false }]);
    app.play(win().code, &win().line);
    assert_eq!(app.session().game().ending(), Some(Ending::Victory));
    assert_eq!(app.notices(), [], "it was told already");
    assert_eq!(fs::read_to_string(path).expect("there"), "precious");
}

#[test]
fn a_folder_that_vanishes_while_playing_is_made_again_with_all_three_files() {
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
    assert_eq!(app.notices(), [Notice::NotSaved(Obstacle::Other)]);
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
    assert_eq!(app.notices(), [Notice::NotSaved(Obstacle::Other)]);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
    use std::os::unix::process::CommandExt;

    use super::*;

    #[test]
    fn a_link_to_nowhere_is_put_aside() {
        for file in SAVED {
            let folder = saved_game();
            let path = folder.path().join(file.name());
            fs::remove_file(&path).expect("removed");
            symlink("/nowhere/at/all", &path).expect("linked");
            let mut app = open(folder.path());
            assert_eq!(app.notices(), [Notice::PutAside(file, Fault::Damaged)]);
            let aside = folder.path().join(format!("{}.damaged-1", file.name()));
            let target = fs::read_link(aside).expect("still a link");
            assert_eq!(target, Path::new("/nowhere/at/all"));
            assert_saved(&app, folder.path());
        }
    }

    #[test]
    fn a_link_to_a_good_file_is_read_and_that_file_left_as_it_is() {
        let folder = saved_game();
        let elsewhere = super::folder();
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
        assert_eq!(fs::read(&target).expect("there"), before);
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
    fn a_pipe_is_put_aside_and_not_waited_for() {
        let folder = saved_game();
        let path = folder.path().join("game.ron");
        fs::remove_file(&path).expect("removed");
        let made = Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|status| status.success()));
        let mut app = open(folder.path());
        let aside = Notice::PutAside(SavedFile::Game, Fault::Damaged);
        assert_eq!(app.notices(), [aside]);
        assert_saved(&app, folder.path());
    }

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
        let test = "disk::unix::without_permission_it_is_told_once_and_nothing_is_lost";
        let status = child::again(&binary, test, &data)
            .uid(NOBODY)
            .gid(NOBODY)
            .current_dir("/")
            .status();
        assert!(status.expect("a process").success());
    }

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the owner may");
    }

    fn play_without_permission(folder: &Path) {
        const NOT_SAVED: Notice = Notice::NotSaved(Obstacle::NotAllowed);
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
        let before = bytes(folder);
        set_mode(&folder.join("game.ron"), 0o000);
        set_mode(folder, 0o500);
        let mut app = open(folder);
        assert_eq!(app.notices(), [NOT_SAVED]);
        assert_eq!(app.outcomes(), [Outcome::Dealt { resumed: false }]);
        app.play(line.code, &line.line[..2]);
        set_mode(&folder.join("game.ron"), 0o600);
        assert_eq!(bytes(folder)[0], before[0]);

        // Once it may be moved it is, whole.
        set_mode(folder, 0o700);
        remove_next(&mut app);
        let aside = Notice::PutAside(SavedFile::Game, Fault::Damaged);
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
}

/// A disk of 64 KiB, mounted in a namespace of its own.
#[cfg(target_os = "linux")]
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
        "disk::a_full_disk_is_told_once_and_nothing_is_lost",
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

#[cfg(target_os = "linux")]
fn play_on_a_full_disk(folder: &Path) {
    const NOT_SAVED: Notice = Notice::NotSaved(Obstacle::DiskFull);
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
#[cfg(target_os = "linux")]
fn fill(path: &Path) {
    use std::io::{ErrorKind, Write};

    wait_for_syncing();
    let mut file = fs::File::create(path).expect("made");
    let full = loop {
        if let Err(error) = file.write_all(&[0; 512]) {
            break error;
        }
    };
    assert_eq!(full.kind(), ErrorKind::StorageFull);
}

/// A file being synced while another takes its place is space that comes free later.
#[cfg(target_os = "linux")]
fn wait_for_syncing() {
    let syncs = |task: &fs::DirEntry| {
        fs::read_to_string(task.path().join("comm")).is_ok_and(|name| name.trim() == "save")
    };
    while fs::read_dir("/proc/self/task")
        .expect("this process")
        .filter_map(Result::ok)
        .any(|task| syncs(&task))
    {
        std::thread::yield_now();
    }
}
