//! The rows of the settings.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use crate::{
    localization::Key,
    settings::{SettingsChange, Step},
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Ink, Look, PushButton, Sends},
        context::{UiContext, one_line},
        theme::{self, CORNER, Style, TOUCH},
        widgets::{self, grid},
    },
};

/// A label with its explanation under it.
pub fn about(ctx: &UiContext, label: String, explanation: String) -> impl Bundle + use<> {
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            row_gap: px(1),
            ..default()
        },
        Pickable::IGNORE,
        children![
            ctx.text(Style::Button, theme::TEXT, label),
            ctx.text(Style::Small, theme::MUTED, explanation),
        ],
    )
}

fn row_node() -> Node {
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

/// A row that is tapped as a whole.
pub fn tappable(name: String) -> impl Bundle {
    (
        PushButton(Look::Flat),
        TabIndex(0),
        A11yLabel::new(A11yRole::Button, name),
        row_node(),
    )
}

/// A setting that is on or off.
pub fn switch_row(
    ctx: &UiContext,
    label: String,
    explanation: String,
    on: bool,
) -> impl Bundle + use<> {
    (
        PushButton(Look::Flat),
        TabIndex(0),
        A11yLabel::new(A11yRole::Switch { on }, label.clone()),
        row_node(),
        Children::spawn((
            Spawn(about(ctx, label, explanation)),
            Spawn(widgets::switch(on)),
        )),
    )
}

/// A setting with a few choices, of which one is taken.
pub fn choices<const N: usize>(
    group: &mut ChildSpawnerCommands,
    ctx: &mut UiContext,
    (label, explanation): (String, String),
    options: [(String, SettingsChange, bool); N],
    width: f32,
) {
    let scale = ctx.screen.text_scale;
    let room = (width - 2.0 * 16.0) / N as f32 - 6.0 - 2.0 * 10.0;
    let fit = options
        .iter()
        .all(|(name, ..)| ctx.width(Style::Button, scale, name) <= room);
    let columns = if fit { N as u16 } else { 1 };
    group.spawn(column_node()).with_children(|column| {
        let choices = A11yLabel::new(A11yRole::Choices, label.clone());
        column
            .spawn(line())
            .with_child(about(ctx, label, explanation));
        column
            .spawn((choices, grid(columns, 6.0)))
            .with_children(|row| {
                for (name, change, is_chosen) in options {
                    let look = if is_chosen {
                        Look::Chosen
                    } else {
                        Look::Raised
                    };
                    let text = (
                        ctx.text_centred(Style::Button, theme::TEXT, name.clone()),
                        Ink::Plain,
                    );
                    row.spawn((
                        small(
                            look,
                            A11yLabel::new(A11yRole::Choice { taken: is_chosen }, name),
                        ),
                        Sends(change),
                        Children::spawn(Spawn(text)),
                    ));
                }
            });
    });
}

/// A number between two buttons for less and more; `ends` says whether it is at its least and its most.
pub fn stepper(
    group: &mut ChildSpawnerCommands,
    ctx: &mut UiContext,
    (label, explanation): (Key, Key),
    value: String,
    change: fn(Step) -> SettingsChange,
    ends: (bool, bool),
    width: f32,
) {
    let label = ctx.localize(label);
    let texts = about(ctx, label.clone(), ctx.localize(explanation));
    let value_width = ctx.width(Style::Button, ctx.screen.text_scale, &value);
    let controls = 2.0 * TOUCH + value_width.max(56.0) + 2.0 * 6.0;
    // Beside the text, if that keeps its lines long enough to be read.
    let beside = width - controls - 14.0 * 3.0 >= 180.0 * ctx.screen.text_scale;
    let value = (
        Node {
            min_width: px(56),
            flex_grow: if beside { 0.0 } else { 1.0 },
            justify_content: JustifyContent::Center,
            ..default()
        },
        Children::spawn(Spawn((one_line(
            Style::Button,
            ctx.screen.text_scale,
            theme::GOLD,
            value,
        ),))),
    );
    let less = step(ctx, Key::SettingsLess, &label, change(Step::Less), ends.0);
    let more = step(ctx, Key::SettingsMore, &label, change(Step::More), ends.1);
    let controls = (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(6),
            flex_shrink: 0.0,
            ..default()
        },
        children![less, value, more],
    );
    if beside {
        group.spawn((row_node(), Children::spawn((Spawn(texts), Spawn(controls)))));
    } else {
        group.spawn(column_node()).with_children(|column| {
            column.spawn(line()).with_child(texts);
            column.spawn(controls);
        });
    }
}

fn column_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(8),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(14), px(10)),
        ..default()
    }
}

fn line() -> Node {
    Node {
        flex_shrink: 0.0,
        ..default()
    }
}

/// A button with a drawn minus or plus.
fn step(
    ctx: &UiContext,
    name: Key,
    of: &str,
    change: SettingsChange,
    is_end: bool,
) -> impl Bundle + use<> {
    let is_more = name == Key::SettingsMore;
    let name = format!("{of}: {}", ctx.localize(name));
    let ink = if is_end { theme::OUTLINE } else { theme::TEXT };
    let bar = move |width: f32, height: f32| {
        (
            Node {
                position_type: PositionType::Absolute,
                width: px(width),
                height: px(height),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(ink),
            Pickable::IGNORE,
        )
    };
    let upright = is_more.then(|| bar(2.4, 16.0));
    (
        small(Look::Raised, A11yLabel::new(A11yRole::Button, name)),
        Sends(change),
        Children::spawn((Spawn(bar(16.0, 2.4)), SpawnIter(upright.into_iter()))),
    )
}

fn small(look: Look, spoken: A11yLabel) -> impl Bundle {
    (
        PushButton(look),
        TabIndex(0),
        spoken,
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
