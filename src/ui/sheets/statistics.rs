//! The statistics: counts, best results, and the last games as a small chart.

use bevy::prelude::*;

use crate::{
    card_art::Icon,
    game::{FinishedGame, RECENT, Statistics},
    localization::{Key, Localizer},
    rules::REMOVALS_TO_VICTORY,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Look, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{Navigate, Question, Sheet},
        theme::{self, CORNER, GAP, Style},
        widgets::{self, centred, grid, group, heading},
    },
};

/// Adds the statistics' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(ModalSystems::Fill));
}

fn fill(mut ctx: UiContext, statistics: Res<Statistics>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Statistics, statistics.is_changed()) else {
        return;
    };
    let ctx = &mut ctx;
    let width = blank.width;
    blank.page.with_children(|page| {
        if statistics.played() == 0 {
            let none = ctx.localize(Key::StatisticsNoneYet);
            page.spawn(Node {
                height: px(GAP),
                ..default()
            });
            page.spawn(widgets::emblem(ctx, Icon::Statistics, theme::GOLD));
            page.spawn(centred(ctx, Style::Body, theme::MUTED, none));
        }
        let columns = if width >= 380.0 * ctx.screen.text_scale {
            3
        } else {
            2
        };
        page.spawn(grid(columns, GAP)).with_children(|tiles| {
            let values = values(&ctx.words, &statistics);
            let last = values.len() - 1;
            for (place, (label, value)) in values.into_iter().enumerate() {
                // The last one fills its row.
                let span = if place == last {
                    columns - last as u16 % columns
                } else {
                    1
                };
                tiles.spawn(tile(ctx, label, value, span));
            }
        });
        if !statistics.recent().is_empty() {
            recent(page, ctx, statistics.recent());
        }
        if statistics.played() > 0 {
            let reset = ctx.localize(Key::StatisticsReset);
            page.spawn(Node {
                height: px(4),
                ..default()
            });
            page.spawn((
                widgets::button(ctx, Look::Raised, None, reset),
                Sends(Navigate::Question(Question::ResetStatistics)),
            ));
        }
    });
}

fn values(words: &Localizer, statistics: &Statistics) -> [(Key, String); 7] {
    let none = || words.text(Key::StatisticsNone);
    let number = |number: u32| words.number(number.into());
    [
        (Key::StatisticsPlayed, number(statistics.played())),
        (Key::StatisticsWon, number(statistics.won())),
        (
            Key::StatisticsWinRate,
            statistics
                .win_rate()
                .map_or_else(none, |rate| words.percent(rate)),
        ),
        (Key::StatisticsStreak, number(statistics.streak())),
        (Key::StatisticsBestStreak, number(statistics.best_streak())),
        (
            Key::StatisticsBestTime,
            statistics
                .best_time()
                .map_or_else(none, |time| words.time(time)),
        ),
        (
            Key::StatisticsFewestUndos,
            statistics.fewest_undos().map_or_else(none, number),
        ),
    ]
}

fn tile(ctx: &UiContext, label: Key, value: String, span: u16) -> impl Bundle + use<> {
    let label = ctx.localize(label);
    (
        A11yLabel::new(A11yRole::Value, label.clone()),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            row_gap: px(2),
            padding: UiRect::axes(px(14), px(10)),
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::all(px(CORNER)),
            min_width: px(0),
            grid_column: GridPlacement::span(span),
            ..default()
        },
        BackgroundColor(theme::RAISED.with_alpha(0.55)),
        BorderColor::all(theme::LINE.with_alpha(0.6)),
        children![
            ctx.text(Style::Small, theme::MUTED, label),
            ctx.text(Style::Large, theme::TEXT, value),
        ],
    )
}

/// The chart's height in dp.
const CHART: f32 = 72.0;

/// A bar for each of the last games, as high as it has moves; a full one, in gold with a moon above, is won.
fn recent(page: &mut ChildSpawnerCommands, ctx: &mut UiContext, games: &[FinishedGame]) {
    let count = [("count", games.len().into())];
    let title = ctx.words.text_with(Key::StatisticsRecent, &count);
    page.spawn(heading(ctx, title));
    let won = games.iter().filter(|game| game.won).count();
    let name = ctx.words.text_with(
        Key::StatisticsChart,
        &[("count", games.len().into()), ("won", won.into())],
    );
    let explanation = ctx.localize(Key::StatisticsRecentAbout);
    page.spawn(group()).with_children(|group| {
        group
            .spawn((
                A11yLabel::new(A11yRole::Picture, name),
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
                for game in games {
                    chart.spawn(column(Some(game)));
                }
                for _ in games.len()..RECENT {
                    chart.spawn(column(None));
                }
            });
        group
            .spawn(Node {
                margin: UiRect::axes(px(14), px(8)),
                ..default()
            })
            .with_child(ctx.text(Style::Small, theme::MUTED, explanation));
    });
}

fn column(game: Option<&FinishedGame>) -> impl Bundle + use<> {
    let share = game.map_or(0.0, |game| {
        game.removals as f32 / REMOVALS_TO_VICTORY as f32
    });
    let won = game.is_some_and(|game| game.won);
    let moon = won.then(|| {
        (
            Node {
                width: px(7),
                height: px(7),
                margin: UiRect::bottom(px(3)),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(theme::GOLD),
        )
    });
    let bar = (
        Node {
            width: percent(78),
            max_width: px(16),
            height: px((CHART * share).max(if game.is_some() { 3.0 } else { 0.0 })),
            border_radius: BorderRadius::top(px(3)),
            ..default()
        },
        BackgroundColor(if won { theme::GOLD } else { theme::OUTLINE }),
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
        Children::spawn((SpawnIter(moon.into_iter()), Spawn(bar))),
    )
}
