//! The settings, in groups. A change takes effect at once.

mod parts;
mod steppers;

use bevy::prelude::*;

use crate::ui::systems::ModalSystems;
use crate::{
    audio::HasSound,
    card_art::Icon,
    haptics::HasVibration,
    localization::Key,
    rules::{Card, Rank, Suit},
    settings::{Motion, SettingsChange, Toggle},
    ui::{
        button::{self, Sends},
        card_picture::card_picture,
        modal::NewModals,
        navigation::{Navigate, Sheet},
        text::{Content, icon},
        theme::{self, GAP},
        widgets::{group, heading},
    },
};
use parts::{Choice, about, spawn_choices, switch_row, tappable_row, width};
use steppers::{Stepper, spawn_stepper};

/// Adds the settings' sheet.
pub fn plugin(app: &mut App) {
    app.add_observer(button::send::<SettingsChange>)
        .add_systems(Update, fill_settings.in_set(ModalSystems::Fill));
}

/// A card of each suit, with a court card of each rank: all that the cards' settings change.
const SAMPLES: [Card; 5] = [
    Card { rank: Rank::Ace, suit: Suit::Spades },
    Card { rank: Rank::Ten, suit: Suit::Diamonds },
    Card { rank: Rank::Jack, suit: Suit::Clubs },
    Card { rank: Rank::Queen, suit: Suit::Hearts },
    Card { rank: Rank::King, suit: Suit::Spades },
];

const MOTIONS: [Choice; 3] = [
    Choice {
        name: Key::SettingsMotionSystem,
        change: SettingsChange::Motion(Motion::System),
        is_chosen: |settings| settings.motion == Motion::System,
    },
    Choice {
        name: Key::SettingsMotionFull,
        change: SettingsChange::Motion(Motion::Full),
        is_chosen: |settings| settings.motion == Motion::Full,
    },
    Choice {
        name: Key::SettingsMotionReduced,
        change: SettingsChange::Motion(Motion::Reduced),
        is_chosen: |settings| settings.motion == Motion::Reduced,
    },
];

fn fill_settings(
    mut modals: NewModals,
    has_sound: Res<HasSound>,
    has_vibration: Res<HasVibration>,
) {
    let Some(mut body) = modals.sheet(Sheet::Settings) else {
        return;
    };
    body.with_children(|body| {
        spawn_group(body, Key::SettingsGroupHelp, |group| {
            spawn_switch(group, Toggle::MoveErrors);
            spawn_switch(group, Toggle::PlacementAssistance);
        });
        spawn_group(body, Key::SettingsGroupCards, |group| {
            spawn_samples(group);
            spawn_switch(group, Toggle::FourColours);
            spawn_switch(group, Toggle::DarkCards);
            spawn_switch(group, Toggle::LargeIndex);
            spawn_switch(group, Toggle::NationalLetters);
        });
        spawn_group(body, Key::SettingsGroupDisplay, |group| {
            spawn_language(group);
            spawn_stepper(group, Stepper::TEXT_SIZE);
            let texts = (Key::SettingsMotion, Key::SettingsMotionAbout);
            spawn_choices(group, texts, MOTIONS);
        });
        if has_sound.0 || has_vibration.0 {
            spawn_group(body, Key::SettingsGroupSound, |group| {
                if has_sound.0 {
                    spawn_switch(group, Toggle::Sound);
                    spawn_stepper(group, Stepper::VOLUME);
                }
                if has_vibration.0 {
                    spawn_switch(group, Toggle::Vibration);
                }
            });
        }
        spawn_group(body, Key::SettingsGroupControl, |group| {
            spawn_stepper(group, Stepper::TAP_TOLERANCE);
            spawn_switch(group, Toggle::LeftHanded);
            spawn_switch(group, Toggle::Scan);
            spawn_stepper(group, Stepper::SCAN_SPEED);
        });
    });
}

fn spawn_group(
    body: &mut ChildSpawnerCommands,
    title: Key,
    spawn_rows: impl FnOnce(&mut ChildSpawnerCommands),
) {
    body.spawn(heading(title));
    body.spawn(group()).with_children(spawn_rows);
}

fn spawn_samples(group: &mut ChildSpawnerCommands) {
    group
        .spawn(Node {
            justify_content: JustifyContent::Center,
            column_gap: px(GAP),
            margin: UiRect::new(px(12), px(12), px(12), px(4)),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for card in SAMPLES {
                row.spawn(card_picture(card, |ctx| {
                    ((width(ctx) - 28.0 - 4.0 * GAP) / 5.0).min(56.0)
                }));
            }
        });
}

fn spawn_switch(group: &mut ChildSpawnerCommands, toggle: Toggle) {
    let (label, explanation) = toggle.texts();
    let explanation = if toggle == Toggle::NationalLetters {
        Content::computed(move |ctx| {
            let letters = ctx.words.language().letters().join(" ");
            ctx.words.text_with(explanation, &[("letters", letters.into())])
        })
    } else {
        explanation.into()
    };
    group.spawn((
        switch_row(label, explanation, move |ctx| toggle.is_on(&ctx.settings)),
        Sends(SettingsChange::Flip(toggle)),
    ));
}

fn spawn_language(group: &mut ChildSpawnerCommands) {
    let now = Content::computed(|ctx| {
        ctx.settings.language.map_or_else(
            || super::language::system_language(&ctx.words),
            |language| language.own_name().to_owned(),
        )
    });
    let texts = about(Key::SettingsLanguage, now);
    let chevron = icon(Icon::Chevron, 18.0, theme::MUTED);
    group.spawn((
        tappable_row(Key::SettingsLanguage),
        Sends(Navigate::Open(Sheet::Language)),
        Children::spawn((Spawn(texts), Spawn(chevron))),
    ));
}
