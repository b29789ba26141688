//! Loses the graphics device while the game is shown and waits until the same picture returns. Exits
//! with 0 if it does. `scripts/check-driver` runs this.
//!
//!     cargo run --example lost_device
//!     cargo run --example lost_device -- surface
//!     cargo run --example lost_device -- for-good
//!
//! With `surface`, only the window's surface is lost. With `for-good`, every new device is lost again
//! until the app gives up, and then the exit status is 0.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::render::view::{ExtractedWindows, prepare_view_attachments, prepare_windows};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{RequestRedraw, WindowResolution};
use half_moon::app::{AppConfig, DataDir, in_window};
use half_moon::table::Atlas;

/// The time between two pictures.
const PAUSE: Duration = Duration::from_secs(1);
/// The time limit of a run.
const PATIENCE: Duration = Duration::from_secs(90);

/// The progress of a run.
#[derive(Resource, Clone, PartialEq)]
enum Stage {
    /// Waits for two equal pictures: nothing moves any more.
    Settling(Vec<u8>),
    /// The device was lost. Waits until this picture returns.
    Lost(Vec<u8>),
}

#[derive(Resource)]
struct Due(Instant);

/// The part that is lost.
#[derive(Resource, Clone, Copy, PartialEq)]
enum Loses {
    Device,
    Surface,
}

/// The number of coming frames without a window texture. An intact surface misses fewer than [`HIDE`].
static HIDDEN: AtomicU32 = AtomicU32::new(0);
const HIDE: u32 = 15;

fn main() -> AppExit {
    let mode = std::env::args().nth(1).unwrap_or_default();
    let start =
        AppConfig { folder: DataDir::Disabled, code: "HM1-N-BIBI5L3".parse().ok(), ..default() };
    let window = Window { resolution: WindowResolution::new(390, 844), ..default() };
    let mut app = in_window(start, window);
    app.insert_resource(Stage::Settling(Vec::new()))
        .insert_resource(Due(Instant::now()))
        .insert_resource(Loses::Device)
        .add_observer(compare)
        .add_systems(Update, (stay_awake, give_up));
    if mode == "for-good" {
        app.add_systems(Update, lose_again.run_if(resource_exists::<Atlas>));
        let exit = app.run();
        // The app must end with its own error. `give_up` ends it with success.
        return if exit.is_error() { AppExit::Success } else { AppExit::error() };
    }
    app.add_systems(Update, photograph.run_if(resource_exists::<Atlas>));
    if mode == "surface" {
        app.insert_resource(Loses::Surface);
        app.sub_app_mut(RenderApp).add_systems(
            Render,
            hide.in_set(RenderSystems::PrepareViews)
                .after(prepare_windows)
                .before(prepare_view_attachments),
        );
    }
    app.run()
}

fn stay_awake(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

fn give_up(
    mut started: Local<Option<Instant>>,
    stage: Res<Stage>,
    mut exit: MessageWriter<AppExit>,
) {
    let started = started.get_or_insert_with(Instant::now);
    if started.elapsed() > PATIENCE {
        exit.write(match *stage {
            Stage::Settling(_) => AppExit::Success,
            Stage::Lost(_) => AppExit::error(),
        });
    }
}

fn photograph(mut due: ResMut<Due>, mut commands: Commands) {
    if due.0.elapsed() >= PAUSE {
        due.0 = Instant::now();
        commands.spawn(Screenshot::primary_window());
    }
}

fn compare(
    shot: On<ScreenshotCaptured>,
    device: Res<RenderDevice>,
    loses: Res<Loses>,
    mut stage: ResMut<Stage>,
    mut exit: MessageWriter<AppExit>,
) {
    let picture = shot.image.data.clone().unwrap_or_default();
    match stage.clone() {
        Stage::Settling(before) if before == picture && !picture.is_empty() => {
            match *loses {
                Loses::Device => lose(&device),
                Loses::Surface => HIDDEN.store(HIDE, Ordering::SeqCst),
            }
            println!("lost");
            *stage = Stage::Lost(picture);
        }
        Stage::Settling(_) => *stage = Stage::Settling(picture),
        Stage::Lost(before) if before == picture => {
            println!("the picture is back");
            exit.write(AppExit::Success);
        }
        Stage::Lost(_) => {}
    }
}

fn lose_again(device: Res<RenderDevice>, mut due: ResMut<Due>) {
    if due.0.elapsed() >= PAUSE {
        due.0 = Instant::now();
        lose(&device);
    }
}

fn lose(device: &RenderDevice) {
    device.wgpu_device().destroy();
    // The loss is reported when the device is polled.
    if let Err(error) = device.poll(PollType::wait_indefinitely()) {
        println!("{error}");
    }
}

/// Removes the window's texture, as if the surface had none.
fn hide(mut windows: ResMut<ExtractedWindows>) {
    let hidden = |frames: u32| frames.checked_sub(1);
    if HIDDEN.fetch_update(Ordering::SeqCst, Ordering::SeqCst, hidden).is_err() {
        return;
    }
    for window in windows.values_mut() {
        window.swap_chain_texture_view = None;
        window.swap_chain_texture = None;
    }
}
