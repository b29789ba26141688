//! The menu: new games, deal codes, and the other sheets.

use bevy::prelude::*;

use crate::{
    card_art::Icon,
    game::GameCommand,
    localization::Key,
    ui::{
        binding::Bind,
        button::{Look, Sends},
        context::UiContext,
        modal::{NewModals, content_width},
        navigation::{ConfirmRequest, Navigate, Sheet, View},
        share_code::ShareCode,
        systems::ModalSystems,
        text::{Content, icon, text},
        theme::{self, GAP, Style},
        widgets::{
            ROW_EXTRA, adaptive_grid, button, button_columns, grid, grid_columns, group,
            labels_fit, row,
        },
    },
};

/// Adds the menu.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill_menu.in_set(ModalSystems::Fill));
}

/// A row's chevron, in dp.
const CHEVRON: f32 = 18.0;

const GAMES: [(Look, Icon, Key, GameCommand); 2] = [
    (Look::Gold, Icon::NewGame, Key::MenuNewGame, GameCommand::NewGame),
    (Look::Raised, Icon::Restart, Key::MenuRestart, GameCommand::Restart),
];

/// The sheets that the menu leads to.
const SHEETS: [(Icon, Key, Sheet); 4] = [
    (Icon::Statistics, Key::MenuStatistics, Sheet::Statistics),
    (Icon::Settings, Key::MenuSettings, Sheet::Settings),
    (Icon::Rules, Key::MenuRules, Sheet::Rules),
    (Icon::About, Key::MenuAbout, Sheet::About),
];

fn fill_menu(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::Menu) else {
        return;
    };
    body.with_children(|page| {
        let labels = GAMES.map(|(_, _, key, _)| key);
        page.spawn(adaptive_grid(GAP, move |ctx| {
            let width = width(ctx);
            button_columns(ctx, width, labels)
        }))
        .with_children(|row| {
            for (look, icon, key, command) in GAMES {
                row.spawn((button(look, Some(icon), key), Sends(ConfirmRequest(command))));
            }
        });
        page.spawn((
            Node {
                margin: UiRect::top(px(4)),
                align_items: AlignItems::Start,
                ..grid(1, GAP + 2.0)
            },
            Bind::new(|ctx, node: &mut Node| {
                node.grid_template_columns = grid_columns(if fits_twice(ctx) { 2 } else { 1 });
            }),
        ))
        .with_children(|columns| {
            columns.spawn(group()).with_children(spawn_code_rows);
            columns.spawn(group()).with_children(|rows| {
                for (icon, key, sheet) in SHEETS {
                    rows.spawn((
                        row(Some(icon), key, Some(chevron())),
                        Sends(Navigate::Open(sheet)),
                    ));
                }
            });
        });
    });
}

fn spawn_code_rows(rows: &mut ChildSpawnerCommands) {
    rows.spawn((
        row(Some(Icon::Code), Key::MenuEnterCode, Some(chevron())),
        Sends(Navigate::Open(Sheet::EnterCode)),
    ));
    rows.spawn((row(Some(Icon::Copy), Key::MenuCopyCode, Some(digits())), Sends(ShareCode::Copy)));
    rows.spawn((row(Some(Icon::Share), Key::MenuShareCode, None::<()>), Sends(ShareCode::Share)));
}

/// The digits of the deal code, where they fit beside the row's label.
fn digits() -> impl Bundle {
    let digits = Content::computed(|ctx| fitting_digits(ctx).unwrap_or_default());
    (
        text(Style::Button, theme::MUTED, digits),
        Node::default(),
        Bind::new(|ctx, node: &mut Node| {
            node.display = match fitting_digits(ctx) {
                Some(_) => Display::Flex,
                None => Display::None,
            };
        }),
    )
}

fn fitting_digits(ctx: &mut UiContext) -> Option<String> {
    if fits_twice(ctx) {
        return None;
    }
    let digits = ctx.session.game().code().digits();
    let scale = ctx.viewport.text_scale;
    let label = ctx.localize(Key::MenuCopyCode);
    let needed = ctx.width(Style::Button, scale, &label)
        + ctx.width(Style::Button, scale, &digits)
        + ROW_EXTRA;
    (needed <= width(ctx)).then_some(digits)
}

/// Whether two columns of rows fit, each label in one line.
fn fits_twice(ctx: &mut UiContext) -> bool {
    let codes = [Key::MenuEnterCode, Key::MenuCopyCode, Key::MenuShareCode];
    let labels = codes.into_iter().chain(SHEETS.map(|(_, key, _)| key));
    let column = (width(ctx) - GAP - 2.0) / 2.0;
    labels_fit(ctx, column - ROW_EXTRA - CHEVRON, labels)
}

fn width(ctx: &UiContext) -> f32 {
    content_width(&ctx.viewport, View::Sheet(Sheet::Menu))
}

fn chevron() -> impl Bundle {
    icon(Icon::Chevron, CHEVRON, theme::MUTED)
}
