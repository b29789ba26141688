//! The desktop program: the app in a phone-sized window, or drawn into a picture file.

mod cli;
mod panic_hook;
mod picture;
mod picture_request;

use std::process::ExitCode;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use clap::Parser;

use crate::app::in_window;
use crate::localization::{Key, Language, Localizer};
use crate::platform;
use cli::Cli;

/// Runs the program as the command line asks. Wrong options end the process with code 2.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let system_language = || Language::from_preferences(platform::languages());
    let language = cli.language.unwrap_or_else(system_language);
    panic_hook::install(Localizer::new(language));
    let words = Localizer::new(language);
    if cli.picture.file.is_some() {
        picture::draw_to_file(&cli, &words)
    } else {
        run_in_window(&cli, &words)
    }
}

fn run_in_window(cli: &Cli, words: &Localizer) -> ExitCode {
    let pixels = (cli.size * cli.scale.unwrap_or(1.0)).round().as_uvec2();
    let mut resolution = WindowResolution::new(pixels.x, pixels.y);
    if let Some(scale) = cli.scale {
        resolution = resolution.with_scale_factor_override(scale);
    }
    let window = Window {
        title: words.text(Key::AppName),
        name: Some(env!("CARGO_PKG_NAME").into()),
        resolution,
        ..default()
    };
    let mut app = in_window(cli.app_config(), window);
    app.add_plugins(panic_hook::DriverFound);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => {
            // Only a lost graphics driver ends the app with an error.
            eprintln!("{}", words.text(Key::StartGpuLost));
            ExitCode::from(code.get())
        }
    }
}
