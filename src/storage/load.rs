//! The files read when the app starts.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use super::error::SavedFile;
use super::{Kept, SaveFolder, Saves, Shelf};
use crate::game::Statistics;
use crate::game::{GameEvent, Session};
use crate::settings::Settings;

/// Puts what was saved into the world, and tells what lies on the table and what could not be read.
pub(super) fn load(world: &mut World) {
    let resumed = world
        .get_resource::<SaveFolder>()
        .cloned()
        .is_some_and(|SaveFolder(folder)| load_from(world, folder));
    world.write_message(GameEvent::Dealt { resumed });
    if let Some(ending) = world.resource::<Session>().announcement() {
        world.write_message(GameEvent::Ended(ending));
    }
}

/// Whether there was a game to resume.
fn load_from(world: &mut World, folder: PathBuf) -> bool {
    let mut shelf = Shelf::new(folder);
    let mut game = Kept::new(SavedFile::Game);
    let mut settings = Kept::new(SavedFile::Settings);
    let mut statistics = Kept::new(SavedFile::Statistics);

    let session = game.load(&mut shelf, Session::resume);
    let resumed = session.is_some();
    put(world, session);
    put(world, settings.load(&mut shelf, Settings::checked));
    put(world, statistics.load(&mut shelf, Statistics::checked));
    reconcile(world);

    world.write_message_batch(shelf.notices.drain(..));
    world.insert_resource(Saves {
        shelf,
        game,
        settings,
        statistics,
        failing: false,
    });
    resumed
}

fn put<T: Resource>(world: &mut World, loaded: Option<T>) {
    if let Some(loaded) = loaded {
        world.insert_resource(loaded);
    }
}

/// Counts what the app was killed before it could count.
fn reconcile(world: &mut World) {
    let session = world.resource::<Session>();
    // The clock of a game just loaded stands.
    let on_table = session.summary(Duration::ZERO);
    let undos = session.undos();
    world
        .resource_mut::<Statistics>()
        .reconcile(on_table, undos);
}
