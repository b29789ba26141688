//! The accessibility tree of the last update.

use std::collections::HashMap;

use accesskit::{Action, Node, NodeId, TreeId, TreeUpdate};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::{Entity, Rect, Resource, Vec2};

/// The accessibility tree. Bounds are in physical pixels from the window's top left.
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
    /// Creates a tree whose root has yet to be [added](Self::add).
    pub(super) fn new(root: NodeId) -> Self {
        Self { nodes: Vec::new(), entities: HashMap::new(), root, focus: root }
    }

    /// All nodes, children before parents. Empty until the system has requested the tree.
    pub fn nodes(&self) -> &[(NodeId, Node)] {
        &self.nodes
    }

    /// The window's node.
    pub const fn root(&self) -> NodeId {
        self.root
    }

    /// The node with the keyboard focus, or else the sheet or dialog in front, or else the window.
    pub const fn focus(&self) -> NodeId {
        self.focus
    }

    /// The entity of a node that supports an action.
    pub(super) fn doer(&self, id: NodeId, action: Action) -> Option<Entity> {
        let (_, node) = self.nodes.iter().find(|(known, _)| *known == id)?;
        let entity = self.entities.get(&id).copied();
        entity.filter(|_| node.supports_action(action))
    }

    /// The whole tree as an update, whichever version the system has.
    pub(super) fn update(&self) -> TreeUpdate {
        TreeUpdate {
            nodes: self.nodes.clone(),
            tree: None,
            tree_id: TreeId::ROOT,
            focus: self.focus,
        }
    }

    /// Adds a node. Its children have to be added first.
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

/// The id of an entity's node, which stays the same as long as the entity exists.
pub(super) fn entity_id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

/// The id of a field's text run. It differs from all entity ids, because the bits of live entities
/// start with zeros.
pub(super) fn text_run_id(field: Entity) -> NodeId {
    NodeId(!field.to_bits())
}

/// The id of a node without an entity.
pub(super) const fn synthetic_id(number: u64) -> NodeId {
    NodeId((1 << 63) | number)
}

/// Whether the keyboard focus can move to an entity with this tab index.
pub(super) fn can_be_reached(index: Option<&TabIndex>) -> bool {
    index.is_some_and(|index| index.0 >= 0)
}

/// Converts a rectangle in physical pixels.
pub(super) fn bounds(area: Rect) -> accesskit::Rect {
    let [(x0, y0), (x1, y1)] = [area.min, area.max].map(|Vec2 { x, y }| (x.into(), y.into()));
    accesskit::Rect { x0, y0, x1, y1 }
}
