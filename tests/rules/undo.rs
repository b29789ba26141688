//! Undo and restart.

use half_moon::rules::{
    Ending, Game, NothingToUndo, REMOVALS_TO_VICTORY, Removal, Slot, UNDO_LIMIT,
};

use crate::play;

fn example() -> Game {
    Game::new("HM1-N-BIBI5L3".parse().expect("a code"))
}

fn play(game: &mut Game, removal: &str) -> Removal {
    let removal = removal.parse().expect("a removal");
    play::tap_all(game, &removal);
    assert_eq!(game.removals().last(), Some(&removal));
    removal
}

#[test]
fn a_new_game_has_nothing_to_undo() {
    let mut game = example();
    game.tap(Slot::P1);
    let before = game.clone();
    assert!(!game.can_undo());
    assert_eq!(game.undo(), Err(NothingToUndo));
    assert_eq!(game, before, "the selection stays too");
}

#[test]
fn a_trio_is_taken_back_in_one_step_and_the_selection_cleared() {
    let mut game = example();
    let pair = play(&mut game, "P1 P8");
    let before = game.clone();
    let trio = play(&mut game, "P3 P5 P8");
    assert_eq!((game.moves(), game.score()), (2, 25));
    game.tap(Slot::P2);
    assert_eq!(game.undo(), Ok(trio));
    assert_eq!(game, before);
    assert_eq!((game.moves(), game.score()), (1, 10));
    assert_eq!(game.undo(), Ok(pair));
    assert_eq!(game, example());
    assert_eq!(game.undo(), Err(NothingToUndo));
}

#[test]
fn every_removal_of_a_game_can_be_undone() {
    const { assert!(UNDO_LIMIT == 100 && UNDO_LIMIT >= REMOVALS_TO_VICTORY) };
    let mut games = Vec::new();
    play::play_out(2, |game, _| games.push(game.clone()));
    let mut game = games.pop().expect("the last table");
    while let Some(before) = games.pop() {
        assert!(game.can_undo());
        assert!(game.undo().is_ok());
        assert_eq!(game, before);
    }
    assert!(!game.can_undo());
}

#[test]
fn victory_is_final() {
    let line = include_str!("../vectors/example.json");
    let vector: serde_json::Value = serde_json::from_str(line).expect("a vector");
    let line: Vec<Removal> = serde_json::from_value(vector["line"].clone()).expect("its line");
    let mut game = Game::replay(example().code(), &line).expect("a winning line");
    let won = game.clone();
    assert_eq!(game.ending(), Some(Ending::Victory));
    assert!(!game.can_undo());
    assert_eq!(game.undo(), Err(NothingToUndo));
    assert_eq!(game, won);

    // One removal before, it is a game like any other.
    let mut game = Game::replay(game.code(), &line[..47]).expect("a winning line");
    assert_eq!(game.ending(), None);
    assert_eq!(game.undo(), Ok(line[46]));
}

#[test]
fn restart_deals_the_same_code_again() {
    let mut game = example();
    play(&mut game, "P1 P8");
    game.tap(Slot::P2);
    game.restart();
    assert_eq!(game, example());
    assert!(!game.can_undo());
}
