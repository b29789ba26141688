//! When time counts.

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use half_moon::game::GameCommand;
use half_moon::rules::{Ending, Slot};
use tempfile::TempDir;

use crate::app::{Running, folder, open};
use crate::solutions::{dead_end, win};

#[test]
fn it_starts_at_the_first_tap_on_a_card() {
    let folder = folder();
    let mut app = open(folder.path());
    app.later(10);
    app.ask(GameCommand::Undo);
    app.later(10);
    assert_eq!(app.clock(), 0);
    assert!(!app.session().is_clock_running());
    app.ask(GameCommand::Tap(Slot::P1));
    app.later(10);
    assert_eq!(app.clock(), 10);
    assert!(app.session().is_clock_running());
}

/// A game played for ten seconds, when a sheet is opened.
fn after_ten_seconds_under_a_sheet(folder: &TempDir) -> Running {
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    app.later(10);
    app.attention().covered = true;
    app.update();
    app
}

#[test]
fn it_stands_under_a_sheet_and_in_the_background() {
    let folder = folder();
    let mut app = after_ten_seconds_under_a_sheet(&folder);
    app.later(100);
    assert_eq!(app.clock(), 10);
    app.send([AppLifecycle::Suspended]);
    app.attention().covered = false;
    app.update();
    app.later(100);
    assert_eq!(app.clock(), 10, "not in front yet");
    app.send([AppLifecycle::Running]);
    app.later(10);
    assert_eq!(app.clock(), 20);
}

#[test]
fn a_sheet_opened_saves_it() {
    let folder = folder();
    let app = after_ten_seconds_under_a_sheet(&folder);
    // Ended without a word.
    std::mem::forget(app);
    assert_eq!(open(folder.path()).clock(), 10);
}

#[test]
fn it_is_no_sum_of_frames() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    // One frame an hour long: Bevy's virtual time advances by a quarter of a second.
    app.later(3600);
    assert_eq!(app.clock(), 3600);
}

#[test]
fn it_stands_at_a_dead_end_until_an_undo() {
    let folder = folder();
    let line = dead_end();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..1]);
    app.later(7);
    for removal in &line.line[1..] {
        app.remove(removal);
    }
    assert_eq!(app.session().game().ending(), Some(Ending::DeadEnd));
    app.later(100);
    app.ask(GameCommand::DismissEnding);
    app.later(100);
    assert_eq!(app.clock(), 7);
    app.ask(GameCommand::Undo);
    app.later(5);
    assert_eq!(app.clock(), 12);
}

#[test]
fn it_stands_after_victory() {
    let folder = folder();
    let line = win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..47]);
    app.later(9);
    app.remove(&line.line[47]);
    app.later(100);
    assert_eq!(app.session().game().ending(), Some(Ending::Victory));
    assert_eq!(app.clock(), 9);
    let best = app.statistics().best_time().expect("a win");
    assert_eq!(best.as_secs(), 9);
}

#[test]
fn every_deal_has_its_own() {
    let folder = folder();
    let mut app = open(folder.path());
    for again in [GameCommand::NewGame, GameCommand::Restart] {
        app.ask(GameCommand::Tap(Slot::P1));
        app.later(10);
        app.ask(again);
        app.later(10);
        assert_eq!(app.clock(), 0);
    }
}

#[test]
fn it_goes_on_after_a_restart_of_the_app() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    app.later(10);
    app.send([AppExit::Success]);
    drop(app);
    let mut app = open(folder.path());
    assert_eq!(app.clock(), 10);
    app.later(10);
    assert_eq!(app.clock(), 20, "the first tap was before");
}
