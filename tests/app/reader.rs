//! A screen reader: it knows the app by its tree alone, and does things by the tree's actions alone.

use accesskit::{Action, ActionData, ActionRequest, Node, NodeId, Role, TreeId};
use bevy::a11y::{AccessibilityRequested, ActionRequest as Asked};
use half_moon::a11y::{AccessTree, Announcement};

use crate::phone::Phone;

impl Phone {
    /// A phone with this deal, whose screen reader has been turned on.
    pub fn with_reader(code: &str) -> Self {
        let mut phone = Self::with_deal(code);
        phone.turn_reader_on();
        phone
    }

    pub fn turn_reader_on(&mut self) {
        self.app.world().resource::<AccessibilityRequested>().set(true);
        self.frame();
    }

    pub fn tree(&self) -> &AccessTree {
        self.app.world().resource()
    }

    pub fn node(&self, id: NodeId) -> &Node {
        let mut nodes = self.tree().nodes().iter();
        let (_, node) = nodes.find(|(known, _)| *known == id).expect("a node");
        node
    }

    /// All that can be read, in reading order, with how deep it lies.
    pub fn read(&self) -> Vec<(usize, NodeId, &Node)> {
        let mut read = Vec::new();
        let mut next = vec![(0, self.tree().root())];
        while let Some((depth, id)) = next.pop() {
            let node = self.node(id);
            read.push((depth, id, node));
            let children = node.children().iter().rev();
            next.extend(children.map(|&child| (depth + 1, child)));
        }
        read
    }

    /// What is heard of everything, in reading order. A field's letters are part of it.
    pub fn heard(&self) -> Vec<String> {
        let read = self.read().into_iter().skip(1);
        read.filter(|(.., node)| node.role() != Role::TextRun)
            .map(|(.., node)| name(node).to_owned())
            .collect()
    }

    /// The first of this role and name.
    pub fn find(&self, role: Role, name_of: &str) -> NodeId {
        let found =
            self.read().into_iter().find(|(.., node)| node.role() == role && name(node) == name_of);
        let (_, id, _) =
            found.unwrap_or_else(|| panic!("no {role:?} {name_of:?} in {:#?}", self.heard()));
        id
    }

    /// Asks for something as the system passes it on, and lets it be done.
    pub fn ask(&mut self, id: NodeId, action: Action, data: Option<ActionData>) {
        self.app.world_mut().write_message(Asked(ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node: id,
            data,
        }));
        self.frame();
    }

    /// Clicks the button of this name.
    pub fn click(&mut self, name: &str) {
        let id = self.find(Role::Button, name);
        self.ask(id, Action::Click, None);
    }

    /// The one whose name begins so.
    pub fn beginning(&self, role: Role, start: &str) -> NodeId {
        let found = self
            .read()
            .into_iter()
            .find(|(.., node)| node.role() == role && name(node).starts_with(start));
        let (_, id, _) = found.unwrap_or_else(|| panic!("no {start:?} in {:#?}", self.heard()));
        id
    }

    /// What was said last.
    pub fn said(&self) -> &str {
        self.app.world().resource::<Announcement>().text()
    }
}

/// What a node is called: text is its own name.
pub fn name(node: &Node) -> &str {
    match node.role() {
        Role::Label => node.value(),
        _ => node.label(),
    }
    .unwrap_or_default()
}
