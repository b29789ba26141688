//! What a tap does, it does in place.

use std::hint::black_box;

use allocation_counter::measure;
use half_moon::rules::{Game, Removal, Slot, Tap};

#[test]
fn playing_a_whole_game_with_assistance_and_undo_allocates_nothing() {
    let example = include_str!("../vectors/example.json");
    let example: serde_json::Value = serde_json::from_str(example).expect("a vector");
    let line: Vec<Removal> = serde_json::from_value(example["line"].clone()).expect("its line");
    let mut game = Game::new("HM1-N-BIBI5L3".parse().expect("a code"));
    let counted = measure(|| {
        for removal in &line {
            // Once for good, and once before that to be taken back, but for the last, which is final.
            for again in [true, false] {
                for &slot in removal.slots() {
                    assert_ne!(game.tap(slot), Tap::Nothing);
                    black_box(Slot::ALL.map(|slot| game.dimmed(slot)));
                }
                black_box((game.ending(), game.score()));
                if again && game.undo().is_err() {
                    break;
                }
            }
        }
    });
    assert_eq!(game.moves(), line.len());
    assert_eq!(counted.count_total, 0, "{counted:?}");
}
