//! The groups of switch scanning.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::input::focus::Reachable;

/// A named group of entities around the table.
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

/// All reachable entities, in groups.
#[derive(SystemParam)]
pub struct ScanGroups<'w, 's> {
    /// The entities that the keyboard can reach.
    pub reachable: Reachable<'w, 's>,
    named: Query<'w, 's, &'static ScanGroup>,
}

/// Rows are merged into groups of at most this size. If no more are reachable, each is its own
/// group.
const FEW: usize = 4;

impl ScanGroups<'_, '_> {
    /// The groups in order. On pages without [`ScanGroup`]s, visible rows form the groups.
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

    /// Whether two entities are side by side.
    fn is_row(&self, one: Entity, next: Entity) -> bool {
        let areas = self.reachable.area(one).zip(self.reachable.area(next));
        areas.is_some_and(|(one, next)| {
            let apart = (one.center().y - next.center().y).abs();
            apart < one.height().min(next.height()) / 2.0
        })
    }
}
