//! Questions, and the announcements of dead end and victory.

mod confirm;
mod endings;

use bevy::prelude::*;

use super::{
    context::UiContext,
    modal::body::Blank,
    theme::{EDGE, GAP},
    widgets::grid,
};

/// Adds the dialogs.
pub fn plugin(app: &mut App) {
    app.add_plugins((confirm::plugin, endings::plugin));
}

/// From this width on, in dp, the buttons stand beside the words.
const SIDE_BY_SIDE: f32 = 520.0;

/// Fills a dialog: what it says, and the buttons under that, or beside it on low and wide screens.
fn fill_halves(
    mut blank: Blank,
    ctx: &mut UiContext,
    says: impl FnOnce(&mut ChildSpawnerCommands, &mut UiContext),
    buttons: impl FnOnce(&mut ChildSpawnerCommands, &mut UiContext),
) {
    let side_by_side = blank.width >= SIDE_BY_SIDE;
    blank.page.with_children(|page| {
        if side_by_side {
            page.spawn(Node {
                align_items: AlignItems::Center,
                ..grid(2, EDGE)
            })
            .with_children(|halves| {
                halves.spawn(column()).with_children(|half| says(half, ctx));
                halves
                    .spawn(column())
                    .with_children(|half| buttons(half, ctx));
            });
        } else {
            says(page, ctx);
            page.spawn(Node {
                margin: UiRect::top(px(GAP + 4.0)),
                ..column()
            })
            .with_children(|half| buttons(half, ctx));
        }
    });
}

fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(GAP),
        flex_shrink: 0.0,
        ..default()
    }
}
