//! Saves what changed in an update, and the time played whenever the app may be about to end.

use std::io;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use serde::Serialize;

use super::error::{SaveError, SavedFile, StorageNotice};
use super::format::{self, GameFile};
use super::writer::{Report, Writer};
use crate::game::{PlayerPresence, Session, Statistics};
use crate::schedule::GameSystems;
use crate::settings::Settings;

/// Hands changes to the writer thread at the end of `Update`, and waits for it in `Last`, so that
/// most of the wait passes during the layout of the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(
            Update,
            save_changes
                .run_if(resource_exists::<Autosave>)
                .run_if(game_or_settings_changed)
                .in_set(GameSystems::Persist),
        )
        .add_systems(
            Last,
            (
                // Closing the window ends the app after `Update`.
                save_everything.run_if(table_left.or_else(on_message::<AppExit>)),
                await_writer,
            )
                .chain()
                .run_if(resource_exists::<Autosave>),
        );
}

/// Saves everything, including the time played, and returns when it is on the disk. Call it when
/// there may be no further update.
pub fn save(world: &mut World) {
    if world.contains_resource::<Autosave>()
        && let Err(error) = world.run_system_cached(save_everything)
    {
        warn!("{error}");
    }
}

/// The writer, and what it was last given.
#[derive(Resource)]
pub(crate) struct Autosave {
    writer: Writer,
    /// `None` if the file does not hold the game: there is no file, or writing it failed.
    game: Option<GameFile>,
    /// The same for the settings.
    settings: Option<Settings>,
    /// The last attempt failed, and the player has been notified.
    failing: bool,
}

impl Autosave {
    pub(super) const fn new(
        writer: Writer,
        game: Option<GameFile>,
        settings: Option<Settings>,
    ) -> Self {
        Self { writer, game, settings, failing: false }
    }

    fn set_game(
        &mut self,
        game: GameFile,
        is_saved: fn(&GameFile, &GameFile) -> bool,
    ) -> io::Result<()> {
        if self.game.as_ref().is_none_or(|saved| !is_saved(saved, &game)) {
            write(&mut self.writer, SavedFile::Game, &game)?;
            self.game = Some(game);
        }
        Ok(())
    }

    fn set_settings(&mut self, settings: &Settings) -> io::Result<()> {
        if self.settings.as_ref() != Some(settings) {
            write(&mut self.writer, SavedFile::Settings, settings)?;
            self.settings = Some(settings.clone());
        }
        Ok(())
    }

    /// What failed is given to the writer again with the next change.
    fn forget(&mut self, file: SavedFile) {
        match file {
            SavedFile::Game => self.game = None,
            SavedFile::Settings => self.settings = None,
        }
    }
}

fn write<T: Serialize>(writer: &mut Writer, file: SavedFile, content: &T) -> io::Result<()> {
    let text = format::to_text(content).map_err(io::Error::other)?;
    writer.write(file, text)
}

fn game_or_settings_changed(
    session: Res<Session>,
    settings: Res<Settings>,
    statistics: Res<Statistics>,
) -> bool {
    session.is_changed() || settings.is_changed() || statistics.is_changed()
}

/// Whether a sheet or another app has just covered the table. After the latter there may be no
/// further update.
fn table_left(presence: Res<PlayerPresence>) -> bool {
    presence.is_changed() && !presence.on_table()
}

fn save_changes(mut saving: Saving) {
    saving.hand_over(GameFile::is_same_game);
}

fn save_everything(mut saving: Saving) {
    saving.hand_over(GameFile::eq);
    let reports = saving.autosave.writer.flush();
    saving.evaluate(reports);
}

fn await_writer(mut saving: Saving) {
    if saving.autosave.writer.is_pending() {
        let reports = saving.autosave.writer.wait();
        saving.evaluate(reports);
    }
}

#[derive(SystemParam)]
struct Saving<'w> {
    autosave: ResMut<'w, Autosave>,
    time: Res<'w, Time<Real>>,
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    statistics: Res<'w, Statistics>,
    notices: MessageWriter<'w, StorageNotice>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Saving<'_> {
    /// Gives the writer what it does not have yet.
    fn hand_over(&mut self, is_saved: fn(&GameFile, &GameFile) -> bool) {
        let now: Duration = self.time.elapsed();
        let game = GameFile::new(&self.session, &self.statistics, now);
        let game = self.autosave.set_game(game, is_saved);
        let settings = self.autosave.set_settings(&self.settings);
        if let Err(error) = game.and(settings) {
            self.fail(&error);
        }
    }

    fn evaluate(&mut self, reports: Vec<Report>) {
        for Report { file, result, notice, .. } in reports {
            if let Some(notice) = notice {
                self.notify(notice);
            }
            if let Err(error) = result {
                self.autosave.forget(file);
                self.fail(&error);
            }
        }
        if self.autosave.game.is_some() && self.autosave.settings.is_some() {
            self.autosave.failing = false;
        }
    }

    fn fail(&mut self, error: &io::Error) {
        if !self.autosave.failing {
            self.autosave.failing = true;
            warn!("not saved: {error}");
            self.notify(StorageNotice::NotSaved(SaveError::from(error)));
        }
    }

    fn notify(&mut self, notice: StorageNotice) {
        self.notices.write(notice);
        self.redraw.write(RequestRedraw);
    }
}
