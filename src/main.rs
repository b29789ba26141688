//! Desktop and iOS start here.

use std::process::ExitCode;

#[cfg(not(target_os = "ios"))]
fn main() -> ExitCode {
    half_moon::desktop::run()
}

#[cfg(target_os = "ios")]
fn main() -> ExitCode {
    half_moon::app::run_on_phone();
    ExitCode::SUCCESS
}
