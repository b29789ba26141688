//! The keypad for deal codes. A phone's own keyboard would cover half of the screen.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use crate::{
    card_art::Icon,
    localization::Key,
    rules::CODE_ALPHABET,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        button::{Ink, Look, PushButton, Sends},
        code_entry::CodeKey,
        context::UiContext,
        text::{Content, a11y_label, icon, one_line},
        theme::{self, CORNER, ICON, Style, TOUCH},
        widgets::adaptive_grid,
    },
};

/// Between keys, in dp.
const KEY_GAP: f32 = 5.0;

/// Spawns the 32 characters of codes, and two wider keys that delete. `width` is the keypad's, in
/// dp.
pub fn spawn_keypad(parent: &mut ChildSpawnerCommands, width: fn(&UiContext) -> f32) {
    let grid = adaptive_grid(KEY_GAP, move |ctx| columns(width(ctx)));
    parent.spawn(grid).with_children(|keys| {
        for character in CODE_ALPHABET.chars() {
            let label = character.to_string();
            let scale = |ctx: &mut UiContext| ctx.viewport.text_scale.min(1.2) * 0.8;
            let text = one_line(Style::Code, scale, theme::TEXT, label.clone());
            keys.spawn((
                key(label, |_| 1),
                Sends(CodeKey::Type(character)),
                Children::spawn(Spawn((text, Ink::Plain))),
            ));
        }
        keys.spawn((
            key(Key::EnterCodeClear, move |ctx| wide_keys(width(ctx))[0]),
            Sends(CodeKey::Clear),
            Children::spawn(Spawn((icon(Icon::Close, ICON, theme::TEXT), Ink::Accent))),
        ));
        keys.spawn((
            key(Key::EnterCodeDelete, move |ctx| wide_keys(width(ctx))[1]),
            Sends(CodeKey::Delete),
            Children::spawn(Spawn((icon(Icon::Backspace, ICON, theme::TEXT), Ink::Accent))),
        ));
    });
}

/// The number of columns: as many as can be hit well, so that the last row is full.
fn columns(width: f32) -> u16 {
    if width >= 9.0 * TOUCH {
        8
    } else if width >= 7.0 * TOUCH - KEY_GAP {
        7
    } else {
        6
    }
}

/// How many columns the keys that clear and delete span: what the characters leave of their row.
fn wide_keys(width: f32) -> [u16; 2] {
    let columns = columns(width);
    let left = match (columns * 8 - 32) % columns {
        0 => columns,
        left => left,
    };
    let delete = left.div_ceil(2);
    [left - delete, delete]
}

fn key(
    name: impl Into<Content>,
    span: impl Fn(&UiContext) -> u16 + Send + Sync + 'static,
) -> impl Bundle {
    (
        PushButton(Look::Raised),
        TabIndex(0),
        a11y_label(A11yRole::Button, name),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER - 4.0)),
            ..default()
        },
        Bind::new(move |ctx, node: &mut Node| {
            node.height = px((TOUCH * ctx.viewport.text_scale.min(1.2)).max(TOUCH));
            node.grid_column = GridPlacement::span(span(ctx).max(1));
        }),
    )
}
