//! Builds the app, with a window or without one for tests.

mod language;
#[cfg(any(target_os = "android", target_os = "ios"))]
mod phone;

pub use language::SystemLanguages;
#[cfg(any(target_os = "android", target_os = "ios"))]
pub use phone::run_on_phone;

use std::path::PathBuf;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::{
    RenderPlugin,
    settings::{RenderCreation, WgpuSettings},
};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::gpu_recovery::renderer;
use crate::localization::Language;
use crate::rules::DealCode;
use crate::storage::{self, SaveError, SaveFolder, StorageNotice};
use crate::viewport::{self, ViewportOverrides};
use crate::{
    a11y, audio, game, gpu_recovery, haptics, input, platform, power, schedule, settings, table, ui,
};
use language::LanguageOverride;

/// The location of the saved files.
#[derive(Clone, Debug, Default)]
pub enum DataDir {
    /// The system's folder for app data.
    #[default]
    System,
    /// In this folder.
    Path(PathBuf),
    /// The system has no folder for app data: nothing is read or written, and the player is
    /// notified.
    Unavailable,
    /// Disabled: nothing is read or written.
    Disabled,
}

impl DataDir {
    /// Looks up the system's folder if this is [`DataDir::System`].
    fn found(self) -> Self {
        match self {
            Self::System => platform::data_folder().map_or(Self::Unavailable, Self::Path),
            given => given,
        }
    }
}

/// The options for starting the app. By default it resumes the saved game.
#[derive(Clone, Debug, Default)]
pub struct AppConfig {
    /// The location of the saved files.
    pub folder: DataDir,
    /// A deal to play instead of the saved game. The player confirms before a game in progress
    /// ends.
    pub code: Option<DealCode>,
    /// A language for this run, which overrides the settings and the system.
    pub language: Option<Language>,
    /// Screen values that replace those of the system.
    pub screen: ViewportOverrides,
}

/// Adds the game's plugins, independent of the window and the renderer.
pub(crate) fn game(app: &mut App, start: AppConfig) {
    match start.folder.found() {
        DataDir::Path(folder) => {
            app.insert_resource(SaveFolder(folder));
        }
        DataDir::Unavailable => {
            app.add_message::<StorageNotice>()
                .world_mut()
                .write_message(StorageNotice::NotSaved(SaveError::NoFolder));
        }
        DataDir::System | DataDir::Disabled => {}
    }
    if let Some(language) = start.language {
        app.insert_resource(LanguageOverride(language));
    }
    app.insert_resource(start.screen).add_plugins((
        schedule::plugin,
        settings::plugin,
        platform::plugin,
        gpu_recovery::plugin,
        game::plugin,
        storage::plugin,
        language::plugin,
        viewport::plugin,
        table::plugin,
        input::plugin,
        ui::plugin,
        a11y::plugin,
        audio::plugin,
        haptics::plugin,
        power::plugin,
    ));
    if let Some(code) = start.code {
        ui::navigation::ask_at_start(app, code);
    }
    one_thread(app);
}

/// Runs all systems on one thread: they are so short that a task on another thread costs several
/// times as much.
fn one_thread(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// The Bevy plugins that the game uses, with or without a window.
pub(crate) fn engine(window: Option<Window>) -> PluginGroupBuilder {
    let exit_condition = match window {
        Some(_) => ExitCondition::OnPrimaryClosed,
        None => ExitCondition::DontExit,
    };
    DefaultPlugins
        .build()
        .set(WindowPlugin { primary_window: window, exit_condition, ..default() })
        .set(ImagePlugin::default_linear())
        .set(LogPlugin { filter: format!("{DEFAULT_FILTER},{QUIET}"), ..default() })
        .set(renderer())
}

/// Silences the Vulkan loader, which logs an error if there is no driver. The app reports that
/// itself.
const QUIET: &str = "wgpu_hal::vulkan::instance=off";

/// The app with a window.
pub fn in_window(start: AppConfig, window: Window) -> App {
    let mut app = App::new();
    app.add_plugins(engine(Some(window)));
    game(&mut app, start);
    app.add_plugins(audio::out_loud);
    app
}

/// The whole app without rendering, with a hidden window of `size` dp and `scale` pixels per dp. It
/// is ready for [`App::update`]; tests send touches as messages.
pub fn without_window(start: AppConfig, size: Vec2, scale: f32) -> App {
    let pixels = (size * scale).round().as_uvec2();
    let window = Window {
        resolution: WindowResolution::new(pixels.x, pixels.y).with_scale_factor_override(scale),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(engine(Some(window)).disable::<WinitPlugin>().disable::<LogPlugin>().set(
        RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                backends: None,
                ..default()
            })),
            ..default()
        },
    ));
    game(&mut app, start);
    app.finish();
    app.cleanup();
    app
}
