//! The nodes of bars, sheets, dialogs and messages.

use accesskit::{Action, Live, Node as AccessNode, NodeId, Role as AccessRole, Toggled};
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use super::tree::{AccessTree, bounds, can_be_reached, entity_id, text_run_id};
use crate::input::focus::Reachable;
use crate::table::SlotButton;
use crate::ui::{
    a11y_label::{A11yLabel, A11yRole},
    button::PushButton,
    modal::Modal,
    scroll::ScrollArea,
};

/// The widgets that the user interface's nodes depend on.
#[derive(SystemParam)]
pub(super) struct Interface<'w, 's> {
    roots: Query<'w, 's, Root, (With<Node>, Without<ChildOf>, Without<SlotButton>)>,
    nodes: Query<'w, 's, &'static Node>,
    checked: Query<'w, 's, (), With<Checked>>,
    reachable: Reachable<'w, 's>,
    parts: Query<'w, 's, Part>,
    texts: Query<'w, 's, &'static Text>,
    buttons: Query<'w, 's, (), With<PushButton>>,
    children: Query<'w, 's, &'static Children>,
}

type Root = (
    Entity,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    Option<&'static A11yLabel>,
    Has<Modal>,
);

type Part = (
    (&'static Node, &'static ComputedNode, &'static UiGlobalTransform),
    Option<&'static A11yLabel>,
    Option<&'static Text>,
    Option<(&'static PushButton, Has<InteractionDisabled>)>,
    Option<&'static TabIndex>,
    Has<ScrollArea>,
);

impl Interface<'_, '_> {
    /// Whether a sheet or dialog is in front of the table.
    pub(super) fn covers_table(&self) -> bool {
        self.reachable.front_modal().is_some()
    }

    /// Adds the sheet or dialog in front, or else the bars, and then any message. Returns the node
    /// of the sheet or dialog.
    pub(super) fn read(&self, tree: &mut AccessTree, siblings: &mut Vec<NodeId>) -> Option<NodeId> {
        let layer = self.reachable.front_modal();
        let front = layer.and_then(|layer| {
            self.read_part(tree, layer, false, siblings);
            siblings.first().copied()
        });
        for root in self.in_order(layer.is_some()) {
            self.read_part(tree, root, false, siblings);
        }
        front
    }

    /// The other roots from top to bottom. Messages are last, because they lie over the others.
    /// Modals behind the front one or closing are left out.
    fn in_order(&self, is_covered: bool) -> Vec<Entity> {
        let mut roots: Vec<_> = self
            .roots
            .iter()
            .filter_map(|(entity, node, at, spoken, is_frame)| {
                let is_message = spoken.is_some_and(|spoken| spoken.role == A11yRole::Alert);
                let top = at.translation.y - node.size.y / 2.0;
                let is_seen = !is_frame && (is_message || !is_covered);
                is_seen.then_some((is_message, top, entity))
            })
            .collect();
        roots.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
        roots.into_iter().map(|(.., entity)| entity).collect()
    }

    fn read_part(
        &self,
        tree: &mut AccessTree,
        entity: Entity,
        mut scrolls: bool,
        siblings: &mut Vec<NodeId>,
    ) {
        let Ok(((style, size, at), spoken, text, button, index, is_page)) = self.parts.get(entity)
        else {
            return;
        };
        // Hidden widgets, such as the page buttons of a single page.
        if style.display == Display::None {
            return;
        }
        let mut node = match (spoken, text) {
            (Some(spoken), _) => self.spoken(entity, spoken),
            (None, Some(text)) if !text.0.is_empty() => label(text.0.as_str()),
            _ => {
                scrolls |= is_page;
                for &child in self.children_of(entity) {
                    self.read_part(tree, child, scrolls, siblings);
                }
                return;
            }
        };
        let role = node.role();
        let own = entity_id(entity);
        node.set_bounds(bounds(Rect::from_center_size(at.translation, size.size)));
        let is_enabled = button.is_none_or(|(_, is_disabled)| !is_disabled);
        if !is_enabled {
            node.set_disabled();
        }
        if is_enabled && button.is_some() {
            node.add_action(Action::Click);
        }
        if is_enabled && can_be_reached(index) {
            node.add_action(Action::Focus);
        }
        if scrolls {
            node.add_action(Action::ScrollIntoView);
        }
        if spoken.is_some_and(|spoken| holds_parts(spoken.role)) {
            let mut parts = Vec::new();
            for &child in self.children_of(entity) {
                self.read_part(tree, child, scrolls, &mut parts);
            }
            node.set_children(parts);
        } else if role == AccessRole::TextInput {
            node.set_children([written(tree, entity, &node)]);
        }
        tree.add(own, node, Some(entity));
        siblings.push(own);
    }

    /// Returns the node of a labelled entity, without its children.
    fn spoken(&self, entity: Entity, spoken: &A11yLabel) -> AccessNode {
        let name = spoken.name.as_str();
        let named = |role: AccessRole| {
            let mut node = AccessNode::new(role);
            node.set_label(name);
            node
        };
        let button = |role: AccessRole| {
            let mut node = named(role);
            let besides = self.besides(entity, name).join(" ");
            if !besides.is_empty() {
                node.set_description(besides);
            }
            node
        };
        match spoken.role {
            A11yRole::Button => button(AccessRole::Button),
            A11yRole::Switch => {
                let mut node = button(AccessRole::Switch);
                node.set_toggled(Toggled::from(self.checked.contains(entity)));
                node
            }
            A11yRole::Choice => {
                let mut node = button(AccessRole::RadioButton);
                node.set_toggled(Toggled::from(self.checked.contains(entity)));
                node
            }
            A11yRole::Choices => named(AccessRole::RadioGroup),
            A11yRole::Dialog => {
                let mut node = named(AccessRole::Dialog);
                node.set_modal();
                node
            }
            A11yRole::Toolbar => named(AccessRole::Toolbar),
            A11yRole::Status => named(AccessRole::Status),
            A11yRole::Picture => named(AccessRole::Image),
            A11yRole::Heading => named(AccessRole::Heading),
            // Name and value are one text, because few systems read the value of a read-only node.
            A11yRole::Value => {
                let text = format!("{name} {}", self.besides(entity, name).concat());
                if self.buttons.contains(entity) {
                    let mut node = AccessNode::new(AccessRole::Button);
                    node.set_label(text);
                    node
                } else {
                    label(&text)
                }
            }
            A11yRole::Field => {
                let mut node = named(AccessRole::TextInput);
                node.set_value(self.besides(entity, name).concat());
                node.add_action(Action::SetValue);
                node
            }
            A11yRole::Alert => {
                let mut node = named(AccessRole::Alert);
                node.set_live(Live::Assertive);
                node
            }
        }
    }

    /// The texts inside an entity, except its name.
    fn besides(&self, entity: Entity, name: &str) -> Vec<&str> {
        let mut texts = Vec::new();
        self.collect_texts(entity, &mut texts);
        texts.retain(|text| !text.is_empty() && *text != name);
        texts
    }

    fn collect_texts<'a>(&'a self, entity: Entity, texts: &mut Vec<&'a str>) {
        for &child in self.children_of(entity) {
            let is_hidden = self.nodes.get(child).is_ok_and(|node| node.display == Display::None);
            if !is_hidden {
                texts.extend(self.texts.get(child).ok().map(|text| text.0.as_str()));
                self.collect_texts(child, texts);
            }
        }
    }

    fn children_of(&self, entity: Entity) -> &[Entity] {
        self.children.get(entity).map_or(&[], |children| children)
    }
}

/// Whether the children have nodes of their own.
const fn holds_parts(role: A11yRole) -> bool {
    matches!(role, A11yRole::Dialog | A11yRole::Toolbar | A11yRole::Status | A11yRole::Choices)
}

fn label(text: &str) -> AccessNode {
    let mut node = AccessNode::new(AccessRole::Label);
    node.set_value(text);
    node
}

/// Adds the text run of a field, so that a screen reader can read it by character.
fn written(tree: &mut AccessTree, field: Entity, node: &AccessNode) -> NodeId {
    let value = node.value().unwrap_or_default();
    let mut letters = AccessNode::new(AccessRole::TextRun);
    letters.set_value(value);
    let lengths: Vec<u8> = value.chars().map(|letter| letter.len_utf8() as u8).collect();
    letters.set_character_lengths(lengths);
    let own = text_run_id(field);
    tree.add(own, letters, None);
    own
}
