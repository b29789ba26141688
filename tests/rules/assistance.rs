//! Placement assistance: what is dimmed.

use half_moon::rules::{DealCode, Game, Slot, Tap};
use proptest::prelude::*;

use crate::brute_force;
use crate::play;

/// The rule as it is written: "With a number card selected every playable card but it and those that
/// make 11 is dimmed; with faces selected every card but them and the ranks still missing."
fn should_be_dimmed(game: &Game, slot: Slot) -> bool {
    let open = brute_force::open(game.table());
    let card_of = |wanted: Slot| {
        let found = open.iter().find(|(slot, _)| *slot == wanted);
        found.map(|(_, card)| card.as_str())
    };
    let Some(card) = card_of(slot) else {
        return false;
    };
    let selected: Vec<Slot> = game.selection().slots().collect();
    let cards: Vec<&str> = selected.iter().filter_map(|&slot| card_of(slot)).collect();
    if cards.is_empty() || selected.contains(&slot) {
        return false;
    }
    if brute_force::number(cards[0]).is_some() {
        return !brute_force::is_pair(cards[0], card);
    }
    let rank_of = |card: &str| card.chars().next();
    let missing =
        "JQK".chars().filter(|&rank| cards.iter().all(|card| rank_of(card) != Some(rank)));
    !missing.map(Some).any(|rank| rank == rank_of(card))
}

fn assert_dimmed(game: &Game) {
    for slot in Slot::ALL {
        let selected: Vec<Slot> = game.selection().slots().collect();
        assert_eq!(
            game.dimmed(slot),
            should_be_dimmed(game, slot),
            "{slot} with {selected:?} selected"
        );
    }
}

fn dimmed(game: &Game) -> String {
    let dimmed = Slot::ALL.into_iter().filter(|&slot| game.dimmed(slot));
    let names: Vec<String> = dimmed.map(|slot| slot.to_string()).collect();
    names.join(" ")
}

#[test]
fn with_a_number_selected_only_it_and_what_makes_11_stay_bright() {
    // The deal of the rules' example; P8 is its six, P1, P9 and R8 are its fives.
    let mut game = Game::new("HM1-N-BIBI5L3".parse().expect("a code"));
    assert_eq!(dimmed(&game), "");
    game.tap(Slot::P8);
    assert_eq!(dimmed(&game), "P2 P3 P4 P5 P6 P7 P10 P11 P12 R1 R2 R3 R4 R5 R6 R7");
}

#[test]
fn with_a_face_selected_the_missing_ranks_stay_bright_although_no_trio_lies_open() {
    // Four queens lie open and one jack, but no king.
    let mut game = play::deal(1);
    game.tap(Slot::R6);
    let all_but_jack_and_queens = "P2 P3 P4 P5 P6 P8 P9 P11 P12 R1 R2 R3 R4 R7 R8";
    assert_eq!(dimmed(&game), all_but_jack_and_queens);
    // The other queens are dimmed with one selected, and nothing that lies open is missing.
    game.tap(Slot::P7);
    assert_eq!(dimmed(&game), "P1 P2 P3 P4 P5 P6 P8 P9 P10 P11 P12 R1 R2 R3 R4 R5 R7 R8");
}

proptest! {
    // Each case looks at every selection of its table.
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn every_selection_dims_by_the_rule(
        number in 0..DealCode::COUNT,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
    ) {
        let mut game = play::deal(number);
        for choice in choices {
            let all = brute_force::removals(game.table());
            if all.is_empty() {
                break;
            }
            play::tap_all(&mut game, choice.get(&all));
        }
        assert_dimmed(&game);
        for first in Slot::ALL {
            game.clear_selection();
            game.tap(first);
            assert_dimmed(&game);
            for second in Slot::ALL {
                let mut game = game.clone();
                if let Tap::Selected(_) = game.tap(second) {
                    assert_dimmed(&game);
                }
            }
        }
    }
}
