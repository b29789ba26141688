//! Questions before a game or the statistics are lost.

use bevy::prelude::*;

use super::halves::spawn_halves;
use crate::{
    card_art::Icon,
    game::GameCommand,
    localization::Key,
    ui::{
        button::{Look, Sends},
        modal::NewModals,
        navigation::{ConfirmReply, Question, View},
        systems::ModalSystems,
        text::Content,
        theme::{self, Style},
        titles,
        widgets::{button, centred, emblem},
    },
};

/// Adds the questions.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill_question.in_set(ModalSystems::Fill));
}

fn fill_question(mut modals: NewModals) {
    let Some((modal_body, view)) = modals.find(|view| matches!(view, View::Question(_))) else {
        return;
    };
    let View::Question(question) = view else {
        return;
    };
    let title = Content::computed(move |ctx| titles::title(&ctx.words, view));
    let (body, yes, no) = texts(question);
    spawn_halves(
        modal_body,
        view,
        |message| {
            message.spawn(emblem(Icon::Warning, theme::GOLD));
            message.spawn(centred(Style::Title, theme::TEXT, title));
            message.spawn(centred(Style::Body, theme::MUTED, body));
        },
        |buttons| {
            buttons.spawn((button(Look::Gold, None, no), Sends(ConfirmReply::No)));
            buttons.spawn((button(Look::Raised, None, yes), Sends(ConfirmReply::Yes)));
        },
    );
}

/// The question, and its answers yes and no.
fn texts(question: Question) -> (Content, Key, Key) {
    let keep = Key::ConfirmKeep;
    let (body, yes, no) = match question {
        Question::GiveUp(GameCommand::Deal(code)) => {
            let body = Content::computed(move |ctx| {
                let code = [("code", code.to_string().into())];
                ctx.words.text_with(Key::ConfirmCode, &code)
            });
            return (body, Key::ConfirmCodeDo, keep);
        }
        Question::GiveUp(GameCommand::Restart) => {
            (Key::ConfirmRestart, Key::ConfirmRestartDo, keep)
        }
        Question::GiveUp(_) => (Key::ConfirmNewGame, Key::ConfirmNewGameDo, keep),
        Question::ResetStatistics => {
            (Key::StatisticsResetBody, Key::StatisticsResetDo, Key::StatisticsResetKeep)
        }
    };
    (body.into(), yes, no)
}
