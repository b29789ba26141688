//! The widgets of sheets and dialogs: buttons, rows, switches, groups, paragraphs.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::{
    a11y_label::A11yRole,
    binding::Bind,
    button::{Ink, Look, PushButton},
    context::UiContext,
    text::{Content, a11y_label, icon, text, text_centred},
    theme::{self, CORNER, GAP, ICON, Style, TOUCH},
};
use crate::{card_art::Icon, localization::Key};

/// A node with this rectangle of the window, in dp.
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

/// From a button's edge to its content, in dp.
const INSET: f32 = 8.0;

/// A button as wide as its room, with its label in the middle.
pub fn button(look: Look, button_icon: Option<Icon>, label: impl Into<Content>) -> impl Bundle {
    let label = label.into();
    let button_icon = button_icon.map(|name| (icon(name, ICON, theme::TEXT), Ink::Accent));
    let label_text = (text_centred(Style::Button, theme::TEXT, label.clone()), Ink::Plain);
    (
        PushButton(look),
        TabIndex(0),
        a11y_label(A11yRole::Button, label),
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
        Children::spawn((SpawnIter(button_icon.into_iter()), Spawn(label_text))),
    )
}

/// How many columns a row of [`button`]s needs in this width, in dp: one each if all labels fit.
pub fn button_columns<const N: usize>(ctx: &mut UiContext, width: f32, labels: [Key; N]) -> u16 {
    let columns = N as f32;
    let room = (width - GAP * (columns - 1.0)) / columns;
    let around = ICON + 10.0 + 2.0 * INSET + 4.0;
    if labels_fit(ctx, room - around, labels) { N as u16 } else { 1 }
}

/// Whether each label fits in one line of this width, in dp.
pub fn labels_fit(ctx: &mut UiContext, room: f32, labels: impl IntoIterator<Item = Key>) -> bool {
    labels.into_iter().all(|key| {
        let label = ctx.localize(key);
        ctx.width(Style::Button, ctx.viewport.text_scale, &label) <= room
    })
}

/// From a row's edge to its content and between its parts, in dp.
const ROW_GAP: f32 = 14.0;
/// The width that a row of a [`group`] needs besides its label and what follows it, in dp.
pub const ROW_EXTRA: f32 = ICON + 4.0 * ROW_GAP + 8.0;

/// A row of a list: an icon, a label, and what follows it. The row is a button.
pub fn row<T: Bundle>(
    row_icon: Option<Icon>,
    label: impl Into<Content>,
    trailing: Option<T>,
) -> impl Bundle {
    let label = label.into();
    let row_icon = row_icon.map(|name| (icon(name, ICON, theme::GOLD), Ink::Accent));
    let label_text = (
        Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
        Pickable::IGNORE,
        Children::spawn(Spawn(text(Style::Button, theme::TEXT, label.clone()))),
    );
    (
        PushButton(Look::Flat),
        TabIndex(0),
        a11y_label(A11yRole::Button, label),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(ROW_GAP),
            min_height: px(TOUCH + 2.0),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(ROW_GAP), px(6)),
            border_radius: BorderRadius::all(px(CORNER)),
            ..default()
        },
        Children::spawn((
            SpawnIter(row_icon.into_iter()),
            Spawn(label_text),
            SpawnIter(trailing.into_iter()),
        )),
    )
}

/// A raised ground for widgets that belong together.
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

/// The heading above a group.
pub fn heading(content: impl Into<Content>) -> impl Bundle {
    let content = content.into();
    (
        a11y_label(A11yRole::Heading, content.clone()),
        Node { margin: UiRect::new(px(17), px(14), px(GAP), px(0)), flex_shrink: 0.0, ..default() },
        Children::spawn(Spawn(text(Style::Heading, theme::GOLD, content))),
    )
}

/// A paragraph.
pub fn paragraph(style: Style, color: Color, content: impl Into<Content>) -> impl Bundle {
    (Node { flex_shrink: 0.0, ..default() }, Children::spawn(Spawn(text(style, color, content))))
}

/// A centred paragraph, as in dialogs.
pub fn centred(style: Style, color: Color, content: impl Into<Content>) -> impl Bundle {
    (
        Node { flex_shrink: 0.0, justify_content: JustifyContent::Center, ..default() },
        Children::spawn(Spawn((text_centred(style, color, content),))),
    )
}

/// A large icon in a disc, in the middle.
pub fn emblem(name: Icon, color: Color) -> impl Bundle {
    let side = 64.0;
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
        BorderColor::all(color.with_alpha(0.5)),
        Children::spawn(Spawn(icon(name, 36.0, color))),
    )
}

/// A switch: the side of its knob shows the state as well as its color does.
pub fn switch(is_on: impl Fn(&UiContext) -> bool + Copy + Send + Sync + 'static) -> impl Bundle {
    let (width, height, edge) = (46.0, 28.0, 4.0);
    let knob = height - 2.0 * edge - 2.0;
    (
        Node {
            width: px(width),
            height: px(height),
            flex_shrink: 0.0,
            padding: UiRect::all(px(edge)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            ..default()
        },
        Bind::new(move |ctx, node: &mut Node| {
            node.justify_content =
                if is_on(ctx) { JustifyContent::End } else { JustifyContent::Start };
        }),
        BackgroundColor::default(),
        Bind::new(move |ctx, ground: &mut BackgroundColor| {
            ground.0 = if is_on(ctx) { theme::GOLD } else { Color::NONE };
        }),
        BorderColor::default(),
        Bind::new(move |ctx, line: &mut BorderColor| {
            line.set_all(if is_on(ctx) { theme::GOLD } else { theme::OUTLINE });
        }),
        Pickable::IGNORE,
        children![(
            Node {
                width: px(knob),
                height: px(knob),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor::default(),
            Bind::new(move |ctx, ground: &mut BackgroundColor| {
                ground.0 = if is_on(ctx) { theme::INK } else { theme::MUTED };
            }),
            Pickable::IGNORE,
        )],
    )
}

/// Columns of equal width, filled row by row.
pub fn grid(columns: u16, gap: f32) -> Node {
    Node {
        display: Display::Grid,
        grid_template_columns: grid_columns(columns),
        column_gap: px(gap),
        row_gap: px(gap),
        flex_shrink: 0.0,
        ..default()
    }
}

/// The columns of a [`grid`].
pub fn grid_columns(columns: u16) -> Vec<RepeatedGridTrack> {
    RepeatedGridTrack::flex(columns, 1.0)
}

/// A [`grid`] whose number of columns is a function of the state.
pub fn adaptive_grid(
    gap: f32,
    columns: impl Fn(&mut UiContext) -> u16 + Send + Sync + 'static,
) -> impl Bundle {
    (
        grid(1, gap),
        Bind::new(move |ctx, node: &mut Node| {
            node.grid_template_columns = grid_columns(columns(ctx));
        }),
    )
}
