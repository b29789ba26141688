//! What sheets and dialogs are made of: buttons, rows, switches, groups, paragraphs.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::{
    a11y_label::{A11yLabel, A11yRole},
    button::{Ink, Look, PushButton},
    context::UiContext,
    theme::{self, CORNER, GAP, ICON, Style, TOUCH},
};
use crate::{card_art::Icon, localization::Key};

/// A node in its rectangle of the window, which is in dp.
pub fn placed(area: Rect, node: Node) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(area.min.x),
        top: px(area.min.y),
        width: px(area.width()),
        height: px(area.height()),
        ..node
    }
}

/// From a button's edge to what is on it, in dp.
const INSET: f32 = 8.0;

/// A button as wide as its room, with its label in the middle. It sends nothing by itself.
pub fn button(
    ctx: &mut UiContext,
    look: Look,
    icon: Option<Icon>,
    label: String,
) -> impl Bundle + use<> {
    let icon = icon.map(|icon| (ctx.icon(icon, ICON, theme::TEXT), Ink::Accent));
    let text = (
        ctx.text_centred(Style::Button, theme::TEXT, label.clone()),
        Ink::Plain,
    );
    (
        PushButton(look),
        TabIndex(0),
        A11yLabel::new(A11yRole::Button, label),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(10),
            min_height: px(TOUCH + 2.0),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(INSET), px(8)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px((TOUCH + 2.0) / 2.0)),
            ..default()
        },
        Children::spawn((SpawnIter(icon.into_iter()), Spawn(text))),
    )
}

/// How many columns these buttons of [`button`] need in so much width, in dp: side by side if all their labels fit.
pub fn button_columns<const N: usize>(ctx: &mut UiContext, width: f32, labels: [Key; N]) -> u16 {
    let columns = N as f32;
    let room = (width - GAP * (columns - 1.0)) / columns;
    let around = ICON + 10.0 + 2.0 * INSET + 4.0;
    if labels_fit(ctx, room - around, labels) {
        N as u16
    } else {
        1
    }
}

/// Whether each of these labels of buttons or rows fits in one line of so many dp.
pub fn labels_fit(ctx: &mut UiContext, room: f32, labels: impl IntoIterator<Item = Key>) -> bool {
    labels.into_iter().all(|key| {
        let label = ctx.localize(key);
        ctx.width(Style::Button, ctx.screen.text_scale, &label) <= room
    })
}

/// From a row's edge to what is in it, and between its parts, in dp.
const ROW_AIR: f32 = 14.0;
/// What a row of a [`group`] takes besides its label and what follows it, in dp.
pub const ROW_AROUND: f32 = ICON + 4.0 * ROW_AIR + 8.0;

/// A row of a list that can be tapped: an icon, a label, and what follows it.
pub fn row<T: Bundle>(
    ctx: &mut UiContext,
    icon: Option<Icon>,
    label: String,
    trailing: Option<T>,
) -> impl Bundle + use<T> {
    let icon = icon.map(|icon| (ctx.icon(icon, ICON, theme::GOLD), Ink::Accent));
    let text = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(Spawn(ctx.text(Style::Button, theme::TEXT, label.clone()))),
    );
    (
        PushButton(Look::Flat),
        TabIndex(0),
        A11yLabel::new(A11yRole::Button, label),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(ROW_AIR),
            min_height: px(TOUCH + 2.0),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(ROW_AIR), px(6)),
            border_radius: BorderRadius::all(px(CORNER)),
            ..default()
        },
        Children::spawn((
            SpawnIter(icon.into_iter()),
            Spawn(text),
            SpawnIter(trailing.into_iter()),
        )),
    )
}

/// What is spoken of and dealt with together, on a raised ground.
pub fn group() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            padding: UiRect::all(px(2)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER + 2.0)),
            ..default()
        },
        BackgroundColor(theme::RAISED.with_alpha(0.55)),
        BorderColor::all(theme::LINE.with_alpha(0.6)),
    )
}

/// What stands above a group.
pub fn heading(ctx: &UiContext, text: String) -> impl Bundle + use<> {
    (
        A11yLabel::new(A11yRole::Heading, text.clone()),
        Node {
            margin: UiRect::new(px(17), px(14), px(GAP), px(0)),
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(Spawn(ctx.text(Style::Heading, theme::GOLD, text))),
    )
}

/// Sentences.
pub fn paragraph(
    ctx: &UiContext,
    style: Style,
    colour: Color,
    text: String,
) -> impl Bundle + use<> {
    (
        Node {
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(Spawn(ctx.text(style, colour, text))),
    )
}

/// Sentences in the middle, as dialogs have them.
pub fn centred(ctx: &UiContext, style: Style, colour: Color, text: String) -> impl Bundle + use<> {
    (
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Children::spawn(Spawn((ctx.text_centred(style, colour, text),))),
    )
}

/// A large icon in the middle, in a disc.
pub fn emblem(ctx: &mut UiContext, icon: Icon, colour: Color) -> impl Bundle + use<> {
    let side = 64.0;
    let icon = ctx.icon(icon, 36.0, colour);
    (
        Node {
            align_self: AlignSelf::Center,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(theme::RAISED),
        BorderColor::all(colour.with_alpha(0.5)),
        Children::spawn(Spawn(icon)),
    )
}

/// What shows whether a setting is on: the knob's side tells it as well as the colour.
pub fn switch(on: bool) -> impl Bundle {
    let (width, height, edge) = (46.0, 28.0, 4.0);
    let knob = height - 2.0 * edge - 2.0;
    let (ground, line, ink) = if on {
        (theme::GOLD, theme::GOLD, theme::INK)
    } else {
        (Color::NONE, theme::OUTLINE, theme::MUTED)
    };
    (
        Node {
            width: px(width),
            height: px(height),
            flex_shrink: 0.0,
            padding: UiRect::all(px(edge)),
            justify_content: if on {
                JustifyContent::End
            } else {
                JustifyContent::Start
            },
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(line),
        Pickable::IGNORE,
        children![(
            Node {
                width: px(knob),
                height: px(knob),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(ink),
            Pickable::IGNORE,
        )],
    )
}

/// Columns of equal width, filled row by row.
pub fn grid(columns: u16, gap: f32) -> Node {
    Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::flex(columns, 1.0),
        column_gap: px(gap),
        row_gap: px(gap),
        flex_shrink: 0.0,
        ..default()
    }
}
