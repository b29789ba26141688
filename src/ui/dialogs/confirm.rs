//! Questions before something is given up for good.

use bevy::prelude::*;

use super::fill_halves;
use crate::{
    card_art::Icon,
    game::GameCommand,
    localization::Key,
    ui::{
        button::{Look, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{ConfirmReply, CurrentView, Question, View},
        theme::{self, Style},
        titles,
        widgets::{self, centred, emblem},
    },
};

/// Adds the questions.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(ModalSystems::Fill));
}

fn fill(mut ctx: UiContext, view: CurrentView, mut pages: Pages) {
    let showing = view.get();
    let View::Question(question) = showing else {
        return;
    };
    let Some(blank) = pages.due(|of| of == showing, false) else {
        return;
    };
    let ctx = &mut ctx;
    let (body, act, keep) = words(ctx, question);
    let title = titles::title(&ctx.words, showing);
    fill_halves(
        blank,
        ctx,
        |page, ctx| {
            page.spawn(emblem(ctx, Icon::Warning, theme::GOLD));
            page.spawn(centred(ctx, Style::Title, theme::TEXT, title));
            page.spawn(centred(ctx, Style::Body, theme::MUTED, body));
        },
        |page, ctx| {
            page.spawn((
                widgets::button(ctx, Look::Gold, None, keep),
                Sends(ConfirmReply::No),
            ));
            page.spawn((
                widgets::button(ctx, Look::Raised, None, act),
                Sends(ConfirmReply::Yes),
            ));
        },
    );
}

/// What it means, and what doing it and leaving it are called.
fn words(ctx: &UiContext, question: Question) -> (String, String, String) {
    let keep = Key::ConfirmKeep;
    let (body, act, keep) = match question {
        Question::GiveUp(GameCommand::Deal(code)) => {
            let code = [("code", code.to_string().into())];
            let body = ctx.words.text_with(Key::ConfirmCode, &code);
            return (body, ctx.localize(Key::ConfirmCodeDo), ctx.localize(keep));
        }
        Question::GiveUp(GameCommand::Restart) => {
            (Key::ConfirmRestart, Key::ConfirmRestartDo, keep)
        }
        Question::GiveUp(_) => (Key::ConfirmNewGame, Key::ConfirmNewGameDo, keep),
        Question::ResetStatistics => (
            Key::StatisticsResetBody,
            Key::StatisticsResetDo,
            Key::StatisticsResetKeep,
        ),
    };
    (ctx.localize(body), ctx.localize(act), ctx.localize(keep))
}
