//! The rules in the player's language, with an example in cards.

use bevy::prelude::*;

use crate::{
    localization::Key,
    rules::{Card, Rank, Suit},
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        card_picture::card_picture,
        context::UiContext,
        modal::{NewModals, content_width},
        navigation::{Sheet, View},
        systems::ModalSystems,
        text::a11y_label,
        theme::{self, Style},
        widgets::{centred, group, paragraph},
    },
};

/// Adds the rules' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill_rules.in_set(ModalSystems::Fill));
}

const BEFORE_EXAMPLE: [(Key, Key); 4] = [
    (Key::RulesAimTitle, Key::RulesAim),
    (Key::RulesSetupTitle, Key::RulesSetup),
    (Key::RulesPairsTitle, Key::RulesPairs),
    (Key::RulesTriosTitle, Key::RulesTrios),
];

const EXAMPLE: (Key, Key) = (Key::RulesExampleTitle, Key::RulesExample);

const AFTER_EXAMPLE: [(Key, Key); 5] = [
    (Key::RulesTappingTitle, Key::RulesTapping),
    (Key::RulesScoringTitle, Key::RulesScoring),
    (Key::RulesEndTitle, Key::RulesEnd),
    (Key::RulesToolsTitle, Key::RulesTools),
    (Key::RulesKeyboardTitle, Key::RulesKeyboard),
];

const PAIR: [Card; 2] = [card(Rank::Five, Suit::Spades), card(Rank::Six, Suit::Diamonds)];

const TRIO: [Card; 3] = [
    card(Rank::Jack, Suit::Clubs),
    card(Rank::Queen, Suit::Hearts),
    card(Rank::King, Suit::Hearts),
];

const fn card(rank: Rank, suit: Suit) -> Card {
    Card { rank, suit }
}

fn fill_rules(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::Rules) else {
        return;
    };
    body.with_children(|page| {
        for section in BEFORE_EXAMPLE {
            spawn_section(page, section);
        }
        spawn_section(page, EXAMPLE);
        page.spawn(Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Stretch,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(12),
            row_gap: px(8),
            flex_shrink: 0.0,
            margin: UiRect::bottom(px(8)),
            ..default()
        })
        .with_children(|row| {
            spawn_removal(row, &PAIR, Key::RulesExamplePair);
            spawn_removal(row, &TRIO, Key::RulesExampleTrio);
        });
        for section in AFTER_EXAMPLE {
            spawn_section(page, section);
        }
    });
}

/// The width of a card of the example, in dp.
fn card_width(ctx: &UiContext) -> f32 {
    let width = content_width(&ctx.viewport, View::Sheet(Sheet::Rules));
    // Five cards, three gaps, the frames around the two removals, and the gap between these.
    ((width - 3.0 * 4.0 - 2.0 * 22.0 - 14.0) / 5.0).clamp(24.0, 60.0)
}

/// Spawns the cards of a removal, with its name under them.
fn spawn_removal(row: &mut ChildSpawnerCommands, cards: &[Card], name: Key) {
    let count = cards.len() as f32;
    row.spawn(group()).with_children(|group| {
        group
            .spawn(Node {
                column_gap: px(4),
                justify_content: JustifyContent::Center,
                margin: UiRect::all(px(8)),
                ..default()
            })
            .with_children(|row| {
                for &card in cards {
                    row.spawn(card_picture(card, |ctx| card_width(ctx)));
                }
            });
        group
            .spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    align_self: AlignSelf::Center,
                    margin: UiRect::bottom(px(8)),
                    ..default()
                },
                // No wider than the cards, so that long names wrap.
                Bind::new(move |ctx, node: &mut Node| {
                    node.max_width = px((card_width(ctx) + 4.0) * count + 12.0);
                }),
            ))
            .with_child(centred(Style::Small, theme::MUTED, name));
    });
}

fn spawn_section(page: &mut ChildSpawnerCommands, (title, text): (Key, Key)) {
    page.spawn(Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        row_gap: px(3),
        margin: UiRect::bottom(px(6)),
        ..default()
    })
    .with_children(|section| {
        section.spawn((
            a11y_label(A11yRole::Heading, title),
            paragraph(Style::Button, theme::GOLD, title),
        ));
        section.spawn(paragraph(Style::Body, theme::TEXT, text));
    });
}
