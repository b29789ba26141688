//! The rail of wide and low screens: values above, round buttons below, in one column.

use std::slice;

use bevy::prelude::*;

use super::{
    UndoButton, Values, bar,
    buttons::{BarButton, MENU, NEW_GAME, UNDO, UNDO_APART},
    status::{Cell, cell_height, copies},
};
use crate::{
    game::GameCommand,
    input::scan::ScanGroup,
    localization::Key,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Look, PushButton, Sends},
        context::UiContext,
        navigation::{ConfirmRequest, Navigate, Sheet},
        theme::{self, ICON},
    },
};

/// From the rail's ends to what is in it, in dp.
const EDGE: f32 = 8.0;
/// Between Menu and New game, in dp.
const APART: f32 = 8.0;
/// Between the values and the buttons, in dp.
const UNDER_VALUES: f32 = 10.0;

pub(super) fn spawn(commands: &mut Commands, ctx: &mut UiContext, area: Rect, values: &Values) {
    let height = area.height() - 2.0 * EDGE;
    let side = (0.16 * height).clamp(44.0, 52.0).min(area.width());
    let left = height - 3.0 * side - APART - UNDO_APART - UNDER_VALUES;
    let cells = Cell::all(ctx, values, true);
    // A deal's letters may be wide: its code alone is then smaller.
    let text_scale = ctx.screen.text_scale;
    let mut within = |cells: &[Cell], scale: f32| {
        let widths = cells.iter().map(|cell| cell.width(ctx, 1.0));
        scale.min((area.width() - 4.0) / widths.fold(1.0, f32::max))
    };
    let high = (left - 3.0 * 4.0) / (4.0 * cell_height());
    let [values @ .., code] = &cells;
    let wanted = within(values, text_scale.min(high)).max(0.0);
    let code_scale = within(slice::from_ref(code), wanted);
    let apart = ((left - 4.0 * wanted * cell_height()) / 3.0).clamp(0.0, 12.0);
    let [time, score, moves, code] = cells;
    let [time, score, moves] =
        [time, score, moves].map(|cell| cell.bundle(wanted, AlignItems::Center));
    let code = (code.bundle(code_scale, AlignItems::Center), copies());
    let values = (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(apart),
            ..default()
        },
        A11yLabel::new(A11yRole::Status, ctx.localize(Key::BarStatus)),
        children![time, score, moves, code],
    );
    let menu = (round(ctx, MENU, side), Sends(Navigate::Open(Sheet::Menu)));
    let new_game = (
        round(ctx, NEW_GAME, side),
        Sends(ConfirmRequest(GameCommand::NewGame)),
    );
    let undo = (round(ctx, UNDO, side), Sends(GameCommand::Undo), UndoButton);
    let buttons = (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(APART),
            ..default()
        },
        A11yLabel::new(A11yRole::Toolbar, ctx.localize(Key::AppName)),
        children![
            menu,
            new_game,
            Node {
                height: px(UNDO_APART - 2.0 * APART),
                ..default()
            },
            undo
        ],
    );
    commands.spawn((
        bar(
            area,
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                padding: UiRect::vertical(px(EDGE)),
                ..default()
            },
        ),
        children![values, buttons],
    ));
}

fn round(ctx: &mut UiContext, button: BarButton, side: f32) -> impl Bundle + use<> {
    let icon = (ctx.icon(button.icon, ICON, theme::TEXT), button.ink);
    (
        PushButton(Look::Raised),
        button.turn,
        ScanGroup::Buttons,
        A11yLabel::new(A11yRole::Button, ctx.localize(button.key)),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Children::spawn(Spawn(icon)),
    )
}
