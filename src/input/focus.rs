//! Keyboard focus: moves between the entities that have a
//! [`TabIndex`](bevy::input_focus::tab_navigation::TabIndex).
//!
//! Bevy's `TabNavigation` needs the entities in `TabGroup`s and knows Tab only; here arrow keys go
//! to the neighbour on the screen, across groups. While a modal is open, focus stays in it.

mod reachable;

use bevy::{
    input::keyboard::Key,
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    picking::pointer::{PointerAction, PointerInput},
    prelude::*,
};

use super::activate::Activate;
use super::key_event::{ActivateFocused, Modifiers};
use crate::schedule::GameSystems;

pub use reachable::{ModalLayer, Reachable, TouchMargin};

/// Moves the focus by keys, and hides it when a pointer is used.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_message::<ScrollBy>()
        .add_observer(move_focus)
        .add_observer(activate_focused)
        .add_observer(return_focus)
        .add_systems(PreUpdate, hide_focus_on_press)
        .add_systems(
            Update,
            keep_focus_reachable.in_set(FocusSystems).in_set(GameSystems::Present),
        );
}

/// Keeps the focus on something reachable. Systems that change what is reachable run before it,
/// systems that show the focus after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FocusSystems;

/// Where a key moves the focus.
#[derive(Event, Clone, Copy, Debug, PartialEq)]
pub enum FocusMove {
    /// To the next entity in tab order.
    Next,
    /// To the previous entity in tab order.
    Previous,
    /// To the neighbour in this direction: a unit vector, y down.
    Towards(Vec2),
    /// Not at all: the open page scrolls.
    Scroll(ScrollBy),
}

/// The open page is to scroll. Positive values scroll down.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ScrollBy {
    /// By this many lines.
    Lines(f32),
    /// By this many times the visible height.
    Pages(f32),
}

impl FocusMove {
    /// The move of a key, or none if it is no navigation key.
    pub(super) fn of(key: &Key, modifiers: Modifiers) -> Option<Self> {
        Some(match key {
            Key::Tab if modifiers.alt || modifiers.command => return None,
            Key::Tab if modifiers.shift => Self::Previous,
            Key::Tab => Self::Next,
            Key::ArrowUp => Self::Towards(Vec2::NEG_Y),
            Key::ArrowDown => Self::Towards(Vec2::Y),
            Key::ArrowLeft => Self::Towards(Vec2::NEG_X),
            Key::ArrowRight => Self::Towards(Vec2::X),
            Key::PageUp => Self::Scroll(ScrollBy::Pages(-1.0)),
            Key::PageDown => Self::Scroll(ScrollBy::Pages(1.0)),
            _ => return None,
        })
    }
}

fn move_focus(
    to: On<FocusMove>,
    reachable: Reachable,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut scrolls: MessageWriter<ScrollBy>,
) {
    let order = reachable.in_order();
    let current = focus.get().filter(|entity| order.contains(entity));
    // The first key after a tap only shows where the focus was.
    let hidden = current.filter(|_| !visible.0);
    let first = order.first().copied();
    let next = match (*to, current) {
        (FocusMove::Scroll(scroll), _) => {
            scrolls.write(scroll);
            None
        }
        (_, Some(_)) if hidden.is_some() => hidden,
        (FocusMove::Next, Some(entity)) => step(&order, entity, 1),
        (FocusMove::Previous, Some(entity)) => step(&order, entity, -1),
        (FocusMove::Previous, None) => order.last().copied(),
        (_, None) => first,
        (FocusMove::Towards(direction), Some(entity)) => {
            let next = reachable.towards(entity, direction);
            // If only text lies in that direction, it scrolls into view.
            if next.is_none() {
                scrolls.write(ScrollBy::Lines(direction.y));
            }
            next
        }
    };
    if let Some(next) = next {
        visible.0 = true;
        focus.set(next, FocusCause::Navigated);
    }
}

/// The entity that is `by` steps after this one. The order wraps around.
fn step(order: &[Entity], entity: Entity, by: isize) -> Option<Entity> {
    let position = order.iter().position(|&other| other == entity)?;
    let next = (position as isize + by).rem_euclid(order.len() as isize);
    order.get(next as usize).copied()
}

fn activate_focused(
    _: On<ActivateFocused>,
    reachable: Reachable,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut commands: Commands,
) {
    let entity = focus.get().filter(|_| visible.0);
    if let Some(entity) = entity.filter(|entity| reachable.in_order().contains(entity)) {
        commands.trigger(Activate { entity });
    }
}

/// The focus moves into a modal that has opened, and on from a slot or button that can no longer be
/// used.
fn keep_focus_reachable(
    reachable: Reachable,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    let Some(entity) = focus.get().filter(|_| visible.0) else {
        return;
    };
    if let Some(nearest) = reachable.nearest(entity)
        && nearest != entity
    {
        focus.set(nearest, FocusCause::Navigated);
    }
}

/// A modal that closes returns the focus to what had it before.
fn return_focus(
    closed: On<Remove, ModalLayer>,
    modals: Query<&ModalLayer>,
    mut focus: ResMut<InputFocus>,
) {
    if let Ok(ModalLayer { opened_from: Some(entity), .. }) = modals.get(closed.entity) {
        focus.set(*entity, FocusCause::Navigated);
    }
}

/// Players who tap need no focus ring.
fn hide_focus_on_press(
    mut inputs: MessageReader<PointerInput>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let presses = inputs.read().filter(|input| matches!(input.action, PointerAction::Press(_)));
    if presses.count() > 0 && visible.0 {
        visible.0 = false;
    }
}
