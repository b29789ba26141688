//! The announcements of dead end and victory. Both can be put aside to look at the table.

use bevy::prelude::*;

use super::fill_halves;
use crate::{
    faces::Icon,
    rules::Ending,
    session::{Request, Session},
    statistics::Statistics,
    text::Key,
    ui::{
        access::{Role, Spoken},
        button::{Look, Sends},
        frame::FrameSet,
        front::{Ask, Showing},
        kit::Kit,
        pages::Pages,
        theme::{self, CORNER, GAP, Style},
        widgets::{self, centred, emblem, grid},
    },
};

/// Adds the announcements.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill_dead_end, fill_victory).in_set(FrameSet::Fill));
}

/// How large the full moon of a victory is, in dp. The one in the sky may be covered.
const MOON: f32 = 88.0;

fn fill_dead_end(mut kit: Kit, session: Res<Session>, mut pages: Pages) {
    let is_mine = |of| of == Showing::Ending(Ending::DeadEnd);
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
        &mut kit,
        |page, kit| {
            page.spawn(emblem(kit, Icon::Moon, theme::MUTED));
            let title = kit.say(Key::DeadEndTitle);
            page.spawn(centred(kit, Style::Title, theme::TEXT, title));
            page.spawn(centred(kit, Style::Body, theme::MUTED, kit.say(body)));
        },
        |page, kit| {
            let new_game = Sends(Ask(Request::NewGame));
            if can_undo {
                let undo = Sends(Request::Undo);
                act(page, kit, Look::Gold, Icon::Undo, Key::DeadEndUndo, undo);
                act(
                    page,
                    kit,
                    Look::Raised,
                    Icon::NewGame,
                    Key::DeadEndNewGame,
                    new_game,
                );
            } else {
                act(
                    page,
                    kit,
                    Look::Gold,
                    Icon::NewGame,
                    Key::DeadEndNewGame,
                    new_game,
                );
            }
            look_at_table(page, kit, Key::DeadEndLook);
        },
    );
}

fn fill_victory(
    mut kit: Kit,
    session: Res<Session>,
    statistics: Res<Statistics>,
    time: Res<Time<Real>>,
    mut pages: Pages,
) {
    let is_mine = |of| of == Showing::Ending(Ending::Victory);
    let Some(blank) = pages.due(is_mine, session.is_changed()) else {
        return;
    };
    let game = session.game();
    let elapsed = session.elapsed(time.elapsed());
    let number = |number: u64| kit.words.number(number);
    let mut values = vec![
        (Key::VictoryTime, kit.words.time(elapsed)),
        (Key::VictoryScore, number(u64::from(game.score()))),
        (Key::VictoryMoves, number(game.moves() as u64)),
        (Key::VictoryUndos, number(session.undos().into())),
    ];
    // Worth a word only where there was another to be better than.
    if statistics.won() > 1
        && let Some(best) = statistics.best_time()
    {
        values.push((Key::VictoryBestTime, kit.words.time(best)));
    }
    let columns = if blank.width >= 240.0 * kit.screen.text_scale {
        2
    } else {
        1
    };
    fill_halves(
        blank,
        &mut kit,
        |page, kit| {
            page.spawn((
                Node {
                    justify_content: JustifyContent::Center,
                    flex_shrink: 0.0,
                    ..default()
                },
                Children::spawn(Spawn(kit.full_moon(MOON))),
            ));
            let title = kit.say(Key::VictoryTitle);
            page.spawn(centred(kit, Style::Large, theme::GOLD, title));
            let body = kit.say(Key::VictoryBody);
            page.spawn(centred(kit, Style::Body, theme::MUTED, body));
            page.spawn(grid(columns, GAP)).with_children(|tiles| {
                let count = values.len() as u16;
                for (place, (label, value)) in (1..).zip(values) {
                    // The last one fills its row.
                    let span = if place == count {
                        columns - (count - 1) % columns
                    } else {
                        1
                    };
                    tiles.spawn(result(kit, label, value, span));
                }
            });
        },
        |page, kit| {
            let (again, anew) = (Sends(Ask(Request::Restart)), Sends(Ask(Request::NewGame)));
            act(
                page,
                kit,
                Look::Gold,
                Icon::NewGame,
                Key::VictoryNewGame,
                anew,
            );
            act(
                page,
                kit,
                Look::Raised,
                Icon::Restart,
                Key::VictoryRestart,
                again,
            );
            look_at_table(page, kit, Key::VictoryLook);
        },
    );
}

fn act<M: Message + Clone>(
    parent: &mut ChildSpawnerCommands,
    kit: &mut Kit,
    look: Look,
    icon: Icon,
    key: Key,
    sends: Sends<M>,
) {
    let label = kit.say(key);
    parent.spawn((widgets::button(kit, look, Some(icon), label), sends));
}

fn look_at_table(parent: &mut ChildSpawnerCommands, kit: &mut Kit, key: Key) {
    let label = kit.say(key);
    parent.spawn((
        widgets::button(kit, Look::Flat, None, label),
        Sends(Request::PutAside),
    ));
}

fn result(kit: &Kit, label: Key, value: String, span: u16) -> impl Bundle + use<> {
    (
        Spoken::new(Role::Value, kit.say(label)),
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
            kit.text(Style::Small, theme::MUTED, kit.say(label)),
            kit.text(Style::Large, theme::TEXT, value),
        ],
    )
}
