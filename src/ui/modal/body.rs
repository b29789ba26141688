//! When a sheet or dialog has to fill its page.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::ModalBody;
use crate::ui::navigation::{Sheet, View};

/// The page of what is shown.
#[derive(SystemParam)]
pub struct Pages<'w, 's> {
    pages: Query<'w, 's, (Entity, Ref<'static, ModalBody>)>,
    commands: Commands<'w, 's>,
}

/// A page to fill.
pub struct Blank<'a> {
    /// Its content is what is spawned as children of it.
    pub page: EntityCommands<'a>,
    /// The room across, in dp.
    pub width: f32,
}

impl Pages<'_, '_> {
    /// The page of what `is_mine` says, emptied, if it is new or has changed.
    pub fn due(&mut self, is_mine: impl Fn(View) -> bool, has_changed: bool) -> Option<Blank<'_>> {
        let (entity, page) = self
            .pages
            .iter()
            .filter(|(_, page)| is_mine(page.of))
            .find(|(_, page)| has_changed || page.is_added())?;
        let width = page.width;
        let mut page = self.commands.entity(entity);
        page.despawn_related::<Children>();
        Some(Blank { page, width })
    }

    /// The page of a sheet, emptied, if it is new or has changed.
    pub fn sheet(&mut self, sheet: Sheet, has_changed: bool) -> Option<Blank<'_>> {
        self.due(|showing| showing == View::Sheet(sheet), has_changed)
    }
}
