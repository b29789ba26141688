//! The settings, their ranges and their defaults.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::localization::Language;

/// How loud sounds can be; 0 is silent.
pub const VOLUME: RangeInclusive<u8> = 0..=10;

/// How far a finger may move, in dp, and still tap.
pub const TAP_TOLERANCE: RangeInclusive<f32> = 4.0..=40.0;

/// The size of text, in percent.
pub const TEXT_PERCENT: RangeInclusive<u16> = 100..=200;

/// How long a scanning frame stays at each place, in seconds.
pub const SCAN_SECONDS: RangeInclusive<f32> = 0.5..=5.0;

/// The settings. A field missing in a file, because that was written before the setting came, has its
/// default.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Say why cards don't go together.
    pub move_errors: bool,
    /// Dim the cards that don't go with those selected.
    pub placement_assistance: bool,
    /// Diamonds blue and clubs green.
    pub four_colours: bool,
    /// The letters for jack, queen and king of the language's own cards.
    pub national_letters: bool,
    /// Light ink on dark cards.
    pub dark_cards: bool,
    /// Larger letters on the cards.
    pub large_index: bool,
    /// Sounds are played.
    pub sound: bool,
    /// How loud, within [`VOLUME`].
    pub volume: u8,
    /// The phone answers taps by vibrating.
    pub vibration: bool,
    /// How much moves.
    pub motion: Motion,
    /// The rail of wide and low screens is on the left.
    pub left_handed: bool,
    /// The language, or none to follow the system.
    pub language: Option<Language>,
    /// How far a finger may move and still tap, in dp, within [`TAP_TOLERANCE`].
    pub tap_tolerance: f32,
    /// The size of text.
    pub text_size: TextSize,
    /// A frame goes from one thing to the next by itself, and any key presses what it is at.
    pub scan: bool,
    /// How long it stays at each, in seconds, within [`SCAN_SECONDS`].
    pub scan_seconds: f32,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// As the system's "reduce motion" says.
    #[default]
    System,
    /// Everything.
    Full,
    /// Short fades only.
    Reduced,
}

impl Motion {
    /// Whether motion is to be kept to what can't be missed, where the system says `system`.
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
    /// As large as the system's.
    #[default]
    System,
    /// In percent, within [`TEXT_PERCENT`].
    Percent(u16),
}

impl TextSize {
    /// How much larger than normal text is drawn, where the system says `system`; 1 is 100 %.
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
    /// These settings, if every number is within its range.
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
