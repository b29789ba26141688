//! The statistics: counts, best results, and a chart of the last games.

use bevy::prelude::*;

use crate::ui::systems::ModalSystems;
use crate::{
    card_art::Icon,
    game::{FinishedGame, RECENT},
    localization::Key,
    rules::REMOVALS_TO_VICTORY,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        button::{Look, Sends},
        context::UiContext,
        modal::{NewModals, content_width},
        navigation::{Navigate, Question, Sheet, View},
        text::{Content, a11y_label, text},
        theme::{self, CORNER, GAP, Style},
        widgets::{adaptive_grid, button, centred, emblem, group, heading},
    },
};

/// Adds the statistics' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill_statistics.in_set(ModalSystems::Fill));
}

fn fill_statistics(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::Statistics) else {
        return;
    };
    body.with_children(|body| {
        let has_none = |ctx: &UiContext| ctx.statistics.played() == 0;
        body.spawn((spacer(GAP), Bind::display_if(has_none)));
        body.spawn((emblem(Icon::Statistics, theme::GOLD), Bind::display_if(has_none)));
        body.spawn((
            centred(Style::Body, theme::MUTED, Key::StatisticsNoneYet),
            Bind::display_if(has_none),
        ));
        body.spawn(adaptive_grid(GAP, |ctx| columns(ctx))).with_children(|tiles| {
            for (place, (label, value)) in VALUES.into_iter().enumerate() {
                let mut tile = tiles.spawn(tile(label, value));
                if place == LAST {
                    // It fills its row.
                    tile.insert(Bind::new(|ctx, node: &mut Node| {
                        let columns = columns(ctx);
                        let span = columns - LAST as u16 % columns;
                        node.grid_column = GridPlacement::span(span);
                    }));
                }
            }
        });
        spawn_recent(body);
        let can_reset = |ctx: &UiContext| ctx.statistics.played() > 0;
        body.spawn((spacer(4.0), Bind::display_if(can_reset)));
        body.spawn((
            button(Look::Raised, None, Key::StatisticsReset),
            Sends(Navigate::Question(Question::ResetStatistics)),
            Bind::display_if(can_reset),
        ));
    });
}

fn spacer(height: f32) -> Node {
    Node { height: px(height), ..default() }
}

/// How many tiles stand side by side.
fn columns(ctx: &UiContext) -> u16 {
    let width = content_width(&ctx.viewport, View::Sheet(Sheet::Statistics));
    if width >= 380.0 * ctx.viewport.text_scale { 3 } else { 2 }
}

type Value = fn(&UiContext) -> String;

const VALUES: [(Key, Value); 7] = [
    (Key::StatisticsPlayed, |ctx| number(ctx, ctx.statistics.played())),
    (Key::StatisticsWon, |ctx| number(ctx, ctx.statistics.won())),
    (Key::StatisticsWinRate, |ctx| {
        let rate = ctx.statistics.win_rate();
        rate.map_or_else(|| none(ctx), |rate| ctx.words.percent(rate))
    }),
    (Key::StatisticsStreak, |ctx| number(ctx, ctx.statistics.streak())),
    (Key::StatisticsBestStreak, |ctx| number(ctx, ctx.statistics.best_streak())),
    (Key::StatisticsBestTime, |ctx| {
        let time = ctx.statistics.best_time();
        time.map_or_else(|| none(ctx), |time| ctx.words.time(time))
    }),
    (Key::StatisticsFewestUndos, |ctx| {
        let undos = ctx.statistics.fewest_undos();
        undos.map_or_else(|| none(ctx), |undos| number(ctx, undos))
    }),
];

/// The place of the last value.
const LAST: usize = VALUES.len() - 1;

fn number(ctx: &UiContext, number: u32) -> String {
    ctx.words.number(number.into())
}

fn none(ctx: &UiContext) -> String {
    ctx.localize(Key::StatisticsNone)
}

fn tile(label: Key, value: Value) -> impl Bundle {
    (
        a11y_label(A11yRole::Value, label),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            row_gap: px(2),
            padding: UiRect::axes(px(14), px(10)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER)),
            min_width: px(0),
            grid_column: GridPlacement::span(1),
            ..default()
        },
        BackgroundColor(theme::RAISED.with_alpha(0.55)),
        BorderColor::all(theme::LINE.with_alpha(0.6)),
        Children::spawn((
            Spawn(text(Style::Small, theme::MUTED, label)),
            Spawn(text(Style::Large, theme::TEXT, Content::computed(move |ctx| value(ctx)))),
        )),
    )
}

/// The chart's height in dp.
const CHART: f32 = 72.0;

/// The chart of the last games, under its heading.
fn spawn_recent(body: &mut ChildSpawnerCommands) {
    let has_recent = |ctx: &UiContext| !ctx.statistics.recent().is_empty();
    let title = Content::computed(|ctx| {
        let count = ctx.statistics.recent().len();
        ctx.words.text_with(Key::StatisticsRecent, &[("count", count.into())])
    });
    body.spawn((heading(title), Bind::display_if(has_recent)));
    let name = Content::computed(|ctx| {
        let games = ctx.statistics.recent();
        let won = games.iter().filter(|game| game.won).count();
        ctx.words
            .text_with(Key::StatisticsChart, &[("count", games.len().into()), ("won", won.into())])
    });
    body.spawn((group(), Bind::display_if(has_recent))).with_children(|group| {
        group
            .spawn((
                a11y_label(A11yRole::Picture, name),
                Node {
                    align_items: AlignItems::End,
                    column_gap: px(2),
                    height: px(CHART + 16.0),
                    margin: UiRect::new(px(14), px(14), px(12), px(0)),
                    border: UiRect::bottom(px(1)),
                    ..default()
                },
                BorderColor::all(theme::OUTLINE),
            ))
            .with_children(|chart| {
                for place in 0..RECENT {
                    chart.spawn(column(place));
                }
            });
        group.spawn(Node { margin: UiRect::axes(px(14), px(8)), ..default() }).with_child(text(
            Style::Small,
            theme::MUTED,
            Key::StatisticsRecentAbout,
        ));
    });
}

/// The bar of a game, as high as it has removals. That of a won game is gold, with a moon above it.
fn column(place: usize) -> impl Bundle {
    let is_won = move |ctx: &UiContext| game(ctx, place).is_some_and(|game| game.won);
    let moon = (
        Node {
            width: px(7),
            height: px(7),
            margin: UiRect::bottom(px(3)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Bind::display_if(is_won),
        BackgroundColor(theme::GOLD),
    );
    let bar = (
        Node {
            width: percent(78),
            max_width: px(16),
            border_radius: BorderRadius::top(px(3)),
            ..default()
        },
        Bind::new(move |ctx, node: &mut Node| {
            let height = game(ctx, place).map_or(0.0, |game| {
                let share = game.removals as f32 / REMOVALS_TO_VICTORY as f32;
                (CHART * share).max(3.0)
            });
            node.height = px(height);
        }),
        BackgroundColor::default(),
        Bind::new(move |ctx, ground: &mut BackgroundColor| {
            ground.0 = if is_won(ctx) { theme::GOLD } else { theme::OUTLINE };
        }),
    );
    (
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::End,
            align_items: AlignItems::Center,
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Children::spawn((Spawn(moon), Spawn(bar))),
    )
}

fn game<'a>(ctx: &'a UiContext, place: usize) -> Option<&'a FinishedGame> {
    ctx.statistics.recent().get(place)
}
