//! Removals as values: what they can hold, and what a table says to them.

use half_moon::rules::{
    Game, NotRemovable, ParseRemovalError, ParseSlotError, Removal, ReplayError, Slot, Table,
};

use crate::brute_force;
use crate::play;

fn removal(text: &str) -> Removal {
    text.parse().expect("a removal")
}

#[test]
fn a_removal_has_its_slots_once_and_in_order() {
    let pair = Removal::pair(Slot::R3, Slot::P10).expect("two slots");
    assert_eq!(pair.slots(), [Slot::P10, Slot::R3]);
    assert_eq!(pair, removal("R3 P10"));
    assert_eq!((pair.to_string(), pair.points()), ("P10 R3".into(), 10));
    let trio = Removal::trio(Slot::P8, Slot::P5, Slot::P3).expect("three slots");
    assert_eq!(trio.slots(), [Slot::P3, Slot::P5, Slot::P8]);
    assert_eq!((trio.to_string(), trio.points()), ("P3 P5 P8".into(), 15));

    assert_eq!(Removal::pair(Slot::P1, Slot::P1), None);
    assert_eq!(Removal::trio(Slot::P1, Slot::P2, Slot::P1), None);
    assert_eq!(Removal::trio(Slot::P2, Slot::P1, Slot::P1), None);
}

#[test]
fn a_text_that_is_no_removal_is_refused() {
    for (text, error) in [
        ("", ParseRemovalError::Count),
        ("P1", ParseRemovalError::Count),
        ("P1 P2 P3 P4", ParseRemovalError::Count),
        ("P1 P1", ParseRemovalError::Twice),
        ("P1 P2 P1", ParseRemovalError::Twice),
        ("P1 P13", ParseRemovalError::Slot(ParseSlotError)),
        ("P1,P2", ParseRemovalError::Count),
    ] {
        assert_eq!(text.parse::<Removal>(), Err(error), "{text:?}");
        let json = format!("{text:?}");
        assert!(serde_json::from_str::<Removal>(&json).is_err(), "{text:?}");
    }
}

#[test]
fn it_is_saved_as_its_slots() {
    let line = [removal("P1 P8"), removal("P3 P5 P8")];
    let json = serde_json::to_string(&line).expect("a list of texts");
    assert_eq!(json, r#"["P1 P8","P3 P5 P8"]"#);
    let again: Vec<Removal> = serde_json::from_str(&json).expect("what was written");
    assert_eq!(again, line);
    assert!(serde_json::from_str::<Removal>("17").is_err());
}

#[test]
fn a_table_removes_what_brute_force_removes_and_refuses_the_rest_untouched() {
    let game = play::deal(0);
    let removable = brute_force::removals(game.table());
    let mut tried = 0;
    for a in Slot::ALL {
        for b in Slot::ALL {
            let trios = Slot::ALL.map(|c| Removal::trio(a, b, c));
            for removal in trios.into_iter().chain([Removal::pair(a, b)]).flatten() {
                let mut table: Table = game.table().clone();
                let fits = removable.contains(&removal);
                assert_eq!(table.check(&removal).is_ok(), fits, "{removal}");
                assert_eq!(table.remove(&removal).is_ok(), fits, "{removal}");
                assert_eq!(table == *game.table(), !fits, "{removal}");
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 20 * 19 * 18 + 20 * 19);
}

#[test]
fn a_refused_removal_says_what_is_in_the_way() {
    let mut game = play::deal(0);
    play::tap_all(&mut game, &removal("R1 R8"));
    let refusal = |text| game.table().check(&removal(text)).map_err(|why| why.to_string());
    assert_eq!(refusal("P2 R1"), Err("R1 is empty".into()));
    assert_eq!(refusal("P1 P2"), Err("JS and 2C do not add up to 11".into()));
    assert_eq!(refusal("P1 P3 R6"), Err("JS, KH and JD are not a jack, a queen and a king".into()));
    assert_eq!(refusal("P2 P11"), Ok(()));
}

#[test]
fn a_record_that_does_not_fit_its_deal_is_refused_at_its_first_fault() {
    let code = "HM1-N-BIBI5L3".parse().expect("a code");
    let fits = [removal("P1 P8"), removal("P3 P5 P8")];
    assert!(Game::replay(code, &fits).is_ok());

    // Twice the same: a new card lies there, or none.
    let twice = [fits[0], fits[0]];
    let error = Game::replay(code, &twice).expect_err("TC and JC are no pair");
    assert_eq!(error.at, 1);
    assert!(matches!(error.why, NotRemovable::NotEleven(_)));

    // The other way round, the jack is not yet there.
    let swapped = [fits[1], fits[0]];
    let error = Game::replay(code, &swapped).expect_err("a six is no face");
    assert_eq!(error.at, 0);
    assert!(matches!(error.why, NotRemovable::NotATrio(_)));

    // The reserve's ten-and-ace would be right, but for the place it was taken from before.
    let empty = [removal("P4 R1"), removal("R1 R4")];
    let expected = ReplayError { at: 1, why: NotRemovable::Empty(Slot::R1) };
    assert_eq!(Game::replay(code, &empty), Err(expected));
    assert_eq!(expected.to_string(), "removal 2 does not fit: R1 is empty");
}
