//! Seven short tunes in one scale, D major pentatonic.

use super::synth::{self, Material, Stroke};
use crate::settings::VOLUME;

/// A short tune, named after its occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tune {
    /// A card was selected or deselected: one damped note.
    Select,
    /// A pair was removed: two rising notes.
    Pair,
    /// A trio was removed: three rising notes.
    Trio,
    /// A card was refused: two low knocks.
    Refusal,
    /// A removal was taken back: the notes of the pair, falling.
    Undo,
    /// A dead end: a falling minor chord.
    DeadEnd,
    /// Victory: slowly up the whole scale to a chord.
    Victory,
}

/// The content of a tune.
struct Score {
    strokes: &'static [Stroke],
    /// In seconds.
    lasts: f64,
    /// The loudest sample, in dB relative to full scale.
    peak: f64,
}

impl Tune {
    /// All tunes.
    pub const ALL: [Self; 7] = [
        Self::Select,
        Self::Pair,
        Self::Trio,
        Self::Refusal,
        Self::Undo,
        Self::DeadEnd,
        Self::Victory,
    ];

    /// The samples at full volume: one channel, `rate` samples per second, full scale is 1.
    pub fn samples(self, rate: u32) -> Vec<f32> {
        let score = self.score();
        let peak = 10f64.powf(score.peak / 20.0);
        synth::samples(score.strokes, score.lasts, peak, rate)
    }

    const fn score(self) -> Score {
        match self {
            Self::Select => score(&SELECT, 0.13, -17.0),
            Self::Pair => score(&PAIR, 0.55, -12.0),
            Self::Trio => score(&TRIO, 0.7, -11.0),
            Self::Refusal => score(&REFUSAL, 0.26, -13.0),
            Self::Undo => score(&UNDO, 0.42, -15.0),
            Self::DeadEnd => score(&DEAD_END, 1.6, -12.0),
            Self::Victory => score(&VICTORY, 2.0, -10.0),
        }
    }
}

/// The gain for a volume within [`VOLUME`]: 2.5 dB per step, and 0 at volume 0.
pub fn gain(volume: u8) -> f32 {
    const STEP: f32 = 0.75;
    match volume {
        0 => 0.0,
        _ => STEP.powi(i32::from(VOLUME.end().saturating_sub(volume))),
    }
}

const fn score(strokes: &'static [Stroke], lasts: f64, peak: f64) -> Score {
    Score { strokes, lasts, peak }
}

const fn glass(at: f64, note: i32, strength: f64, rings: f64) -> Stroke {
    Stroke { material: Material::Glass, at, note, strength, rings }
}

const fn wood(at: f64, note: i32, strength: f64, rings: f64) -> Stroke {
    Stroke { material: Material::Wood, at, note, strength, rings }
}

/// The notes of the scale, in semitones above D5.
const B3: i32 = -15;
const A4: i32 = -5;
const B4: i32 = -3;
const D5: i32 = 0;
const E5: i32 = 2;
const F5_SHARP: i32 = 4;
const A5: i32 = 7;
const B5: i32 = 9;
const D6: i32 = 12;

const SELECT: [Stroke; 1] = [glass(0.0, A5, 1.0, 0.22)];

const PAIR: [Stroke; 2] = [glass(0.0, D5, 0.9, 0.6), glass(0.1, A5, 1.0, 0.7)];

const TRIO: [Stroke; 3] =
    [glass(0.0, D5, 0.8, 0.6), glass(0.1, F5_SHARP, 0.9, 0.7), glass(0.2, A5, 1.0, 0.8)];

const REFUSAL: [Stroke; 2] = [wood(0.0, B3, 1.0, 0.14), wood(0.11, B3, 0.8, 0.14)];

const UNDO: [Stroke; 2] = [glass(0.0, A5, 0.8, 0.4), glass(0.09, D5, 1.0, 0.5)];

const DEAD_END: [Stroke; 4] = [
    glass(0.0, B5, 0.7, 0.9),
    glass(0.2, F5_SHARP, 0.8, 1.0),
    glass(0.4, D5, 0.9, 1.1),
    glass(0.62, B4, 1.0, 1.4),
];

const VICTORY: [Stroke; 9] = [
    glass(0.0, A4, 0.7, 1.2),
    glass(0.15, D5, 0.75, 1.2),
    glass(0.3, E5, 0.75, 1.2),
    glass(0.45, F5_SHARP, 0.8, 1.3),
    glass(0.6, A5, 0.85, 1.4),
    glass(0.75, B5, 0.85, 1.4),
    glass(0.93, D5, 0.5, 1.7),
    glass(0.93, F5_SHARP, 0.5, 1.7),
    glass(0.93, D6, 1.0, 1.8),
];
