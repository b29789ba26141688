//! The menu: what can be done with games and their codes, and the other sheets.

use bevy::prelude::*;

use crate::{
    GameSet,
    faces::Icon,
    platform,
    session::{Request, Session},
    text::Key,
    ui::{
        button::{self, Look, Sends},
        frame::FrameSet,
        front::{Ask, FrontSet, Go, Sheet},
        kit::Kit,
        pages::Pages,
        theme::{self, GAP, Style},
        toast::{Saying, Toast},
        widgets::{self, ROW_AROUND, button_columns, grid, group, labels_fit, row},
    },
};

/// Adds the menu.
pub fn plugin(app: &mut App) {
    app.add_message::<PassOn>()
        .add_observer(button::send::<PassOn>)
        .add_systems(
            Update,
            (
                pass_on.in_set(GameSet::Input).after(FrontSet),
                fill.in_set(FrameSet::Fill),
            ),
        );
}

/// The deal code is to leave the app.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassOn {
    /// On the clipboard.
    Copy,
    /// By the system's share sheet, or where there is none, on the clipboard.
    Share,
}

fn pass_on(
    mut wishes: MessageReader<PassOn>,
    kit: Kit,
    session: Res<Session>,
    mut toast: ResMut<Toast>,
) {
    for wish in wishes.read() {
        let code = session.game().code();
        let variables = [("code", code.to_string().into())];
        let text = kit.words.say_with(Key::CodeShareText, &variables);
        if *wish == PassOn::Share && platform::share(&text) {
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
fn fits_twice(kit: &mut Kit, width: f32) -> bool {
    let codes = [Key::MenuEnterCode, Key::MenuCopyCode, Key::MenuShareCode];
    let labels = codes.into_iter().chain(SHEETS.map(|(_, key, _)| key));
    let column = (width - GAP - 2.0) / 2.0;
    labels_fit(kit, column - ROW_AROUND - CHEVRON, labels)
}

fn fill(mut kit: Kit, session: Res<Session>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Menu, session.is_changed()) else {
        return;
    };
    let kit = &mut kit;
    let code = session.game().code();
    let two_columns = fits_twice(kit, blank.width);
    let games = [
        (
            Look::Gold,
            Icon::NewGame,
            Key::MenuNewGame,
            Request::NewGame,
        ),
        (
            Look::Raised,
            Icon::Restart,
            Key::MenuRestart,
            Request::Restart,
        ),
    ];
    let columns = button_columns(kit, blank.width, games.map(|(_, _, key, _)| key));
    let scale = kit.screen.text_scale;
    let copy = kit.say(Key::MenuCopyCode);
    let copy = kit.width(Style::Button, scale, &copy);
    let digits = kit.width(Style::Button, scale, &code.digits());
    let digits_fit = !two_columns && copy + digits + ROW_AROUND <= blank.width;
    blank.page.with_children(|page| {
        page.spawn(grid(columns, GAP)).with_children(|row| {
            for (look, icon, key, request) in games {
                let label = kit.say(key);
                row.spawn((
                    widgets::button(kit, look, Some(icon), label),
                    Sends(Ask(request)),
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
                    digits_fit.then(|| kit.text(Style::Button, theme::MUTED, code.digits()));
                let enter = Sends(Go::Open(Sheet::EnterCode));
                let on = Some(chevron(kit));
                entry(codes, kit, Icon::Code, Key::MenuEnterCode, on, enter);
                entry(
                    codes,
                    kit,
                    Icon::Copy,
                    Key::MenuCopyCode,
                    digits,
                    Sends(PassOn::Copy),
                );
                let share = Sends(PassOn::Share);
                entry(
                    codes,
                    kit,
                    Icon::Share,
                    Key::MenuShareCode,
                    None::<()>,
                    share,
                );
            });
            columns.spawn(group()).with_children(|others| {
                for (icon, key, sheet) in SHEETS {
                    let open = Sends(Go::Open(sheet));
                    let on = Some(chevron(kit));
                    entry(others, kit, icon, key, on, open);
                }
            });
        });
    });
}

fn chevron(kit: &mut Kit) -> impl Bundle + use<> {
    kit.icon(Icon::Chevron, CHEVRON, theme::MUTED)
}

fn entry<T: Bundle, M: Message + Clone>(
    parent: &mut ChildSpawnerCommands,
    kit: &mut Kit,
    icon: Icon,
    key: Key,
    trailing: Option<T>,
    sends: Sends<M>,
) {
    let label = kit.say(key);
    parent.spawn((row(kit, Some(icon), label, trailing), sends));
}
