//! Opens a modal for every open view, and closes the others.

use std::cmp::Reverse;
use std::time::Duration;

use bevy::{
    input_focus::{InputFocus, tab_navigation::TabIndex},
    prelude::*,
};

use super::body::ModalBody;
use super::components::Modal;
use super::panel::spawn_modal;
use super::transition::Transition;
use crate::ui::systems::ModalSystems;
use crate::{
    game::GameEvent,
    input::focus::ModalLayer,
    platform,
    rules::Ending,
    settings::Settings,
    ui::{
        binding::Frozen,
        navigation::{CurrentView, View},
        scroll::ScrollArea,
    },
};

/// Follows the navigation.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sync_modals.in_set(ModalSystems::Open));
}

/// A modal that is sliding out. Its view is closed already.
#[derive(Component)]
struct Leaving;

fn sync_modals(
    view: CurrentView,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    mut events: MessageReader<GameEvent>,
    mut last_front: Local<Option<View>>,
    modals: Query<(Entity, &Modal, &ModalLayer), Without<Leaving>>,
    children: Query<&Children>,
    mut commands: Commands,
) {
    let removals = events.read().filter(|event| matches!(event, GameEvent::Removed(_)));
    let has_removal = removals.count() > 0;
    let front = view.get();
    let before = last_front.replace(front);
    if before == Some(front) {
        return;
    }
    let is_still = before.is_none() || settings.motion.is_reduced(platform::reduced_motion());
    // From sheet to sheet only the panel's content changes: the table stays dimmed.
    let is_same_kind = matches!((before, front), (Some(View::Sheet(_)), View::Sheet(_)));
    let open = view.open_views();
    let mut closed: Vec<_> =
        modals.iter().filter(|(_, modal, _)| !open.contains(&modal.view)).collect();
    // From front to back, so that the focus returns to what opened the lowest one.
    closed.sort_by_key(|(.., layer)| Reverse(layer.depth));
    for (entity, modal, _) in closed {
        if is_still || front != View::Table || before != Some(modal.view) {
            commands.entity(entity).despawn();
        } else {
            let transition = Transition::leaving(time.elapsed());
            commands
                .entity(entity)
                .insert((Leaving, transition, Pickable::IGNORE))
                .remove::<ModalLayer>();
            commands.entity(modal.body).remove::<(ModalBody, ScrollArea)>();
            // Pointers and keys pass through.
            for part in children.iter_descendants(entity) {
                commands.entity(part).insert((Pickable::IGNORE, Frozen)).remove::<TabIndex>();
            }
        }
    }
    for (depth, &open_view) in open.iter().enumerate() {
        let found = modals.iter().find(|(_, modal, _)| modal.view == open_view);
        let entity = found.map_or_else(
            || {
                let layer = ModalLayer { depth, opened_from: focus.get() };
                let is_over_sheet = depth > 0 && matches!(open[depth - 1], View::Sheet(_));
                spawn_modal(&mut commands, open_view, layer, is_over_sheet)
            },
            |(entity, ..)| entity,
        );
        let is_front = open_view == front;
        commands.entity(entity).insert(if is_front {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if is_front && !is_still && !is_same_kind {
            let from = time.elapsed() + delay(front, has_removal);
            commands.entity(entity).insert(Transition::coming(from));
        }
    }
}

/// The announcement waits for the animation of the removal that led to it. A victory ends with the
/// moon rising.
fn delay(view: View, has_removal: bool) -> Duration {
    match view {
        View::Ending(Ending::Victory) if has_removal => Duration::from_millis(2000),
        View::Ending(Ending::DeadEnd) if has_removal => Duration::from_millis(450),
        _ => Duration::ZERO,
    }
}
