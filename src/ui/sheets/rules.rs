//! The rules in the player's language.

use bevy::prelude::*;

use crate::{
    text::Key,
    ui::{
        frame::FrameSet,
        front::Sheet,
        kit::Kit,
        pages::Pages,
        theme::{self, Style},
        widgets::paragraph,
    },
};

/// Adds the rules' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(FrameSet::Fill));
}

const BEFORE_EXAMPLE: [(Key, Key); 5] = [
    (Key::RulesAimTitle, Key::RulesAim),
    (Key::RulesSetupTitle, Key::RulesSetup),
    (Key::RulesPairsTitle, Key::RulesPairs),
    (Key::RulesTriosTitle, Key::RulesTrios),
    (Key::RulesExampleTitle, Key::RulesExample),
];

const AFTER_EXAMPLE: [(Key, Key); 5] = [
    (Key::RulesTappingTitle, Key::RulesTapping),
    (Key::RulesScoringTitle, Key::RulesScoring),
    (Key::RulesEndTitle, Key::RulesEnd),
    (Key::RulesToolsTitle, Key::RulesTools),
    (Key::RulesKeyboardTitle, Key::RulesKeyboard),
];

fn fill(kit: Kit, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Rules, false) else {
        return;
    };
    blank.page.with_children(|page| {
        for section in BEFORE_EXAMPLE {
            spawn_section(page, &kit, section);
        }
        for section in AFTER_EXAMPLE {
            spawn_section(page, &kit, section);
        }
    });
}

fn spawn_section(page: &mut ChildSpawnerCommands, kit: &Kit, (title, text): (Key, Key)) {
    page.spawn(Node {
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        row_gap: px(3),
        margin: UiRect::bottom(px(6)),
        ..default()
    })
    .with_children(|section| {
        section.spawn(paragraph(kit, Style::Button, theme::GOLD, kit.say(title)));
        section.spawn(paragraph(kit, Style::Body, theme::TEXT, kit.say(text)));
    });
}
