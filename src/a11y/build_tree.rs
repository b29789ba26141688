//! Builds the accessibility tree from the game and the widgets.

use accesskit::{Node, NodeId, Role};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::{
    App, Entity, IntoScheduleConfigs, PostUpdate, Query, Rect, Res, ResMut, Vec2, Window, With,
};
use bevy::window::PrimaryWindow;

use super::live_region::Announcement;
use super::systems::A11ySystems;
use super::table_nodes::Table;
use super::tree::{AccessTree, bounds};
use super::ui_nodes::Interface;
use crate::localization::Localizer;

/// Builds the [`AccessTree`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessTree>()
        .add_systems(PostUpdate, build_access_tree.in_set(A11ySystems::Build));
}

fn build_access_tree(
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
    // The game's language may differ from the system's, and it determines the pronunciation.
    node.set_language(words.language().tag());
    node.set_bounds(bounds(Rect::from_corners(Vec2::ZERO, window.physical_size().as_vec2())));
    node.set_children(children);
    tree.add(root, node, None);

    let (focus, visible) = keyboard;
    let at = focus.get().filter(|_| visible.0);
    tree.focus = at.and_then(|at| tree.node_of(at)).or(front).unwrap_or(root);
    *kept = tree;
}
