//! The order of the user interface's systems.

use bevy::prelude::*;

/// Applies navigation and confirmations, within
/// [`GameSystems::Input`](crate::schedule::GameSystems::Input). Systems that request them in the
/// same update run before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NavigationSystems;

/// The order in which modals are built, within
/// [`GameSystems::Present`](crate::schedule::GameSystems::Present).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModalSystems {
    /// Modals open and close.
    Open,
    /// Sheets and dialogs add their content to new modals.
    Fill,
}

/// Updates the bindings of all widgets. Systems that spawn widgets run before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingSystems;
