//! The settings, in groups. Each takes effect at once.

mod parts;

use bevy::prelude::*;

use crate::{
    audio::HasSound,
    card_art::Icon,
    haptics::HasVibration,
    localization::Key,
    rules::{Card, Rank, Suit},
    schedule::GameSystems,
    settings::{
        Motion, SCAN_SECONDS, Settings, SettingsChange, Step, TAP_TOLERANCE, TEXT_PERCENT,
        TextSize, Toggle, VOLUME,
    },
    ui::{
        button::{self, Sends},
        card_picture::CardPictures,
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{Navigate, Sheet},
        theme::{self, GAP},
        widgets::{group, heading},
    },
};
use parts::{about, choices, stepper, switch_row};

/// Adds the settings' sheet.
pub fn plugin(app: &mut App) {
    app.add_observer(button::send::<SettingsChange>)
        .add_systems(Update, fill.in_set(ModalSystems::Fill));
}

/// A dp in millimetres: 160 are an inch.
const MILLIMETRES: f32 = 25.4 / 160.0;

/// One card of each suit, a court card of each rank among them: what the settings of the cards change shows on them.
const SHOWN: [Card; 5] = [
    Card {
        rank: Rank::Ace,
        suit: Suit::Spades,
    },
    Card {
        rank: Rank::Ten,
        suit: Suit::Diamonds,
    },
    Card {
        rank: Rank::Jack,
        suit: Suit::Clubs,
    },
    Card {
        rank: Rank::Queen,
        suit: Suit::Hearts,
    },
    Card {
        rank: Rank::King,
        suit: Suit::Spades,
    },
];

fn fill(
    mut ctx: UiContext,
    settings: Res<Settings>,
    has_sound: Res<HasSound>,
    has_vibration: Res<HasVibration>,
    pictures: CardPictures,
    mut pages: Pages,
) {
    let has_changed = settings.is_changed() || pictures.is_changed();
    let Some(mut blank) = pages.sheet(Sheet::Settings, has_changed) else {
        return;
    };
    let width = blank.width;
    let mut form = Form {
        ctx: &mut ctx,
        settings: &settings,
        width,
    };
    blank.page.with_children(|page| {
        form.group(page, Key::SettingsGroupHelp, |form, group| {
            form.switch(group, Toggle::MoveErrors);
            form.switch(group, Toggle::PlacementAssistance);
        });
        form.group(page, Key::SettingsGroupCards, |form, group| {
            let card = ((width - 28.0 - 4.0 * GAP) / 5.0).min(56.0);
            group
                .spawn(Node {
                    justify_content: JustifyContent::Center,
                    column_gap: px(GAP),
                    margin: UiRect::new(px(12), px(12), px(12), px(4)),
                    flex_shrink: 0.0,
                    ..default()
                })
                .with_children(|row| {
                    for shown in SHOWN {
                        row.spawn(pictures.card(form.ctx, shown, card));
                    }
                });
            form.switch(group, Toggle::FourColours);
            form.switch(group, Toggle::DarkCards);
            form.switch(group, Toggle::LargeIndex);
            form.switch(group, Toggle::NationalLetters);
        });
        form.group(page, Key::SettingsGroupDisplay, |form, group| {
            form.language(group);
            form.text_size(group);
            form.motion(group);
        });
        if has_sound.0 || has_vibration.0 {
            form.group(page, Key::SettingsGroupSound, |form, group| {
                if has_sound.0 {
                    form.switch(group, Toggle::Sound);
                }
                if has_sound.0 && form.settings.sound {
                    form.volume(group);
                }
                if has_vibration.0 {
                    form.switch(group, Toggle::Vibration);
                }
            });
        }
        form.group(page, Key::SettingsGroupControl, |form, group| {
            form.tap_tolerance(group);
            form.switch(group, Toggle::LeftHanded);
            form.switch(group, Toggle::Scan);
            if form.settings.scan {
                form.scan_speed(group);
            }
        });
    });
}

/// The form as it is filled.
struct Form<'a, 'w> {
    ctx: &'a mut UiContext<'w>,
    settings: &'a Settings,
    width: f32,
}

impl<'w> Form<'_, 'w> {
    fn group(
        &mut self,
        page: &mut ChildSpawnerCommands,
        title: Key,
        rows: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let title = self.ctx.localize(title);
        page.spawn(heading(self.ctx, title));
        page.spawn(group()).with_children(|group| rows(self, group));
    }

    fn switch(&mut self, group: &mut ChildSpawnerCommands, switch: Toggle) {
        let (label, explanation) = switch.texts();
        let explanation = if switch == Toggle::NationalLetters {
            let letters = self.ctx.words.language().letters().join(" ");
            self.ctx
                .words
                .text_with(explanation, &[("letters", letters.into())])
        } else {
            self.ctx.localize(explanation)
        };
        let label = self.ctx.localize(label);
        let on = switch.is_on(self.settings);
        group.spawn((
            switch_row(self.ctx, label, explanation, on),
            Sends(SettingsChange::Flip(switch)),
        ));
    }

    fn language(&mut self, group: &mut ChildSpawnerCommands) {
        let label = self.ctx.localize(Key::SettingsLanguage);
        let now = self.settings.language.map_or_else(
            || super::language::system(&self.ctx.words),
            |language| language.own_name().to_owned(),
        );
        let chevron = self.ctx.icon(Icon::Chevron, 18.0, theme::MUTED);
        let texts = about(self.ctx, label.clone(), now);
        group.spawn((
            parts::tappable(label),
            Sends(Navigate::Open(Sheet::Language)),
            Children::spawn((Spawn(texts), Spawn(chevron))),
        ));
    }

    fn motion(&mut self, group: &mut ChildSpawnerCommands) {
        let label = self.ctx.localize(Key::SettingsMotion);
        let explanation = self.ctx.localize(Key::SettingsMotionAbout);
        let options = [
            (Key::SettingsMotionSystem, Motion::System),
            (Key::SettingsMotionFull, Motion::Full),
            (Key::SettingsMotionReduced, Motion::Reduced),
        ]
        .map(|(key, motion)| {
            let is_chosen = motion == self.settings.motion;
            (
                self.ctx.localize(key),
                SettingsChange::Motion(motion),
                is_chosen,
            )
        });
        choices(group, self.ctx, (label, explanation), options, self.width);
    }

    fn stepper(
        &mut self,
        group: &mut ChildSpawnerCommands,
        texts: (Key, Key),
        value: String,
        change: fn(Step) -> SettingsChange,
        ends: (bool, bool),
    ) {
        stepper(group, self.ctx, texts, value, change, ends, self.width);
    }

    fn volume(&mut self, group: &mut ChildSpawnerCommands) {
        let settings = self.settings;
        let value = self.ctx.words.number(settings.volume.into());
        let ends = (
            settings.volume <= *VOLUME.start(),
            settings.volume >= *VOLUME.end(),
        );
        let texts = (Key::SettingsVolume, Key::SettingsVolumeAbout);
        self.stepper(group, texts, value, SettingsChange::Volume, ends);
    }

    fn tap_tolerance(&mut self, group: &mut ChildSpawnerCommands) {
        let tolerance = self.settings.tap_tolerance;
        let value = self.ctx.words.text_with(
            Key::SettingsTapToleranceValue,
            &[("size", (tolerance * MILLIMETRES).into())],
        );
        let ends = (
            tolerance <= *TAP_TOLERANCE.start(),
            tolerance >= *TAP_TOLERANCE.end(),
        );
        let texts = (Key::SettingsTapTolerance, Key::SettingsTapToleranceAbout);
        self.stepper(group, texts, value, SettingsChange::TapTolerance, ends);
    }

    fn scan_speed(&mut self, group: &mut ChildSpawnerCommands) {
        let seconds = self.settings.scan_seconds;
        let value = self
            .ctx
            .words
            .text_with(Key::SettingsSeconds, &[("seconds", seconds.into())]);
        let ends = (
            seconds <= *SCAN_SECONDS.start(),
            seconds >= *SCAN_SECONDS.end(),
        );
        let texts = (Key::SettingsScanSpeed, Key::SettingsScanSpeedAbout);
        self.stepper(group, texts, value, SettingsChange::ScanSeconds, ends);
    }

    fn text_size(&mut self, group: &mut ChildSpawnerCommands) {
        let size = self.settings.text_size;
        let value = match size {
            TextSize::System => self.ctx.localize(Key::SettingsTextSizeSystem),
            TextSize::Percent(percent) => self.ctx.words.percent(f64::from(percent) / 100.0),
        };
        let ends = (
            size == TextSize::System,
            size == TextSize::Percent(*TEXT_PERCENT.end()),
        );
        let texts = (Key::SettingsTextSize, Key::SettingsTextSizeAbout);
        self.stepper(group, texts, value, SettingsChange::TextSize, ends);
    }
}
