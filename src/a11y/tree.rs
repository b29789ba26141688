//! The tree itself, as it was last put together.

use std::collections::HashMap;

use accesskit::{Action, Node, NodeId, TreeId, TreeUpdate};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::{Entity, Rect, Resource, Vec2};

/// What screen readers are given. Bounds are physical pixels from the window's top left.
#[derive(Resource, Clone, Debug)]
pub struct AccessTree {
    nodes: Vec<(NodeId, Node)>,
    entities: HashMap<NodeId, Entity>,
    root: NodeId,
    pub(super) focus: NodeId,
}

impl Default for AccessTree {
    fn default() -> Self {
        Self::new(NodeId(0))
    }
}

impl AccessTree {
    /// A tree without anything but its root, which has yet to be [added](Self::add).
    pub(super) fn new(root: NodeId) -> Self {
        Self {
            nodes: Vec::new(),
            entities: HashMap::new(),
            root,
            focus: root,
        }
    }

    /// All nodes, each after its children. Empty until the system has asked for a tree.
    pub fn nodes(&self) -> &[(NodeId, Node)] {
        &self.nodes
    }

    /// The window.
    pub const fn root(&self) -> NodeId {
        self.root
    }

    /// Where the keyboard is, else the sheet or dialog in front, else the window.
    pub const fn focus(&self) -> NodeId {
        self.focus
    }

    /// What a node stands for, if that can be done with it.
    pub(super) fn doer(&self, id: NodeId, action: Action) -> Option<Entity> {
        let (_, node) = self.nodes.iter().find(|(known, _)| *known == id)?;
        let entity = self.entities.get(&id).copied();
        entity.filter(|_| node.supports_action(action))
    }

    /// The tree whole, as an update of whatever the system has of it.
    pub(super) fn update(&self) -> TreeUpdate {
        TreeUpdate {
            nodes: self.nodes.clone(),
            tree: None,
            tree_id: TreeId::ROOT,
            focus: self.focus,
        }
    }

    /// Adds a node whose children have been added.
    pub(super) fn add(&mut self, id: NodeId, node: Node, entity: Option<Entity>) {
        self.nodes.push((id, node));
        if let Some(entity) = entity {
            self.entities.insert(id, entity);
        }
    }

    pub(super) fn node_of(&self, entity: Entity) -> Option<NodeId> {
        let mut found = self.entities.iter();
        found.find_map(|(&id, &other)| (other == entity).then_some(id))
    }
}

/// The id of an entity's node. An entity lives as long as its widget, and so does the id.
pub(super) fn entity_id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

/// The id of the text in a field. No entity has it: the bits of live entities begin with zeros.
pub(super) fn text_run_id(field: Entity) -> NodeId {
    NodeId(!field.to_bits())
}

/// The id of a node without an entity.
pub(super) const fn synthetic_id(number: u64) -> NodeId {
    NodeId((1 << 63) | number)
}

/// Whether the keyboard can be put there.
pub(super) fn can_be_reached(index: Option<&TabIndex>) -> bool {
    index.is_some_and(|index| index.0 >= 0)
}

/// A rectangle in physical pixels.
pub(super) fn bounds(area: Rect) -> accesskit::Rect {
    let [(x0, y0), (x1, y1)] = [area.min, area.max].map(|Vec2 { x, y }| (x.into(), y.into()));
    accesskit::Rect { x0, y0, x1, y1 }
}
