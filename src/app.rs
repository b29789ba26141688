//! Puts the app together: in a window, or without one for tests.

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

/// Where the saved files are.
#[derive(Clone, Debug, Default)]
pub enum DataDir {
    /// In the system's place for an app's data.
    #[default]
    System,
    /// In this folder.
    Path(PathBuf),
    /// There should be one, but the system names none: nothing is read or written, and the player is told.
    Unavailable,
    /// Disabled: nothing is read or written.
    Disabled,
}

impl DataDir {
    /// The system's, if that is wanted.
    fn found(self) -> Self {
        match self {
            Self::System => platform::data_folder().map_or(Self::Unavailable, Self::Path),
            given => given,
        }
    }
}

/// What a start may be told. By default the game goes on where it was left.
#[derive(Clone, Debug, Default)]
pub struct AppConfig {
    /// Where the saved files are.
    pub folder: DataDir,
    /// A deal to play instead of the saved game; giving up one in progress asks first.
    pub code: Option<DealCode>,
    /// A language for this run, before settings and system.
    pub language: Option<Language>,
    /// What is not to be read from the system.
    pub screen: ViewportOverrides,
}

/// The game, whatever it is drawn on.
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

/// The systems of a card game are so small that handing each to a thread costs several times what it does.
fn one_thread(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Bevy's plugins that the game uses, with a window of its own or none.
pub(crate) fn engine(window: Option<Window>) -> PluginGroupBuilder {
    let exit_condition = match window {
        Some(_) => ExitCondition::OnPrimaryClosed,
        None => ExitCondition::DontExit,
    };
    DefaultPlugins
        .build()
        .set(WindowPlugin {
            primary_window: window,
            exit_condition,
            ..default()
        })
        .set(ImagePlugin::default_linear())
        .set(LogPlugin {
            filter: format!("{DEFAULT_FILTER},{QUIET}"),
            ..default()
        })
        .set(renderer())
}

/// Where there is no driver, the loader of drivers logs that as an error before the app says it in a sentence.
const QUIET: &str = "wgpu_hal::vulkan::instance=off";

/// The app in a window: on phones the whole screen.
pub fn in_window(start: AppConfig, window: Window) -> App {
    let mut app = App::new();
    app.add_plugins(engine(Some(window)));
    game(&mut app, start);
    app.add_plugins(audio::out_loud);
    app
}

/// The whole app but for drawing, with a window of `size` dp and `scale` pixels a dp that is not shown. It is
/// ready for [`App::update`]; touches are sent as messages.
pub fn without_window(start: AppConfig, size: Vec2, scale: f32) -> App {
    let pixels = (size * scale).round().as_uvec2();
    let window = Window {
        resolution: WindowResolution::new(pixels.x, pixels.y).with_scale_factor_override(scale),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        engine(Some(window))
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            }),
    );
    game(&mut app, start);
    app.finish();
    app.cleanup();
    app
}
