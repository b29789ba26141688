//! The rows of the settings.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*, ui::Checked};

use crate::{
    localization::Key,
    settings::{Settings, SettingsChange},
    ui::{
        a11y_label::A11yRole,
        binding::{Bind, BindMarker},
        button::{Ink, Look, PushButton, Sends},
        context::UiContext,
        modal::content_width,
        navigation::{Sheet, View},
        text::{Content, a11y_label, text, text_centred},
        theme::{self, CORNER, Style, TOUCH},
        widgets::{self, adaptive_grid, labels_fit},
    },
};

/// The width of the sheet's content, in dp.
pub fn width(ctx: &UiContext) -> f32 {
    content_width(&ctx.viewport, View::Sheet(Sheet::Settings))
}

/// A label with its explanation under it.
pub fn about(label: impl Into<Content>, explanation: impl Into<Content>) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            row_gap: px(1),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((
            Spawn(text(Style::Button, theme::TEXT, label)),
            Spawn(text(Style::Small, theme::MUTED, explanation)),
        )),
    )
}

/// A row whose texts and controls stand side by side.
pub fn row_node() -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(14),
        min_height: px(TOUCH + 8.0),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(14), px(8)),
        border_radius: BorderRadius::all(px(CORNER)),
        ..default()
    }
}

/// A row whose controls stand below its texts.
pub fn column_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(8),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(14), px(10)),
        ..default()
    }
}

/// A row that is a button.
pub fn tappable_row(name: impl Into<Content>) -> impl Bundle {
    row_button(A11yRole::Button, name)
}

fn row_button(role: A11yRole, name: impl Into<Content>) -> impl Bundle {
    (PushButton(Look::Flat), TabIndex(0), a11y_label(role, name), row_node())
}

/// A setting that is on or off.
pub fn switch_row(
    label: Key,
    explanation: Content,
    is_on: impl Fn(&UiContext) -> bool + Copy + Send + Sync + 'static,
) -> impl Bundle {
    (
        row_button(A11yRole::Switch, label),
        BindMarker::<Checked>::new(is_on),
        Children::spawn((Spawn(about(label, explanation)), Spawn(widgets::switch(is_on)))),
    )
}

/// One of a setting's choices.
#[derive(Clone, Copy)]
pub struct Choice {
    pub name: Key,
    pub change: SettingsChange,
    pub is_chosen: fn(&Settings) -> bool,
}

/// Spawns a setting with a few choices, of which one is chosen.
pub fn spawn_choices<const N: usize>(
    group: &mut ChildSpawnerCommands,
    (label, explanation): (Key, Key),
    choices: [Choice; N],
) {
    let columns = move |ctx: &mut UiContext| {
        let room = (width(ctx) - 2.0 * 16.0) / N as f32 - 6.0 - 2.0 * 10.0;
        if labels_fit(ctx, room, choices.map(|choice| choice.name)) { N as u16 } else { 1 }
    };
    let line = Node { flex_shrink: 0.0, ..default() };
    group.spawn(column_node()).with_children(|column| {
        column.spawn(line).with_child(about(label, explanation));
        column
            .spawn((a11y_label(A11yRole::Choices, label), adaptive_grid(6.0, columns)))
            .with_children(|grid| {
                for choice in choices {
                    grid.spawn(choice_button(choice));
                }
            });
    });
}

fn choice_button(choice: Choice) -> impl Bundle {
    let is_chosen = move |ctx: &UiContext| (choice.is_chosen)(&ctx.settings);
    let name = (text_centred(Style::Button, theme::TEXT, choice.name), Ink::Plain);
    (
        small_button(A11yRole::Choice, choice.name),
        Bind::new(move |ctx, button: &mut PushButton| {
            button.0 = if is_chosen(ctx) { Look::Chosen } else { Look::Raised };
        }),
        BindMarker::<Checked>::new(is_chosen),
        Sends(choice.change),
        Children::spawn(Spawn(name)),
    )
}

/// A raised button as small as a finger allows.
pub fn small_button(role: A11yRole, name: impl Into<Content>) -> impl Bundle {
    (
        PushButton(Look::Raised),
        TabIndex(0),
        a11y_label(role, name),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            min_width: px(TOUCH),
            min_height: px(TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(8), px(4)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER - 2.0)),
            ..default()
        },
    )
}
