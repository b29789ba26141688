//! The buttons Menu, New game and Undo, with Undo apart from the others.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*, ui::InteractionDisabled};

use super::bar::{BUTTON_GAP, Bar, RAIL_EDGE, UNDO_GAP, rail_button_side};
use super::status_bar;
use crate::ui::systems::BindingSystems;
use crate::{
    card_art::Icon,
    game::GameCommand,
    input::scan::ScanGroup,
    layout::Bars,
    localization::Key,
    rules::Slot,
    ui::{
        a11y_label::A11yRole,
        binding::BindMarker,
        button::{Ink, Look, PushButton, Sends},
        context::UiContext,
        navigation::{ConfirmRequest, Navigate, Sheet},
        text::{a11y_label, blank, icon},
        theme::{self, ICON, Style},
        widgets::placed,
    },
};

/// Adds the button bar.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_button_bar)
        .add_systems(Update, update_button_bar.in_set(BindingSystems));
}

/// The button that takes back the last removal.
#[derive(Component, Clone, Copy, Debug)]
pub struct UndoButton;

/// The bar that holds the buttons.
#[derive(Component)]
#[require(Bar)]
struct ButtonBar;

/// One of the three buttons.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum BarButton {
    Menu,
    NewGame,
    Undo,
}

/// The label of a button.
#[derive(Component, Clone, Copy)]
struct ButtonLabel(BarButton);

/// Keeps Undo apart from the other buttons.
#[derive(Component)]
struct Spacer;

/// From a narrow bar's edge to the outer buttons, in dp.
const EDGE: f32 = 10.0;
/// Bars of this width, in dp, have room for the status bar's edge.
const WIDE: f32 = 600.0;
/// A label smaller than this share of its size at 100 % is left out.
const SMALLEST: f32 = 0.8;
/// The keyboard reaches the buttons after the slots.
const FIRST_TAB_INDEX: i32 = Slot::ALL.len() as i32;

impl BarButton {
    const ALL: [Self; 3] = [Self::Menu, Self::NewGame, Self::Undo];

    const fn key(self) -> Key {
        match self {
            Self::Menu => Key::BarMenu,
            Self::NewGame => Key::BarNewGame,
            Self::Undo => Key::BarUndo,
        }
    }

    const fn icon(self) -> (Icon, Ink) {
        match self {
            Self::Menu => (Icon::Menu, Ink::Plain),
            Self::NewGame => (Icon::NewGame, Ink::Plain),
            Self::Undo => (Icon::Undo, Ink::Accent),
        }
    }
}

fn spawn_button_bar(mut commands: Commands) {
    commands.spawn((ButtonBar, a11y_label(A11yRole::Toolbar, Key::AppName))).with_children(|bar| {
        for (tab_index, button) in (FIRST_TAB_INDEX..).zip(BarButton::ALL) {
            if button == BarButton::Undo {
                bar.spawn((Spacer, Node::default()));
            }
            let (name, ink) = button.icon();
            let label = (
                ButtonLabel(button),
                Ink::Plain,
                blank(Style::Button, theme::TEXT),
                TextLayout::no_wrap(),
            );
            let mut entity = bar.spawn((
                button,
                PushButton(Look::Raised),
                Node::default(),
                TabIndex(tab_index),
                ScanGroup::Buttons,
                a11y_label(A11yRole::Button, button.key()),
                Children::spawn((Spawn((icon(name, ICON, theme::TEXT), ink)), Spawn(label))),
            ));
            match button {
                BarButton::Menu => entity.insert(Sends(Navigate::Open(Sheet::Menu))),
                BarButton::NewGame => entity.insert(Sends(ConfirmRequest(GameCommand::NewGame))),
                BarButton::Undo => entity.insert((
                    UndoButton,
                    Sends(GameCommand::Undo),
                    BindMarker::<InteractionDisabled>::new(|ctx| !ctx.session.can_undo()),
                )),
            };
        }
    });
}

/// How icon and label are arranged in each button.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// The label beside the icon, with this padding in dp.
    Beside { scale: f32, padding: f32 },
    /// The label under the icon.
    Under { scale: f32 },
    /// The icon alone.
    IconOnly,
    /// The icon alone, in the rail's round button of this side in dp.
    Round { side: f32 },
}

impl Form {
    /// The form in which all three buttons fit into a bar.
    fn fitting(ctx: &mut UiContext, area: Rect) -> Self {
        let room = area.width() - 2.0 * edge(area) - BUTTON_GAP - UNDO_GAP;
        let scale = ctx.viewport.text_scale;
        let labels = |ctx: &mut UiContext, style: Style| -> f32 {
            BarButton::ALL
                .map(|button| {
                    let label = ctx.localize(button.key());
                    ctx.width(style, scale, &label).ceil() + 1.0
                })
                .iter()
                .sum()
        };
        let beside = labels(ctx, Style::Button);
        let padding = ((room - beside) / 3.0 - ICON - BUTTON_GAP) / 2.0 - theme::HAIRLINE;
        if padding >= 9.0 {
            return Self::Beside { scale, padding: padding.min(20.0) };
        }
        let under = labels(ctx, Style::Label);
        let scale = scale
            .min(scale * (room - 3.0 * 8.0) / under)
            .min((area.height() - 6.0 - ICON) / Style::Label.line(1.0));
        if scale >= SMALLEST { Self::Under { scale } } else { Self::IconOnly }
    }

    fn button_node(self, text_scale: f32, bar_height: f32) -> Node {
        let node = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            border: UiRect::all(px(theme::HAIRLINE)),
            ..default()
        };
        if let Self::Round { side } = self {
            return Node {
                width: px(side),
                height: px(side),
                border_radius: BorderRadius::MAX,
                ..node
            };
        }
        let (height, padding, flex_direction) = match self {
            Self::Beside { padding, .. } => {
                ((bar_height - 8.0).min(48.0 * text_scale.max(1.0)), padding, FlexDirection::Row)
            }
            Self::Under { .. } => (bar_height - 2.0, 4.0, FlexDirection::Column),
            Self::IconOnly | Self::Round { .. } => (bar_height - 2.0, 12.0, FlexDirection::Row),
        };
        let corner =
            if flex_direction == FlexDirection::Row { height / 2.0 } else { theme::CORNER };
        Node {
            flex_direction,
            column_gap: px(BUTTON_GAP),
            height: px(height),
            min_width: px(theme::TOUCH),
            padding: UiRect::horizontal(px(padding)),
            border_radius: BorderRadius::all(px(corner)),
            ..node
        }
    }

    const fn label(self) -> Option<(Style, f32)> {
        match self {
            Self::Beside { scale, .. } => Some((Style::Button, scale)),
            Self::Under { scale } => Some((Style::Label, scale)),
            Self::IconOnly | Self::Round { .. } => None,
        }
    }
}

/// From this bar's edge to the outer buttons, in dp.
fn edge(area: Rect) -> f32 {
    if area.width() < WIDE { EDGE } else { status_bar::EDGE }
}

fn bar_node(area: Rect) -> Node {
    placed(
        area,
        Node {
            align_items: AlignItems::Center,
            column_gap: px(BUTTON_GAP),
            padding: UiRect::horizontal(px(edge(area))),
            overflow: Overflow::clip(),
            ..default()
        },
    )
}

/// At the foot of the rail, below the status.
fn rail_node(rail: Rect, window_height: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rail.min.x),
        bottom: px(window_height - rail.max.y),
        width: px(rail.width()),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(BUTTON_GAP),
        padding: UiRect::bottom(px(RAIL_EDGE)),
        overflow: Overflow::clip(),
        ..default()
    }
}

type Nodes<'w, 's> = Query<
    'w,
    's,
    (
        AnyOf<(&'static ButtonBar, &'static BarButton, &'static Spacer, &'static ButtonLabel)>,
        &'static mut Node,
    ),
>;

fn update_button_bar(
    mut ctx: UiContext,
    mut nodes: Nodes,
    mut labels: Query<(&ButtonLabel, &mut Text, &mut TextFont)>,
) {
    if !ctx.is_changed() {
        return;
    }
    let (bar, form, bar_height) = match ctx.layout.bars {
        Bars::Stacked { buttons, .. } => {
            (bar_node(buttons), Form::fitting(&mut ctx, buttons), buttons.height())
        }
        Bars::Rail(rail) => (
            rail_node(rail, ctx.viewport.size.y),
            Form::Round { side: rail_button_side(rail) },
            rail.height(),
        ),
    };
    let button = form.button_node(ctx.viewport.text_scale, bar_height);
    let extra_gap = px(UNDO_GAP - 2.0 * BUTTON_GAP);
    let spacer = if matches!(form, Form::Round { .. }) {
        Node { height: extra_gap, ..default() }
    } else {
        Node { min_width: extra_gap, flex_grow: 1.0, ..default() }
    };
    let label = Node {
        display: if form.label().is_some() { Display::Flex } else { Display::None },
        ..default()
    };
    for ((is_bar, is_button, is_spacer, _), mut node) in &mut nodes {
        let new = if is_bar.is_some() {
            &bar
        } else if is_button.is_some() {
            &button
        } else if is_spacer.is_some() {
            &spacer
        } else {
            &label
        };
        node.set_if_neq(new.clone());
    }
    for (&ButtonLabel(button), mut text, mut font) in &mut labels {
        let label = ctx.localize(button.key());
        if text.0 != label {
            text.0 = label;
        }
        if let Some((style, scale)) = form.label() {
            font.set_if_neq(style.font(scale).0);
        }
    }
}
