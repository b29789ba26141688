//! The frame around the scanned group.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    scroll::ScrollIntoView,
    theme::{self, FOCUS_LINE},
    widgets::placed,
};
use crate::{
    input::{
        focus::FocusSystems,
        scan::{Scan, ScanGroups, ScanSystems},
    },
    schedule::GameSystems,
};

/// Adds the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_scan_frame.in_set(GameSystems::Present).after(ScanSystems).before(FocusSystems),
    );
}

/// The frame around the scanned group: a light line between two dark ones, visible on cards and
/// table.
#[derive(Component, Clone, Copy, Debug)]
pub struct ScanFrame;

/// The gap between the group and the frame, in dp.
const AIR: f32 = 1.0;
/// The width of the dark lines, in dp.
const DARK: f32 = 2.0;

fn draw_scan_frame(
    scan: Res<Scan>,
    mut params: ParamSet<(ScanGroups, Query<(Entity, &mut Node), With<ScanFrame>>)>,
    mut shown: Local<Vec<Entity>>,
    mut reveal: ScrollIntoView,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let groups = params.p0();
    let groups_now = if scan.is_on() { groups.list() } else { Vec::new() };
    let group = match scan.framed(&groups_now) {
        [] | [_] => &[],
        group => group,
    };
    let area = group
        .iter()
        .filter_map(|&entity| groups.reachable.visible_area(entity))
        .filter(|area| !area.is_empty())
        .reduce(|all, area| all.union(area));
    let mut frames = params.p1();
    if *shown != group {
        *shown = group.to_vec();
        // A new or scrolled node has its final position in the next frame.
        if reveal.all(group) || area.is_none() && !group.is_empty() {
            redraw.write(RequestRedraw);
        }
    }
    let Some(area) = area.map(|area| area.inflate(AIR + FOCUS_LINE)) else {
        frames.iter().for_each(|(frame, _)| commands.entity(frame).despawn());
        return;
    };
    let node = around(area);
    if let Ok((_, mut frame)) = frames.single_mut() {
        frame.set_if_neq(node);
    } else {
        commands.spawn((
            ScanFrame,
            node,
            GlobalZIndex(20),
            BorderColor::all(theme::TEXT),
            Outline::new(px(DARK), px(0), theme::INK),
            Pickable::IGNORE,
            children![(
                Node {
                    width: percent(100),
                    height: percent(100),
                    border: UiRect::all(px(DARK)),
                    border_radius: BorderRadius::all(px(theme::CORNER - FOCUS_LINE)),
                    ..default()
                },
                BorderColor::all(theme::INK),
                Pickable::IGNORE,
            )],
        ));
    }
}

fn around(area: Rect) -> Node {
    placed(
        area,
        Node {
            border: UiRect::all(px(FOCUS_LINE)),
            border_radius: BorderRadius::all(px(theme::CORNER)),
            ..default()
        },
    )
}
