//! Keys as they are pressed, each with what was held down just then: a frame may see a key and its Shift come and go.

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};

/// The keys pressed since the system last ran.
#[derive(SystemParam)]
pub struct KeyPresses<'w, 's> {
    inputs: MessageReader<'w, 's, KeyboardInput>,
    lost: MessageReader<'w, 's, KeyboardFocusLost>,
    held: Local<'s, Held>,
}

/// A key pressed.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// What it means on the player's keyboard.
    pub key: Key,
    /// It has been held down since an earlier press.
    pub repeat: bool,
    /// What was held down with it.
    pub held: Held,
}

/// The keys that change what others mean.
#[derive(Clone, Copy, Debug, Default)]
pub struct Held {
    /// Shift.
    pub shift: bool,
    /// Control, or Command where that stands in its place.
    pub command: bool,
    /// Alt.
    pub alt: bool,
}

impl Held {
    fn follow(&mut self, input: &KeyboardInput) {
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

impl KeyPresses<'_, '_> {
    /// In the order in which they were pressed.
    pub fn read(&mut self) -> Vec<KeyPress> {
        let mut presses = Vec::new();
        for input in self.inputs.read() {
            self.held.follow(input);
            if input.state == ButtonState::Pressed {
                presses.push(KeyPress {
                    key: input.logical_key.clone(),
                    repeat: input.repeat,
                    held: *self.held,
                });
            }
        }
        // What is released elsewhere is not told.
        if self.lost.read().count() > 0 {
            *self.held = Held::default();
        }
        presses
    }
}
