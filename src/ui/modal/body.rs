//! The body of a modal: sheets and dialogs spawn their content in it, once.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::ui::navigation::{Sheet, View};

/// The body of a modal. Its children are the content, from top to bottom.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct ModalBody {
    /// The view that the modal shows.
    pub view: View,
}

/// Finds the modals that were opened in this update.
#[derive(SystemParam)]
pub struct NewModals<'w, 's> {
    bodies: Query<'w, 's, (Entity, &'static ModalBody), Added<ModalBody>>,
    commands: Commands<'w, 's>,
}

impl NewModals<'_, '_> {
    /// The body of a new modal with such a view, and the view.
    pub fn find(&mut self, is_mine: impl Fn(View) -> bool) -> Option<(EntityCommands<'_>, View)> {
        let (entity, body) = self.bodies.iter().find(|(_, body)| is_mine(body.view))?;
        Some((self.commands.entity(entity), body.view))
    }

    /// The body of a sheet that was opened.
    pub fn sheet(&mut self, sheet: Sheet) -> Option<EntityCommands<'_>> {
        self.find(|view| view == View::Sheet(sheet)).map(|(body, _)| body)
    }
}
