//! The names and roles that screen readers announce.

use bevy::prelude::*;

/// The name and the role of a widget that shows no name, or shows it in several parts.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct A11yLabel {
    /// The role.
    pub role: A11yRole,
    /// The name, in the player's language.
    pub name: String,
}

/// The role of a widget. Its state comes from Bevy's components: `Checked` and
/// `InteractionDisabled`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum A11yRole {
    /// A button.
    Button,
    /// A switch that is on or off.
    Switch,
    /// One of several choices.
    Choice,
    /// A group of choices, of which one is checked.
    Choices,
    /// A sheet or dialog.
    Dialog,
    /// A group of buttons.
    Toolbar,
    /// A group of values.
    Status,
    /// A picture.
    Picture,
    /// A heading.
    Heading,
    /// A value under its label.
    Value,
    /// A text field.
    Field,
    /// A message that is announced as soon as it appears.
    Alert,
}

impl A11yLabel {
    /// A name for a widget of this role.
    pub fn new(role: A11yRole, name: impl Into<String>) -> Self {
        Self { role, name: name.into() }
    }
}
