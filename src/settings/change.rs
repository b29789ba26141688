//! Changes of the settings.

use bevy::prelude::*;

use super::toggle::Toggle;
use super::values::{
    Motion, SCAN_SECONDS, Settings, TAP_TOLERANCE, TEXT_PERCENT, TextSize, VOLUME,
};
use crate::localization::Language;
use crate::schedule::GameSystems;

/// Applies [`SettingsChange`]s.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<SettingsChange>()
        .add_systems(Update, apply_settings_changes.in_set(GameSystems::Input));
}

fn apply_settings_changes(
    mut changes: MessageReader<SettingsChange>,
    mut settings: ResMut<Settings>,
) {
    for change in changes.read() {
        change.apply(&mut settings);
    }
}

/// A change of one setting.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum SettingsChange {
    /// Turns one on or off.
    Flip(Toggle),
    /// How much moves.
    Motion(Motion),
    /// Softer or louder, by one.
    Volume(Step),
    /// A finger may slip less or more, by 2 dp.
    TapTolerance(Step),
    /// Smaller or larger text, by 10 %. Below 100 % the system's size is taken.
    TextSize(Step),
    /// A scanning frame stays shorter or longer, by half a second.
    ScanSeconds(Step),
    /// The language, or none for the system's.
    Language(Option<Language>),
}

/// One step down or up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Down.
    Less,
    /// Up.
    More,
}

impl Step {
    const fn of(self, size: f32) -> f32 {
        match self {
            Self::Less => -size,
            Self::More => size,
        }
    }
}

const TOLERANCE_STEP: f32 = 2.0;
const TEXT_STEP: u16 = 10;
const SCAN_STEP: f32 = 0.5;

impl SettingsChange {
    /// Changes the setting, within its range.
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Flip(toggle) => {
                let setting = toggle.value_mut(settings);
                *setting = !*setting;
            }
            Self::Motion(motion) => settings.motion = motion,
            Self::Volume(step) => {
                let volume = match step {
                    Step::Less => settings.volume.saturating_sub(1),
                    Step::More => settings.volume.saturating_add(1),
                };
                settings.volume = volume.clamp(*VOLUME.start(), *VOLUME.end());
            }
            Self::TapTolerance(step) => {
                settings.tap_tolerance = (settings.tap_tolerance + step.of(TOLERANCE_STEP))
                    .clamp(*TAP_TOLERANCE.start(), *TAP_TOLERANCE.end());
            }
            Self::ScanSeconds(step) => {
                settings.scan_seconds = (settings.scan_seconds + step.of(SCAN_STEP))
                    .clamp(*SCAN_SECONDS.start(), *SCAN_SECONDS.end());
            }
            Self::TextSize(step) => settings.text_size = text_size(settings.text_size, step),
            Self::Language(language) => settings.language = language,
        }
    }
}

fn text_size(size: TextSize, step: Step) -> TextSize {
    let smallest = *TEXT_PERCENT.start();
    match (size, step) {
        (TextSize::System, Step::Less) => TextSize::System,
        (TextSize::System, Step::More) => TextSize::Percent(smallest),
        (TextSize::Percent(percent), Step::Less) if percent <= smallest => TextSize::System,
        (TextSize::Percent(percent), Step::Less) => {
            TextSize::Percent((percent - TEXT_STEP).max(smallest))
        }
        (TextSize::Percent(percent), Step::More) => {
            TextSize::Percent((percent + TEXT_STEP).min(*TEXT_PERCENT.end()))
        }
    }
}
