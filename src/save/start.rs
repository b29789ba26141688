//! The files read when the app starts.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use super::notice::SavedFile;
use super::sync::Syncing;
use super::{Kept, SaveFolder, Saves};
use crate::session::{Outcome, Session};
use crate::settings::Settings;
use crate::statistics::Statistics;

/// Puts what was saved into the world, and tells what lies on the table and what could not be read.
pub(super) fn load(world: &mut World) {
    let resumed = world
        .get_resource::<SaveFolder>()
        .cloned()
        .is_some_and(|SaveFolder(folder)| load_from(world, folder));
    world.write_message(Outcome::Dealt { resumed });
    if let Some(ending) = world.resource::<Session>().announcement() {
        world.write_message(Outcome::Ended(ending));
    }
}

/// Whether there was a game to resume.
fn load_from(world: &mut World, folder: PathBuf) -> bool {
    let mut game = Kept::new(SavedFile::Game);
    let mut settings = Kept::new(SavedFile::Settings);
    let mut statistics = Kept::new(SavedFile::Statistics);
    let mut notices = Vec::new();

    let session = game.load(&folder, Session::resume, &mut notices);
    let resumed = session.is_some();
    put(world, session);
    put(
        world,
        settings.load(&folder, Settings::checked, &mut notices),
    );
    put(
        world,
        statistics.load(&folder, Statistics::checked, &mut notices),
    );
    reconcile(world);

    world.write_message_batch(notices);
    world.insert_resource(Saves {
        folder,
        game,
        settings,
        statistics,
        syncing: Syncing::start(),
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
    let on_table = session.standing(Duration::ZERO);
    let undos = session.undos();
    world
        .resource_mut::<Statistics>()
        .reconcile(on_table, undos);
}
