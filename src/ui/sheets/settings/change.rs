//! What the settings' buttons change.

use bevy::prelude::*;

use crate::{
    settings::{Motion, SCAN_SECONDS, Settings, TAP_TOLERANCE, TEXT_PERCENT, TextSize, VOLUME},
    text::Language,
};

/// A change of one setting.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// Turns one on or off.
    Flip(Switch),
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

/// Less or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Less,
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

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    MoveErrors,
    PlacementAssistance,
    FourColours,
    NationalLetters,
    DarkCards,
    LargeIndex,
    Sound,
    Vibration,
    LeftHanded,
    Scan,
}

impl Switch {
    /// Whether it is on.
    pub const fn is_on(self, settings: &Settings) -> bool {
        match self {
            Self::MoveErrors => settings.move_errors,
            Self::PlacementAssistance => settings.placement_assistance,
            Self::FourColours => settings.four_colours,
            Self::NationalLetters => settings.national_letters,
            Self::DarkCards => settings.dark_cards,
            Self::LargeIndex => settings.large_index,
            Self::Sound => settings.sound,
            Self::Vibration => settings.vibration,
            Self::LeftHanded => settings.left_handed,
            Self::Scan => settings.scan,
        }
    }

    const fn of(self, settings: &mut Settings) -> &mut bool {
        match self {
            Self::MoveErrors => &mut settings.move_errors,
            Self::PlacementAssistance => &mut settings.placement_assistance,
            Self::FourColours => &mut settings.four_colours,
            Self::NationalLetters => &mut settings.national_letters,
            Self::DarkCards => &mut settings.dark_cards,
            Self::LargeIndex => &mut settings.large_index,
            Self::Sound => &mut settings.sound,
            Self::Vibration => &mut settings.vibration,
            Self::LeftHanded => &mut settings.left_handed,
            Self::Scan => &mut settings.scan,
        }
    }
}

const TOLERANCE_STEP: f32 = 2.0;
const TEXT_STEP: u16 = 10;
const SCAN_STEP: f32 = 0.5;

impl Change {
    /// Changes the setting, within its range.
    pub fn make(self, settings: &mut Settings) {
        match self {
            Self::Flip(switch) => {
                let setting = switch.of(settings);
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
