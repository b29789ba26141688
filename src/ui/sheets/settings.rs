//! The settings, in groups. Each takes effect at once.

mod change;
mod parts;

use bevy::prelude::*;

use crate::{
    GameSet,
    faces::Icon,
    rules::{Card, Rank, Suit},
    settings::{Motion, SCAN_SECONDS, Settings, TAP_TOLERANCE, TEXT_PERCENT, TextSize, VOLUME},
    sound::HasSound,
    text::Key,
    ui::{
        button::{self, Sends},
        cards::CardPictures,
        frame::FrameSet,
        front::{Go, Sheet},
        kit::Kit,
        pages::Pages,
        theme::{self, GAP},
        widgets::{group, heading},
    },
    vibration::HasVibration,
};
use parts::{about, choices, stepper, switch_row};

pub use change::{Change, Step, Switch};

/// Adds the settings' sheet.
pub fn plugin(app: &mut App) {
    app.add_message::<Change>()
        .add_observer(button::send::<Change>)
        .add_systems(
            Update,
            (change.in_set(GameSet::Input), fill.in_set(FrameSet::Fill)),
        );
}

fn change(mut changes: MessageReader<Change>, mut settings: ResMut<Settings>) {
    for change in changes.read() {
        change.make(&mut settings);
    }
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
    mut kit: Kit,
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
        kit: &mut kit,
        settings: &settings,
        width,
    };
    blank.page.with_children(|page| {
        form.group(page, Key::SettingsGroupHelp, |form, group| {
            form.switch(group, Switch::MoveErrors);
            form.switch(group, Switch::PlacementAssistance);
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
                        row.spawn(pictures.card(form.kit, shown, card));
                    }
                });
            form.switch(group, Switch::FourColours);
            form.switch(group, Switch::DarkCards);
            form.switch(group, Switch::LargeIndex);
            form.switch(group, Switch::NationalLetters);
        });
        form.group(page, Key::SettingsGroupDisplay, |form, group| {
            form.language(group);
            form.text_size(group);
            form.motion(group);
        });
        if has_sound.0 || has_vibration.0 {
            form.group(page, Key::SettingsGroupSound, |form, group| {
                if has_sound.0 {
                    form.switch(group, Switch::Sound);
                }
                if has_sound.0 && form.settings.sound {
                    form.volume(group);
                }
                if has_vibration.0 {
                    form.switch(group, Switch::Vibration);
                }
            });
        }
        form.group(page, Key::SettingsGroupControl, |form, group| {
            form.tap_tolerance(group);
            form.switch(group, Switch::LeftHanded);
            form.switch(group, Switch::Scan);
            if form.settings.scan {
                form.scan_speed(group);
            }
        });
    });
}

/// The form as it is filled.
struct Form<'a, 'w> {
    kit: &'a mut Kit<'w>,
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
        let title = self.kit.say(title);
        page.spawn(heading(self.kit, title));
        page.spawn(group()).with_children(|group| rows(self, group));
    }

    fn switch(&mut self, group: &mut ChildSpawnerCommands, switch: Switch) {
        let (label, explanation) = names(switch);
        let explanation = if switch == Switch::NationalLetters {
            let letters = self.kit.words.language().letters().join(" ");
            self.kit
                .words
                .say_with(explanation, &[("letters", letters.into())])
        } else {
            self.kit.say(explanation)
        };
        let label = self.kit.say(label);
        let on = switch.is_on(self.settings);
        group.spawn((
            switch_row(self.kit, label, explanation, on),
            Sends(Change::Flip(switch)),
        ));
    }

    fn language(&mut self, group: &mut ChildSpawnerCommands) {
        let label = self.kit.say(Key::SettingsLanguage);
        let now = self.settings.language.map_or_else(
            || super::language::system(&self.kit.words),
            |language| language.own_name().to_owned(),
        );
        let chevron = self.kit.icon(Icon::Chevron, 18.0, theme::MUTED);
        let texts = about(self.kit, label.clone(), now);
        group.spawn((
            parts::tappable(label),
            Sends(Go::Open(Sheet::Language)),
            Children::spawn((Spawn(texts), Spawn(chevron))),
        ));
    }

    fn motion(&mut self, group: &mut ChildSpawnerCommands) {
        let label = self.kit.say(Key::SettingsMotion);
        let explanation = self.kit.say(Key::SettingsMotionAbout);
        let options = [
            (Key::SettingsMotionSystem, Motion::System),
            (Key::SettingsMotionFull, Motion::Full),
            (Key::SettingsMotionReduced, Motion::Reduced),
        ]
        .map(|(key, motion)| {
            let is_chosen = motion == self.settings.motion;
            (self.kit.say(key), Change::Motion(motion), is_chosen)
        });
        choices(group, self.kit, (label, explanation), options, self.width);
    }

    fn stepper(
        &mut self,
        group: &mut ChildSpawnerCommands,
        texts: (Key, Key),
        value: String,
        change: fn(Step) -> Change,
        ends: (bool, bool),
    ) {
        stepper(group, self.kit, texts, value, change, ends, self.width);
    }

    fn volume(&mut self, group: &mut ChildSpawnerCommands) {
        let settings = self.settings;
        let value = self.kit.words.number(settings.volume.into());
        let ends = (
            settings.volume <= *VOLUME.start(),
            settings.volume >= *VOLUME.end(),
        );
        let texts = (Key::SettingsVolume, Key::SettingsVolumeAbout);
        self.stepper(group, texts, value, Change::Volume, ends);
    }

    fn tap_tolerance(&mut self, group: &mut ChildSpawnerCommands) {
        let tolerance = self.settings.tap_tolerance;
        let value = self.kit.words.say_with(
            Key::SettingsTapToleranceValue,
            &[("size", (tolerance * MILLIMETRES).into())],
        );
        let ends = (
            tolerance <= *TAP_TOLERANCE.start(),
            tolerance >= *TAP_TOLERANCE.end(),
        );
        let texts = (Key::SettingsTapTolerance, Key::SettingsTapToleranceAbout);
        self.stepper(group, texts, value, Change::TapTolerance, ends);
    }

    fn scan_speed(&mut self, group: &mut ChildSpawnerCommands) {
        let seconds = self.settings.scan_seconds;
        let value = self
            .kit
            .words
            .say_with(Key::SettingsSeconds, &[("seconds", seconds.into())]);
        let ends = (
            seconds <= *SCAN_SECONDS.start(),
            seconds >= *SCAN_SECONDS.end(),
        );
        let texts = (Key::SettingsScanSpeed, Key::SettingsScanSpeedAbout);
        self.stepper(group, texts, value, Change::ScanSeconds, ends);
    }

    fn text_size(&mut self, group: &mut ChildSpawnerCommands) {
        let size = self.settings.text_size;
        let value = match size {
            TextSize::System => self.kit.say(Key::SettingsTextSizeSystem),
            TextSize::Percent(percent) => self.kit.words.percent(f64::from(percent) / 100.0),
        };
        let ends = (
            size == TextSize::System,
            size == TextSize::Percent(*TEXT_PERCENT.end()),
        );
        let texts = (Key::SettingsTextSize, Key::SettingsTextSizeAbout);
        self.stepper(group, texts, value, Change::TextSize, ends);
    }
}

const fn names(switch: Switch) -> (Key, Key) {
    match switch {
        Switch::MoveErrors => (Key::SettingsMoveErrors, Key::SettingsMoveErrorsAbout),
        Switch::PlacementAssistance => (
            Key::SettingsPlacementAssistance,
            Key::SettingsPlacementAssistanceAbout,
        ),
        Switch::FourColours => (Key::SettingsFourColours, Key::SettingsFourColoursAbout),
        Switch::NationalLetters => (
            Key::SettingsNationalLetters,
            Key::SettingsNationalLettersAbout,
        ),
        Switch::DarkCards => (Key::SettingsDarkCards, Key::SettingsDarkCardsAbout),
        Switch::LargeIndex => (Key::SettingsLargeIndex, Key::SettingsLargeIndexAbout),
        Switch::Sound => (Key::SettingsSound, Key::SettingsSoundAbout),
        Switch::Vibration => (Key::SettingsVibration, Key::SettingsVibrationAbout),
        Switch::LeftHanded => (Key::SettingsLeftHanded, Key::SettingsLeftHandedAbout),
        Switch::Scan => (Key::SettingsScan, Key::SettingsScanAbout),
    }
}
