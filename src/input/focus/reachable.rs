//! What the keyboard can reach, in tab order and by direction.

use bevy::{
    ecs::system::SystemParam, input_focus::tab_navigation::TabIndex, prelude::*,
    ui::InteractionDisabled,
};

/// A modal: while one is open, keyboard, switch and screen reader stay in the front one.
#[derive(Component, Clone, Copy, Debug)]
pub struct ModalLayer {
    /// How many modals lie below it.
    pub depth: usize,
    /// What had the focus when it opened. It gets the focus back when the modal closes.
    pub opened_from: Option<Entity>,
}

/// How much larger a node is than what it shows, at each side, in dp. The margin is for fingers only:
/// focus, scan frame and screen readers use the area inside it.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct TouchMargin {
    /// At the left and the top.
    pub min: Vec2,
    /// At the right and the bottom.
    pub max: Vec2,
}

/// Reads which entities have a [`TabIndex`], are shown, and are not disabled.
#[derive(SystemParam)]
pub struct Reachable<'w, 's> {
    modals: Query<'w, 's, (Entity, &'static ModalLayer, &'static Visibility)>,
    children: Query<'w, 's, &'static Children>,
    parents: Query<'w, 's, &'static ChildOf>,
    nodes: Query<'w, 's, &'static Node>,
    stops: Query<
        'w,
        's,
        (
            Entity,
            &'static TabIndex,
            Has<InteractionDisabled>,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            Option<&'static TouchMargin>,
        ),
    >,
    clips: Query<'w, 's, &'static CalculatedClip>,
}

impl Reachable<'_, '_> {
    /// The modal in front.
    pub fn front_modal(&self) -> Option<Entity> {
        self.modals.iter().max_by_key(|(_, modal, _)| modal.depth).map(|(entity, ..)| entity)
    }

    /// All that can be reached, by [`TabIndex`] and then in tree order. Empty while a modal waits
    /// to be shown.
    pub fn in_order(&self) -> Vec<Entity> {
        let mut order = self.stops_in_order();
        order.retain(|&entity| self.is_enabled(entity));
        order
    }

    /// The next in order if this entity can no longer be reached; else itself.
    pub fn nearest(&self, entity: Entity) -> Option<Entity> {
        let stops = self.stops_in_order();
        let is_enabled = |entity: &Entity| self.is_enabled(*entity);
        match stops.iter().position(|&stop| stop == entity) {
            Some(position) => {
                let (before, from) = stops.split_at(position);
                let next = from.iter().find(|&stop| is_enabled(stop));
                next.or_else(|| before.iter().rfind(|&stop| is_enabled(stop)))
            }
            None => stops.iter().find(|&stop| is_enabled(stop)),
        }
        .copied()
    }

    /// Also the disabled ones.
    fn stops_in_order(&self) -> Vec<Entity> {
        let mut stops: Vec<(i32, Entity)> = match self.front_modal() {
            Some(modal) => {
                let is_hidden = self
                    .modals
                    .get(modal)
                    .is_ok_and(|(.., visibility)| *visibility == Visibility::Hidden);
                if is_hidden {
                    return Vec::new();
                }
                self.children
                    .iter_descendants_depth_first(modal)
                    .filter_map(|entity| self.stop(entity))
                    .collect()
            }
            None => self.stops.iter().filter_map(|(entity, ..)| self.stop(entity)).collect(),
        };
        stops.sort_by_key(|&(index, _)| index);
        stops.into_iter().map(|(_, entity)| entity).collect()
    }

    fn stop(&self, entity: Entity) -> Option<(i32, Entity)> {
        let (_, index, ..) = self.stops.get(entity).ok()?;
        (index.0 >= 0 && self.is_displayed(entity)).then_some((index.0, entity))
    }

    fn is_enabled(&self, entity: Entity) -> bool {
        self.stops.get(entity).is_ok_and(|(_, _, is_disabled, ..)| !is_disabled)
    }

    fn is_displayed(&self, entity: Entity) -> bool {
        std::iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .filter_map(|part| self.nodes.get(part).ok())
            .all(|node| node.display != Display::None)
    }

    /// Its rectangle, in dp from the window's top left.
    pub fn area(&self, entity: Entity) -> Option<Rect> {
        let (.., node, at, margin) = self.stops.get(entity).ok()?;
        let scale = node.inverse_scale_factor;
        let Rect { min, max } = Rect::from_center_size(at.translation * scale, node.size * scale);
        let margin = margin.copied().unwrap_or_default();
        Some(Rect { min: min + margin.min, max: max - margin.max })
    }

    /// The part of its rectangle that its scrolling page shows, in dp.
    pub fn visible_area(&self, entity: Entity) -> Option<Rect> {
        let area = self.area(entity)?;
        let (.., node, _, _) = self.stops.get(entity).ok()?;
        Some(match self.clips.get(entity) {
            Ok(clip) => {
                let scale = node.inverse_scale_factor;
                area.intersect(Rect::from_corners(clip.clip.min * scale, clip.clip.max * scale))
            }
            Err(_) => area,
        })
    }

    /// The nearest in a direction: a unit vector, y down.
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

/// The distance from one area to another in a direction, or none if the other does not lie ahead.
/// Distance to the side counts more than distance ahead.
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
