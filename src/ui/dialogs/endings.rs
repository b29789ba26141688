//! The announcements of dead end and victory. Both can be put aside to look at the table.

use bevy::prelude::*;

use crate::{
    faces::Icon,
    rules::Ending,
    session::{Request, Session},
    statistics::Statistics,
    text::Key,
    ui::{
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

fn fill_dead_end(mut kit: Kit, session: Res<Session>, mut pages: Pages) {
    let is_mine = |of| of == Showing::Ending(Ending::DeadEnd);
    let Some(mut blank) = pages.due(is_mine, session.is_changed()) else {
        return;
    };
    let kit = &mut kit;
    let can_undo = !session.game().removals().is_empty();
    blank.page.with_children(|page| {
        page.spawn(emblem(kit, Icon::Moon, theme::MUTED));
        let title = kit.say(Key::DeadEndTitle);
        page.spawn(centred(kit, Style::Title, theme::TEXT, title));
        let body = kit.say(if can_undo {
            Key::DeadEndBody
        } else {
            Key::DeadEndDealt
        });
        page.spawn(centred(kit, Style::Body, theme::MUTED, body));
        space(page);
        let (undo, new_game) = if can_undo {
            (true, Look::Raised)
        } else {
            (false, Look::Gold)
        };
        if undo {
            let label = kit.say(Key::DeadEndUndo);
            page.spawn((
                widgets::button(kit, Look::Gold, Some(Icon::Undo), label),
                Sends(Request::Undo),
            ));
        }
        let label = kit.say(Key::DeadEndNewGame);
        page.spawn((
            widgets::button(kit, new_game, Some(Icon::NewGame), label),
            Sends(Ask(Request::NewGame)),
        ));
        let label = kit.say(Key::DeadEndLook);
        page.spawn((
            widgets::button(kit, Look::Flat, None, label),
            Sends(Request::PutAside),
        ));
    });
}

fn fill_victory(
    mut kit: Kit,
    session: Res<Session>,
    statistics: Res<Statistics>,
    time: Res<Time<Real>>,
    mut pages: Pages,
) {
    let is_mine = |of| of == Showing::Ending(Ending::Victory);
    let Some(mut blank) = pages.due(is_mine, session.is_changed()) else {
        return;
    };
    let kit = &mut kit;
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
    let columns = if blank.width >= 300.0 * kit.screen.text_scale {
        2
    } else {
        1
    };
    blank.page.with_children(|page| {
        page.spawn(emblem(kit, Icon::Trophy, theme::GOLD));
        let title = kit.say(Key::VictoryTitle);
        page.spawn(centred(kit, Style::Large, theme::GOLD, title));
        let body = kit.say(Key::VictoryBody);
        page.spawn(centred(kit, Style::Body, theme::MUTED, body));
        page.spawn(grid(columns, GAP)).with_children(|tiles| {
            for (label, value) in values {
                tiles.spawn(result(kit, label, value));
            }
        });
        space(page);
        for (look, icon, key, request) in [
            (
                Look::Gold,
                Icon::NewGame,
                Key::VictoryNewGame,
                Request::NewGame,
            ),
            (
                Look::Raised,
                Icon::Restart,
                Key::VictoryRestart,
                Request::Restart,
            ),
        ] {
            let label = kit.say(key);
            page.spawn((
                widgets::button(kit, look, Some(icon), label),
                Sends(Ask(request)),
            ));
        }
        let label = kit.say(Key::VictoryLook);
        page.spawn((
            widgets::button(kit, Look::Flat, None, label),
            Sends(Request::PutAside),
        ));
    });
}

fn result(kit: &Kit, label: Key, value: String) -> impl Bundle + use<> {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(8), px(8)),
            border_radius: BorderRadius::all(px(CORNER)),
            min_width: px(0),
            ..default()
        },
        BackgroundColor(theme::RAISED.with_alpha(0.55)),
        children![
            kit.text(Style::Small, theme::MUTED, kit.say(label)),
            kit.text(Style::Large, theme::TEXT, value),
        ],
    )
}

fn space(page: &mut ChildSpawnerCommands) {
    page.spawn(Node {
        height: px(4),
        ..default()
    });
}
