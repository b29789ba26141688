//! Desktops: a window the size of a phone, or pictures without one. The same app as on phones.

mod args;
mod help;
mod obstacle;
mod picture;

use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowResolution;

use crate::app::in_window;
use crate::localization::{Key, Language, Localizer};
use crate::platform;
use args::{Args, Wanted};

/// Runs what the command line asks for.
pub fn run() -> ExitCode {
    let words = Localizer::new(Language::from_preferences(platform::languages()));
    match args::read(std::env::args_os().skip(1)) {
        Ok(Wanted::Help) => {
            println!("{}", help::text(&words));
            ExitCode::SUCCESS
        }
        Ok(Wanted::Version) => {
            println!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
            ExitCode::SUCCESS
        }
        Ok(Wanted::Play(args)) => play(args, words),
        Ok(Wanted::Picture(args, wish)) => picture::draw(args, wish, words),
        Err(fault) => {
            eprintln!("{}", fault.sentence(&words));
            ExitCode::from(2)
        }
    }
}

fn play(args: Args, words: Localizer) -> ExitCode {
    let title = words.text(Key::AppName);
    obstacle::explain(Localizer::new(words.language()));
    let pixels = args.size.round().as_uvec2();
    let mut resolution = WindowResolution::new(pixels.x, pixels.y);
    if let Some(scale) = args.scale {
        let pixels = (args.size * scale).round().as_uvec2();
        resolution = WindowResolution::new(pixels.x, pixels.y).with_scale_factor_override(scale);
    }
    let window = Window {
        title,
        name: Some(env!("CARGO_PKG_NAME").into()),
        resolution,
        ..default()
    };
    let mut app = in_window(args.start, window);
    app.add_plugins(obstacle::DriverFound);
    let exit = app.run();
    // Nothing else ends the app with an error.
    if exit.is_error() {
        eprintln!("{}", words.text(Key::StartGpuLost));
    }
    exit_code(exit)
}

fn exit_code(exit: AppExit) -> ExitCode {
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
