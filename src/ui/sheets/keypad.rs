//! The keypad for deal codes: phones' own keyboards cover the half of the screen and offer what no code has.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::enter_code::CodeKey;
use crate::{
    card_art::Icon,
    localization::Key,
    rules::CODE_ALPHABET,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Ink, Look, PushButton, Sends},
        context::{UiContext, one_line},
        theme::{self, CORNER, ICON, Style, TOUCH},
        widgets::grid,
    },
};

/// Between keys, in dp.
const APART: f32 = 5.0;

/// How many keys are side by side: as many as can be hit well, so that the last row is full.
fn columns(width: f32) -> u16 {
    if width >= 9.0 * TOUCH {
        8
    } else if width >= 7.0 * TOUCH - APART {
        7
    } else {
        6
    }
}

/// The 32 characters that codes have, and two wider keys to delete one and all.
pub fn keypad(parent: &mut ChildSpawnerCommands, ctx: &mut UiContext, width: f32) {
    let columns = columns(width);
    let left = (columns * 8 - 32) % columns;
    let left = if left == 0 { columns } else { left };
    let height = (TOUCH * ctx.screen.text_scale.min(1.2)).max(TOUCH);
    parent.spawn(grid(columns, APART)).with_children(|keys| {
        for character in CODE_ALPHABET.chars() {
            let label = character.to_string();
            let scale = ctx.screen.text_scale.min(1.2) * 0.8;
            let text = one_line(Style::Code, scale, theme::TEXT, label.clone());
            keys.spawn((
                key(label, height, 1),
                Sends(CodeKey::Type(character)),
                Children::spawn(Spawn((text, Ink::Plain))),
            ));
        }
        let delete = left.div_ceil(2);
        for (icon, name, span, press) in [
            (
                Icon::Close,
                Key::EnterCodeClear,
                left - delete,
                CodeKey::Clear,
            ),
            (
                Icon::Backspace,
                Key::EnterCodeDelete,
                delete,
                CodeKey::Delete,
            ),
        ] {
            let name = ctx.localize(name);
            let icon = ctx.icon(icon, ICON, theme::TEXT);
            keys.spawn((
                key(name, height, span),
                Sends(press),
                Children::spawn(Spawn((icon, Ink::Accent))),
            ));
        }
    });
}

fn key(name: String, height: f32, span: u16) -> impl Bundle {
    (
        PushButton(Look::Raised),
        TabIndex(0),
        A11yLabel::new(A11yRole::Button, name),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            height: px(height),
            grid_column: GridPlacement::span(span.max(1)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER - 4.0)),
            ..default()
        },
    )
}
