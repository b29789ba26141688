//! The app without a window, opened on a folder, driven by requests and a clock of the test's own.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use half_moon::game::{GameCommand, GameEvent, PlayerPresence, Session, Statistics};
use half_moon::rules::{DealCode, Removal};
use half_moon::settings::Settings;
use half_moon::storage::{SaveFolder, SavedFile, StorageNotice};
use half_moon::{game, platform, schedule, settings, storage};
use tempfile::TempDir;

/// The names of the two files.
pub const FILES: [&str; 2] = [SavedFile::Game.name(), SavedFile::Settings.name()];

/// A running app. Dropping it ends it like a kill between two frames: no further change is saved.
pub struct Running {
    pub app: App,
    outcomes: Vec<GameEvent>,
    notices: Vec<StorageNotice>,
}

/// Opens the app on a folder, and shows its first frame.
pub fn open(folder: &Path) -> Running {
    let mut app = App::new();
    app.add_plugins(TimePlugin)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
        .insert_resource(SaveFolder(folder.to_owned()))
        .add_plugins((
            schedule::plugin,
            platform::plugin,
            settings::plugin,
            game::plugin,
            storage::plugin,
        ));
    let mut running = Running { app, outcomes: Vec::new(), notices: Vec::new() };
    running.update();
    running
}

impl Running {
    /// Shows the next frame, at the same time.
    pub fn update(&mut self) {
        self.app.update();
        let world = self.app.world_mut();
        self.outcomes.extend(world.resource_mut::<Messages<GameEvent>>().drain());
        self.notices.extend(world.resource_mut::<Messages<StorageNotice>>().drain());
    }

    /// Sends messages and shows the frame that they lead to.
    pub fn send<M: Message>(&mut self, messages: impl IntoIterator<Item = M>) {
        self.app.world_mut().write_message_batch(messages);
        self.update();
    }

    pub fn ask(&mut self, request: GameCommand) {
        self.send([request]);
    }

    /// Taps the cards of a removal, each in a frame of its own.
    pub fn remove(&mut self, removal: &Removal) {
        for &slot in removal.slots() {
            self.ask(GameCommand::Tap(slot));
        }
    }

    pub fn play(&mut self, code: DealCode, removals: &[Removal]) {
        self.ask(GameCommand::Deal(code));
        for removal in removals {
            self.remove(removal);
        }
    }

    /// The next frame, this much later.
    pub fn later(&mut self, seconds: u64) {
        let step = Duration::from_secs(seconds);
        let mut strategy = |step| {
            self.app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
            self.app.update();
        };
        strategy(step);
        strategy(Duration::ZERO);
        self.update();
    }

    pub fn attention(&mut self) -> Mut<'_, PlayerPresence> {
        self.app.world_mut().resource_mut()
    }

    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut()
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource()
    }

    pub fn statistics(&self) -> &Statistics {
        self.app.world().resource()
    }

    pub fn now(&self) -> Duration {
        self.app.world().resource::<Time<Real>>().elapsed()
    }

    /// What the clock shows, in seconds.
    pub fn clock(&self) -> u64 {
        self.session().elapsed(self.now()).as_secs()
    }

    /// What happened since this was last asked.
    pub fn outcomes(&mut self) -> Vec<GameEvent> {
        std::mem::take(&mut self.outcomes)
    }

    /// What the player was told since this was last asked.
    pub fn notices(&mut self) -> Vec<StorageNotice> {
        std::mem::take(&mut self.notices)
    }
}

/// Played, won and streak.
pub fn counts(statistics: &Statistics) -> (u32, u32, u32) {
    (statistics.played(), statistics.won(), statistics.streak())
}

/// A new folder, if possible in memory, where a sync takes no time.
pub fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .expect("a folder for the test")
}

/// The names in a folder, sorted, without the backups: those are written after the frame.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("readable").file_name().into_string())
        .map(|name| name.expect("text"))
        .filter(|name| !name.trim_end_matches(".new").ends_with(".bak"))
        .collect();
    names.sort();
    names
}

/// A folder with good files and no backups: a game of five removals, one setting changed, and two
/// games counted, one of them won.
pub fn saved_game() -> TempDir {
    let folder = backed_up_game();
    for file in SavedFile::ALL {
        fs::remove_file(folder.path().join(file.backup_name())).expect("a backup");
    }
    folder
}

/// The same with backups.
pub fn backed_up_game() -> TempDir {
    let folder = folder();
    let line = super::solutions::win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line);
    app.play(line.code, &line.line[..5]);
    app.settings().move_errors = true;
    app.later(5);
    app.send([AppExit::Success]);
    folder
}

/// Makes the next removal of the winning line that [`saved_game`] began.
pub fn remove_next(app: &mut Running) {
    let moves = app.session().game().moves();
    app.remove(&super::solutions::win().line[moves]);
    assert_eq!(app.session().game().moves(), moves + 1, "the game plays on");
}

/// What is saved is what is played.
pub fn assert_saved(app: &Running, folder: &Path) {
    let mut again = open(folder);
    assert_eq!(again.notices(), []);
    assert_eq!(again.session().game().table(), app.session().game().table());
    assert_eq!(again.statistics(), app.statistics());
}

/// The bytes of the files.
pub fn bytes(folder: &Path) -> [Vec<u8>; 2] {
    FILES.map(|name| fs::read(folder.join(name)).expect("there"))
}
