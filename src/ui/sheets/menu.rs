//! The menu: what can be done with games and their codes, and the other sheets.

use bevy::prelude::*;

use crate::{
    card_art::Icon,
    game::{GameCommand, Session},
    localization::Key,
    platform,
    schedule::GameSystems,
    ui::{
        button::{self, Look, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{ConfirmRequest, Navigate, NavigationSystems, Sheet},
        theme::{self, GAP, Style},
        toast::{Saying, Toast},
        widgets::{self, ROW_AROUND, button_columns, grid, group, labels_fit, row},
    },
};

/// Adds the menu.
pub fn plugin(app: &mut App) {
    app.add_message::<ShareCode>()
        .add_observer(button::send::<ShareCode>)
        .add_systems(
            Update,
            (
                share_code
                    .in_set(GameSystems::Input)
                    .after(NavigationSystems),
                fill.in_set(ModalSystems::Fill),
            ),
        );
}

/// The deal code is to leave the app.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareCode {
    /// On the clipboard.
    Copy,
    /// By the system's share sheet, or where there is none, on the clipboard.
    Share,
}

fn share_code(
    mut wishes: MessageReader<ShareCode>,
    ctx: UiContext,
    session: Res<Session>,
    mut toast: ResMut<Toast>,
) {
    for wish in wishes.read() {
        let code = session.game().code();
        let variables = [("code", code.to_string().into())];
        let text = ctx.words.text_with(Key::CodeShareText, &variables);
        if *wish == ShareCode::Share && platform::share(&text) {
            continue;
        }
        toast.say(if platform::copy(&code.to_string()) {
            Saying::Copied(code)
        } else {
            Saying::NotCopied
        });
    }
}

/// A row's chevron, in dp.
const CHEVRON: f32 = 18.0;

/// The sheets that the menu leads to.
const SHEETS: [(Icon, Key, Sheet); 4] = [
    (Icon::Statistics, Key::MenuStatistics, Sheet::Statistics),
    (Icon::Settings, Key::MenuSettings, Sheet::Settings),
    (Icon::Rules, Key::MenuRules, Sheet::Rules),
    (Icon::About, Key::MenuAbout, Sheet::About),
];

/// Whether two columns of rows fit, each label in one line.
fn fits_twice(ctx: &mut UiContext, width: f32) -> bool {
    let codes = [Key::MenuEnterCode, Key::MenuCopyCode, Key::MenuShareCode];
    let labels = codes.into_iter().chain(SHEETS.map(|(_, key, _)| key));
    let column = (width - GAP - 2.0) / 2.0;
    labels_fit(ctx, column - ROW_AROUND - CHEVRON, labels)
}

fn fill(mut ctx: UiContext, session: Res<Session>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Menu, session.is_changed()) else {
        return;
    };
    let ctx = &mut ctx;
    let code = session.game().code();
    let two_columns = fits_twice(ctx, blank.width);
    let games = [
        (
            Look::Gold,
            Icon::NewGame,
            Key::MenuNewGame,
            GameCommand::NewGame,
        ),
        (
            Look::Raised,
            Icon::Restart,
            Key::MenuRestart,
            GameCommand::Restart,
        ),
    ];
    let columns = button_columns(ctx, blank.width, games.map(|(_, _, key, _)| key));
    let scale = ctx.screen.text_scale;
    let copy = ctx.localize(Key::MenuCopyCode);
    let copy = ctx.width(Style::Button, scale, &copy);
    let digits = ctx.width(Style::Button, scale, &code.digits());
    let digits_fit = !two_columns && copy + digits + ROW_AROUND <= blank.width;
    blank.page.with_children(|page| {
        page.spawn(grid(columns, GAP)).with_children(|row| {
            for (look, icon, key, request) in games {
                let label = ctx.localize(key);
                row.spawn((
                    widgets::button(ctx, look, Some(icon), label),
                    Sends(ConfirmRequest(request)),
                ));
            }
        });
        page.spawn(Node {
            margin: UiRect::top(px(4)),
            align_items: AlignItems::Start,
            ..grid(if two_columns { 2 } else { 1 }, GAP + 2.0)
        })
        .with_children(|columns| {
            columns.spawn(group()).with_children(|codes| {
                let digits =
                    digits_fit.then(|| ctx.text(Style::Button, theme::MUTED, code.digits()));
                let enter = Sends(Navigate::Open(Sheet::EnterCode));
                let on = Some(chevron(ctx));
                entry(codes, ctx, Icon::Code, Key::MenuEnterCode, on, enter);
                entry(
                    codes,
                    ctx,
                    Icon::Copy,
                    Key::MenuCopyCode,
                    digits,
                    Sends(ShareCode::Copy),
                );
                let share = Sends(ShareCode::Share);
                entry(
                    codes,
                    ctx,
                    Icon::Share,
                    Key::MenuShareCode,
                    None::<()>,
                    share,
                );
            });
            columns.spawn(group()).with_children(|others| {
                for (icon, key, sheet) in SHEETS {
                    let open = Sends(Navigate::Open(sheet));
                    let on = Some(chevron(ctx));
                    entry(others, ctx, icon, key, on, open);
                }
            });
        });
    });
}

fn chevron(ctx: &mut UiContext) -> impl Bundle + use<> {
    ctx.icon(Icon::Chevron, CHEVRON, theme::MUTED)
}

fn entry<T: Bundle, M: Message + Clone>(
    parent: &mut ChildSpawnerCommands,
    ctx: &mut UiContext,
    icon: Icon,
    key: Key,
    trailing: Option<T>,
    sends: Sends<M>,
) {
    let label = ctx.localize(key);
    parent.spawn((row(ctx, Some(icon), label, trailing), sends));
}
