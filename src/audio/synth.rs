//! Struck glass and muted wood, summed from their partials.

use std::f64::consts::{PI, TAU};

/// The note that all others are counted from, in Hz: D5, which small speakers give well.
const ROOT: f64 = 587.33;
/// How long a stroke takes to reach its full strength, in seconds: soft, and without a click.
const ATTACK: f64 = 0.005;
/// The end of a tune fades away in so many seconds, whatever still rings.
const FADE: f64 = 0.025;
/// Above this many Hz a partial counts less and less, as behind a curtain.
const DARK: f64 = 2400.0;
/// What is left of a stroke after the time that it is said to ring: 60 dB less.
const LEFT: f64 = 0.001;

/// What is struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// A small glass bar. A second one, hardly out of tune, makes it shimmer.
    Glass,
    /// A wooden bar under a hand.
    Wood,
}

/// A part of a sound that swings on its own.
struct Partial {
    /// Its frequency, in those of the note.
    ratio: f64,
    strength: f64,
    /// How long it rings, in terms of the stroke.
    rings: f64,
}

const fn partial(ratio: f64, strength: f64, rings: f64) -> Partial {
    Partial {
        ratio,
        strength,
        rings,
    }
}

const GLASS: [Partial; 5] = [
    partial(1.0, 1.0, 1.0),
    partial(1.003, 0.35, 1.0),
    partial(2.0, 0.16, 0.6),
    partial(2.756, 0.14, 0.35),
    partial(5.404, 0.06, 0.15),
];

const WOOD: [Partial; 3] = [
    partial(1.0, 1.0, 1.0),
    partial(2.0, 0.5, 0.8),
    partial(3.93, 0.25, 0.4),
];

/// One stroke of a tune.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// What is struck.
    pub material: Material,
    /// When, in seconds from the beginning of the tune.
    pub at: f64,
    /// The note, in semitones above D5.
    pub note: i32,
    /// How strongly, beside the other strokes of the tune.
    pub strength: f64,
    /// How long until it is 60 dB softer, in seconds.
    pub rings: f64,
}

/// The samples of strokes, `rate` of them a second, for so many `seconds`. The loudest of them is `peak`, in parts of
/// full scale; the first and the last are 0.
pub fn samples(strokes: &[Stroke], seconds: f64, peak: f64, rate: u32) -> Vec<f32> {
    let rate = f64::from(rate);
    let count = (seconds * rate).round() as usize;
    let mut sum = vec![0.0; count];
    for stroke in strokes {
        stroke.add_to(&mut sum, rate);
    }
    fade(&mut sum, rate);
    let loudest = sum
        .iter()
        .fold(0.0, |loudest: f64, sample| loudest.max(sample.abs()));
    let gain = if loudest > 0.0 { peak / loudest } else { 0.0 };
    sum.into_iter()
        .map(|sample| (sample * gain) as f32)
        .collect()
}

impl Stroke {
    fn add_to(&self, sum: &mut [f64], rate: f64) {
        let partials: &[Partial] = match self.material {
            Material::Glass => &GLASS,
            Material::Wood => &WOOD,
        };
        let frequency = ROOT * (f64::from(self.note) / 12.0).exp2();
        let start = (self.at * rate).round() as usize;
        for partial in partials {
            let frequency = frequency * partial.ratio;
            if frequency >= rate / 2.0 {
                // So few samples can't tell it from a lower one.
                continue;
            }
            let strength = self.strength * partial.strength / (frequency / DARK).hypot(1.0);
            let decay = (LEFT.ln() / (self.rings * partial.rings * rate)).exp();
            let (sine, cosine) = (TAU * frequency / rate).sin_cos();
            // A pointer that turns and shrinks: its height is the sample.
            let (mut along, mut height) = (strength, 0.0);
            for (n, sample) in sum.iter_mut().skip(start).enumerate() {
                let part = n as f64 / (ATTACK * rate);
                *sample += height * if part < 1.0 { rise(part) } else { 1.0 };
                (along, height) = (
                    decay * (along * cosine - height * sine),
                    decay * (along * sine + height * cosine),
                );
            }
        }
    }
}

fn fade(sum: &mut [f64], rate: f64) {
    let length = FADE * rate;
    for (n, sample) in sum.iter_mut().rev().enumerate() {
        let part = n as f64 / length;
        if part >= 1.0 {
            break;
        }
        *sample *= rise(part);
    }
}

/// From 0 at 0 to 1 at 1, without a corner.
fn rise(part: f64) -> f64 {
    (1.0 - (PI * part).cos()) / 2.0
}
