//! Copies and shares the deal code.

use bevy::prelude::*;

use super::{
    button,
    context::UiContext,
    toast::{Saying, Toast},
};
use crate::ui::systems::NavigationSystems;
use crate::{localization::Key, platform, schedule::GameSystems};

/// Answers [`ShareCode`].
pub fn plugin(app: &mut App) {
    app.add_message::<ShareCode>()
        .add_observer(button::send::<ShareCode>)
        .add_systems(Update, share_code.in_set(GameSystems::Input).after(NavigationSystems));
}

/// The deal code of the game in play leaves the app.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareCode {
    /// To the clipboard.
    Copy,
    /// Through the system's share sheet, or to the clipboard where there is none.
    Share,
}

fn share_code(mut requests: MessageReader<ShareCode>, ctx: UiContext, mut toast: ResMut<Toast>) {
    for request in requests.read() {
        let code = ctx.session.game().code();
        let variables = [("code", code.to_string().into())];
        let text = ctx.words.text_with(Key::CodeShareText, &variables);
        if *request == ShareCode::Share && platform::share(&text) {
            continue;
        }
        toast.say(if platform::copy(&code.to_string()) {
            Saying::Copied(code)
        } else {
            Saying::NotCopied
        });
    }
}
