//! The announcements of dead end and victory. Both can be put aside to look at the table.

use bevy::prelude::*;

use super::fill_halves;
use crate::{
    card_art::Icon,
    game::Statistics,
    game::{GameCommand, Session},
    localization::Key,
    rules::Ending,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Look, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{ConfirmRequest, View},
        theme::{self, CORNER, GAP, Style},
        widgets::{self, centred, emblem, grid},
    },
};

/// Adds the announcements.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fill_dead_end, fill_victory).in_set(ModalSystems::Fill),
    );
}

/// How large the full moon of a victory is, in dp. The one in the sky may be covered.
const MOON: f32 = 88.0;

fn fill_dead_end(mut ctx: UiContext, session: Res<Session>, mut pages: Pages) {
    let is_mine = |of| of == View::Ending(Ending::DeadEnd);
    let Some(blank) = pages.due(is_mine, session.is_changed()) else {
        return;
    };
    let can_undo = !session.game().removals().is_empty();
    let body = if can_undo {
        Key::DeadEndBody
    } else {
        Key::DeadEndDealt
    };
    fill_halves(
        blank,
        &mut ctx,
        |page, ctx| {
            page.spawn(emblem(ctx, Icon::Moon, theme::MUTED));
            let title = ctx.localize(Key::DeadEndTitle);
            page.spawn(centred(ctx, Style::Title, theme::TEXT, title));
            page.spawn(centred(ctx, Style::Body, theme::MUTED, ctx.localize(body)));
        },
        |page, ctx| {
            let new_game = Sends(ConfirmRequest(GameCommand::NewGame));
            if can_undo {
                let undo = Sends(GameCommand::Undo);
                act(page, ctx, Look::Gold, Icon::Undo, Key::DeadEndUndo, undo);
                act(
                    page,
                    ctx,
                    Look::Raised,
                    Icon::NewGame,
                    Key::DeadEndNewGame,
                    new_game,
                );
            } else {
                act(
                    page,
                    ctx,
                    Look::Gold,
                    Icon::NewGame,
                    Key::DeadEndNewGame,
                    new_game,
                );
            }
            look_at_table(page, ctx, Key::DeadEndLook);
        },
    );
}

fn fill_victory(
    mut ctx: UiContext,
    session: Res<Session>,
    statistics: Res<Statistics>,
    time: Res<Time<Real>>,
    mut pages: Pages,
) {
    let is_mine = |of| of == View::Ending(Ending::Victory);
    let Some(blank) = pages.due(is_mine, session.is_changed()) else {
        return;
    };
    let game = session.game();
    let elapsed = session.elapsed(time.elapsed());
    let number = |number: u64| ctx.words.number(number);
    let mut values = vec![
        (Key::VictoryTime, ctx.words.time(elapsed)),
        (Key::VictoryScore, number(u64::from(game.score()))),
        (Key::VictoryMoves, number(game.moves() as u64)),
        (Key::VictoryUndos, number(session.undos().into())),
    ];
    // Worth a word only where there was another to be better than.
    if statistics.won() > 1
        && let Some(best) = statistics.best_time()
    {
        values.push((Key::VictoryBestTime, ctx.words.time(best)));
    }
    let columns = if blank.width >= 240.0 * ctx.screen.text_scale {
        2
    } else {
        1
    };
    fill_halves(
        blank,
        &mut ctx,
        |page, ctx| {
            page.spawn((
                Node {
                    justify_content: JustifyContent::Center,
                    flex_shrink: 0.0,
                    ..default()
                },
                Children::spawn(Spawn(ctx.full_moon(MOON))),
            ));
            let title = ctx.localize(Key::VictoryTitle);
            page.spawn(centred(ctx, Style::Large, theme::GOLD, title));
            let body = ctx.localize(Key::VictoryBody);
            page.spawn(centred(ctx, Style::Body, theme::MUTED, body));
            page.spawn(grid(columns, GAP)).with_children(|tiles| {
                let count = values.len() as u16;
                for (place, (label, value)) in (1..).zip(values) {
                    // The last one fills its row.
                    let span = if place == count {
                        columns - (count - 1) % columns
                    } else {
                        1
                    };
                    tiles.spawn(result(ctx, label, value, span));
                }
            });
        },
        |page, ctx| {
            let (again, anew) = (
                Sends(ConfirmRequest(GameCommand::Restart)),
                Sends(ConfirmRequest(GameCommand::NewGame)),
            );
            act(
                page,
                ctx,
                Look::Gold,
                Icon::NewGame,
                Key::VictoryNewGame,
                anew,
            );
            act(
                page,
                ctx,
                Look::Raised,
                Icon::Restart,
                Key::VictoryRestart,
                again,
            );
            look_at_table(page, ctx, Key::VictoryLook);
        },
    );
}

fn act<M: Message + Clone>(
    parent: &mut ChildSpawnerCommands,
    ctx: &mut UiContext,
    look: Look,
    icon: Icon,
    key: Key,
    sends: Sends<M>,
) {
    let label = ctx.localize(key);
    parent.spawn((widgets::button(ctx, look, Some(icon), label), sends));
}

fn look_at_table(parent: &mut ChildSpawnerCommands, ctx: &mut UiContext, key: Key) {
    let label = ctx.localize(key);
    parent.spawn((
        widgets::button(ctx, Look::Flat, None, label),
        Sends(GameCommand::DismissEnding),
    ));
}

fn result(ctx: &UiContext, label: Key, value: String, span: u16) -> impl Bundle + use<> {
    (
        A11yLabel::new(A11yRole::Value, ctx.localize(label)),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(8), px(8)),
            border_radius: BorderRadius::all(px(CORNER)),
            min_width: px(0),
            grid_column: GridPlacement::span(span),
            ..default()
        },
        BackgroundColor(theme::RAISED.with_alpha(0.55)),
        children![
            ctx.text(Style::Small, theme::MUTED, ctx.localize(label)),
            ctx.text(Style::Large, theme::TEXT, value),
        ],
    )
}
