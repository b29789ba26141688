//! Loads the saved files when the app starts.

use std::path::PathBuf;

use bevy::prelude::*;

use super::autosave::Autosave;
use super::backed_up_file::BackedUpFile;
use super::error::{SavedFile, StorageNotice};
use super::format::GameFile;
use super::writer::Writer;
use crate::game::{GameEvent, ResumeError, Session, Statistics, UnsoundStatistics};
use crate::settings::Settings;

/// Loads the files in [`LoadSystems`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_saved_files.in_set(LoadSystems));
}

/// The step of [`PreStartup`] that loads the files. Before it, the game and the settings are the
/// defaults.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadSystems;

/// The folder of the saved files. It need not exist yet.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct SaveFolder(pub PathBuf);

/// Replaces the defaults with what was saved, and emits the events that describe the table.
fn load_saved_files(
    folder: Option<Res<SaveFolder>>,
    mut session: ResMut<Session>,
    mut statistics: ResMut<Statistics>,
    mut settings: ResMut<Settings>,
    mut events: MessageWriter<GameEvent>,
    mut notices: MessageWriter<StorageNotice>,
    mut commands: Commands,
) {
    let mut resumed = false;
    if let Some(folder) = folder {
        let SaveFolder(folder) = folder.clone();
        let mut files = SavedFile::ALL.map(|file| BackedUpFile::new(&folder, file));
        let [game_file, settings_file] = &mut files;
        let (mut saved_game, mut saved_settings) = (None, None);
        if let Some(((loaded, counts), saved)) = game_file.load(open_game) {
            (*session, *statistics) = (loaded, counts);
            saved_game = saved;
            resumed = true;
        }
        if let Some((loaded, saved)) = settings_file.load(Settings::checked) {
            *settings = loaded;
            saved_settings = saved;
        }
        for file in &mut files {
            // If a file cannot be renamed, saving fails and reports that.
            notices.write_batch(file.clear().ok().flatten());
        }
        let writer = Writer::start(folder, files);
        commands.insert_resource(Autosave::new(writer, saved_game, saved_settings));
    }
    events.write(GameEvent::Dealt { resumed });
    if let Some(ending) = session.announcement() {
        events.write(GameEvent::Ended(ending));
    }
}

/// Why the content of `game.ron` cannot come from play.
#[derive(Debug, thiserror::Error)]
enum ImpossibleGame {
    #[error(transparent)]
    Game(#[from] ResumeError),
    #[error(transparent)]
    Statistics(#[from] UnsoundStatistics),
}

fn open_game(file: &GameFile) -> Result<(Session, Statistics), ImpossibleGame> {
    Ok((Session::resume(&file.game)?, file.statistics.checked()?))
}
