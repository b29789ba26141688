//! The status: time, score, moves and deal code, each under its label.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::bar::{BUTTON_GAP, Bar, RAIL_EDGE, UNDO_GAP, rail_button_side};
use crate::ui::systems::BindingSystems;
use crate::{
    layout::Bars,
    localization::Key,
    ui::{
        a11y_label::A11yRole,
        button::{Look, PushButton, Sends},
        context::UiContext,
        modal::Modal,
        share_code::ShareCode,
        text::{a11y_label, blank},
        theme::{self, Style},
        widgets::placed,
    },
};

/// Adds the status bar.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_status_bar)
        .add_systems(Update, update_status_bar.in_set(BindingSystems))
        .add_systems(
            PostUpdate,
            hide_overlapped_values
                .run_if(any_with_component::<Modal>.or_else(any_component_removed::<Modal>))
                .after(UiSystems::Layout),
        );
}

/// A value in the status bar.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The time played.
    Time,
    /// The score.
    Score,
    /// The number of removals.
    Moves,
    /// The deal code.
    Code,
}

/// The bar that holds the values.
#[derive(Component)]
#[require(Bar)]
struct StatusBar;

/// A label with its value.
#[derive(Component, Clone, Copy)]
struct StatusCell(Value);

/// The label of a value.
#[derive(Component, Clone, Copy)]
struct ValueLabel(Value);

/// From the bar's edge to the outer values, in dp.
pub(super) const EDGE: f32 = 16.0;
/// The least gap between two values, in dp.
const GAP: f32 = 14.0;
/// The least gap between two values of the rail, in dp.
const RAIL_GAP: f32 = 4.0;
/// Between the values and the buttons of the rail, in dp.
const RAIL_BUTTONS_GAP: f32 = 10.0;
/// How far around a value a finger reaches it, in dp.
const TOUCH_PADDING: Vec2 = Vec2::new(8.0, 6.0);

impl Value {
    const ALL: [Self; 4] = [Self::Time, Self::Score, Self::Moves, Self::Code];

    const fn label(self) -> Key {
        match self {
            Self::Time => Key::BarTime,
            Self::Score => Key::BarScore,
            Self::Moves => Key::BarMoves,
            Self::Code => Key::BarCode,
        }
    }

    const fn color(self) -> Color {
        match self {
            Self::Code => theme::GOLD,
            _ => theme::TEXT,
        }
    }

    /// The label and the value. A short code has its prefix for a label.
    fn texts(self, ctx: &UiContext, short_code: bool) -> [String; 2] {
        let game = ctx.session.game();
        let value = match self {
            Self::Time => ctx.words.time(ctx.elapsed()),
            Self::Score => game.score().to_string(),
            Self::Moves => game.moves().to_string(),
            Self::Code if short_code => return [game.code().prefix().into(), game.code().digits()],
            Self::Code => game.code().to_string(),
        };
        [ctx.localize(self.label()), value]
    }

    /// The width of label and value, in dp.
    fn width(self, ctx: &mut UiContext, short_code: bool, scale: f32) -> f32 {
        let [label, value] = self.texts(ctx, short_code);
        let label = ctx.width(Style::Label, scale, &label);
        label.max(ctx.width(Style::Value, scale, &value)).ceil() + 1.0
    }
}

fn spawn_status_bar(mut commands: Commands) {
    commands.spawn((StatusBar, a11y_label(A11yRole::Status, Key::BarStatus))).with_children(
        |bar| {
            for value in Value::ALL {
                let mut cell = bar.spawn((
                    StatusCell(value),
                    a11y_label(A11yRole::Value, value.label()),
                    Node::default(),
                    children![
                        (ValueLabel(value), line(Style::Label, theme::MUTED)),
                        (value, line(Style::Value, value.color())),
                    ],
                ));
                // A tap on the deal code copies it. Keyboard and switch have the menu for that.
                if value == Value::Code {
                    cell.insert((PushButton(Look::Flat), Sends(ShareCode::Copy)));
                }
            }
        },
    );
}

fn line(style: Style, color: Color) -> impl Bundle {
    (blank(style, color), TextLayout::no_wrap())
}

/// How the values fit in the bar.
struct Arrangement {
    bar: Node,
    short_code: bool,
    scale: f32,
    /// The code may be wide: it alone is then smaller.
    code_scale: f32,
}

impl Arrangement {
    fn new(ctx: &mut UiContext) -> Self {
        match ctx.layout.bars {
            Bars::Stacked { status, .. } => Self::in_bar(ctx, status),
            Bars::Rail(rail) => Self::in_rail(ctx, rail),
        }
    }

    fn in_bar(ctx: &mut UiContext, area: Rect) -> Self {
        let wanted = ctx.viewport.text_scale.min(area.height() / (cell_height() + 2.0));
        let room = area.width() - 2.0 * EDGE - 3.0 * GAP;
        let needed = |ctx: &mut UiContext, short_code: bool| -> f32 {
            Value::ALL.map(|value| value.width(ctx, short_code, wanted)).iter().sum()
        };
        let short_code = needed(ctx, false) > room;
        let needed = if short_code { needed(ctx, true) } else { 0.0 };
        let scale = if needed > room { wanted * (room / needed).max(0.0) } else { wanted };
        let bar = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            padding: UiRect::horizontal(px(EDGE)),
            overflow: Overflow::clip(),
            ..default()
        };
        Self { bar: placed(area, bar), short_code, scale, code_scale: scale }
    }

    /// One value below the other, above the rail's buttons.
    fn in_rail(ctx: &mut UiContext, rail: Rect) -> Self {
        let height = rail.height() - 2.0 * RAIL_EDGE;
        let buttons = 3.0 * rail_button_side(rail) + BUTTON_GAP + UNDO_GAP;
        let room = height - buttons - RAIL_BUTTONS_GAP;
        let text_scale = ctx.viewport.text_scale;
        let mut scale_within = |values: &[Value], scale: f32| {
            let widths = values.iter().map(|value| value.width(ctx, true, 1.0));
            scale.min((rail.width() - 4.0) / widths.fold(1.0, f32::max))
        };
        let highest = (room - 3.0 * RAIL_GAP) / (4.0 * cell_height());
        let [values @ .., code] = &Value::ALL;
        let wanted = text_scale.min(highest);
        let scale = scale_within(values, wanted).max(0.0);
        let code_scale = scale_within(std::slice::from_ref(code), scale);
        let gap = ((room - 4.0 * scale * cell_height()) / 3.0).clamp(0.0, 12.0);
        let bar = Node {
            position_type: PositionType::Absolute,
            left: px(rail.min.x),
            top: px(rail.min.y),
            width: px(rail.width()),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(gap),
            padding: UiRect::top(px(RAIL_EDGE)),
            overflow: Overflow::clip(),
            ..default()
        };
        Self { bar, short_code: true, scale, code_scale }
    }

    fn scale(&self, value: Value) -> f32 {
        if value == Value::Code { self.code_scale } else { self.scale }
    }
}

/// The height of a label and its value at 100 %, in dp.
fn cell_height() -> f32 {
    Style::Label.line(1.0) + Style::Value.line(1.0)
}

fn cell_node(value: Value, is_rail: bool) -> Node {
    let align_items = match value {
        _ if is_rail => AlignItems::Center,
        Value::Time => AlignItems::Start,
        Value::Score | Value::Moves => AlignItems::Center,
        Value::Code => AlignItems::End,
    };
    Node {
        flex_direction: FlexDirection::Column,
        align_items,
        flex_shrink: 0.0,
        // Fingers reach the padding too. It takes no room.
        padding: UiRect::axes(px(TOUCH_PADDING.x), px(TOUCH_PADDING.y)),
        margin: UiRect::axes(px(-TOUCH_PADDING.x), px(-TOUCH_PADDING.y)),
        border_radius: BorderRadius::all(px(theme::CORNER)),
        ..default()
    }
}

type Lines<'w, 's> = Query<
    'w,
    's,
    (AnyOf<(&'static ValueLabel, &'static Value)>, &'static mut Text, &'static mut TextFont),
>;

fn update_status_bar(
    mut ctx: UiContext,
    mut bar: Single<&mut Node, (With<StatusBar>, Without<StatusCell>)>,
    mut cells: Query<(&StatusCell, &mut Node), Without<StatusBar>>,
    mut lines: Lines,
) {
    if !ctx.is_changed() {
        return;
    }
    let arrangement = Arrangement::new(&mut ctx);
    bar.set_if_neq(arrangement.bar.clone());
    let is_rail = matches!(ctx.layout.bars, Bars::Rail(_));
    for (&StatusCell(value), mut node) in &mut cells {
        node.set_if_neq(cell_node(value, is_rail));
    }
    for ((label, value), mut text, mut font) in &mut lines {
        let (value, style, line) = match (label, value) {
            (Some(&ValueLabel(value)), _) => (value, Style::Label, 0),
            (None, Some(&value)) => (value, Style::Value, 1),
            (None, None) => continue,
        };
        let new = &value.texts(&ctx, arrangement.short_code)[line];
        if text.0 != *new {
            text.0.clone_from(new);
        }
        font.set_if_neq(style.font(arrangement.scale(value)).0);
    }
}

/// Hides the values that a modal's panel would cut in two.
fn hide_overlapped_values(
    modals: Query<(&Modal, &Visibility), Without<StatusCell>>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    mut cells: Query<(Entity, &mut Visibility), With<StatusCell>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let area = |entity| {
        let (node, at) = nodes.get(entity).ok()?;
        Some(Rect::from_center_size(at.translation, node.size))
    };
    let panels: Vec<Rect> = modals
        .iter()
        .filter(|&(_, visibility)| *visibility != Visibility::Hidden)
        .filter_map(|(modal, _)| area(modal.panel))
        .collect();
    for (cell, mut visibility) in &mut cells {
        let is_cut = area(cell)
            .is_some_and(|cell| panels.iter().any(|panel| !panel.intersect(cell).is_empty()));
        let visible = if is_cut { Visibility::Hidden } else { Visibility::Inherited };
        if visibility.set_if_neq(visible) {
            redraw.write(RequestRedraw);
        }
    }
}
