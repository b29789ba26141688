//! Buttons: what they look like, and what a tap on one does.
//!
//! A tap is a release within the tolerance of its press, however long after, and means the button under the press:
//! the same rule as on the table. So a finger that scrolls never taps what it started on.

use bevy::{
    picking::{
        PickingSystems,
        hover::HoverMap,
        pointer::{PointerAction, PointerButton, PointerId, PointerInput},
    },
    prelude::*,
    ui::UiSystems,
};

use super::theme::{self, FOCUS_LINE};
use crate::settings::Settings;

/// Adds what all buttons share.
pub fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .add_systems(PreUpdate, tap.after(PickingSystems::Hover))
        .add_systems(PostUpdate, paint.before(UiSystems::Prepare))
        .add_observer(hover_begins)
        .add_observer(hover_ends);
}

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Raised, with a thin line.
    Raised,
    /// The main one: moon gold.
    Gold,
    /// Nothing but what is written on it: rows of a sheet, icons of a header.
    Flat,
    /// One of several, and the one that is chosen.
    Chosen,
    /// What dims the table around a sheet.
    Scrim,
}

/// A button.
#[derive(Component, Clone, Copy, Debug)]
#[require(State)]
pub struct PushButton(pub Look);

/// How a button is touched.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// A finger or the mouse holds it down.
    pub held: bool,
    /// The mouse is over it.
    pub hovered: bool,
    /// It does nothing now.
    pub disabled: bool,
}

/// Text or an icon on a button, which takes its colour from the button's look.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// As is readable on it.
    #[default]
    Plain,
    /// Moon gold where that is readable.
    Accent,
}

/// A button is tapped, or pressed by the keyboard or a screen reader.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Activate {
    /// The button.
    pub entity: Entity,
}

/// A screen reader writes in a field, in place of what is there.
#[derive(EntityEvent, Clone, Debug)]
pub struct Write {
    /// The field.
    pub entity: Entity,
    /// What it writes.
    pub text: String,
}

/// The message that a button sends. [`send`] has to be an observer for it.
#[derive(Component, Clone, Copy, Debug)]
pub struct Sends<M: Message + Clone>(pub M);

/// Sends the message of a button that is activated.
pub fn send<M: Message + Clone>(
    button: On<Activate>,
    buttons: Query<(&Sends<M>, &State)>,
    mut messages: MessageWriter<M>,
) {
    if let Ok((sends, state)) = buttons.get(button.entity)
        && !state.disabled
    {
        messages.write(sends.0.clone());
    }
}

/// The button under each finger, and where that went down.
#[derive(Resource, Default)]
struct Held(Vec<(PointerId, Vec2, Entity)>);

fn tap(
    mut inputs: MessageReader<PointerInput>,
    hovers: Res<HoverMap>,
    settings: Res<Settings>,
    parents: Query<&ChildOf>,
    mut buttons: Query<&mut State, With<PushButton>>,
    mut held: ResMut<Held>,
    mut commands: Commands,
) {
    for input in inputs.read() {
        let place = input.location.position;
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                let button = hovers
                    .get(&input.pointer_id)
                    .into_iter()
                    .flat_map(|hits| hits.keys())
                    .find_map(|&hit| {
                        std::iter::once(hit)
                            .chain(parents.iter_ancestors(hit))
                            .find(|&entity| buttons.contains(entity))
                    });
                if let Some(button) = button {
                    held.0.push((input.pointer_id, place, button));
                    hold(&mut buttons, button, true);
                }
            }
            PointerAction::Release(PointerButton::Primary) => {
                for button in held.release(|&(pointer, from, _)| {
                    (pointer == input.pointer_id)
                        .then(|| from.distance(place) <= settings.tap_tolerance)
                }) {
                    hold(&mut buttons, button.0, false);
                    if button.1 && buttons.contains(button.0) {
                        commands.trigger(Activate { entity: button.0 });
                    }
                }
            }
            PointerAction::Move { .. } => {
                for button in held.release(|&(pointer, from, _)| {
                    (pointer == input.pointer_id && from.distance(place) > settings.tap_tolerance)
                        .then_some(false)
                }) {
                    hold(&mut buttons, button.0, false);
                }
            }
            PointerAction::Cancel => {
                for button in
                    held.release(|&(pointer, ..)| (pointer == input.pointer_id).then_some(false))
                {
                    hold(&mut buttons, button.0, false);
                }
            }
            _ => {}
        }
    }
}

impl Held {
    /// Lets go of the buttons for which `ends` says whether that is a tap.
    fn release(
        &mut self,
        ends: impl Fn(&(PointerId, Vec2, Entity)) -> Option<bool>,
    ) -> Vec<(Entity, bool)> {
        let mut released = Vec::new();
        self.0.retain(|held| match ends(held) {
            Some(is_tap) => {
                released.push((held.2, is_tap));
                false
            }
            None => true,
        });
        released
    }
}

fn hold(buttons: &mut Query<&mut State, With<PushButton>>, button: Entity, held: bool) {
    if let Ok(mut state) = buttons.get_mut(button) {
        state.held = held;
    }
}

/// A finger hovers only while it presses: that is shown as holding.
fn hover_begins(over: On<Pointer<Over>>, mut buttons: Query<&mut State, With<PushButton>>) {
    if over.pointer_id == PointerId::Mouse
        && let Ok(mut state) = buttons.get_mut(over.entity)
    {
        state.hovered = true;
    }
}

fn hover_ends(out: On<Pointer<Out>>, mut buttons: Query<&mut State, With<PushButton>>) {
    if out.pointer_id == PointerId::Mouse
        && let Ok(mut state) = buttons.get_mut(out.entity)
    {
        state.hovered = false;
    }
}

fn paint(
    mut buttons: Query<
        (
            &PushButton,
            &State,
            Option<&Children>,
            &mut BackgroundColor,
            &mut BorderColor,
        ),
        Or<(Changed<State>, Changed<PushButton>, Changed<Children>)>,
    >,
    mut texts: Query<(&mut TextColor, &Ink)>,
    mut icons: Query<(&mut ImageNode, &Ink)>,
) {
    for (&PushButton(look), state, children, mut background, mut border) in &mut buttons {
        if look == Look::Scrim {
            continue;
        }
        let paint = Paint::of(look, *state);
        background.0 = paint.background;
        border.set_all(paint.line);
        for &child in children.into_iter().flatten() {
            if let Ok((mut text, &ink)) = texts.get_mut(child) {
                text.0 = paint.ink(ink);
            }
            if let Ok((mut icon, &ink)) = icons.get_mut(child) {
                icon.color = paint.ink(ink);
            }
        }
    }
}

struct Paint {
    background: Color,
    line: Color,
    ink: Color,
    accent: Color,
}

impl Paint {
    fn ink(&self, ink: Ink) -> Color {
        match ink {
            Ink::Plain => self.ink,
            Ink::Accent => self.accent,
        }
    }

    fn of(look: Look, state: State) -> Self {
        let lift = match state {
            State { disabled: true, .. } => 0.0,
            State { held: true, .. } => 0.16,
            State { hovered: true, .. } => 0.07,
            _ => 0.0,
        };
        let lit = |colour: Color| colour.mix(&Color::WHITE, lift);
        let (background, line, ink) = match look {
            Look::Raised => (lit(theme::RAISED), theme::LINE, theme::TEXT),
            Look::Gold => (
                theme::GOLD.mix(&Color::BLACK, lift),
                theme::GOLD,
                theme::INK,
            ),
            Look::Flat | Look::Scrim => (
                Color::WHITE.with_alpha(lift * 0.8),
                Color::NONE,
                theme::TEXT,
            ),
            Look::Chosen => (lit(theme::RAISED), theme::GOLD, theme::GOLD),
        };
        if state.disabled {
            Self {
                background: background.with_alpha(background.alpha() * 0.35),
                line: line.with_alpha(line.alpha() * 0.6),
                ink: theme::OUTLINE,
                accent: theme::OUTLINE,
            }
        } else {
            let accent = if look == Look::Gold { ink } else { theme::GOLD };
            Self {
                background,
                line,
                ink,
                accent,
            }
        }
    }
}

/// The line around what the keyboard is at.
pub fn focus_line() -> Outline {
    Outline::new(px(FOCUS_LINE), px(2.0), theme::TEXT)
}
