//! The outline around the widget that has the keyboard focus.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{scroll::ScrollIntoView, theme};
use crate::{input::focus::FocusSystems, schedule::GameSystems, table::SlotButton};

/// Draws the outline.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_focus_outline.in_set(GameSystems::Present).after(FocusSystems));
}

/// Also scrolls the focused widget into view.
fn draw_focus_outline(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut outlined: Local<Option<Entity>>,
    nodes: Query<(), (With<ComputedNode>, Without<SlotButton>)>,
    mut scroll: ScrollIntoView,
    mut commands: Commands,
) {
    let focused = focus.get().filter(|&entity| visible.0 && nodes.contains(entity));
    if *outlined == focused {
        return;
    }
    if let Some(mut before) = outlined.and_then(|entity| commands.get_entity(entity).ok()) {
        before.try_remove::<Outline>();
    }
    if let Some(entity) = focused {
        commands.entity(entity).insert(Outline::new(px(theme::FOCUS_LINE), px(2.0), theme::TEXT));
        scroll.all(&[entity]);
    }
    *outlined = focused;
}
