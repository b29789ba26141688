//! The widgets of a modal around its content.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::body::ModalBody;
use super::components::Modal;
use super::placement::PanelPlacement;
use crate::{
    card_art::Icon,
    input::focus::ModalLayer,
    layout::Insets,
    localization::Key,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        button::{Ink, Look, PushButton, Sends},
        context::UiContext,
        navigation::{Navigate, View},
        scroll::{ScrollArea, bottom_fade, page_buttons, scrollbar},
        text::{Content, a11y_label, icon, text},
        theme::{self, EDGE, GAP, TOUCH},
        titles,
    },
};

/// Modals lie above the bars, each above those below it.
const Z_INDEX: i32 = 10;

/// Spawns a modal without content.
pub fn spawn_modal(
    commands: &mut Commands,
    view: View,
    layer: ModalLayer,
    can_go_back: bool,
) -> Entity {
    let is_sheet = matches!(view, View::Sheet(_));
    let mut scrim = commands.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            width: percent(100),
            height: percent(100),
            ..default()
        },
        BackgroundColor(theme::SKY.with_alpha(theme::SCRIM)),
    ));
    if is_sheet {
        scrim.insert((PushButton(Look::Scrim), Sends(Navigate::Close)));
    }
    let scrim = scrim.id();

    let body = commands.spawn((body(view), ScrollArea)).id();
    let scrollbar = commands.spawn(scrollbar(body)).id();
    let fade = commands.spawn(bottom_fade(body)).id();
    let buttons = commands.spawn(page_buttons(body)).id();
    let scrolling = commands
        .spawn(Node {
            flex_direction: FlexDirection::Column,
            min_height: px(0),
            flex_shrink: 1.0,
            ..default()
        })
        .add_children(&[body, fade, scrollbar])
        .id();
    let title = Content::computed(move |ctx| titles::title(&ctx.words, view));
    let mut panel = commands.spawn((panel(view), a11y_label(A11yRole::Dialog, title.clone())));
    if is_sheet {
        panel.with_child(header(title, can_go_back));
    }
    let panel = panel.add_children(&[scrolling, buttons]).id();
    commands
        .spawn((
            Modal { view, scrim, panel, body },
            layer,
            GlobalZIndex(Z_INDEX + layer.depth as i32),
            Visibility::Hidden,
            Node {
                position_type: PositionType::Absolute,
                justify_content: JustifyContent::Center,
                ..default()
            },
            Bind::new(move |ctx, node: &mut Node| place_modal(ctx, view, node)),
        ))
        .add_children(&[scrim, panel])
        .id()
}

fn place_modal(ctx: &UiContext, view: View, node: &mut Node) {
    let placement = PanelPlacement::new(&ctx.viewport, view);
    node.width = px(ctx.viewport.size.x);
    node.height = px(ctx.viewport.size.y);
    (node.align_items, node.padding) = if placement.at_bottom {
        (AlignItems::End, UiRect::ZERO)
    } else {
        (AlignItems::Center, padding(ctx.viewport.safe))
    };
}

fn padding(insets: Insets) -> UiRect {
    let Insets { left, top, right, bottom } = insets;
    UiRect::new(px(left), px(right), px(top), px(bottom))
}

fn panel(view: View) -> impl Bundle {
    (
        Node { flex_direction: FlexDirection::Column, ..default() },
        Bind::new(move |ctx, node: &mut Node| {
            let placement = PanelPlacement::new(&ctx.viewport, view);
            let line = px(theme::HAIRLINE);
            node.width = px(placement.width);
            node.max_height = px(placement.max_height);
            node.border_radius = placement.corners();
            (node.border, node.padding) = if placement.at_bottom {
                let home_indicator = px(ctx.viewport.safe.bottom);
                (UiRect::top(line), UiRect::bottom(home_indicator))
            } else {
                (UiRect::all(line), UiRect::ZERO)
            };
        }),
        BackgroundColor(theme::SHEET),
        BorderColor::all(theme::LINE),
        BoxShadow::new(Color::BLACK.with_alpha(0.45), px(0), px(4), px(0), px(24)),
        UiTransform::IDENTITY,
    )
}

fn body(view: View) -> impl Bundle {
    (
        ModalBody { view },
        Node {
            flex_direction: FlexDirection::Column,
            min_height: px(0),
            flex_shrink: 1.0,
            row_gap: px(GAP),
            overflow: Overflow::scroll_y(),
            ..default()
        },
        Bind::new(move |ctx, node: &mut Node| {
            let placement = PanelPlacement::new(&ctx.viewport, view);
            node.padding = padding(placement.insets(&ctx.viewport, view));
        }),
    )
}

fn header(title: Content, can_go_back: bool) -> impl Bundle {
    let back = can_go_back.then(|| header_button(Icon::Back, Key::SheetBack, Navigate::Back));
    let close = header_button(Icon::Close, Key::SheetClose, Navigate::Close);
    let title = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            margin: UiRect::left(px(if can_go_back { 4.0 } else { EDGE - 4.0 })),
            ..default()
        },
        Children::spawn(Spawn(text(theme::Style::Title, theme::TEXT, title))),
    );
    (
        Node {
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            padding: UiRect::new(px(4), px(4), px(6), px(4)),
            ..default()
        },
        Children::spawn((SpawnIter(back.into_iter()), Spawn(title), Spawn(close))),
    )
}

fn header_button(name: Icon, label: Key, navigate: Navigate) -> impl Bundle {
    (
        PushButton(Look::Flat),
        Sends(navigate),
        TabIndex(0),
        a11y_label(A11yRole::Button, label),
        Node {
            width: px(TOUCH),
            height: px(TOUCH),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Children::spawn(Spawn((icon(name, theme::ICON, theme::TEXT), Ink::Plain))),
    )
}
