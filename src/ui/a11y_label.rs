//! What a screen reader says of the parts of the interface.

use bevy::prelude::*;

/// The name, in the player's language, of something that shows none or shows it in parts, and what it is.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct A11yLabel {
    /// What it is.
    pub role: A11yRole,
    /// What it is called.
    pub name: String,
}

/// What something is.
#[expect(missing_docs, reason = "they are what they are called")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum A11yRole {
    Button,
    Switch {
        on: bool,
    },
    /// One of several.
    Choice {
        taken: bool,
    },
    /// Several of which one is taken.
    Choices,
    Dialog,
    Toolbar,
    Status,
    Picture,
    Heading,
    /// A value under its label: what is written in it besides its name.
    Value,
    /// What can be written in: what is written in it besides its name.
    Field,
    /// Said as soon as it appears.
    Alert,
}

impl A11yLabel {
    /// A name for something of this role.
    pub fn new(role: A11yRole, name: impl Into<String>) -> Self {
        Self {
            role,
            name: name.into(),
        }
    }
}
