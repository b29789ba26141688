//! The keyboard: Tab and the arrow keys go from one thing to the next, Enter and Space press it.
//!
//! Whatever has a [`TabIndex`](bevy::input_focus::tab_navigation::TabIndex) can be reached. While a sheet or dialog is
//! open, only what is in it.

mod keep;
mod reachable;

use bevy::{
    input::{InputSystems, keyboard::Key},
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    picking::pointer::{PointerAction, PointerInput},
    prelude::*,
};

use super::{
    button::{self, Activate},
    frame::FrameSet,
    key_presses::{KeyPress, KeyPresses},
    scroll::{Reveal, Turned},
};
use crate::{GameSet, settings::Settings};

pub use reachable::{Reachable, Turn};

/// Adds the keyboard.
pub fn plugin(app: &mut App) {
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .init_resource::<keep::Kept>()
        .configure_sets(
            Update,
            FocusSet.in_set(GameSet::Present).after(FrameSet::Fill),
        )
        // A key may press what another has led to in the same frame: its turn is kept before it can be gone.
        .add_systems(
            PreUpdate,
            (hide, keys, keep::keep).chain().after(InputSystems),
        )
        .add_systems(Update, (keep::keep, mark).chain().in_set(FocusSet));
}

/// The keyboard follows what can be reached; who changes that in the same update runs before, who shows where the
/// keyboard is, after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FocusSet;

/// While something of this is there, the keyboard stays in it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FocusLayer;

/// Where something is that is no part of the interface's tree but can be reached by keyboard, in dp from the
/// window's top left.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct FocusArea(pub Rect);

fn keys(
    mut presses: KeyPresses,
    settings: Res<Settings>,
    reachable: Reachable,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut turned: MessageWriter<Turned>,
    mut commands: Commands,
) {
    for KeyPress { key, repeat, held } in presses.read() {
        // Then every key is the switch.
        if settings.scan {
            continue;
        }
        let order = reachable.in_order();
        let at = focus.get().filter(|entity| order.contains(entity));
        // The first key after a tap only shows where the keyboard was.
        let hidden = at.filter(|_| !visible.0);
        let step = |by: isize| {
            let length = order.len() as isize;
            let place = at.and_then(|at| order.iter().position(|&entity| entity == at));
            let next = match place {
                Some(place) => (place as isize + by).rem_euclid(length.max(1)),
                None if by < 0 => length - 1,
                None => 0,
            };
            hidden.or_else(|| order.get(usize::try_from(next).ok()?).copied())
        };
        let mut arrow = |direction: Vec2| match at {
            None => step(1),
            Some(at) => hidden.or_else(|| {
                let next = reachable.towards(at, direction);
                // There is only text that way, if anything.
                if next.is_none() {
                    turned.write(Turned::Lines(direction.y));
                }
                next
            }),
        };
        let next = match key {
            Key::Tab if held.alt || held.command => None,
            Key::Tab if held.shift => step(-1),
            Key::Tab => step(1),
            Key::ArrowUp => arrow(Vec2::NEG_Y),
            Key::ArrowDown => arrow(Vec2::Y),
            Key::ArrowLeft => arrow(Vec2::NEG_X),
            Key::ArrowRight => arrow(Vec2::X),
            Key::PageUp => {
                turned.write(Turned::Pages(-1.0));
                None
            }
            Key::PageDown => {
                turned.write(Turned::Pages(1.0));
                None
            }
            Key::Enter | Key::Space if !repeat => {
                if let Some(entity) = at.filter(|_| visible.0) {
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

/// Draws the line around what the keyboard is at, and scrolls to it.
fn mark(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut marked: Local<Option<Entity>>,
    nodes: Query<(), With<ComputedNode>>,
    mut reveal: Reveal,
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
        reveal.all(&[entity]);
    }
    *marked = at;
}
