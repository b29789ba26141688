//! Several tunes at once.

use std::sync::Arc;

/// So many tunes sound at once: the next one takes the place of the oldest, which fades away.
pub const VOICES: usize = 3;

/// How long a tune takes to make place, in seconds: too short to be heard, too long to click. Shorter than a frame,
/// so that no two make place at once.
const FADE: f32 = 0.01;

/// Adds up tunes, sample by sample.
#[derive(Debug)]
pub struct Mixer {
    /// The oldest first.
    voices: Vec<Voice>,
    /// What a voice that makes place loses with each sample, in parts of its full strength.
    fade: f32,
}

#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    next: usize,
    gain: f32,
    /// What is left of its strength.
    left: f32,
    leaves: bool,
}

impl Mixer {
    /// A mixer of so many samples a second.
    pub fn new(rate: u32) -> Self {
        Self {
            voices: Vec::with_capacity(2 * VOICES),
            fade: 1.0 / (FADE * rate as f32),
        }
    }

    /// Starts a tune, `gain` times as loud as its samples.
    pub fn start(&mut self, samples: Arc<[f32]>, gain: f32) {
        let stay = self.voices.iter_mut().filter(|voice| !voice.leaves);
        for voice in stay.rev().skip(VOICES - 1) {
            voice.leaves = true;
        }
        self.voices.push(Voice {
            samples,
            next: 0,
            gain,
            left: 1.0,
            leaves: false,
        });
    }

    /// The next sample of all together, within full scale.
    pub fn sample(&mut self) -> f32 {
        let fade = self.fade;
        let sum: f32 = self.voices.iter_mut().map(|voice| voice.sample(fade)).sum();
        self.voices.retain(Voice::sounds);
        sum.clamp(-1.0, 1.0)
    }

    /// How many tunes sound, those that make place among them.
    pub fn sounding(&self) -> usize {
        self.voices.len()
    }
}

impl Voice {
    fn sounds(&self) -> bool {
        self.next < self.samples.len() && self.left > 0.0
    }

    fn sample(&mut self, fade: f32) -> f32 {
        let sample = self.samples.get(self.next).copied().unwrap_or_default();
        self.next += 1;
        if self.leaves {
            self.left = (self.left - fade).max(0.0);
        }
        sample * self.gain * self.left
    }
}
