//! Synthesizes struck glass and muted wood from sums of partials.

use std::f64::consts::{PI, TAU};

/// The frequency of the reference note, D5, in Hz. Small speakers reproduce it well.
const ROOT: f64 = 587.33;
/// The time until a stroke reaches full strength, in seconds: soft and without a click.
const ATTACK: f64 = 0.005;
/// The length of the fade-out at the end of a tune, in seconds.
const FADE: f64 = 0.025;
/// Partials above this frequency, in Hz, are attenuated, as by a low-pass filter.
const DARK: f64 = 2400.0;
/// The strength left after the ringing time of a stroke: 60 dB less.
const LEFT: f64 = 0.001;

/// The material of the struck bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// A small glass bar. A second, slightly detuned partial makes it shimmer.
    Glass,
    /// A wooden bar, muted by a hand.
    Wood,
}

/// One decaying sine wave of a sound.
struct Partial {
    /// The frequency, relative to the note.
    ratio: f64,
    strength: f64,
    /// The ringing time, relative to the stroke.
    rings: f64,
}

const fn partial(ratio: f64, strength: f64, rings: f64) -> Partial {
    Partial { ratio, strength, rings }
}

const GLASS: [Partial; 5] = [
    partial(1.0, 1.0, 1.0),
    partial(1.003, 0.35, 1.0),
    partial(2.0, 0.16, 0.6),
    partial(2.756, 0.14, 0.35),
    partial(5.404, 0.06, 0.15),
];

const WOOD: [Partial; 3] =
    [partial(1.0, 1.0, 1.0), partial(2.0, 0.5, 0.8), partial(3.93, 0.25, 0.4)];

/// One stroke of a tune.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The material of the struck bar.
    pub material: Material,
    /// The start, in seconds from the beginning of the tune.
    pub at: f64,
    /// The note, in semitones above D5.
    pub note: i32,
    /// The strength, relative to the other strokes of the tune.
    pub strength: f64,
    /// The time until it is 60 dB softer, in seconds.
    pub rings: f64,
}

/// Synthesizes strokes: `seconds` long, `rate` samples per second. The loudest sample is `peak`,
/// relative to full scale; the first and the last are 0.
pub fn samples(strokes: &[Stroke], seconds: f64, peak: f64, rate: u32) -> Vec<f32> {
    let rate = f64::from(rate);
    let count = (seconds * rate).round() as usize;
    let mut sum = vec![0.0; count];
    for stroke in strokes {
        stroke.add_to(&mut sum, rate);
    }
    fade(&mut sum, rate);
    let loudest = sum.iter().fold(0.0, |loudest: f64, sample| loudest.max(sample.abs()));
    let gain = if loudest > 0.0 { peak / loudest } else { 0.0 };
    sum.into_iter().map(|sample| (sample * gain) as f32).collect()
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
                // At half the sample rate and above, a partial would alias to a lower frequency.
                continue;
            }
            let strength = self.strength * partial.strength / (frequency / DARK).hypot(1.0);
            let decay = (LEFT.ln() / (self.rings * partial.rings * rate)).exp();
            let (sine, cosine) = (TAU * frequency / rate).sin_cos();
            // A vector that rotates and shrinks; its height is the sample.
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

/// Rises smoothly from 0 at 0 to 1 at 1.
fn rise(part: f64) -> f64 {
    (1.0 - (PI * part).cos()) / 2.0
}
