//! The keyboard: one dispatcher decides what each key means.
//!
//! - Escape and the back key go back.
//! - While switch scanning is on, every other key is the switch.
//! - Tab, the arrow keys and the page keys move the focus or scroll; Enter and Space activate what
//!   has the focus.
//! - Every other key is a [`KeyTyped`]: the bars and the code sheet react to it while they are in
//!   front.

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;

use super::focus::FocusMove;
use super::key_event::{
    ActivateFocused, BackPressed, KeyPress, KeyTyped, Modifiers, SwitchPressed,
};
use crate::settings::Settings;

/// Dispatches keys before anything else of the update reads input.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_systems(PreUpdate, dispatch_keys.after(InputSystems));
}

/// Modifiers are tracked from the key messages themselves: one update may see a key and its Shift
/// go down and up again.
#[derive(SystemParam)]
struct KeyPresses<'w, 's> {
    inputs: MessageReader<'w, 's, KeyboardInput>,
    focus_losses: MessageReader<'w, 's, KeyboardFocusLost>,
    modifiers: Local<'s, Modifiers>,
}

impl KeyPresses<'_, '_> {
    /// The presses since the last update, in their order.
    fn read(&mut self) -> Vec<KeyPress> {
        let mut presses = Vec::new();
        for input in self.inputs.read() {
            self.modifiers.update(input);
            if input.state == ButtonState::Pressed {
                presses.push(KeyPress {
                    key: input.logical_key.clone(),
                    repeat: input.repeat,
                    modifiers: *self.modifiers,
                });
            }
        }
        // No release is reported for keys that are let go in another window.
        if self.focus_losses.read().count() > 0 {
            *self.modifiers = Modifiers::default();
        }
        presses
    }
}

fn dispatch_keys(mut presses: KeyPresses, settings: Res<Settings>, mut commands: Commands) {
    for press in presses.read() {
        let modifiers = press.modifiers;
        if matches!(press.key, Key::Escape | Key::BrowserBack) {
            commands.trigger(BackPressed);
        } else if settings.scan {
            if is_switch(&press.key) && !press.repeat {
                commands.trigger(SwitchPressed);
            }
        } else if let Some(focus_move) = FocusMove::of(&press.key, modifiers) {
            commands.trigger(focus_move);
        } else {
            if matches!(press.key, Key::Enter | Key::Space) && !press.repeat {
                commands.trigger(ActivateFocused);
            }
            commands.trigger(KeyTyped { press });
        }
    }
}

/// Whether a switch may send this key. Switches pretend to be a keyboard with one key.
fn is_switch(key: &Key) -> bool {
    use Key::*;
    matches!(
        key,
        Character(_)
            | Space
            | Enter
            | Tab
            | Backspace
            | Delete
            | Insert
            | Home
            | End
            | PageUp
            | PageDown
            | ArrowUp
            | ArrowDown
            | ArrowLeft
            | ArrowRight
            | F1
            | F2
            | F3
            | F4
            | F5
            | F6
            | F7
            | F8
            | F9
            | F10
            | F11
            | F12
    )
}
