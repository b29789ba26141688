//! The events that the keyboard dispatcher triggers.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Escape, or the back key or gesture of a phone.
#[derive(Event, Clone, Copy, Debug)]
pub struct BackPressed;

/// The switch of a player who uses switch scanning.
#[derive(Event, Clone, Copy, Debug)]
pub struct SwitchPressed;

/// Enter or Space, if something visible has the focus.
#[derive(Event, Clone, Copy, Debug)]
pub struct ActivateFocused;

/// A key that means something only to what is in front.
#[derive(Event, Clone, Debug)]
pub struct KeyTyped {
    /// The key.
    pub press: KeyPress,
}

/// A key press.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// The key in the player's keyboard layout.
    pub key: Key,
    /// The key was already down.
    pub repeat: bool,
    /// The modifiers held with it.
    pub modifiers: Modifiers,
}

/// The modifier keys that are down.
#[derive(Clone, Copy, Debug, Default)]
pub struct Modifiers {
    /// Shift.
    pub shift: bool,
    /// Control, or Command on a Mac keyboard.
    pub command: bool,
    /// Alt.
    pub alt: bool,
}

impl Modifiers {
    pub(super) fn update(&mut self, input: &KeyboardInput) {
        use KeyCode::*;
        let is_down = input.state == ButtonState::Pressed;
        match input.key_code {
            ShiftLeft | ShiftRight => self.shift = is_down,
            ControlLeft | ControlRight | SuperLeft | SuperRight => self.command = is_down,
            AltLeft | AltRight => self.alt = is_down,
            _ => {}
        }
    }
}
