//! What may be done to a phone.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use half_moon::game::GameCommand;
use half_moon::layout::Insets;
use half_moon::rules::{DealCode, Removal};
use half_moon::settings::Settings;
use half_moon::ui::navigation::Sheet;

/// An upright phone.
pub const UPRIGHT: Vec2 = Vec2::new(390.0, 844.0);

/// Something done to the phone.
#[derive(Clone, Debug)]
pub enum Deed {
    /// So much time passes with each frame from here on.
    Wait(Duration),
    Touch(u64, TouchPhase, Vec2),
    Mouse(Vec2),
    Click(ButtonState),
    /// The mouse's wheel, in lines.
    Wheel(f32),
    Key(KeyCode, Key, ButtonState),
    /// A screen reader or the keyboard presses a button.
    Press(Entity),
    Open(Sheet),
    ConfirmRequest(GameCommand),
    /// A deal, and removals from it.
    Win(DealCode, Vec<Removal>),
    Resize(Vec2),
    Scale(f32),
    SafeArea(Option<Insets>),
    Settings(Box<Settings>),
    Focused(bool),
    Occluded(bool),
    Life(AppLifecycle),
}
