//! Draws the app into a picture file, without a display: it renders to an image instead of a window.

use std::path::Path;
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

use super::cli::Cli;
use super::panic_hook::DriverFound;
use crate::app::{DataDir, engine, game};
use crate::game::GameCommand;
use crate::gpu_recovery::renderer;
use crate::localization::{Key, Localizer};
use crate::power::Redraw;
use crate::settings::Settings;
use crate::storage::{Autosave, LoadSystems};
use crate::table::Atlas;
use crate::ui::navigation::{NavStack, Sheet};
use crate::viewport::MainCamera;

use super::picture_request::PictureView;

/// Time passes in steps of this length.
const STEP: Duration = Duration::from_millis(20);
/// After this wall-clock time the driver is taken to draw nothing.
const DRIVER_TIMEOUT: Duration = Duration::from_secs(120);

/// Draws the picture into its file.
pub(super) fn draw_to_file(cli: &Cli, words: &Localizer) -> ExitCode {
    let mut app = headless(cli);
    set_up_scene(&mut app, cli);
    let Some(image) = capture(&mut app) else {
        eprintln!("{}", words.text(Key::StartNoGpu));
        return ExitCode::FAILURE;
    };
    let file = cli.picture.file.as_deref().unwrap_or(Path::new(""));
    match write_png(image, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: cannot write {}: {reason}", file.display());
            ExitCode::FAILURE
        }
    }
}

fn write_png(image: Image, file: &Path) -> Result<(), String> {
    let image = image.try_into_dynamic().map_err(|error| error.to_string())?;
    image.to_rgb8().save(file).map_err(|error| error.to_string())
}

fn headless(cli: &Cli) -> App {
    let mut app = App::new();
    app.add_plugins(
        engine(None)
            .disable::<WinitPlugin>()
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..renderer() }),
    );
    let mut config = cli.app_config();
    config.screen.size = Some((cli.size, cli.scale.unwrap_or(1.0)));
    // The player's own game is drawn only if its folder is named.
    if matches!(config.folder, DataDir::System) {
        config.folder = DataDir::Disabled;
    }
    game(&mut app, config);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    app.add_plugins(DriverFound);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}

/// Plays the taps and opens the view.
fn set_up_scene(app: &mut App, cli: &Cli) {
    let request = &cli.picture;
    let changes = request.settings.clone();
    let prepare = move |mut settings: ResMut<Settings>, mut commands: Commands| {
        for change in &changes {
            change.apply(&mut settings);
        }
        // A picture never changes the saved files.
        commands.remove_resource::<Autosave>();
    };
    app.add_systems(PreStartup, prepare.after(LoadSystems));
    app.update();
    aim_camera(app, cli);
    let taps = request.taps.slots();
    if taps.is_empty() && request.after.is_some() {
        // Dealing begins when the faces are drawn.
        advance_until(app, |app| {
            let atlas = app.world().get_resource::<Atlas>();
            atlas.is_some_and(Atlas::is_whole)
        });
    } else {
        advance_until_at_rest(app);
    }
    for &slot in taps {
        app.world_mut().write_message(GameCommand::Tap(slot));
        app.update();
    }
    match request.after {
        Some(after) => advance(app, after),
        None => advance_until_at_rest(app),
    }
    if open_view(&mut app.world_mut().resource_mut::<NavStack>(), request.view) {
        advance_until_at_rest(app);
    }
}

/// Puts the view in front. Returns false for the table, which is in front already.
fn open_view(navigation: &mut NavStack, view: PictureView) -> bool {
    let sheet = match view {
        PictureView::Table => return false,
        PictureView::Confirm => {
            navigation.confirm(GameCommand::NewGame);
            return true;
        }
        PictureView::Menu => Sheet::Menu,
        PictureView::EnterCode => Sheet::EnterCode,
        PictureView::Statistics => Sheet::Statistics,
        PictureView::Settings => Sheet::Settings,
        PictureView::Language => Sheet::Language,
        PictureView::Rules => Sheet::Rules,
        PictureView::About => Sheet::About,
        PictureView::Licences => Sheet::Licences,
    };
    navigation.open(sheet);
    true
}

fn advance_until_at_rest(app: &mut App) {
    advance_until(app, |app| app.world().resource::<Redraw>().at_rest());
}

fn advance_until(app: &mut App, condition: impl Fn(&App) -> bool) {
    let started = Instant::now();
    loop {
        advance(app, STEP);
        if condition(app) || started.elapsed() > DRIVER_TIMEOUT {
            return;
        }
    }
}

fn advance(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    for _ in 0..time.as_millis().div_ceil(STEP.as_millis()) {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Points the camera at an image.
fn aim_camera(app: &mut App, cli: &Cli) {
    let scale = cli.scale.unwrap_or(1.0);
    let pixels = (cli.size * scale).round().as_uvec2();
    let target = Image::new_target_texture(pixels.x, pixels.y, TextureFormat::Rgba8UnormSrgb, None);
    let handle = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    let target = RenderTarget::Image(ImageRenderTarget { handle, scale_factor: scale });
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<Entity, With<MainCamera>>();
    if let Ok(camera) = cameras.single(world) {
        world.entity_mut(camera).insert(target);
    }
}

/// The camera's image, or `None` if no driver draws it.
fn capture(app: &mut App) -> Option<Image> {
    let world = app.world_mut();
    let mut targets = world.query_filtered::<&RenderTarget, With<MainCamera>>();
    let target = targets.single(world).ok()?.clone();
    let (sender, captured) = mpsc::channel();
    // Glyphs and atlas reach the driver two frames after the scene is set.
    for _ in 0..2 {
        app.update();
    }
    app.world_mut().spawn(Screenshot(target)).observe(move |shot: On<ScreenshotCaptured>| {
        // Fails only if the wait below has timed out.
        let _ = sender.send(shot.image.clone());
    });
    wait_for_capture(app, &captured)
}

fn wait_for_capture(app: &mut App, captured: &Receiver<Image>) -> Option<Image> {
    let started = Instant::now();
    while started.elapsed() < DRIVER_TIMEOUT {
        app.update();
        match captured.try_recv() {
            Ok(image) => return Some(image),
            Err(TryRecvError::Disconnected) => return None,
            Err(TryRecvError::Empty) => {}
        }
    }
    None
}
