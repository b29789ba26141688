//! Tunes over each other.

use std::sync::Arc;

use half_moon::audio::{Mixer, Tune, VOICES};

const RATE: u32 = 44_100;
/// A frame of 60 a second, the most often that a tune can begin.
const FRAME: usize = RATE as usize / 60;

fn run(mixer: &mut Mixer, samples: usize) -> Vec<f32> {
    (0..samples).map(|_| mixer.sample()).collect()
}

#[test]
fn one_tune_is_played_as_it_is() {
    let samples: Arc<[f32]> = Tune::Pair.samples(RATE).into();
    let mut mixer = Mixer::new(RATE);
    mixer.start(samples.clone(), 0.5);
    let heard = run(&mut mixer, samples.len());
    let halves: Vec<f32> = samples.iter().map(|sample| sample * 0.5).collect();
    assert_eq!(heard, halves);
    assert_eq!(mixer.sounding(), 0);
    assert_eq!(run(&mut mixer, FRAME), vec![0.0; FRAME]);
}

#[test]
fn two_tunes_add_up() {
    let (pair, trio) = (Tune::Pair.samples(RATE), Tune::Trio.samples(RATE));
    let mut mixer = Mixer::new(RATE);
    mixer.start(pair.clone().into(), 1.0);
    mixer.start(trio.clone().into(), 1.0);
    assert_eq!(mixer.sounding(), 2);
    for n in 0..pair.len() {
        assert_eq!(mixer.sample(), pair[n] + trio[n]);
    }
}

#[test]
fn a_storm_of_taps_neither_piles_up_nor_clicks_nor_clips() {
    for tune in Tune::ALL {
        let samples: Arc<[f32]> = tune.samples(RATE).into();
        let jump = |samples: &[f32]| {
            let jumps = samples.windows(2).map(|two| (two[1] - two[0]).abs());
            jumps.fold(0.0, f32::max)
        };
        let alone = jump(&samples);
        let mut mixer = Mixer::new(RATE);
        let mut heard = Vec::new();
        for _ in 0..120 {
            mixer.start(samples.clone(), 1.0);
            // Besides those that sound, one may be on its way out.
            assert!(mixer.sounding() <= VOICES + 1, "{}", mixer.sounding());
            heard.extend(run(&mut mixer, FRAME));
            assert!(mixer.sounding() <= VOICES, "{}", mixer.sounding());
        }
        let loudest = heard.iter().fold(0.0, |loudest: f32, one| loudest.max(one.abs()));
        assert!(loudest < 1.0, "{tune:?}: {loudest}");
        let voices = VOICES as f32 + 1.0;
        assert!(jump(&heard) <= alone * voices, "{tune:?}: {}", jump(&heard));
    }
}

#[test]
fn the_newest_tune_is_always_heard() {
    let select: Arc<[f32]> = Tune::Select.samples(RATE).into();
    let victory: Arc<[f32]> = Tune::Victory.samples(RATE).into();
    let mut mixer = Mixer::new(RATE);
    for _ in 0..20 {
        mixer.start(select.clone(), 1.0);
    }
    mixer.start(victory.clone(), 1.0);
    run(&mut mixer, select.len());
    assert_eq!(mixer.sounding(), 1);
    let rest = run(&mut mixer, victory.len() - select.len());
    assert_eq!(rest, victory[select.len()..]);
}
