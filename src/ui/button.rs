//! Buttons: their look, and the message that each one sends.

use bevy::{
    picking::hover::Hovered,
    prelude::*,
    ui::{InteractionDisabled, Pressed, UiSystems},
};

use super::theme;
use crate::input::{Activate, Tappable};

/// Adds the painting of buttons.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, paint_buttons.before(UiSystems::Prepare));
}

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Raised, with a thin outline.
    Raised,
    /// The main button, in moon gold.
    Gold,
    /// Without a background: rows of a sheet, icons of a header.
    Flat,
    /// The chosen one of several options.
    Chosen,
    /// The dimmed area around a sheet.
    Scrim,
}

/// A button. Bevy's components hold its state: [`Pressed`], [`Hovered`] and
/// [`InteractionDisabled`].
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Tappable, Hovered)]
pub struct PushButton(pub Look);

/// Text or an icon on a button; the button's look sets its colour.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// The readable colour for the look.
    #[default]
    Plain,
    /// Moon gold where that is readable.
    Accent,
}

/// The message that a button sends. It needs [`send`] as an observer.
#[derive(Component, Clone, Copy, Debug)]
pub struct Sends<M: Message + Clone>(pub M);

/// Enables or disables a button.
pub fn set_disabled(commands: &mut Commands, button: Entity, is_disabled: bool) {
    let Ok(mut button) = commands.get_entity(button) else {
        return;
    };
    if is_disabled {
        button.try_insert(InteractionDisabled);
    } else {
        button.try_remove::<InteractionDisabled>();
    }
}

/// Sends the message of the activated button.
pub fn send<M: Message + Clone>(
    activated: On<Activate>,
    buttons: Query<&Sends<M>, Without<InteractionDisabled>>,
    mut messages: MessageWriter<M>,
) {
    if let Ok(sends) = buttons.get(activated.entity) {
        messages.write(sends.0.clone());
    }
}

type Buttons<'w, 's> = Query<
    'w,
    's,
    (
        &'static PushButton,
        &'static Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        Option<&'static Children>,
        &'static mut BackgroundColor,
        &'static mut BorderColor,
    ),
>;

type NewState = Or<(
    Changed<PushButton>,
    Changed<Hovered>,
    Changed<Children>,
    Added<Pressed>,
    Added<InteractionDisabled>,
)>;

fn paint_buttons(
    changed: Query<Entity, (With<PushButton>, NewState)>,
    mut released: RemovedComponents<Pressed>,
    mut enabled: RemovedComponents<InteractionDisabled>,
    mut buttons: Buttons,
    mut texts: Query<(&mut TextColor, &Ink)>,
    mut icons: Query<(&mut ImageNode, &Ink)>,
) {
    for entity in changed.iter().chain(released.read()).chain(enabled.read()) {
        let Ok((button, hovered, is_pressed, is_disabled, children, mut background, mut border)) =
            buttons.get_mut(entity)
        else {
            continue;
        };
        let look = button.0;
        if look == Look::Scrim {
            continue;
        }
        let lift = match (is_disabled, is_pressed, hovered.0) {
            (false, true, _) => 0.16,
            (false, false, true) => 0.07,
            _ => 0.0,
        };
        let paint = Paint::new(look, lift, is_disabled);
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

    fn new(look: Look, lift: f32, is_disabled: bool) -> Self {
        let lit = |colour: Color| colour.mix(&Color::WHITE, lift);
        let (background, line, ink) = match look {
            Look::Raised => (lit(theme::RAISED), theme::LINE, theme::TEXT),
            Look::Gold => (theme::GOLD.mix(&Color::BLACK, lift), theme::GOLD, theme::INK),
            Look::Flat | Look::Scrim => {
                (Color::WHITE.with_alpha(lift * 0.8), Color::NONE, theme::TEXT)
            }
            Look::Chosen => (lit(theme::RAISED), theme::GOLD, theme::GOLD),
        };
        if is_disabled {
            Self {
                background: background.with_alpha(background.alpha() * 0.35),
                line: line.with_alpha(line.alpha() * 0.6),
                ink: theme::OUTLINE,
                accent: theme::OUTLINE,
            }
        } else {
            let accent = if look == Look::Gold { ink } else { theme::GOLD };
            Self { background, line, ink, accent }
        }
    }
}
