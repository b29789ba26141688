//! Closed and opened again, the game is as it was.

use bevy::prelude::*;
use half_moon::game::{GameCommand, GameEvent};
use half_moon::rules::{Ending, Slot};
use proptest::prelude::*;

use crate::app::{Running, folder, open, saved_game};
use crate::brute_force::removals;
use crate::solutions::{dead_end, win};

#[test]
fn every_removal_is_saved_in_the_frame_that_makes_it() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &[]);
    for (i, removal) in line.line.iter().enumerate() {
        app.remove(removal);
        let again = open(folder.path());
        assert_eq!(again.session().game(), app.session().game());
        assert_eq!(again.session().game().moves(), i + 1);
    }
}

#[test]
fn opening_deals_no_new_game() {
    let folder = saved_game();
    let mut app = open(folder.path());
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: true }]);
    assert_eq!(app.session().game().moves(), 5);
    assert_eq!(app.notices(), []);
}

#[test]
fn a_dead_end_is_announced_when_the_app_opens_on_it_unless_it_was_put_aside() {
    let folder = folder();
    let line = dead_end();
    let ended = GameEvent::Ended(Ending::DeadEnd);
    let mut app = open(folder.path());
    app.play(line.code, &line.line);
    app = open(folder.path());
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: true }, ended]);
    assert_eq!(app.session().announcement(), Some(Ending::DeadEnd));
    app.ask(GameCommand::DismissEnding);
    app = open(folder.path());
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: true }]);
    assert_eq!(app.session().announcement(), None);
    assert_eq!(app.session().game().ending(), Some(Ending::DeadEnd));
}

#[test]
fn settings_survive() {
    let folder = folder();
    let mut app = open(folder.path());
    app.settings().dark_cards = true;
    app.settings().volume = 3;
    app.update();
    let mut again = open(folder.path());
    let chosen = app.settings().clone();
    assert_eq!(*again.settings(), chosen);
    assert!(chosen.dark_cards);
}

/// What a player, or a finger gone wild, may do.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Tap(usize),
    /// One of the removals there are, so that games get somewhere.
    Remove(usize),
    Undo,
    Restart,
    PutAside,
    Wait(u64),
    Reopen,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => (0..20usize).prop_map(Deed::Tap),
        8 => any::<usize>().prop_map(Deed::Remove),
        2 => Just(Deed::Undo),
        1 => Just(Deed::Restart),
        1 => Just(Deed::PutAside),
        2 => (0..5000u64).prop_map(Deed::Wait),
        1 => Just(Deed::Reopen),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_saved_game_and_the_loaded_one_are_equal(
        number in 0..half_moon::rules::DealCode::COUNT,
        deeds in prop::collection::vec(deed(), 0..120),
    ) {
        let folder = folder();
        let mut app = open(folder.path());
        let code = half_moon::rules::DealCode::new(number).expect("in range");
        app.ask(GameCommand::Deal(code));
        for deed in deeds {
            match deed {
                Deed::Tap(index) => app.ask(GameCommand::Tap(Slot::ALL[index])),
                Deed::Remove(pick) => {
                    let removals = removals(app.session().game().table());
                    if let Some(index) = pick.checked_rem(removals.len()) {
                        app.remove(&removals[index]);
                    }
                }
                Deed::Undo => app.ask(GameCommand::Undo),
                Deed::Restart => app.ask(GameCommand::Restart),
                Deed::PutAside => app.ask(GameCommand::DismissEnding),
                Deed::Wait(seconds) => app.later(seconds),
                Deed::Reopen => {
                    app.send([AppExit::Success]);
                    let again = open(folder.path());
                    compare(&app, &again)?;
                    app = again;
                }
            }
        }
        app.send([AppExit::Success]);
        compare(&app, &open(folder.path()))?;
    }
}

/// All but the selection survives.
fn compare(app: &Running, again: &Running) -> Result<(), TestCaseError> {
    let saved = app.session().record(app.now());
    let loaded = again.session().record(again.now());
    prop_assert_eq!(saved, loaded);
    prop_assert_eq!(app.session().game().table(), again.session().game().table());
    prop_assert_eq!(app.session().announcement(), again.session().announcement());
    prop_assert_eq!(app.statistics(), again.statistics());
    Ok(())
}
