//! What a tap does, by what is selected.

use half_moon::rules::{Game, Refusal, Slot, Tap};

use crate::brute_force;
use crate::play;

/// The first deal has, on top: jacks P1 and R6, queens P4 and P8, kings P3 and P12; fives P9, sixes
/// P6 and R7, sevens P7 and P10, a nine P11 and a two P2.
fn first_deal() -> Game {
    let game = play::deal(0);
    let open: Vec<String> = brute_force::open(game.table())
        .into_iter()
        .map(|(slot, card)| format!("{slot}:{card}"))
        .collect();
    let expected = "P1:JS P2:2C P3:KH P4:QH P5:4H P6:6H P7:7H P8:QD P9:5H P10:7D P11:9C P12:KC \
        R1:9H R2:2D R3:9D R4:9H R5:TD R6:JD R7:6S R8:2D";
    assert_eq!(open.join(" "), expected);
    game
}

fn slots(names: &str) -> Vec<Slot> {
    names.split_whitespace().map(|name| name.parse().expect("a slot")).collect()
}

/// A game of the first deal with these slots tapped, each of which joins the selection.
fn with_selected(names: &str) -> Game {
    let mut game = first_deal();
    for slot in slots(names) {
        assert_eq!(game.tap(slot), Tap::Selected(slot), "{names}");
    }
    game
}

fn assert_selected(game: &Game, names: &str) {
    let mut selected: Vec<Slot> = game.selection().slots().collect();
    selected.sort_unstable();
    assert_eq!(selected, slots(names));
    assert_eq!(game.selection().is_empty(), names.is_empty());
    for slot in Slot::ALL {
        assert_eq!(game.selection().contains(slot), selected.contains(&slot));
    }
}

#[test]
fn with_nothing_selected_any_card_is_selected() {
    for slot in Slot::ALL {
        let mut game = first_deal();
        assert_eq!(game.tap(slot), Tap::Selected(slot));
        assert_selected(&game, &slot.to_string());
    }
}

#[test]
fn a_selected_card_is_deselected_and_the_other_stays() {
    for (selected, tapped, stays) in [
        ("P2", Slot::P2, ""),
        ("P1", Slot::P1, ""),
        ("P1 P4", Slot::P1, "P4"),
        ("P1 P4", Slot::P4, "P1"),
        ("P12 R6", Slot::P12, "R6"),
    ] {
        let mut game = with_selected(selected);
        assert_eq!(game.tap(tapped), Tap::Deselected(tapped), "{selected}");
        assert_selected(&game, stays);
        assert_eq!(game.moves(), 0);
    }
}

#[test]
fn two_numbers_that_add_up_to_11_are_removed() {
    for (first, second, removal) in [
        (Slot::P2, Slot::P11, "P2 P11"),
        (Slot::P11, Slot::P2, "P2 P11"),
        (Slot::R7, Slot::P9, "P9 R7"),
        (Slot::R1, Slot::R8, "R1 R8"),
        (Slot::P7, Slot::P5, "P5 P7"),
    ] {
        let mut game = first_deal();
        game.tap(first);
        let removal = removal.parse().expect("a removal");
        assert_eq!(game.tap(second), Tap::Removed(removal));
        assert_selected(&game, "");
        assert_eq!((game.moves(), game.score()), (1, 10));
        assert_eq!(game.removals(), [removal]);
        for slot in Slot::ALL {
            let gone = u8::from(slot == first || slot == second);
            assert_eq!(game.table().height(slot), slot.full_height() - gone);
        }
    }
}

#[test]
fn a_jack_a_queen_and_a_king_are_removed_at_the_third_tap_in_any_order() {
    for order in ["P1 P4 P3", "P1 P3 P4", "P4 P1 P3", "P4 P3 P1", "P3 P1 P4", "P3 P4 P1"] {
        let mut game = first_deal();
        let slots = slots(order);
        assert_eq!(game.tap(slots[0]), Tap::Selected(slots[0]));
        assert_eq!(game.tap(slots[1]), Tap::Selected(slots[1]));
        assert_eq!(game.moves(), 0, "the app never chooses the third card");
        let removal = "P1 P3 P4".parse().expect("a removal");
        assert_eq!(game.tap(slots[2]), Tap::Removed(removal), "{order}");
        assert_selected(&game, "");
        assert_eq!((game.moves(), game.score()), (1, 15));
        assert_eq!(game.table().cards_left(), 101);
    }
}

#[test]
fn what_does_not_fit_is_refused_and_the_table_stays() {
    let eleven = Refusal::SumMustBeEleven;
    let trio = Refusal::NeedsJackQueenKing;
    for (selected, tapped, why, stays) in [
        // Number, number, other sum; also the same rank, and ten less than a face would need.
        ("P2", Slot::P9, eleven, ""),
        ("P2", Slot::R2, eleven, ""),
        ("P7", Slot::P10, eleven, ""),
        ("R5", Slot::P11, eleven, ""),
        // Number, face.
        ("P9", Slot::P3, eleven, ""),
        ("R5", Slot::P1, eleven, ""),
        // Face, number.
        ("P1", Slot::R5, trio, ""),
        ("P12", Slot::P2, trio, ""),
        // Face, same rank: the tapped card is the selection.
        ("P3", Slot::P12, trio, "P12"),
        ("R6", Slot::P1, trio, "P1"),
        // Two faces, a rank already selected: it takes that card's place, the other stays.
        ("P1 P4", Slot::R6, trio, "P4 R6"),
        ("P1 P4", Slot::P8, trio, "P1 P8"),
        ("P4 P1", Slot::P8, trio, "P1 P8"),
        ("P12 R6", Slot::P3, trio, "P3 R6"),
        // Two faces, number.
        ("P1 P4", Slot::P2, trio, ""),
        ("P3 P8", Slot::R1, trio, ""),
    ] {
        let mut game = with_selected(selected);
        let was = game.selection();
        let expected = Tap::Refused { why, tapped, was };
        assert_eq!(game.tap(tapped), expected, "{selected}, then {tapped}");
        assert_selected(&game, stays);
        game.clear_selection();
        assert_eq!(game, first_deal(), "{selected}, then {tapped}");
    }
}

#[test]
fn after_a_face_took_a_place_the_trio_can_be_completed() {
    let mut game = with_selected("P1 P4");
    game.tap(Slot::P8);
    let removal = "P1 P3 P8".parse().expect("a removal");
    assert_eq!(game.tap(Slot::P3), Tap::Removed(removal));
}

#[test]
fn an_empty_slot_takes_no_tap() {
    for selected in ["", "P2", "P1", "P1 P4"] {
        let mut game = first_deal();
        game.tap(Slot::R1);
        game.tap(Slot::R8);
        assert_eq!(game.table().top(Slot::R1), None);
        for slot in slots(selected) {
            game.tap(slot);
        }
        let before = game.clone();
        assert_eq!(game.tap(Slot::R1), Tap::Nothing, "{selected}");
        assert_eq!(game, before, "{selected}");
    }
}
