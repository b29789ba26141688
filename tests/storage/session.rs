//! Requests and what they lead to.

use half_moon::game::{GameCommand, GameEvent};
use half_moon::rules::{Ending, Refusal, Slot};

use crate::app::{folder, open};
use crate::solutions::{dead_end, dead_when_dealt, win};

#[test]
fn a_first_start_deals() {
    let folder = folder();
    let mut app = open(folder.path());
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: false }]);
    assert_eq!(app.session().game().table().cards_left(), 104);
    assert!(!app.session().in_progress());
}

#[test]
fn two_first_starts_deal_different_games() {
    let (one, two) = (folder(), folder());
    let (one, two) = (open(one.path()), open(two.path()));
    assert_ne!(one.session().id(), two.session().id());
    // The same by chance once in 2^35 runs.
    assert_ne!(one.session().game().code(), two.session().game().code());
}

#[test]
fn the_example_of_the_rules_text() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Deal("HM1-N-BIBI5L3".parse().expect("a code")));
    app.outcomes();

    app.ask(GameCommand::Tap(Slot::P1));
    let was = app.session().game().selection();
    app.ask(GameCommand::Tap(Slot::R5));
    let why = Refusal::SumMustBeEleven;
    let tapped = Slot::R5;
    let refused = GameEvent::Refused { why, tapped, was };
    assert_eq!(app.outcomes(), [GameEvent::Selected(Slot::P1), refused]);

    let removal = "P1 P8".parse().expect("a removal");
    app.remove(&removal);
    let removed = GameEvent::Removed(removal);
    assert_eq!(app.outcomes(), [GameEvent::Selected(Slot::P1), removed]);
    assert!(app.session().in_progress());

    app.ask(GameCommand::Tap(Slot::P8));
    app.ask(GameCommand::Tap(Slot::P8));
    app.ask(GameCommand::Undo);
    app.ask(GameCommand::Undo);
    assert_eq!(
        app.outcomes(),
        [
            GameEvent::Selected(Slot::P8),
            GameEvent::Deselected(Slot::P8),
            GameEvent::Undone(removal)
        ],
        "the second undo has nothing to take back"
    );
    assert_eq!(app.session().undos(), 1);
    assert!(!app.session().in_progress());
}

#[test]
fn many_requests_of_one_frame_are_answered_in_order() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.ask(GameCommand::Deal(line.code));
    let taps = line.line.iter().flat_map(|removal| removal.slots());
    app.send(taps.map(|&slot| GameCommand::Tap(slot)).collect::<Vec<_>>());
    assert_eq!(app.session().game().ending(), Some(Ending::Victory));
    let ended = GameEvent::Ended(Ending::Victory);
    assert_eq!(app.outcomes().last(), Some(&ended));
}

#[test]
fn a_dead_end_is_announced_each_time_it_is_reached() {
    let folder = folder();
    let line = dead_end();
    let mut app = open(folder.path());
    app.play(line.code, &line.line);
    let last = line.line.last().expect("removals");
    for _ in 0..3 {
        let ended = GameEvent::Ended(Ending::DeadEnd);
        assert_eq!(app.outcomes().last(), Some(&ended));
        assert_eq!(app.session().announcement(), Some(Ending::DeadEnd));
        assert!(!app.session().in_progress(), "giving it up asks nothing");
        app.ask(GameCommand::DismissEnding);
        assert_eq!(app.outcomes(), [GameEvent::EndingDismissed]);
        assert_eq!(app.session().announcement(), None);
        app.ask(GameCommand::DismissEnding);
        assert_eq!(app.outcomes(), [], "there is none to put aside");
        app.ask(GameCommand::Undo);
        assert_eq!(app.session().announcement(), None);
        assert!(app.session().in_progress());
        app.remove(last);
    }
}

#[test]
fn a_deal_without_a_move_is_announced() {
    let folder = folder();
    let mut app = open(folder.path());
    app.outcomes();
    app.ask(GameCommand::Deal(dead_when_dealt()));
    let ended = GameEvent::Ended(Ending::DeadEnd);
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: false }, ended]);
}

#[test]
fn victory_is_final() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line);
    assert_eq!(app.session().announcement(), Some(Ending::Victory));
    app.outcomes();
    app.ask(GameCommand::Undo);
    assert_eq!(app.outcomes(), []);
    assert_eq!(app.session().game().score(), 520);
}

#[test]
fn a_restart_is_a_new_game_of_the_same_deal() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..3]);
    app.ask(GameCommand::Undo);
    let before = app.session().id();
    app.ask(GameCommand::Restart);
    let session = app.session();
    assert_eq!(session.game().code(), line.code);
    assert_eq!((session.game().moves(), session.undos()), (0, 0));
    assert_ne!(session.id(), before);
}
