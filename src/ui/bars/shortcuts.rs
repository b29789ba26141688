//! Keyboard shortcuts for what the bars offer, while the table is in front.

use bevy::{input::keyboard::Key, prelude::*};

use crate::{
    game::GameCommand,
    input::{KeyPress, KeyTyped},
    ui::{
        navigation::{ConfirmRequest, CurrentView, View},
        share_code::ShareCode,
    },
};

/// Adds the shortcuts.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_shortcut);
}

fn press_shortcut(
    typed: On<KeyTyped>,
    view: CurrentView,
    mut commands: MessageWriter<GameCommand>,
    mut confirm_requests: MessageWriter<ConfirmRequest>,
    mut shares: MessageWriter<ShareCode>,
) {
    let KeyPress { key, repeat, modifiers } = &typed.press;
    let Key::Character(letter) = key else {
        return;
    };
    if *repeat || modifiers.alt || view.get() != View::Table {
        return;
    }
    match (letter.to_lowercase().as_str(), modifiers.command) {
        ("u", false) | ("z", true) => {
            commands.write(GameCommand::Undo);
        }
        ("n", _) => {
            confirm_requests.write(ConfirmRequest(GameCommand::NewGame));
        }
        ("c", true) => {
            shares.write(ShareCode::Copy);
        }
        _ => {}
    }
}
