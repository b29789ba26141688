//! Saving in the update that changed something, and the time whenever the app may be about to end.

use std::{fs, io};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Saves;
use super::error::Notice;
use crate::game::Statistics;
use crate::game::{PlayerPresence, SavedGame, Session};
use crate::schedule::GameSystems;
use crate::settings::Settings;

/// Saves last in each update.
pub(super) fn plugin(app: &mut App) {
    let saving = resource_exists::<Saves>;
    app.add_systems(
        Update,
        (
            persist.run_if(saving).run_if(changed),
            persist_time.run_if(saving).run_if(left),
        )
            .chain()
            .in_set(GameSystems::Persist),
    )
    // A window closed ends the app after `Update`.
    .add_systems(
        Last,
        persist_time.run_if(saving).run_if(on_message::<AppExit>),
    );
}

/// Saves everything, also the time, now: for when there may be no further update.
pub fn save(world: &mut World) {
    if world.contains_resource::<Saves>()
        && let Err(error) = world.run_system_cached(persist_time)
    {
        warn!("{error}");
    }
}

fn changed(session: Res<Session>, settings: Res<Settings>, statistics: Res<Statistics>) -> bool {
    session.is_changed() || settings.is_changed() || statistics.is_changed()
}

/// Whether the table has been left in this update, for a sheet or for another app: after the latter there may not be
/// another update.
fn left(attention: Res<PlayerPresence>) -> bool {
    attention.is_changed() && !attention.on_table()
}

fn persist(mut saving: Saving) {
    saving.save(SavedGame::is_same_game);
}

fn persist_time(mut saving: Saving) {
    saving.save(SavedGame::eq);
}

#[derive(SystemParam)]
struct Saving<'w> {
    saves: ResMut<'w, Saves>,
    time: Res<'w, Time<Real>>,
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    statistics: Res<'w, Statistics>,
    notices: MessageWriter<'w, Notice>,
}

impl Saving<'_> {
    /// Saves whatever is not saved yet. A failure is told once, and tried again next time.
    fn save(&mut self, is_saved: fn(&SavedGame, &SavedGame) -> bool) {
        let game = self.session.record(self.time.elapsed());
        let saved = self
            .saves
            .save(game, is_saved, &self.settings, &self.statistics);
        let Saves { shelf, failing, .. } = &mut *self.saves;
        if let Err(error) = &saved
            && !*failing
        {
            warn!("{}: {error}", shelf.folder.display());
            shelf.notices.push(Notice::NotSaved(error.into()));
        }
        *failing = saved.is_err();
        self.notices.write_batch(shelf.notices.drain(..));
    }
}

impl Saves {
    /// The game goes first: from it, the next start can count what the statistics lack.
    fn save(
        &mut self,
        game: SavedGame,
        is_saved: fn(&SavedGame, &SavedGame) -> bool,
        settings: &Settings,
        statistics: &Statistics,
    ) -> io::Result<()> {
        self.make_folder()?;
        let shelf = &mut self.shelf;
        let game = self.game.save(shelf, game, is_saved);
        let statistics = self
            .statistics
            .save(shelf, statistics.clone(), PartialEq::eq);
        let settings = self.settings.save(shelf, settings.clone(), PartialEq::eq);
        game.and(statistics).and(settings)
    }

    /// A folder that was not there, or no longer, gets all three files.
    fn make_folder(&mut self) -> io::Result<()> {
        if !self.shelf.folder.is_dir() {
            fs::create_dir_all(&self.shelf.folder)?;
            self.game.forget();
            self.settings.forget();
            self.statistics.forget();
        }
        Ok(())
    }
}
