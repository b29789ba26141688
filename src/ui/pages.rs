//! When a sheet or dialog has to fill its page.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{frame::Page, front::Showing};

/// The page of what is shown.
#[derive(SystemParam)]
pub struct Pages<'w, 's> {
    pages: Query<'w, 's, (Entity, Ref<'static, Page>)>,
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
    pub fn due(
        &mut self,
        is_mine: impl Fn(Showing) -> bool,
        has_changed: bool,
    ) -> Option<Blank<'_>> {
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
    pub fn sheet(&mut self, sheet: super::front::Sheet, has_changed: bool) -> Option<Blank<'_>> {
        self.due(|showing| showing == Showing::Sheet(sheet), has_changed)
    }
}
