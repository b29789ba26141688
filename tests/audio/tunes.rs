//! Every tune by itself.

use std::f64::consts::TAU;
use std::sync::LazyLock;

use half_moon::audio::{Tune, gain};
use half_moon::settings::VOLUME;

/// Rates that devices ask for, the lowest of them too.
const RATES: [u32; 4] = [8_000, 44_100, 48_000, 96_000];
const RATE: u32 = 44_100;

/// Every tune at [`RATE`].
static TUNES: LazyLock<Vec<(Tune, Vec<f32>)>> =
    LazyLock::new(|| Tune::ALL.map(|tune| (tune, tune.samples(RATE))).into());

fn samples(tune: Tune) -> &'static [f32] {
    let (_, samples) = TUNES.iter().find(|(other, _)| *other == tune).expect("all tunes");
    samples
}

/// The longest that a tune may be, in seconds.
fn longest(tune: Tune) -> f64 {
    match tune {
        Tune::Select => 0.15,
        Tune::Pair | Tune::Trio => 0.7,
        Tune::Refusal => 0.3,
        Tune::Undo => 0.5,
        Tune::DeadEnd | Tune::Victory => 2.0,
    }
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

fn decibels(part: f32) -> f32 {
    20.0 * part.log10()
}

/// How loud a stretch is on the whole.
fn power(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32
}

/// How much of a frequency in Hz is in a stretch.
fn strength(samples: &[f32], rate: u32, frequency: f64) -> f64 {
    let (mut cosine, mut sine) = (0.0, 0.0);
    for (n, &sample) in samples.iter().enumerate() {
        let phase = TAU * frequency * n as f64 / f64::from(rate);
        cosine += f64::from(sample) * phase.cos();
        sine += f64::from(sample) * phase.sin();
    }
    cosine.hypot(sine) / samples.len() as f64
}

#[test]
fn tunes_are_short_and_soft_but_heard_at_every_rate() {
    for rate in RATES {
        for tune in Tune::ALL {
            let samples = tune.samples(rate);
            let lasts = samples.len() as f64 / f64::from(rate);
            assert!(lasts > 0.1, "{tune:?} at {rate}: {lasts} s");
            assert!(lasts <= longest(tune), "{tune:?} at {rate}: {lasts} s");
            let peak = decibels(peak(&samples));
            assert!((-20.0..=-6.0).contains(&peak), "{tune:?} at {rate}: {peak} dB");
        }
    }
}

#[test]
fn nothing_clicks() {
    for (tune, samples) in TUNES.iter() {
        assert!(samples.iter().all(|sample| sample.is_finite()));
        // The first quarter of a millisecond and the last whole one are 40 dB below the loudest.
        let edge = RATE as usize / 1000;
        let quiet = peak(samples) / 100.0;
        assert!(samples[0] == 0.0 && samples[samples.len() - 1] == 0.0, "{tune:?}");
        assert!(peak(&samples[..edge / 4]) < quiet, "{tune:?} begins at once");
        assert!(peak(&samples[samples.len() - edge..]) < quiet, "{tune:?} is cut off");
        // From sample to sample it goes by less than a third of its height.
        let jump = samples.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
        assert!(jump < peak(samples) / 3.0, "{tune:?} jumps by {jump}");
    }
}

#[test]
fn speakers_are_not_pushed_to_one_side() {
    for (tune, samples) in TUNES.iter() {
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.0005, "{tune:?}: {mean}");
    }
}

#[test]
fn what_is_struck_rings_out() {
    for (tune, samples) in TUNES.iter() {
        let (begins, ends) = samples.split_at(samples.len() * 3 / 4);
        assert!(power(ends) < power(begins) / 2.0, "{tune:?}");
    }
}

#[test]
fn the_pair_rises_and_undo_takes_it_back() {
    const D5: f64 = 587.33;
    const A5: f64 = 880.0;
    let higher_at = |samples: &[f32]| strength(samples, RATE, A5) / strength(samples, RATE, D5);
    for (tune, rises) in [(Tune::Pair, true), (Tune::Undo, false)] {
        let samples = samples(tune);
        let (first, later) = samples.split_at(RATE as usize * 9 / 100);
        let later = &later[..first.len()];
        assert_eq!(higher_at(first) < higher_at(later), rises, "{tune:?}");
    }
    let refused = samples(Tune::Refusal);
    let low = strength(refused, RATE, 247.0);
    assert!(low > strength(refused, RATE, D5), "a refusal is low");
}

#[test]
fn no_tune_is_taken_for_another() {
    for (n, (tune, samples)) in TUNES.iter().enumerate() {
        for (other, others) in &TUNES[n + 1..] {
            let both = samples.iter().zip(others);
            let in_common: f32 = both.map(|(one, other)| one * other).sum();
            let square = |samples: &[f32]| samples.iter().map(|one| one * one).sum::<f32>();
            let alike = in_common / (square(samples) * square(others)).sqrt();
            assert!(alike < 0.8, "{tune:?} and {other:?}: {alike}");
        }
    }
}

#[test]
fn a_tune_is_always_the_same() {
    for (tune, samples) in TUNES.iter() {
        assert_eq!(tune.samples(RATE), *samples);
    }
}

#[test]
fn louder_is_louder_and_nothing_is_nothing() {
    assert_eq!(gain(*VOLUME.start()), 0.0);
    assert_eq!(gain(*VOLUME.end()), 1.0);
    for volume in VOLUME.skip(1) {
        assert!(gain(volume) > gain(volume - 1), "{volume}");
    }
    assert!(decibels(gain(1)) > -30.0, "the softest is heard");
}
