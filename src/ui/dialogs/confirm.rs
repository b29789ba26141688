//! Questions before something is given up for good.

use bevy::prelude::*;

use super::fill_halves;
use crate::{
    faces::Icon,
    session::Request,
    text::Key,
    ui::{
        button::{Look, Sends},
        frame::FrameSet,
        front::{Answer, Fore, Question, Showing},
        kit::Kit,
        pages::Pages,
        theme::{self, Style},
        titles,
        widgets::{self, centred, emblem},
    },
};

/// Adds the questions.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(FrameSet::Fill));
}

fn fill(mut kit: Kit, fore: Fore, mut pages: Pages) {
    let showing = fore.showing();
    let Showing::Question(question) = showing else {
        return;
    };
    let Some(blank) = pages.due(|of| of == showing, false) else {
        return;
    };
    let kit = &mut kit;
    let (body, act, keep) = words(kit, question);
    let title = titles::title(&kit.words, showing);
    fill_halves(
        blank,
        kit,
        |page, kit| {
            page.spawn(emblem(kit, Icon::Warning, theme::GOLD));
            page.spawn(centred(kit, Style::Title, theme::TEXT, title));
            page.spawn(centred(kit, Style::Body, theme::MUTED, body));
        },
        |page, kit| {
            page.spawn((
                widgets::button(kit, Look::Gold, None, keep),
                Sends(Answer::No),
            ));
            page.spawn((
                widgets::button(kit, Look::Raised, None, act),
                Sends(Answer::Yes),
            ));
        },
    );
}

/// What it means, and what doing it and leaving it are called.
fn words(kit: &Kit, question: Question) -> (String, String, String) {
    let keep = Key::ConfirmKeep;
    let (body, act, keep) = match question {
        Question::GiveUp(Request::Deal(code)) => {
            let code = [("code", code.to_string().into())];
            let body = kit.words.say_with(Key::ConfirmCode, &code);
            return (body, kit.say(Key::ConfirmCodeDo), kit.say(keep));
        }
        Question::GiveUp(Request::Restart) => (Key::ConfirmRestart, Key::ConfirmRestartDo, keep),
        Question::GiveUp(_) => (Key::ConfirmNewGame, Key::ConfirmNewGameDo, keep),
        Question::ResetStatistics => (
            Key::StatisticsResetBody,
            Key::StatisticsResetDo,
            Key::StatisticsResetKeep,
        ),
    };
    (kit.say(body), kit.say(act), kit.say(keep))
}
