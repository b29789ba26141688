//! Draws one picture of the app into a file, without a display: the same app on an image instead of a window.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitPlugin;

use crate::app::{DataDir, engine, game};
use crate::game::GameCommand;
use crate::gpu_recovery::renderer;
use crate::localization::{Key, Localizer};
use crate::power::Redraw;
use crate::rules::Slot;
use crate::settings::Settings;
use crate::storage::{Autosave, LoadSystems};
use crate::table::Atlas;
use crate::ui::navigation::{NavStack, Sheet};
use crate::viewport::MainCamera;

use super::args::Args;
use super::obstacle;

/// What the picture is of.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    pub file: PathBuf,
    pub shown: Shown,
    /// Slots tapped before.
    pub taps: Vec<Slot>,
    /// How long after the last tap, or else after dealing began; none waits until nothing moves.
    pub after: Option<Duration>,
    pub settings: Vec<fn(&mut Settings)>,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            file: PathBuf::new(),
            shown: Shown::Table,
            taps: Vec::new(),
            after: None,
            settings: Vec::new(),
        }
    }
}

/// What is in front. An ending is announced on the table by itself, once the taps have led to it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shown {
    Table,
    Sheet(Sheet),
    Confirm,
}

/// The names of what can be shown.
pub(super) const SHOWN: [(&str, Shown); 8] = [
    ("table", Shown::Table),
    ("menu", Shown::Sheet(Sheet::Menu)),
    ("enter-code", Shown::Sheet(Sheet::EnterCode)),
    ("statistics", Shown::Sheet(Sheet::Statistics)),
    ("settings", Shown::Sheet(Sheet::Settings)),
    ("rules", Shown::Sheet(Sheet::Rules)),
    ("about", Shown::Sheet(Sheet::About)),
    ("confirm", Shown::Confirm),
];

impl Shown {
    pub(super) fn named(name: &str) -> Option<Self> {
        SHOWN
            .into_iter()
            .find_map(|(known, shown)| (known == name).then_some(shown))
    }
}

/// The settings that can be set for a picture.
pub(super) const SETTINGS: [(&str, fn(&mut Settings)); 8] = [
    ("move-errors", |settings| settings.move_errors = true),
    ("placement-assistance", |settings| {
        settings.placement_assistance = true;
    }),
    ("four-colours", |settings| settings.four_colours = true),
    ("national-letters", |settings| {
        settings.national_letters = true;
    }),
    ("dark-cards", |settings| settings.dark_cards = true),
    ("large-index", |settings| settings.large_index = true),
    ("left-handed", |settings| settings.left_handed = true),
    ("reduced-motion", |settings| {
        settings.motion = crate::settings::Motion::Reduced;
    }),
];

/// The picture's clock moves in steps of this.
const STEP: Duration = Duration::from_millis(20);
/// A driver that has not drawn by then will not.
const PATIENCE: Duration = Duration::from_secs(120);

/// Draws the picture; the exit code says whether it was written.
pub(super) fn draw(args: Args, wish: Wish, words: Localizer) -> ExitCode {
    let language = args.start.language;
    let mut explain = words;
    if let Some(language) = language {
        explain = Localizer::new(language);
    }
    let failed = |reason: &str| {
        let file = wish.file.display().to_string();
        let variables = [("file", file.into()), ("reason", reason.to_owned().into())];
        eprintln!("{}", explain.text_with(Key::CliPictureFailed, &variables));
        ExitCode::FAILURE
    };
    obstacle::explain(Localizer::new(explain.language()));
    let mut app = headless(&args);
    set_the_scene(&mut app, &args, &wish);
    match photograph(&mut app).map(|image| image.try_into_dynamic()) {
        Some(Ok(image)) => match image.to_rgb8().save(&wish.file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => failed(&error.to_string()),
        },
        Some(Err(error)) => failed(&error.to_string()),
        None => {
            eprintln!("{}", explain.text(Key::StartNoGpu));
            ExitCode::FAILURE
        }
    }
}

fn headless(args: &Args) -> App {
    let mut app = App::new();
    app.add_plugins(engine(None).disable::<WinitPlugin>().set(RenderPlugin {
        synchronous_pipeline_compilation: true,
        ..renderer()
    }));
    let mut start = args.start_at(args.scale.unwrap_or(1.0));
    // The player's own game is not drawn, unless its folder is named.
    if matches!(start.folder, DataDir::System) {
        start.folder = DataDir::Disabled;
    }
    game(&mut app, start);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.add_plugins(obstacle::DriverFound);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}

/// Plays up to the moment of the picture.
fn set_the_scene(app: &mut App, args: &Args, wish: &Wish) {
    let changes = wish.settings.clone();
    let prepare = move |mut settings: ResMut<Settings>, mut commands: Commands| {
        for change in &changes {
            change(&mut settings);
        }
        // A picture changes nothing in the data folder.
        commands.remove_resource::<Autosave>();
    };
    app.add_systems(PreStartup, prepare.after(LoadSystems));
    app.update();
    aim_camera(app, args);
    if wish.taps.is_empty() && wish.after.is_some() {
        // Dealing begins when there are faces to show.
        until(app, |app| {
            let atlas = app.world().get_resource::<Atlas>();
            atlas.is_some_and(Atlas::is_whole)
        });
    } else {
        settle(app);
    }
    for &slot in &wish.taps {
        app.world_mut().write_message(GameCommand::Tap(slot));
        app.update();
    }
    match wish.after {
        Some(after) => pass(app, after),
        None => settle(app),
    }
    let mut front = app.world_mut().resource_mut::<NavStack>();
    match wish.shown {
        Shown::Table => return,
        Shown::Sheet(sheet) => front.open(sheet),
        Shown::Confirm => front.confirm(GameCommand::NewGame),
    }
    settle(app);
}

/// Lets time pass until nothing moves any more.
fn settle(app: &mut App) {
    until(app, |app| app.world().resource::<Redraw>().at_rest());
}

/// Lets time pass until something is so.
fn until(app: &mut App, is_so: impl Fn(&App) -> bool) {
    let started = Instant::now();
    loop {
        pass(app, STEP);
        if is_so(app) || started.elapsed() > PATIENCE {
            return;
        }
    }
}

fn pass(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    for _ in 0..time.as_millis().div_ceil(STEP.as_millis()) {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

fn aim_camera(app: &mut App, args: &Args) {
    let scale = args.scale.unwrap_or(1.0);
    let pixels = (args.size * scale).round().as_uvec2();
    let target = Image::new_target_texture(pixels.x, pixels.y, TextureFormat::Rgba8UnormSrgb, None);
    let handle = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    let target = RenderTarget::Image(ImageRenderTarget {
        handle,
        scale_factor: scale,
    });
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<Entity, With<MainCamera>>();
    if let Ok(camera) = cameras.single(world) {
        world.entity_mut(camera).insert(target);
    }
}

/// The camera's picture, or none if no driver draws it.
fn photograph(app: &mut App) -> Option<Image> {
    let world = app.world_mut();
    let mut targets = world.query_filtered::<&RenderTarget, With<MainCamera>>();
    let target = targets.single(world).ok()?.clone();
    let (sender, captured) = mpsc::channel();
    // Two frames after the scene is set, glyphs and atlas have reached the driver.
    for _ in 0..2 {
        app.update();
    }
    app.world_mut()
        .spawn(Screenshot(target))
        .observe(move |shot: On<ScreenshotCaptured>| {
            // Who asked is waiting; if it is not, there is nobody to tell.
            let _ = sender.send(shot.image.clone());
        });
    wait(app, &captured)
}

fn wait(app: &mut App, captured: &Receiver<Image>) -> Option<Image> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        app.update();
        match captured.try_recv() {
            Ok(image) => return Some(image),
            Err(TryRecvError::Disconnected) => return None,
            Err(TryRecvError::Empty) => {}
        }
    }
    None
}
