//! Mixes several tunes.

use std::sync::Arc;

/// The number of tunes that play at once. One more tune fades out the oldest.
pub const VOICES: usize = 3;

/// The length of that fade-out in seconds: too short to be heard, too long to click. It is shorter
/// than a frame, so that fade-outs do not overlap.
const FADE: f32 = 0.01;

/// Adds up tunes, sample by sample.
#[derive(Debug)]
pub struct Mixer {
    /// Oldest first.
    voices: Vec<Voice>,
    /// The strength that a fading voice loses with each sample; full strength is 1.
    fade: f32,
}

#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    next: usize,
    gain: f32,
    /// The remaining strength, 0 to 1.
    left: f32,
    leaves: bool,
}

impl Mixer {
    /// A mixer for `rate` samples per second.
    pub fn new(rate: u32) -> Self {
        Self { voices: Vec::with_capacity(2 * VOICES), fade: 1.0 / (FADE * rate as f32) }
    }

    /// Starts a tune whose samples are multiplied by `gain`.
    pub fn start(&mut self, samples: Arc<[f32]>, gain: f32) {
        let stay = self.voices.iter_mut().filter(|voice| !voice.leaves);
        for voice in stay.rev().skip(VOICES - 1) {
            voice.leaves = true;
        }
        self.voices.push(Voice { samples, next: 0, gain, left: 1.0, leaves: false });
    }

    /// The next sample of the mix, clamped to -1 to 1.
    pub fn sample(&mut self) -> f32 {
        let fade = self.fade;
        let sum: f32 = self.voices.iter_mut().map(|voice| voice.sample(fade)).sum();
        self.voices.retain(Voice::sounds);
        sum.clamp(-1.0, 1.0)
    }

    /// The number of tunes that play, including those that fade out.
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
