//! Slots, cards and the places of the shuffled deck, by name and by number.

use std::collections::HashSet;

use half_moon::rules::{
    Card, DealIndex, ParseCardError, ParseSlotError, Rank, Slot, SlotKind, Suit,
};

#[test]
fn there_are_12_piles_and_8_places_in_the_reserve_in_this_order() {
    let names = Slot::ALL.map(|slot| slot.to_string()).join(" ");
    let expected = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 R1 R2 R3 R4 R5 R6 R7 R8";
    assert_eq!(names, expected);
    for (i, slot) in Slot::ALL.into_iter().enumerate() {
        assert_eq!(slot.index(), i);
        assert_eq!(slot.to_string().parse(), Ok(slot));
        let again = match slot.kind() {
            SlotKind::Pile(n) => Slot::pile(n),
            SlotKind::Reserve(n) => Slot::reserve(n),
        };
        assert_eq!(again, Some(slot));
    }
}

#[test]
fn other_numbers_and_names_are_no_slots() {
    for n in [0, 13, 255] {
        assert_eq!(Slot::pile(n), None, "{n}");
    }
    for n in [0, 9, 255] {
        assert_eq!(Slot::reserve(n), None, "{n}");
    }
    for name in [
        "", "P", "1", "P0", "P01", "P+1", "P13", "R9", "R10", "p1", " P1", "P1 ", "Q1", "P١", "é1",
        "P257",
    ] {
        assert_eq!(name.parse::<Slot>(), Err(ParseSlotError), "{name:?}");
    }
}

#[test]
fn a_card_is_written_as_rank_and_suit() {
    let mut written = HashSet::new();
    for suit in Suit::ALL {
        for rank in Rank::ALL {
            let card = Card { rank, suit };
            assert_eq!(card.to_string().parse(), Ok(card));
            written.insert(card.to_string());
        }
    }
    assert_eq!(written.len(), 52);
    for text in ["", "T", "10H", "HT", "th", "TH ", "1S", "0S"] {
        assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text:?}");
    }
}

#[test]
fn ranks_count_from_1_to_13_and_the_last_three_are_faces() {
    let values = Rank::ALL.map(Rank::value);
    assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    let faces: String =
        Rank::ALL.into_iter().filter(|rank| rank.is_face()).map(Rank::letter).collect();
    assert_eq!(faces, "JQK");
}

#[test]
fn every_card_of_the_deck_has_a_home_of_its_own() {
    let homes: HashSet<(Slot, u8)> = DealIndex::all().map(DealIndex::home).collect();
    assert_eq!(homes.len(), 104);
    for (i, index) in DealIndex::all().enumerate() {
        assert_eq!(index.index(), i);
        assert_eq!(DealIndex::new(i as u8), Some(index));
        let (slot, depth) = index.home();
        assert!(depth < slot.full_height(), "{slot} {depth}");
        assert_eq!(DealIndex::at(slot, depth), Some(index));
    }
    // "Pile p is cards 8(p-1) to 8p-1, the last of them on top; R1..R8 are cards 96 to 103."
    let number = |slot, depth| DealIndex::at(slot, depth).map(DealIndex::index);
    assert_eq!(number(Slot::P1, 0), Some(0));
    assert_eq!(number(Slot::P1, 7), Some(7));
    assert_eq!(number(Slot::P12, 7), Some(95));
    assert_eq!(number(Slot::R1, 0), Some(96));
    assert_eq!(number(Slot::R8, 0), Some(103));
    assert_eq!(number(Slot::P1, 8), None);
    assert_eq!(number(Slot::R1, 1), None);
    assert_eq!(DealIndex::new(104), None);
}
