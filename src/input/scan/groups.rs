//! What is scanned together.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::input::focus::Reachable;

/// What around the table is scanned together.
#[expect(missing_docs, reason = "they are what they are called")]
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanGroup {
    ArcLeft,
    ArcTop,
    ArcRight,
    ReserveAbove,
    ReserveBelow,
    Buttons,
}

/// All that can be reached, in groups.
#[derive(SystemParam)]
pub struct ScanGroups<'w, 's> {
    /// What the keyboard can reach.
    pub reachable: Reachable<'w, 's>,
    named: Query<'w, 's, &'static ScanGroup>,
}

/// Rows that have no more in all are one group. So few are scanned one by one.
const FEW: usize = 4;

impl ScanGroups<'_, '_> {
    /// In order. What has no [`ScanGroup`] is grouped by the rows in which it is seen.
    pub fn list(&self) -> Vec<Vec<Entity>> {
        let stops = self.reachable.in_order();
        let name = |&entity: &Entity| self.named.get(entity).ok();
        if stops.iter().any(|stop| name(stop).is_some()) {
            let groups = stops.chunk_by(|one, next| name(one) == name(next));
            return groups.map(<[Entity]>::to_vec).collect();
        }
        if stops.len() <= FEW {
            return stops.into_iter().map(|stop| vec![stop]).collect();
        }
        let mut groups: Vec<Vec<Entity>> = Vec::new();
        for row in stops.chunk_by(|&one, &next| self.is_row(one, next)) {
            match groups.last_mut() {
                Some(last) if last.len() + row.len() <= FEW => last.extend(row),
                _ => groups.push(row.to_vec()),
            }
        }
        groups
    }

    /// Whether two stand side by side.
    fn is_row(&self, one: Entity, next: Entity) -> bool {
        let areas = self.reachable.area(one).zip(self.reachable.area(next));
        areas.is_some_and(|(one, next)| {
            let apart = (one.center().y - next.center().y).abs();
            apart < one.height().min(next.height()) / 2.0
        })
    }
}
