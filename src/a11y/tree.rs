//! The tree itself, as it was last put together.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use accesskit::{Action, Node, NodeId, Role, TreeId, TreeUpdate};
use bevy::input_focus::{InputFocus, InputFocusVisible, tab_navigation::TabIndex};
use bevy::prelude::{
    App, Entity, IntoScheduleConfigs, PostUpdate, Query, Rect, Res, ResMut, Resource, Vec2, Window,
    With,
};
use bevy::window::PrimaryWindow;

use super::{A11ySystems, Announcement, table_nodes::Table, ui_nodes::Interface};
use crate::localization::Localizer;

/// Keeps the [`AccessTree`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessTree>()
        .add_systems(PostUpdate, build.in_set(A11ySystems::Build));
}

/// What screen readers are given. Bounds are physical pixels from the window's top left.
#[derive(Resource, Clone, Debug)]
pub struct AccessTree {
    nodes: Vec<(NodeId, Node)>,
    entities: HashMap<NodeId, Entity>,
    root: NodeId,
    focus: NodeId,
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

    fn node_of(&self, entity: Entity) -> Option<NodeId> {
        let mut found = self.entities.iter();
        found.find_map(|(&id, &other)| (other == entity).then_some(id))
    }
}

/// The id of a node, by the one it is in, what it is, and what tells it from its like there. So a page that is built
/// anew keeps its ids, and who listens to it stays where they were.
pub(super) fn id(parent: NodeId, role: Role, mark: impl Hash) -> NodeId {
    let mut hasher = DefaultHasher::new();
    (parent.0, role, mark).hash(&mut hasher);
    NodeId(hasher.finish())
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

fn build(
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    table: Table,
    interface: Interface,
    announcement: Res<Announcement>,
    words: Res<Localizer>,
    keyboard: (Res<InputFocus>, Res<InputFocusVisible>),
    mut kept: ResMut<AccessTree>,
) {
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    let root = NodeId(entity.to_bits());
    let mut tree = AccessTree::new(root);
    let mut children = Vec::new();
    if !interface.covers_table() {
        table.read(&mut tree, &mut children);
    }
    let front = interface.read(&mut tree, &mut children);
    announcement.read(&mut tree, &mut children);

    let mut node = Node::new(Role::Window);
    node.set_label(window.title.as_str());
    // Not always the system's, and pronounced by its own rules.
    node.set_language(words.language().tag());
    node.set_bounds(bounds(Rect::from_corners(
        Vec2::ZERO,
        window.physical_size().as_vec2(),
    )));
    node.set_children(children);
    tree.add(root, node, None);

    let (focus, visible) = keyboard;
    let at = focus.get().filter(|_| visible.0);
    tree.focus = at.and_then(|at| tree.node_of(at)).or(front).unwrap_or(root);
    *kept = tree;
}
