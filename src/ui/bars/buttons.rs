//! The button bar: Menu, New game, and Undo apart from them.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::{UndoButton, bar, status};
use crate::{
    card_art::Icon,
    game::GameCommand,
    input::scan::ScanGroup,
    localization::Key,
    rules::Slot,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Ink, Look, PushButton, Sends},
        context::{UiContext, one_line},
        navigation::{ConfirmRequest, Navigate, Sheet},
        theme::{self, ICON, Style},
    },
};

/// From a narrow bar's edge to the outer buttons, in dp.
const EDGE: f32 = 10.0;
/// Between Menu and New game, in dp.
const APART: f32 = 8.0;
/// Between New game and Undo, in dp: neither is to be hit for the other.
pub(super) const UNDO_APART: f32 = 24.0;
/// From here on, in dp, a bar has room for the status bar's edge.
const WIDE: f32 = 600.0;
/// Text that would be smaller than this share of its size at 100 % is left to the icon.
const SMALLEST: f32 = 0.8;

/// A button of the bars.
pub(super) struct BarButton {
    pub key: Key,
    pub icon: Icon,
    pub ink: Ink,
    pub turn: TabIndex,
}

/// The keyboard comes to the bars after the slots of the table.
const FIRST: i32 = Slot::ALL.len() as i32;

pub(super) const MENU: BarButton = BarButton {
    key: Key::BarMenu,
    icon: Icon::Menu,
    ink: Ink::Plain,
    turn: TabIndex(FIRST),
};
pub(super) const NEW_GAME: BarButton = BarButton {
    key: Key::BarNewGame,
    icon: Icon::NewGame,
    ink: Ink::Plain,
    turn: TabIndex(FIRST + 1),
};
pub(super) const UNDO: BarButton = BarButton {
    key: Key::BarUndo,
    icon: Icon::Undo,
    ink: Ink::Accent,
    turn: TabIndex(FIRST + 2),
};

/// How icon and label are put together.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    /// The label beside the icon, with so much air around.
    Beside { scale: f32, air: f32 },
    /// The label under the icon.
    Under { scale: f32 },
    /// The icon alone.
    Alone,
}

impl Form {
    /// The form in which all three fit.
    fn fitting(ctx: &mut UiContext, area: Rect) -> Self {
        let room = area.width() - 2.0 * edge(area) - APART - UNDO_APART;
        let scale = ctx.screen.text_scale;
        let labels = |ctx: &mut UiContext, style: Style| -> f32 {
            [MENU, NEW_GAME, UNDO]
                .iter()
                .map(|button| {
                    let label = ctx.localize(button.key);
                    ctx.width(style, scale, &label).ceil() + 1.0
                })
                .sum()
        };
        let beside = labels(ctx, Style::Button);
        let air = ((room - beside) / 3.0 - ICON - APART) / 2.0 - theme::HAIRLINE;
        if air >= 9.0 {
            return Self::Beside {
                scale,
                air: air.min(20.0),
            };
        }
        let under = labels(ctx, Style::Label);
        let scale = scale
            .min(scale * (room - 3.0 * 8.0) / under)
            .min((area.height() - 6.0 - ICON) / Style::Label.line(1.0));
        if scale >= SMALLEST {
            Self::Under { scale }
        } else {
            Self::Alone
        }
    }
}

/// From this bar's edge to the outer buttons, in dp.
fn edge(area: Rect) -> f32 {
    if area.width() < WIDE {
        EDGE
    } else {
        status::EDGE
    }
}

pub(super) fn spawn(commands: &mut Commands, ctx: &mut UiContext, area: Rect) {
    let form = Form::fitting(ctx, area);
    let height = match form {
        Form::Beside { .. } => (area.height() - 8.0).min(48.0 * ctx.screen.text_scale.max(1.0)),
        _ => area.height() - 2.0,
    };
    let menu = (
        pill(ctx, MENU, form, height),
        Sends(Navigate::Open(Sheet::Menu)),
    );
    let new_game = (
        pill(ctx, NEW_GAME, form, height),
        Sends(ConfirmRequest(GameCommand::NewGame)),
    );
    let undo = (
        pill(ctx, UNDO, form, height),
        Sends(GameCommand::Undo),
        UndoButton,
    );
    let spacer = Node {
        min_width: px(UNDO_APART - 2.0 * APART),
        flex_grow: 1.0,
        ..default()
    };
    commands.spawn((
        bar(
            area,
            Node {
                align_items: AlignItems::Center,
                column_gap: px(APART),
                padding: UiRect::horizontal(px(edge(area))),
                ..default()
            },
        ),
        A11yLabel::new(A11yRole::Toolbar, ctx.localize(Key::AppName)),
        children![menu, new_game, spacer, undo],
    ));
}

fn pill(ctx: &mut UiContext, button: BarButton, form: Form, height: f32) -> impl Bundle + use<> {
    let label = ctx.localize(button.key);
    let icon = (ctx.icon(button.icon, ICON, theme::TEXT), button.ink);
    let (style, scale, air, direction) = match form {
        Form::Beside { scale, air } => (Style::Button, scale, air, FlexDirection::Row),
        Form::Under { scale } => (Style::Label, scale, 4.0, FlexDirection::Column),
        Form::Alone => (Style::Label, 0.0, 12.0, FlexDirection::Row),
    };
    let text = (form != Form::Alone).then(|| {
        (
            one_line(style, scale, theme::TEXT, label.clone()),
            Ink::Plain,
        )
    });
    (
        PushButton(Look::Raised),
        button.turn,
        ScanGroup::Buttons,
        A11yLabel::new(A11yRole::Button, label),
        Node {
            flex_direction: direction,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(APART),
            height: px(height),
            min_width: px(theme::TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::horizontal(px(air)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(if direction == FlexDirection::Row {
                height / 2.0
            } else {
                theme::CORNER
            })),
            ..default()
        },
        Children::spawn((Spawn(icon), SpawnIter(text.into_iter()))),
    )
}
