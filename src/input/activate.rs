//! The events that every kind of input ends in.

use bevy::prelude::*;

/// A widget or slot is activated: by a tap, a key, a switch or a screen reader.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Activate {
    /// The widget or slot.
    pub entity: Entity,
}

/// A screen reader replaces the text of a field.
#[derive(EntityEvent, Clone, Debug)]
pub struct ReplaceText {
    /// The field.
    pub entity: Entity,
    /// Its new text.
    pub text: String,
}
