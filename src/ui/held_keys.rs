//! The keys that change what others mean.

use bevy::{ecs::system::SystemParam, prelude::*};

/// Which of them are held down.
#[derive(SystemParam)]
pub struct HeldKeys<'w>(Res<'w, ButtonInput<KeyCode>>);

impl HeldKeys<'_> {
    /// Shift.
    pub fn shift(&self) -> bool {
        self.0
            .any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }

    /// Control, or Command where that stands in its place.
    pub fn command(&self) -> bool {
        self.0.any_pressed([
            KeyCode::ControlLeft,
            KeyCode::ControlRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ])
    }

    /// Alt.
    pub fn alt(&self) -> bool {
        self.0.any_pressed([KeyCode::AltLeft, KeyCode::AltRight])
    }
}
