//! A monkey plays with the whole app: any number of fingers, keys and buttons, whatever the system may send, in any
//! order and at any time. After each frame what must always be true is true.
//!
//! `cargo test` lets it touch the screen a few times. For more, and for a run again as it was:
//!
//!     HALF_MOON_TOUCHES=1000000 cargo test --test monkey
//!     HALF_MOON_SEED=7 HALF_MOON_TOUCHES=20000 cargo test --test monkey

#[path = "../rules/brute_force.rs"]
mod brute_force;

mod choices;
mod deeds;
mod dice;
mod folder;
mod memory;
mod monkey;
mod phone;
mod truths;

use std::collections::VecDeque;
use std::env;
use std::str::FromStr;
use std::thread;

use deeds::Deed;
use dice::Dice;
use memory::Memory;
use monkey::Monkey;
use phone::Phone;
use truths::Truths;

/// Fingers put on the screen, if `HALF_MOON_TOUCHES` does not say otherwise.
const TOUCHES: u64 = 1_000;

/// Of the run, if `HALF_MOON_SEED` does not say otherwise.
const SEED: u64 = 1;

/// Frames between two rests, in which all comes to a standstill.
const UNTIL_REST: u64 = 300;

/// The last deeds that are told when something has gone wrong.
const TOLD: usize = 24;

fn asked<T: FromStr>(variable: &str, otherwise: T) -> T {
    match env::var(variable) {
        Ok(text) => {
            text.parse().unwrap_or_else(|_| panic!("{variable} is to be a number, not {text:?}"))
        }
        Err(_) => otherwise,
    }
}

#[test]
fn nothing_that_a_monkey_does_breaks_the_game() {
    play(asked("HALF_MOON_SEED", SEED), asked("HALF_MOON_TOUCHES", TOUCHES));
}

/// Lets the monkey play until it has touched the screen so often.
fn play(seed: u64, touches: u64) {
    let mut phone = Phone::new();
    let mut monkey = Monkey::new(Dice::new(seed));
    let mut truths = Truths::of(&mut phone);
    let mut memory = Memory::new(touches);
    let mut witness = Witness::new(seed);
    let mut rests = 0;
    while phone.touches() < touches {
        witness.frame += 1;
        for deed in monkey.next_deeds(&mut phone) {
            witness.remember(&deed);
            phone.does(deed);
        }
        phone.frame();
        truths.hold(&mut phone);
        if witness.frame.is_multiple_of(UNTIL_REST) {
            rests += 1;
            phone.rest();
            truths.hold_at_rest(&mut phone);
            memory.sample(phone.touches());
        }
    }
    println!(
        "seed {seed}: {} touches, {} frames, {rests} rests; {truths}; {memory}",
        phone.touches(),
        phone.frames(),
    );
    memory.has_not_grown();
}

/// Tells how to do it again, when something goes wrong.
struct Witness {
    seed: u64,
    frame: u64,
    last: VecDeque<String>,
}

impl Witness {
    fn new(seed: u64) -> Self {
        Self { seed, frame: 0, last: VecDeque::new() }
    }

    fn remember(&mut self, deed: &Deed) {
        if self.last.len() == TOLD {
            self.last.pop_front();
        }
        self.last.push_back(format!("{}: {deed:?}", self.frame));
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        if thread::panicking() {
            let Self { seed, frame, last } = self;
            eprintln!("HALF_MOON_SEED={seed}, frame {frame}, after");
            last.iter().for_each(|deed| eprintln!("  {deed}"));
        }
    }
}
