//! The announcements of dead end and victory. The player can dismiss both to look at the table.

use bevy::prelude::*;

use super::halves::spawn_halves;
use crate::{
    card_art::Icon,
    game::GameCommand,
    localization::Key,
    rules::Ending,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        button::{Look, PushButton, Sends},
        context::UiContext,
        modal::{NewModals, content_width},
        navigation::{ConfirmRequest, View},
        systems::ModalSystems,
        text::{Content, a11y_label, full_moon, text},
        theme::{self, CORNER, GAP, Style},
        widgets::{adaptive_grid, button, centred, emblem},
    },
};

/// Adds the announcements.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill_dead_end, fill_victory).in_set(ModalSystems::Fill));
}

fn fill_dead_end(mut modals: NewModals) {
    let Some((body, view)) = modals.find(|view| view == View::Ending(Ending::DeadEnd)) else {
        return;
    };
    let text = Content::computed(|ctx| {
        ctx.localize(if has_removals(ctx) { Key::DeadEndBody } else { Key::DeadEndDealt })
    });
    spawn_halves(
        body,
        view,
        |message| {
            message.spawn(emblem(Icon::Moon, theme::MUTED));
            message.spawn(centred(Style::Title, theme::TEXT, Key::DeadEndTitle));
            message.spawn(centred(Style::Body, theme::MUTED, text));
        },
        |buttons| {
            buttons.spawn(undo());
            buttons.spawn((
                button(Look::Gold, Some(Icon::NewGame), Key::DeadEndNewGame),
                Bind::new(|ctx, button: &mut PushButton| {
                    button.0 = if has_removals(ctx) { Look::Raised } else { Look::Gold };
                }),
                Sends(ConfirmRequest(GameCommand::NewGame)),
            ));
            buttons.spawn(look_at_table(Key::DeadEndLook));
        },
    );
}

/// Undoes the last removal, if there is one.
fn undo() -> impl Bundle {
    (
        button(Look::Gold, Some(Icon::Undo), Key::DeadEndUndo),
        Bind::display_if(has_removals),
        Sends(GameCommand::Undo),
    )
}

fn has_removals(ctx: &UiContext) -> bool {
    !ctx.session.game().removals().is_empty()
}

/// The size of a victory's full moon, in dp. The dialog may cover the one in the sky.
const MOON: f32 = 88.0;

fn fill_victory(mut modals: NewModals) {
    let Some((body, view)) = modals.find(|view| view == View::Ending(Ending::Victory)) else {
        return;
    };
    spawn_halves(
        body,
        view,
        |message| {
            message.spawn((
                Node { justify_content: JustifyContent::Center, flex_shrink: 0.0, ..default() },
                Children::spawn(Spawn(full_moon(MOON))),
            ));
            message.spawn(centred(Style::Large, theme::GOLD, Key::VictoryTitle));
            message.spawn(centred(Style::Body, theme::MUTED, Key::VictoryBody));
            message.spawn(adaptive_grid(GAP, |ctx| tile_columns(ctx))).with_children(|tiles| {
                for tile in Tile::ALL {
                    tiles.spawn(tile.widget());
                }
            });
        },
        |buttons| {
            buttons.spawn((
                button(Look::Gold, Some(Icon::NewGame), Key::VictoryNewGame),
                Sends(ConfirmRequest(GameCommand::NewGame)),
            ));
            buttons.spawn((
                button(Look::Raised, Some(Icon::Restart), Key::VictoryRestart),
                Sends(ConfirmRequest(GameCommand::Restart)),
            ));
            buttons.spawn(look_at_table(Key::VictoryLook));
        },
    );
}

fn look_at_table(label: Key) -> impl Bundle {
    (button(Look::Flat, None, label), Sends(GameCommand::DismissEnding))
}

/// A value of the game won.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tile {
    Time,
    Score,
    Moves,
    Undos,
    BestTime,
}

impl Tile {
    const ALL: [Self; 5] = [Self::Time, Self::Score, Self::Moves, Self::Undos, Self::BestTime];

    const fn label(self) -> Key {
        match self {
            Self::Time => Key::VictoryTime,
            Self::Score => Key::VictoryScore,
            Self::Moves => Key::VictoryMoves,
            Self::Undos => Key::VictoryUndos,
            Self::BestTime => Key::VictoryBestTime,
        }
    }

    /// The value, or nothing if it is not shown. The first victory has no other time to compare.
    fn value(self, ctx: &UiContext) -> Option<String> {
        let game = ctx.session.game();
        let words = &ctx.words;
        Some(match self {
            Self::Time => words.time(ctx.elapsed()),
            Self::Score => words.number(game.score().into()),
            Self::Moves => words.number(game.moves() as u64),
            Self::Undos => words.number(ctx.session.undos().into()),
            Self::BestTime if ctx.statistics.won() > 1 => words.time(ctx.statistics.best_time()?),
            Self::BestTime => return None,
        })
    }

    /// How many columns it spans: the last one fills its row.
    fn span(self, ctx: &UiContext) -> u16 {
        let is_shown = |tile: &Self| tile.value(ctx).is_some();
        let count = Self::ALL.iter().filter(|tile| is_shown(tile)).count() as u16;
        let columns = tile_columns(ctx);
        if Self::ALL.iter().rfind(|tile| is_shown(tile)) == Some(&self) {
            columns - (count - 1) % columns
        } else {
            1
        }
    }

    fn widget(self) -> impl Bundle {
        let label = Content::computed(move |ctx| {
            let label = self.value(ctx).map(|_| ctx.localize(self.label()));
            label.unwrap_or_default()
        });
        let value = Content::computed(move |ctx| self.value(ctx).unwrap_or_default());
        (
            a11y_label(A11yRole::Value, label.clone()),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(8), px(8)),
                border_radius: BorderRadius::all(px(CORNER)),
                min_width: px(0),
                ..default()
            },
            Bind::new(move |ctx, node: &mut Node| {
                node.display = match self.value(ctx) {
                    Some(_) => Display::Flex,
                    None => Display::None,
                };
                node.grid_column = GridPlacement::span(self.span(ctx));
            }),
            BackgroundColor(theme::RAISED.with_alpha(0.55)),
            children![
                text(Style::Small, theme::MUTED, label),
                text(Style::Large, theme::TEXT, value),
            ],
        )
    }
}

fn tile_columns(ctx: &UiContext) -> u16 {
    let width = content_width(&ctx.viewport, View::Ending(Ending::Victory));
    if width >= 240.0 * ctx.viewport.text_scale { 2 } else { 1 }
}
