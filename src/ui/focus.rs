//! The keyboard: Tab and the arrow keys go from one thing to the next, Enter and Space press it.
//!
//! Whatever has a [`TabIndex`] can be reached. While a sheet or dialog is open, only what is in it.

use bevy::{
    input::{ButtonState, InputSystems, keyboard::KeyboardInput},
    input_focus::{FocusCause, InputFocus, InputFocusVisible, tab_navigation::TabIndex},
    picking::pointer::{PointerAction, PointerInput},
    prelude::*,
};

use super::{
    button::{self, Activate, PushButton, State},
    frame::FrameSet,
    scroll::{self, ScrollArea},
};
use crate::GameSet;

/// Adds the keyboard.
pub fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_systems(PreUpdate, (hide, keys).chain().after(InputSystems))
        .add_systems(
            Update,
            (keep, mark)
                .chain()
                .in_set(GameSet::Present)
                .after(FrameSet::Fill),
        );
}

/// While something of this is there, the keyboard stays in it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FocusLayer;

/// Where something is that is no part of the interface's tree but can be reached by keyboard, in dp from the
/// window's top left.
#[derive(Component, Clone, Copy, Debug)]
pub struct FocusArea(pub Rect);

/// All that can be reached now, in order.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Reachable<'w, 's> {
    layers: Query<'w, 's, Entity, With<FocusLayer>>,
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
}

impl Reachable<'_, '_> {
    /// By [`TabIndex`], and among equals in the order of the tree.
    pub fn in_order(&self) -> Vec<Entity> {
        let mut stops: Vec<(i32, Entity)> = if let Some(layer) = self.layers.iter().last() {
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

    fn stop(&self, entity: Entity) -> Option<(i32, Entity)> {
        let (_, index, state, ..) = self.stops.get(entity).ok()?;
        let enabled = state.is_none_or(|state| !state.disabled);
        (index.0 >= 0 && enabled).then_some((index.0, entity))
    }

    /// Where it is, in dp.
    fn area(&self, entity: Entity) -> Option<Rect> {
        let (.., area, node) = self.stops.get(entity).ok()?;
        area.map(|area| area.0).or_else(|| {
            node.map(|(node, at)| {
                let scale = node.inverse_scale_factor;
                Rect::from_center_size(at.translation * scale, node.size * scale)
            })
        })
    }

    /// The nearest in a direction, a unit vector with y down.
    fn towards(&self, from: Entity, direction: Vec2) -> Option<Entity> {
        let from_area = self.area(from)?;
        self.in_order()
            .into_iter()
            .filter(|&entity| entity != from)
            .filter_map(|entity| Some((entity, cost(from_area, self.area(entity)?, direction)?)))
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(entity, _)| entity)
    }
}

/// How far one area is from another in a direction: what lies aside counts more than what lies ahead. None if it
/// does not lie ahead.
fn cost(from: Rect, to: Rect, direction: Vec2) -> Option<f32> {
    let way = to.center() - from.center();
    let ahead = way.dot(direction);
    let across = direction.perp().abs();
    let overlap = (from.max.min(to.max) - from.min.max(to.min)).dot(across);
    let aside = (-overlap).max(0.0);
    let off_centre = way.dot(direction.perp()).abs();
    (ahead > 1.0).then_some(ahead + 4.0 * aside + 0.2 * off_centre)
}

fn keys(
    mut keys: MessageReader<KeyboardInput>,
    pressed: Res<ButtonInput<KeyCode>>,
    reachable: Reachable,
    buttons: Query<(), With<PushButton>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        let at = focus.get().filter(|_| visible.0);
        let order = reachable.in_order();
        let at = at.filter(|entity| order.contains(entity));
        let step = |by: isize| {
            let length = order.len() as isize;
            let place = at.and_then(|at| order.iter().position(|&entity| entity == at));
            let next = match place {
                Some(place) => (place as isize + by).rem_euclid(length.max(1)),
                None if by < 0 => length - 1,
                None => 0,
            };
            order.get(usize::try_from(next).ok()?).copied()
        };
        let arrow = |direction: Vec2| match at {
            Some(at) => reachable.towards(at, direction),
            None => step(1),
        };
        let next = match key.key_code {
            KeyCode::Tab if pressed.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) => {
                step(-1)
            }
            KeyCode::Tab => step(1),
            KeyCode::ArrowUp => arrow(Vec2::NEG_Y),
            KeyCode::ArrowDown => arrow(Vec2::Y),
            KeyCode::ArrowLeft => arrow(Vec2::NEG_X),
            KeyCode::ArrowRight => arrow(Vec2::X),
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space if !key.repeat => {
                if let Some(entity) = at.filter(|&entity| buttons.contains(entity)) {
                    commands.trigger(Activate { entity });
                }
                None
            }
            _ => None,
        };
        if let Some(next) = next {
            visible.0 = true;
            focus.set(next, FocusCause::Navigated);
        }
    }
}

/// Who taps needs no line around anything.
fn hide(mut inputs: MessageReader<PointerInput>, mut visible: ResMut<InputFocusVisible>) {
    let presses = inputs
        .read()
        .filter(|input| matches!(input.action, PointerAction::Press(_)));
    if presses.count() > 0 && visible.0 {
        visible.0 = false;
    }
}

/// What was at the keyboard may have been built anew: then the same place is found again.
fn keep(
    reachable: Reachable,
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut place: Local<usize>,
    mut layer: Local<Option<Entity>>,
    mut front: Local<Option<super::front::Showing>>,
    fore: super::front::Fore,
) {
    let Some(at) = focus.get().filter(|_| visible.0) else {
        return;
    };
    let order = reachable.in_order();
    let now = reachable.layers.iter().last();
    let showing = fore.showing();
    if let Some(found) = order.iter().position(|&entity| entity == at) {
        *place = found;
    } else {
        let is_other = *layer != now && *front != Some(showing);
        let again = if is_other {
            0
        } else {
            (*place).min(order.len().saturating_sub(1))
        };
        match order.get(again) {
            Some(&entity) => focus.set(entity, FocusCause::Navigated),
            None => focus.clear(),
        }
    }
    *layer = now;
    *front = Some(showing);
}

/// Draws the line around what the keyboard is at, and scrolls to it.
fn mark(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut marked: Local<Option<Entity>>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<&mut ScrollPosition, With<ScrollArea>>,
    mut commands: Commands,
) {
    let at = focus
        .get()
        .filter(|&entity| visible.0 && nodes.contains(entity));
    if *marked == at {
        return;
    }
    if let Some(mut before) = marked.and_then(|entity| commands.get_entity(entity).ok()) {
        before.try_remove::<Outline>();
    }
    if let Some(entity) = at {
        commands.entity(entity).insert(button::focus_line());
        scroll::reveal(entity, &nodes, &parents, &mut areas);
    }
    *marked = at;
}
