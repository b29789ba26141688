//! The time of a frame without drawing: `cargo bench --bench app`. Each figure is one `App::update`,
//! the main schedule of a frame.

use std::time::Duration;

use bevy::asset::Assets;
use bevy::image::Image;
use bevy::math::Vec2;
use bevy::prelude::App;
use bevy::time::TimeUpdateStrategy;
use divan::Bencher;
use half_moon::app::{AppConfig, DataDir, without_window};
use half_moon::card_art::{self, FaceStyle, Light};
use half_moon::game::GameCommand;
use half_moon::rules::Slot;
use half_moon::table::{Animating, Atlas};

/// An upright phone in dp, and its pixels per dp.
const PHONE: (Vec2, f32) = (Vec2::new(390.0, 844.0), 3.0);
/// Longer than any animation except that of victory.
const REST: Duration = Duration::from_millis(1500);
/// The time from one frame to the next.
const FRAME: Duration = Duration::from_millis(16);
/// So short that no animation ends during a measurement, and long enough that every moving card has
/// another position in each frame.
const MOMENT: Duration = Duration::from_micros(20);

pub(crate) fn main() {
    divan::main();
}

/// The example deal at rest on a phone, with its pictures.
fn phone() -> App {
    let start = AppConfig {
        folder: DataDir::Disabled,
        code: "HM1-N-BIBI5L3".parse().ok(),
        ..AppConfig::default()
    };
    let (size, scale) = PHONE;
    let mut app = without_window(start, size, scale);
    app.update();
    let drawn = card_art::rasterise(&FaceStyle::default(), 100, 50.0);
    let world = app.world_mut();
    let atlas = Atlas::new(drawn, &mut world.resource_mut::<Assets<Image>>());
    world.insert_resource(atlas);
    pass(&mut app, REST);
    assert_eq!(moving(&mut app), 0);
    app
}

fn pass(app: &mut App, time: Duration) {
    step(app, FRAME);
    for _ in 0..time.as_millis().div_ceil(FRAME.as_millis()) {
        app.update();
    }
}

/// Sets the time between frames.
fn step(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
}

fn request(app: &mut App, request: GameCommand) {
    app.world_mut().write_message(request);
    app.update();
}

fn moving(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&Animating>().iter(world).count()
}

/// Nothing moves, and no card was tapped yet.
#[divan::bench(sample_count = 500)]
fn idle(bencher: Bencher) {
    let mut app = phone();
    bencher.bench_local(|| app.update());
}

/// Only the clock changes: each frame shows another second.
#[divan::bench(sample_count = 500)]
fn clock(bencher: Bencher) {
    let mut app = phone();
    request(&mut app, GameCommand::Tap(Slot::P1));
    pass(&mut app, REST);
    step(&mut app, Duration::from_secs(1));
    bencher.bench_local(|| app.update());
}

/// A pair leaves from a pile and the reserve, and a card turns up.
#[divan::bench(sample_count = 500)]
fn three_cards_in_motion(bencher: Bencher) {
    let mut app = phone();
    for slot in [Slot::P8, Slot::R8] {
        request(&mut app, GameCommand::Tap(slot));
    }
    pass(&mut app, 4 * FRAME);
    step(&mut app, MOMENT);
    assert_eq!(moving(&mut app), 3);
    bencher.bench_local(|| app.update());
    assert_eq!(moving(&mut app), 3);
}

/// A deal with most of its cards in motion.
#[divan::bench(sample_count = 500)]
fn twenty_cards_in_motion(bencher: Bencher) {
    let mut app = phone();
    request(&mut app, GameCommand::Restart);
    pass(&mut app, 30 * FRAME);
    step(&mut app, MOMENT);
    let before = moving(&mut app);
    assert!(before > 15, "{before}");
    bencher.bench_local(|| app.update());
    assert_eq!(moving(&mut app), before);
}

/// Draws all pictures of the table, as a background task does at the start and after a resize. The
/// argument is the width of a card in pixels.
#[divan::bench(args = [54, 162, 240], sample_count = 10)]
fn faces_drawn(bencher: Bencher, width: u32) {
    bencher.bench_local(|| card_art::rasterise(&FaceStyle::default(), width, 60.0));
}

/// Draws the background.
#[divan::bench(sample_count = 10)]
fn night_drawn(bencher: Bencher) {
    let light =
        Light { glow: Vec2::new(195.0, 300.0), moon: Vec2::new(195.0, 250.0), radius: 120.0 };
    let (size, scale) = PHONE;
    bencher.bench_local(|| {
        let night = card_art::background(size.as_uvec2(), light);
        (night, card_art::crescent(light.radius * scale))
    });
}
