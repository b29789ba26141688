//! The status bar: time, score, moves and deal code, each with its label above.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Value, Values, bar};
use crate::{
    localization::Key,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Look, PushButton, Sends},
        context::{UiContext, one_line},
        modal::Modal,
        sheets::menu::ShareCode,
        theme::{self, Style},
    },
};

/// From the bar's edge to the outer values, in dp.
pub(super) const EDGE: f32 = 16.0;
/// The least between two values, in dp.
const APART: f32 = 14.0;

/// So far around a value a finger finds it, in dp.
const AROUND: Vec2 = Vec2::new(8.0, 6.0);

/// A label with its value.
#[derive(Component)]
pub(super) struct StatusCell;

/// What a cell shows: a label above a value.
pub(super) struct Cell {
    pub name: String,
    /// The name, or the first part of the value.
    pub label: String,
    pub value: Value,
    pub text: String,
    pub colour: Color,
}

impl Cell {
    /// The four cells. A short code has its prefix for a label.
    pub(super) fn all(ctx: &UiContext, values: &Values, short_code: bool) -> [Self; 4] {
        let cell = |label: Key, value: Value| Self {
            name: ctx.localize(label),
            label: ctx.localize(label),
            value,
            text: values.of(value).into(),
            colour: theme::TEXT,
        };
        let prefix = values.code.trim_end_matches(&values.digits);
        let code = if short_code {
            Self {
                name: ctx.localize(Key::BarCode),
                label: prefix.into(),
                value: Value::CodeDigits,
                text: values.digits.clone(),
                colour: theme::GOLD,
            }
        } else {
            Self {
                colour: theme::GOLD,
                ..cell(Key::BarCode, Value::Code)
            }
        };
        [
            cell(Key::BarTime, Value::Time),
            cell(Key::BarScore, Value::Score),
            cell(Key::BarMoves, Value::Moves),
            code,
        ]
    }

    /// How wide it is, in dp, so many times as large as at 100 %.
    pub(super) fn width(&self, ctx: &mut UiContext, scale: f32) -> f32 {
        let label = ctx.width(Style::Label, scale, &self.label);
        label.max(ctx.width(Style::Value, scale, &self.text)).ceil() + 1.0
    }

    pub(super) fn bundle(self, scale: f32, align: AlignItems) -> impl Bundle + use<> {
        (
            StatusCell,
            A11yLabel::new(A11yRole::Value, self.name),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: align,
                flex_shrink: 0.0,
                // What is around it can be touched as well, and takes no room.
                padding: UiRect::axes(px(AROUND.x), px(AROUND.y)),
                margin: UiRect::axes(px(-AROUND.x), px(-AROUND.y)),
                border_radius: BorderRadius::all(px(theme::CORNER)),
                ..default()
            },
            children![
                one_line(Style::Label, scale, theme::MUTED, self.label),
                (
                    one_line(Style::Value, scale, self.colour, self.text),
                    self.value,
                ),
            ],
        )
    }
}

/// A tap on the deal code copies it. The menu has the same for keys and switches.
pub(super) fn copies() -> impl Bundle {
    (PushButton(Look::Flat), Sends(ShareCode::Copy))
}

/// What a sheet or dialog would cut in two gives way to it.
pub(super) fn give_way(
    frames: Query<&Modal>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    mut cells: Query<(Entity, &mut Visibility), With<StatusCell>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let area = |entity| {
        let (node, at) = nodes.get(entity).ok()?;
        Some(Rect::from_center_size(at.translation, node.size))
    };
    let panels: Vec<Rect> = frames
        .iter()
        .filter_map(|frame| area(frame.panel))
        .collect();
    for (cell, mut visibility) in &mut cells {
        let is_cut = area(cell)
            .is_some_and(|cell| panels.iter().any(|panel| !panel.intersect(cell).is_empty()));
        let seen = if is_cut {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        };
        if visibility.set_if_neq(seen) {
            redraw.write(RequestRedraw);
        }
    }
}

/// Height of a label and its value at 100 %, in dp.
pub(super) fn cell_height() -> f32 {
    Style::Label.line(1.0) + Style::Value.line(1.0)
}

pub(super) fn spawn(commands: &mut Commands, ctx: &mut UiContext, area: Rect, values: &Values) {
    let wanted = ctx
        .screen
        .text_scale
        .min(area.height() / (cell_height() + 2.0));
    let room = area.width() - 2.0 * EDGE - 3.0 * APART;
    let needed = |ctx: &mut UiContext, short: bool| -> f32 {
        let cells = Cell::all(ctx, values, short);
        cells.iter().map(|cell| cell.width(ctx, wanted)).sum()
    };
    let short = needed(ctx, false) > room;
    let needed = if short { needed(ctx, true) } else { 0.0 };
    let scale = if needed > room {
        wanted * (room / needed).max(0.0)
    } else {
        wanted
    };
    let [time, score, moves, code] = Cell::all(ctx, values, short);
    commands.spawn((
        bar(
            area,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                padding: UiRect::horizontal(px(EDGE)),
                ..default()
            },
        ),
        A11yLabel::new(A11yRole::Status, ctx.localize(Key::BarStatus)),
        children![
            time.bundle(scale, AlignItems::Start),
            score.bundle(scale, AlignItems::Center),
            moves.bundle(scale, AlignItems::Center),
            (code.bundle(scale, AlignItems::End), copies()),
        ],
    ));
}
