//! The saved files beside what is played.

use std::fs;
use std::path::Path;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use half_moon::game::{Session, Statistics};
use half_moon::settings::Settings;
use half_moon::storage::{GameFile, SaveFolder, StorageNotice};
use half_moon::{game, settings, storage};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::phone::Phone;

#[derive(Deserialize)]
struct Saved<T> {
    content: T,
}

/// A file as it was last read.
struct File<T> {
    bytes: Vec<u8>,
    content: Option<T>,
}

impl<T> Default for File<T> {
    fn default() -> Self {
        Self { bytes: Vec::new(), content: None }
    }
}

impl<T: DeserializeOwned> File<T> {
    fn read(&mut self, path: &Path) -> &T {
        let bytes = fs::read(path).expect("saved");
        if bytes != self.bytes {
            let saved: Saved<T> = ron::de::from_bytes(&bytes).expect("whole");
            self.content = Some(saved.content);
            self.bytes = bytes;
        }
        self.content.as_ref().expect("read before")
    }
}

#[derive(Default)]
pub struct SavedFiles {
    game: File<GameFile>,
    settings: File<Settings>,
}

impl SavedFiles {
    /// What a kill after this frame would leave is what was played, but for the time.
    pub fn hold_what_is_played(&mut self, phone: &Phone) {
        let folder = phone.folder.path();
        let world = phone.app.world();
        let now = world.resource::<Time<Real>>().elapsed();
        let played = world.resource::<Session>().record(now);
        let saved = self.game.read(&folder.join("game.ron"));
        assert!(saved.game.is_same_game(&played), "{saved:?} for {played:?}");
        assert!(saved.game.elapsed <= played.elapsed);
        assert_eq!(&saved.statistics, world.resource::<Statistics>());
        let settings = self.settings.read(&folder.join("settings.ron"));
        assert_eq!(settings, world.resource::<Settings>());
    }

    /// Another app reads these files without a word, and has the same table.
    pub fn are_read_as_they_are(&self, phone: &Phone) {
        let mut app = App::new();
        app.insert_resource(SaveFolder(phone.folder.path().to_owned())).add_plugins((
            settings::plugin,
            game::plugin,
            storage::plugin,
        ));
        let world = app.world_mut();
        world.run_schedule(PreStartup);
        let notices: Vec<_> = world.resource_mut::<Messages<StorageNotice>>().drain().collect();
        assert_eq!(notices, []);
        let (read, played) = (world.resource::<Session>(), phone.session());
        assert_eq!(read.game().table(), played.game().table());
        assert_eq!(read.id(), played.id());
        assert_eq!(read.announcement(), played.announcement());
    }
}
