//! Scrolls pages to the focused entity.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::scroll_area::{ScrollArea, max_scroll};
use crate::ui::theme;

/// Scrolls entities on a page into view.
#[derive(SystemParam)]
pub struct ScrollIntoView<'w, 's> {
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    parents: Query<'w, 's, &'static ChildOf>,
    areas: Query<'w, 's, &'static mut ScrollPosition, With<ScrollArea>>,
}

impl ScrollIntoView<'_, '_> {
    /// Scrolls until all entities are visible, or the upper ones if not all fit. Returns whether it
    /// scrolled.
    pub fn all(&mut self, entities: &[Entity]) -> bool {
        let within = |&entity: &Entity| {
            let area =
                self.parents.iter_ancestors(entity).find(|&parent| self.areas.contains(parent))?;
            let (node, at) = self.nodes.get(entity).ok()?;
            let half = node.size.y / 2.0;
            Some((area, at.translation.y - half, at.translation.y + half))
        };
        let all = entities
            .iter()
            .filter_map(within)
            .reduce(|(area, top, foot), (_, above, below)| (area, top.min(above), foot.max(below)));
        let Some((area, top, foot)) = all else {
            return false;
        };
        let Ok((room, room_at)) = self.nodes.get(area) else {
            return false;
        };
        let half = room.size.y / 2.0;
        let above = (room_at.translation.y - half) - top;
        let below = foot - (room_at.translation.y + half);
        let air = theme::GAP / room.inverse_scale_factor;
        let by = if above > 0.0 {
            -above - air
        } else if below > 0.0 {
            (below + air).min(-above)
        } else {
            return false;
        };
        let (by, end) = (by * room.inverse_scale_factor, max_scroll(room));
        if let Ok(mut position) = self.areas.get_mut(area) {
            position.y = (position.y + by).clamp(0.0, end);
        }
        true
    }
}
