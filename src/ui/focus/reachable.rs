//! What can be reached now, in order and by direction.

use bevy::{ecs::system::SystemParam, input_focus::tab_navigation::TabIndex, prelude::*};

use super::{FocusArea, FocusLayer};
use crate::ui::button::State;

/// All that can be reached now: what has a [`TabIndex`] of 0 or more and is not disabled.
#[derive(SystemParam)]
pub struct Reachable<'w, 's> {
    layers: Query<'w, 's, (Entity, &'static Visibility), With<FocusLayer>>,
    children: Query<'w, 's, &'static Children>,
    stops: Query<
        'w,
        's,
        (
            Entity,
            &'static TabIndex,
            Option<&'static State>,
            Option<&'static FocusArea>,
            Option<(&'static ComputedNode, &'static UiGlobalTransform)>,
        ),
    >,
    clips: Query<'w, 's, &'static CalculatedClip>,
}

/// Whose turn it is: the [`TabIndex`], and how many of the same index come before. What is built anew in the place
/// of something else has its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn(i32, usize);

impl Reachable<'_, '_> {
    /// By [`TabIndex`], and among equals in the order of the tree. Nothing as long as a layer waits to be shown.
    pub fn in_order(&self) -> Vec<Entity> {
        let mut stops: Vec<(i32, Entity)> =
            if let Some((layer, visibility)) = self.layers.iter().last() {
                if *visibility == Visibility::Hidden {
                    return Vec::new();
                }
                self.children
                    .iter_descendants_depth_first(layer)
                    .filter_map(|entity| self.stop(entity))
                    .collect()
            } else {
                self.stops
                    .iter()
                    .filter_map(|(entity, ..)| self.stop(entity))
                    .collect()
            };
        stops.sort_by_key(|&(index, _)| index);
        stops.into_iter().map(|(_, entity)| entity).collect()
    }

    /// The same with their turns.
    pub fn turns(&self) -> Vec<(Turn, Entity)> {
        let mut last = Turn::default();
        self.in_order()
            .into_iter()
            .enumerate()
            .map(|(n, entity)| {
                let index = self.stop(entity).map_or(0, |(index, _)| index);
                last = match last {
                    Turn(before, nth) if n > 0 && before == index => Turn(index, nth + 1),
                    _ => Turn(index, 0),
                };
                (last, entity)
            })
            .collect()
    }

    fn stop(&self, entity: Entity) -> Option<(i32, Entity)> {
        let (_, index, state, ..) = self.stops.get(entity).ok()?;
        let enabled = state.is_none_or(|state| !state.disabled);
        (index.0 >= 0 && enabled).then_some((index.0, entity))
    }

    /// Where it is, in dp.
    pub fn area(&self, entity: Entity) -> Option<Rect> {
        let (.., area, node) = self.stops.get(entity).ok()?;
        area.map(|area| area.0).or_else(|| {
            node.map(|(node, at)| {
                let scale = node.inverse_scale_factor;
                Rect::from_center_size(at.translation * scale, node.size * scale)
            })
        })
    }

    /// What is seen of it where its page scrolls, in dp.
    pub fn seen(&self, entity: Entity) -> Option<Rect> {
        let area = self.area(entity)?;
        let (.., node) = self.stops.get(entity).ok()?;
        Some(match (node, self.clips.get(entity)) {
            (Some((node, _)), Ok(clip)) => {
                let scale = node.inverse_scale_factor;
                area.intersect(Rect::from_corners(
                    clip.clip.min * scale,
                    clip.clip.max * scale,
                ))
            }
            _ => area,
        })
    }

    /// The nearest in a direction, a unit vector with y down.
    pub fn towards(&self, from: Entity, direction: Vec2) -> Option<Entity> {
        let from_area = self.area(from)?;
        self.in_order()
            .into_iter()
            .filter(|&entity| entity != from)
            .filter_map(|entity| Some((entity, cost(from_area, self.area(entity)?, direction)?)))
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(entity, _)| entity)
    }
}

/// How far one area is from another in a direction: what lies aside counts more than what lies ahead, and what lies
/// beside more than what lies beyond. None if it does not lie ahead.
fn cost(from: Rect, to: Rect, direction: Vec2) -> Option<f32> {
    let way = to.center() - from.center();
    let ahead = way.dot(direction);
    let along = direction.abs();
    let shared = from.max.min(to.max) - from.min.max(to.min);
    let aside = (-shared.dot(along.yx())).max(0.0);
    let beside = shared.dot(along).max(0.0);
    let off_centre = way.dot(direction.perp()).abs();
    (ahead > 1.0).then_some(ahead + 4.0 * (aside + beside) + 0.2 * off_centre)
}
