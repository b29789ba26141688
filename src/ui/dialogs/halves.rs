//! The two halves of a dialog: its message, and its buttons.

use bevy::prelude::*;

use crate::ui::{
    binding::Bind,
    context::UiContext,
    modal::content_width,
    navigation::View,
    theme::{EDGE, GAP},
    widgets::{grid, grid_columns},
};

/// From this width of the content on, in dp, the buttons are beside the message.
const SIDE_BY_SIDE: f32 = 520.0;

/// Spawns the content of a dialog: the message, and the buttons under it, or beside it on low and
/// wide screens.
pub fn spawn_halves(
    mut body: EntityCommands,
    view: View,
    message: impl FnOnce(&mut ChildSpawnerCommands),
    buttons: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let is_side_by_side = move |ctx: &UiContext| content_width(&ctx.viewport, view) >= SIDE_BY_SIDE;
    body.with_children(|page| {
        page.spawn((
            Node { align_items: AlignItems::Center, column_gap: px(EDGE), ..grid(1, GAP) },
            Bind::new(move |ctx, node: &mut Node| {
                node.grid_template_columns = grid_columns(if is_side_by_side(ctx) { 2 } else { 1 });
            }),
        ))
        .with_children(|halves| {
            halves.spawn(column()).with_children(message);
            let margin = Bind::new(move |ctx, node: &mut Node| {
                node.margin =
                    if is_side_by_side(ctx) { UiRect::ZERO } else { UiRect::top(px(GAP + 4.0)) };
            });
            halves.spawn((column(), margin)).with_children(buttons);
        });
    });
}

fn column() -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(GAP), flex_shrink: 0.0, ..default() }
}
