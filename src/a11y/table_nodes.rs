//! The table's nodes: the piles along the arc, then the reserve. Each slot is named by its top
//! card.

use accesskit::{Action, Node, NodeId, Role};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::{Entity, Query, Rect, Res};

use super::tree::{AccessTree, bounds, can_be_reached, entity_id, synthetic_id};
use crate::game::Session;
use crate::localization::{Key, Localizer};
use crate::rules::{Game, Slot, SlotKind};
use crate::settings::Settings;
use crate::table::SlotButton;
use crate::viewport::{TableLayout, Viewport};

/// The data that the table's nodes depend on.
#[derive(SystemParam)]
pub(super) struct Table<'w, 's> {
    slots: Query<'w, 's, (Entity, &'static SlotButton, Option<&'static TabIndex>)>,
    session: Res<'w, Session>,
    settings: Res<'w, Settings>,
    words: Res<'w, Localizer>,
    screen: Res<'w, Viewport>,
    layout: Res<'w, TableLayout>,
}

impl Table<'_, '_> {
    /// Adds the piles and the reserve to the tree.
    pub(super) fn read(&self, tree: &mut AccessTree, siblings: &mut Vec<NodeId>) {
        let (piles, reserve) = Slot::ALL.split_at(usize::from(Slot::PILES));
        for (name, slots) in [(Key::SlotPiles, piles), (Key::SlotReserve, reserve)] {
            let own = synthetic_id(siblings.len() as u64);
            let mut node = Node::new(Role::Group);
            node.set_label(self.words.text(name));
            let places = slots.iter().map(|&slot| self.layout.slot(slot));
            let area = places.reduce(|one, other| one.union(other));
            node.set_bounds(self.pixels(area.unwrap_or_default()));
            let children: Vec<_> =
                slots.iter().filter_map(|&slot| self.read_slot(tree, slot)).collect();
            node.set_children(children);
            tree.add(own, node, None);
            siblings.push(own);
        }
    }

    fn read_slot(&self, tree: &mut AccessTree, slot: Slot) -> Option<NodeId> {
        let game = self.session.game();
        let (entity, _, index) = self.slots.iter().find(|(_, button, _)| button.0 == slot)?;
        let own = entity_id(entity);
        let mut node = Node::new(Role::Button);
        node.set_label(name(&self.words, game, &self.settings, slot));
        node.set_bounds(self.pixels(self.layout.slot(slot)));
        if game.table().top(slot).is_some() {
            node.set_selected(game.selection().contains(slot));
            node.add_action(Action::Click);
            if can_be_reached(index) {
                node.add_action(Action::Focus);
            }
        } else {
            node.set_disabled();
        }
        tree.add(own, node, Some(entity));
        Some(own)
    }

    fn pixels(&self, area: Rect) -> accesskit::Rect {
        let scale = self.screen.scale;
        bounds(Rect::from_corners(area.min * scale, area.max * scale))
    }
}

/// The name of a slot: its card, position and state.
fn name(words: &Localizer, game: &Game, settings: &Settings, slot: Slot) -> String {
    let table = game.table();
    let place = slot.kind();
    let (SlotKind::Pile(number) | SlotKind::Reserve(number)) = place;
    let number = ("number", number.into());
    let Some(card) = table.top(slot) else {
        let key = match place {
            SlotKind::Pile(_) => Key::SlotPileEmpty,
            SlotKind::Reserve(_) => Key::SlotReserveEmpty,
        };
        return words.text_with(key, &[number]);
    };
    let card = ("card", words.card(card).into());
    let name = match place {
        SlotKind::Pile(_) => {
            let count = ("count", table.height(slot).into());
            words.text_with(Key::SlotPileCard, &[card, number, count])
        }
        SlotKind::Reserve(_) => words.text_with(Key::SlotReserveCard, &[card, number]),
    };
    let state = if game.selection().contains(slot) {
        Key::SlotSelected
    } else if settings.placement_assistance && game.dimmed(slot) {
        Key::SlotDimmed
    } else {
        return name;
    };
    let state = ("state", words.text(state).into());
    words.text_with(Key::SlotState, &[("name", name.into()), state])
}
