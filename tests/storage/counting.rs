//! What the app counts while it is played, killed and opened again.

use std::fs;

use half_moon::game::{GameCommand, GameEvent, Statistics};
use half_moon::rules::Ending;

use crate::app::{counts, folder, open};
use crate::solutions::{dead_end, win};

#[test]
fn a_game_is_played_from_its_first_removal_on_whatever_is_undone() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &[]);
    assert_eq!(counts(app.statistics()), (0, 0, 0));
    for _ in 0..3 {
        app.remove(&line.line[0]);
        assert_eq!(counts(app.statistics()), (1, 0, 0));
        app.ask(GameCommand::Undo);
    }
    app.ask(GameCommand::Restart);
    app.remove(&line.line[0]);
    assert_eq!(counts(app.statistics()), (2, 0, 0), "a restart is a new game");
}

#[test]
fn a_win_counts_once_though_the_app_is_opened_again() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..40]);
    app.ask(GameCommand::Undo);
    for removal in &line.line[39..] {
        app.remove(removal);
    }
    for _ in 0..3 {
        assert_eq!(counts(app.statistics()), (1, 1, 1));
        assert_eq!(app.statistics().fewest_undos(), Some(1));
        app = open(folder.path());
        assert!(app.outcomes().contains(&GameEvent::Ended(Ending::Victory)));
    }
}

#[test]
fn a_dead_end_left_for_another_game_ends_the_streak() {
    let folder = folder();
    let (win, dead_end) = (win(), dead_end());
    let mut app = open(folder.path());
    app.play(win.code, &win.line);
    app.play(dead_end.code, &dead_end.line);
    let counted = counts(app.statistics());
    assert_eq!(counted, (2, 1, 1), "an undo may still lead out of it");
    app.ask(GameCommand::NewGame);
    assert_eq!(counts(app.statistics()), (2, 1, 0));
    let last = app.statistics().recent().last().copied().expect("a game");
    assert_eq!((last.won, last.removals), (false, dead_end.line.len()));
}

/// A kill leaves the file from before the change or from after it. Game and counts agree in both.
#[test]
fn a_kill_before_or_after_any_rename_loses_and_doubles_no_count() {
    let folder = folder();
    let line = win();
    let file = folder.path().join("game.ron");
    let mut app = open(folder.path());
    app.ask(GameCommand::Deal(line.code));
    for (i, removal) in line.line.iter().enumerate() {
        let before = fs::read(&file).expect("saved");
        app.remove(removal);
        let after = fs::read(&file).expect("saved");
        for (content, moves) in [(before, i), (after, i + 1)] {
            fs::write(&file, content).expect("written");
            app = open(folder.path());
            assert_eq!(app.session().game().moves(), moves);
            let (played, won) = (u32::from(moves > 0), u32::from(moves == 48));
            assert_eq!(counts(app.statistics()), (played, won, won));
        }
    }
    app.play(line.code, &line.line[..1]);
    let before = fs::read(&file).expect("saved");
    app.ask(GameCommand::NewGame);
    let after = fs::read(&file).expect("saved");
    for (content, streak) in [(before, 1), (after, 0)] {
        fs::write(&file, content).expect("written");
        app = open(folder.path());
        assert_eq!(
            counts(app.statistics()),
            (2, 1, streak),
            "the second is given up together with the new deal"
        );
    }
}

#[test]
fn a_reset_is_saved() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line);
    app.app.world_mut().resource_mut::<Statistics>().reset();
    app.update();
    let app = open(folder.path());
    assert_eq!(counts(app.statistics()), (0, 0, 0));
}
