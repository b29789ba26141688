//! Dead ends and victory, in both directions.

use half_moon::rules::{DealCode, Ending, Game, Slot};
use proptest::prelude::*;

use crate::brute_force;
use crate::play;

#[test]
fn a_dead_end_is_told_where_nothing_can_be_removed_and_nowhere_else() {
    let (mut dead, mut alive) = (0, 0);
    for number in 0..300 {
        play::play_out(number, |game, removals| {
            if removals.is_empty() {
                dead += 1;
                assert_eq!(game.ending(), Some(Ending::DeadEnd), "{number}");
            } else {
                alive += 1;
                assert_eq!(game.ending(), None, "{number} after {}", game.moves());
            }
        });
    }
    assert_eq!(dead, 300, "each game was played to its end");
    assert!(alive > 3000, "{alive}");
}

#[test]
fn deals_are_rarely_dead_and_told_so_only_then() {
    for number in 0..3000 {
        let game = play::deal(number);
        let none = brute_force::removals(game.table()).is_empty();
        assert_eq!(game.ending(), none.then_some(Ending::DeadEnd), "{number}");
    }
}

proptest! {
    #[test]
    fn any_table_on_the_way_is_judged_as_by_brute_force(
        number in 0..DealCode::COUNT,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 48),
    ) {
        let mut game = play::deal(number);
        for choice in choices {
            let all = brute_force::removals(game.table());
            if game.table().cards_left() == 0 {
                prop_assert_eq!(game.ending(), Some(Ending::Victory));
                break;
            }
            prop_assert_eq!(game.ending(), all.is_empty().then_some(Ending::DeadEnd));
            if all.is_empty() {
                break;
            }
            play::tap_all(&mut game, choice.get(&all));
        }
    }
}

#[test]
fn cards_can_be_selected_at_a_dead_end_and_undo_leads_out_of_it() {
    let mut last = None;
    play::play_out(5, |game, _| last = Some(game.clone()));
    let mut game: Game = last.expect("a game played out");
    assert_eq!(game.ending(), Some(Ending::DeadEnd));
    let (open, _) = game.table().playable().next().expect("cards are left");
    game.tap(open);
    assert!(game.selection().contains(open));
    assert_eq!(game.ending(), Some(Ending::DeadEnd));
    assert!(game.undo().is_ok());
    assert_eq!(game.ending(), None);
    for slot in Slot::ALL {
        assert!(!game.selection().contains(slot));
    }
}
