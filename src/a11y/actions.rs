//! Performs the actions that screen readers request, as touch or keyboard input would.

use accesskit::{Action, ActionData};
use bevy::a11y::{AccessibilitySystems, ActionRequest};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::tree::AccessTree;
use crate::input::{Activate, ReplaceText};
use crate::ui::scroll::ScrollIntoView;

/// Handles action requests.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, perform_actions)
        .add_systems(PostUpdate, redraw_after_action.after(AccessibilitySystems::Update));
}

/// Ignores actions that the current tree does not offer, such as those on a node that a sheet now
/// covers.
fn perform_actions(
    mut asked: MessageReader<ActionRequest>,
    tree: Res<AccessTree>,
    mut reveal: ScrollIntoView,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    for asked in asked.read() {
        let Some(entity) = tree.doer(asked.target_node, asked.action) else {
            continue;
        };
        match (asked.action, &asked.data) {
            (Action::Click, _) => commands.trigger(Activate { entity }),
            (Action::Focus, _) => {
                visible.0 = true;
                focus.set(entity, FocusCause::Navigated);
            }
            (Action::ScrollIntoView, _) => {
                reveal.all(&[entity]);
            }
            (Action::SetValue, Some(ActionData::Value(text))) => {
                let text = text.to_string();
                commands.trigger(ReplaceText { entity, text });
            }
            _ => {}
        }
    }
}

/// Requests arrive at the end of an update and are handled in the next one.
fn redraw_after_action(
    mut asked: MessageReader<ActionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if asked.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}
