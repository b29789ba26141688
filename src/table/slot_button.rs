//! The 20 slots as buttons: transparent nodes over the cards.
//!
//! Pointer, keyboard, switch scanning and screen reader activate them like any other button. A node
//! stays where the last frame showed it until the next layout, so a tap hits the slot that the
//! player saw.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use crate::game::{GameCommand, PlayerPresence, Session};
use crate::input::focus::{FocusSystems, TouchMargin};
use crate::input::scan::ScanGroup;
use crate::input::{Activate, Tappable};
use crate::rules::{Slot, SlotKind};
use crate::table::systems::TableSystems;
use crate::viewport::TableLayout;

/// Spawns the slot buttons and keeps them over their slots.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_slot_buttons)
        .add_systems(
            Update,
            update_slot_buttons.in_set(TableSystems::UpdateState).before(FocusSystems),
        )
        .add_observer(tap_slot);
}

/// The button over a slot. It covers the slot and half the gap to its neighbours.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Node, Tappable, TouchMargin)]
pub struct SlotButton(pub Slot);

/// Slots lie below the bars.
const Z_INDEX: GlobalZIndex = GlobalZIndex(-1);

fn spawn_slot_buttons(mut commands: Commands) {
    for slot in Slot::ALL {
        let group = match slot.kind() {
            SlotKind::Pile(1..=3) => ScanGroup::ArcLeft,
            SlotKind::Pile(4..=9) => ScanGroup::ArcTop,
            SlotKind::Pile(_) => ScanGroup::ArcRight,
            SlotKind::Reserve(1..=4) => ScanGroup::ReserveAbove,
            SlotKind::Reserve(_) => ScanGroup::ReserveBelow,
        };
        commands.spawn((
            SlotButton(slot),
            // Along the arc, then through the reserve.
            TabIndex(slot.index() as i32),
            group,
            Z_INDEX,
        ));
    }
}

/// Moves the buttons to their slots, and disables those of empty slots.
fn update_slot_buttons(
    layout: Res<TableLayout>,
    session: Res<Session>,
    mut buttons: Query<(
        Entity,
        &SlotButton,
        &mut Node,
        &mut TouchMargin,
        Has<InteractionDisabled>,
    )>,
    mut commands: Commands,
) {
    if !layout.is_changed() && !session.is_changed() {
        return;
    }
    for (entity, &SlotButton(slot), mut node, mut margin, is_disabled) in &mut buttons {
        let (hit, face) = (layout.hit(slot), layout.slot(slot));
        node.set_if_neq(Node {
            position_type: PositionType::Absolute,
            left: px(hit.min.x),
            top: px(hit.min.y),
            width: px(hit.width()),
            height: px(hit.height()),
            ..default()
        });
        margin.set_if_neq(TouchMargin { min: face.min - hit.min, max: hit.max - face.max });
        let is_empty = session.game().table().top(slot).is_none();
        if is_empty && !is_disabled {
            commands.entity(entity).insert(InteractionDisabled);
        } else if !is_empty && is_disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}

/// Ignores a tap if a sheet that opened during the touch covers the slot.
fn tap_slot(
    activated: On<Activate>,
    presence: Res<PlayerPresence>,
    buttons: Query<&SlotButton>,
    mut commands: MessageWriter<GameCommand>,
) {
    if let Ok(&SlotButton(slot)) = buttons.get(activated.entity)
        && !presence.covered
    {
        commands.write(GameCommand::Tap(slot));
    }
}
