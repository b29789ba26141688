//! The settings, their ranges and their defaults.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::localization::Language;

/// The range of the volume; 0 is silent.
pub const VOLUME: RangeInclusive<u8> = 0..=10;

/// The range of the distance that a pointer may move during a tap, in dp.
pub const TAP_TOLERANCE: RangeInclusive<f32> = 4.0..=40.0;

/// The range of the text size, in percent.
pub const TEXT_PERCENT: RangeInclusive<u16> = 100..=200;

/// The range of the duration of a scan step, in seconds.
pub const SCAN_SECONDS: RangeInclusive<f32> = 0.5..=5.0;

/// The settings. A field that is missing in a file, for example an older one, has its default.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Whether to explain why cards don't go together.
    pub move_errors: bool,
    /// Whether to dim cards that don't go with the selected ones.
    pub placement_assistance: bool,
    /// Whether diamonds are blue and clubs are green.
    pub four_colours: bool,
    /// Whether jack, queen and king have the letters of the language's own cards.
    pub national_letters: bool,
    /// Whether cards are dark with light ink.
    pub dark_cards: bool,
    /// Whether the cards have larger letters.
    pub large_index: bool,
    /// Whether sounds are played.
    pub sound: bool,
    /// The volume, within [`VOLUME`].
    pub volume: u8,
    /// Whether taps give haptic feedback.
    pub vibration: bool,
    /// The amount of motion.
    pub motion: Motion,
    /// Whether the rail of wide and low screens is on the left.
    pub left_handed: bool,
    /// The language, or `None` to follow the system.
    pub language: Option<Language>,
    /// The distance that a pointer may move during a tap, in dp, within [`TAP_TOLERANCE`].
    pub tap_tolerance: f32,
    /// The size of text.
    pub text_size: TextSize,
    /// Whether switch scanning is on: a frame moves over the controls, and any key activates the
    /// framed one.
    pub scan: bool,
    /// The duration of a scan step, in seconds, within [`SCAN_SECONDS`].
    pub scan_seconds: f32,
}

/// The amount of motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Follows the system's "reduce motion" setting.
    #[default]
    System,
    /// All animations.
    Full,
    /// Short fades only.
    Reduced,
}

impl Motion {
    /// Whether to show only necessary motion; `system` is the system's setting.
    pub const fn is_reduced(self, system: bool) -> bool {
        match self {
            Self::System => system,
            Self::Full => false,
            Self::Reduced => true,
        }
    }
}

/// The size of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TextSize {
    /// Follows the system.
    #[default]
    System,
    /// In percent, within [`TEXT_PERCENT`].
    Percent(u16),
}

impl TextSize {
    /// The text scale for the system's text scale `system`; 1 is 100 %.
    pub fn scale(self, system: f32) -> f32 {
        match self {
            Self::System => system,
            Self::Percent(percent) => f32::from(percent) / 100.0,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            move_errors: false,
            placement_assistance: false,
            four_colours: false,
            national_letters: false,
            dark_cards: false,
            large_index: false,
            sound: true,
            volume: 7,
            vibration: true,
            motion: Motion::System,
            left_handed: false,
            language: None,
            tap_tolerance: 10.0,
            text_size: TextSize::System,
            scan: false,
            scan_seconds: 1.5,
        }
    }
}

/// A number is outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a number is out of its range")]
pub(crate) struct OutOfRange;

impl Settings {
    /// Returns these settings if every number is within its range.
    pub(crate) fn checked(&self) -> Result<Self, OutOfRange> {
        let text_fits = match self.text_size {
            TextSize::System => true,
            TextSize::Percent(percent) => TEXT_PERCENT.contains(&percent),
        };
        let fit = VOLUME.contains(&self.volume)
            && TAP_TOLERANCE.contains(&self.tap_tolerance)
            && SCAN_SECONDS.contains(&self.scan_seconds)
            && text_fits;
        fit.then(|| self.clone()).ok_or(OutOfRange)
    }
}
