//! Puts the app together: in a window, or without one for tests.

use std::path::PathBuf;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::{
    RenderPlugin,
    settings::{MemoryHints, PowerPreference, RenderCreation, WgpuSettings},
};
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::rules::DealCode;
use crate::save::{self, Notice, Obstacle, SaveFolder};
use crate::screen::{self, GivenScreen};
use crate::text::Language;
use crate::{
    driver, platform, redraw, screen_reader, session, sets, sound, table, text, ui, vibration,
};

/// Where the saved files are.
#[derive(Clone, Debug, Default)]
pub enum Folder {
    /// In the system's place for an app's data.
    #[default]
    System,
    /// In this folder.
    At(PathBuf),
    /// There should be one, but the system names none: nothing is read or written, and the player is told.
    Missing,
    /// Nowhere: nothing is read or written.
    Nowhere,
}

impl Folder {
    /// The system's, if that is wanted.
    fn found(self) -> Self {
        match self {
            Self::System => platform::data_folder().map_or(Self::Missing, Self::At),
            given => given,
        }
    }
}

/// What a start may be told. By default the game goes on where it was left.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// Where the saved files are.
    pub folder: Folder,
    /// A deal to play instead of the saved game; giving up one in progress asks first.
    pub code: Option<DealCode>,
    /// A language for this run, before settings and system.
    pub language: Option<Language>,
    /// What is not to be read from the system.
    pub screen: GivenScreen,
}

/// A language given for this run: it goes before the settings' and the system's.
#[derive(Resource, Clone, Debug)]
pub struct GivenLanguage(pub Language);

/// The game, whatever it is drawn on.
pub(crate) fn game(app: &mut App, start: Start) {
    match start.folder.found() {
        Folder::At(folder) => {
            app.insert_resource(SaveFolder(folder));
        }
        Folder::Missing => {
            app.add_message::<Notice>()
                .world_mut()
                .write_message(Notice::NotSaved(Obstacle::NoFolder));
        }
        Folder::System | Folder::Nowhere => {}
    }
    if let Some(language) = start.language {
        app.insert_resource(GivenLanguage(language));
    }
    app.insert_resource(start.screen).add_plugins((
        sets,
        platform::plugin,
        driver::plugin,
        session::plugin,
        save::plugin,
        text::plugin,
        screen::plugin,
        table::plugin,
        ui::plugin,
        screen_reader::plugin,
        sound::plugin,
        vibration::plugin,
        redraw::plugin,
    ));
    if let Some(code) = start.code {
        ui::front::ask_at_start(app, code);
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

/// What is smaller than this many bytes shares a block of graphics memory with others.
const BLOCK: u64 = 4 << 20;

/// The renderer for a game that draws little and seldom: it takes graphics memory in small pieces, so that what a
/// picture needed on its way to the GPU is given back (by default 192 MiB are set aside), and of two GPUs the one that
/// spares the battery.
pub(crate) fn renderer() -> RenderPlugin {
    RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
            memory_hints: MemoryHints::Manual {
                suballocated_device_memory_block_size: BLOCK..2 * BLOCK,
            },
            power_preference: PowerPreference::from_env().unwrap_or(PowerPreference::LowPower),
            ..default()
        })),
        ..default()
    }
}

/// Where there is no driver, the loader of drivers logs that as an error before the app says it in a sentence.
const QUIET: &str = "wgpu_hal::vulkan::instance=off";

/// The app in a window: on phones the whole screen.
pub fn in_window(start: Start, window: Window) -> App {
    let mut app = App::new();
    app.add_plugins(engine(Some(window)));
    game(&mut app, start);
    app.add_plugins(sound::out_loud);
    app
}

/// The app on a phone, until the system ends it.
#[cfg(any(target_os = "android", target_os = "ios"))]
pub fn on_phone() {
    let window = Window {
        // Games may hide the system's bars; this one is left at a glance and keeps them.
        resizable: true,
        mode: bevy::window::WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        ..default()
    };
    in_window(Start::default(), window).run();
}

/// The whole app but for drawing, with a window of `size` dp and `scale` pixels a dp that is not shown. It is
/// ready for [`App::update`]; touches are sent as messages.
pub fn without_window(start: Start, size: Vec2, scale: f32) -> App {
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
