//! The rules in the player's language, with the example of the rules' text in cards.

use bevy::prelude::*;

use crate::{
    localization::Key,
    rules::{Card, Rank, Suit},
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        card_picture::CardPictures,
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::Sheet,
        theme::{self, Style},
        widgets::{centred, group, paragraph},
    },
};

/// Adds the rules' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(ModalSystems::Fill));
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

const PAIR: [Card; 2] = [
    card(Rank::Five, Suit::Spades),
    card(Rank::Six, Suit::Diamonds),
];

const TRIO: [Card; 3] = [
    card(Rank::Jack, Suit::Clubs),
    card(Rank::Queen, Suit::Hearts),
    card(Rank::King, Suit::Hearts),
];

const fn card(rank: Rank, suit: Suit) -> Card {
    Card { rank, suit }
}

fn fill(ctx: UiContext, pictures: CardPictures, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Rules, pictures.is_changed()) else {
        return;
    };
    // Five cards, three gaps, the frames around the two removals, and the gap between these.
    let width = ((blank.width - 3.0 * 4.0 - 2.0 * 22.0 - 14.0) / 5.0).clamp(24.0, 60.0);
    blank.page.with_children(|page| {
        for section in BEFORE_EXAMPLE {
            spawn_section(page, &ctx, section);
        }
        spawn_section(page, &ctx, EXAMPLE);
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
            removal(row, &ctx, &pictures, &PAIR, Key::RulesExamplePair, width);
            removal(row, &ctx, &pictures, &TRIO, Key::RulesExampleTrio, width);
        });
        for section in AFTER_EXAMPLE {
            spawn_section(page, &ctx, section);
        }
    });
}

/// Cards that leave together, with what they are called under them.
fn removal(
    row: &mut ChildSpawnerCommands,
    ctx: &UiContext,
    pictures: &CardPictures,
    cards: &[Card],
    name: Key,
    width: f32,
) {
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
                    row.spawn(pictures.card(ctx, card, width));
                }
            });
        group
            .spawn(Node {
                flex_direction: FlexDirection::Column,
                // No wider than the cards, so that long names wrap.
                max_width: px((width + 4.0) * cards.len() as f32 + 12.0),
                align_self: AlignSelf::Center,
                margin: UiRect::bottom(px(8)),
                ..default()
            })
            .with_child(centred(ctx, Style::Small, theme::MUTED, ctx.localize(name)));
    });
}

fn spawn_section(page: &mut ChildSpawnerCommands, ctx: &UiContext, (title, text): (Key, Key)) {
    page.spawn(Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        row_gap: px(3),
        margin: UiRect::bottom(px(6)),
        ..default()
    })
    .with_children(|section| {
        section.spawn((
            A11yLabel::new(A11yRole::Heading, ctx.localize(title)),
            paragraph(ctx, Style::Button, theme::GOLD, ctx.localize(title)),
        ));
        section.spawn(paragraph(ctx, Style::Body, theme::TEXT, ctx.localize(text)));
    });
}
