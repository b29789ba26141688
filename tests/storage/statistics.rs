//! What is counted, without an app.

use std::time::Duration;

use half_moon::game::{FinishedGame, GameId, RECENT, Statistics};

use crate::app::counts;

fn won(id: u64, seconds: u64) -> FinishedGame {
    FinishedGame { id: GameId(id), won: true, removals: 48, time: Duration::from_secs(seconds) }
}

fn lost(id: u64, removals: usize) -> FinishedGame {
    FinishedGame { won: false, removals, ..won(id, 60) }
}

#[test]
fn a_streak_grows_with_wins_and_ends_with_a_game_given_up() {
    let mut statistics = Statistics::default();
    for id in 0..3 {
        statistics.count_played(GameId(id));
        statistics.count_won(won(id, 100), 0);
    }
    assert_eq!(counts(&statistics), (3, 3, 3));
    statistics.give_up(lost(3, 0));
    assert_eq!(counts(&statistics), (3, 3, 3), "it was not played");
    statistics.count_played(GameId(4));
    statistics.give_up(lost(4, 20));
    assert_eq!(counts(&statistics), (4, 3, 0));
    statistics.count_won(won(5, 100), 0);
    assert_eq!(counts(&statistics), (5, 4, 1));
    assert_eq!(statistics.best_streak(), 3);
    assert_eq!(statistics.win_rate(), Some(0.8));
}

#[test]
fn leaving_a_game_that_was_won_gives_nothing_up() {
    let mut statistics = Statistics::default();
    statistics.count_won(won(1, 100), 0);
    statistics.give_up(won(1, 100));
    assert_eq!(counts(&statistics), (1, 1, 1));
    assert_eq!(statistics.recent(), [won(1, 100)]);
}

#[test]
fn the_best_are_of_wins_only() {
    let mut statistics = Statistics::default();
    statistics.count_played(GameId(1));
    statistics.give_up(lost(1, 3));
    assert_eq!(statistics.best_time(), None);
    assert_eq!(statistics.fewest_undos(), None);
    for (id, seconds, undos) in [(2, 300, 4), (3, 200, 9), (4, 250, 5)] {
        statistics.count_won(won(id, seconds), undos);
    }
    assert_eq!(statistics.best_time(), Some(Duration::from_secs(200)));
    assert_eq!(statistics.fewest_undos(), Some(4));
}

#[test]
fn only_the_last_games_are_remembered() {
    let mut statistics = Statistics::default();
    for id in 0..30 {
        statistics.count_won(won(id, id), 0);
    }
    let ids: Vec<_> = statistics.recent().iter().map(|game| game.id.0).collect();
    assert_eq!(ids, (10..30).collect::<Vec<_>>());
    assert_eq!(ids.len(), RECENT);
}

#[test]
fn after_a_reset_there_are_never_more_wins_than_games() {
    // In the middle of a game.
    let mut statistics = Statistics::default();
    statistics.count_played(GameId(1));
    statistics.reset();
    assert_eq!(counts(&statistics), (0, 0, 0));
    statistics.count_won(won(1, 100), 0);
    assert_eq!(counts(&statistics), (1, 1, 1));

    // After a win that is still on the table.
    statistics.reset();
    statistics.give_up(won(1, 100));
    assert_eq!(counts(&statistics), (0, 0, 0));
}

#[test]
fn a_game_is_counted_and_given_up_only_once() {
    let mut statistics = Statistics::default();
    for _ in 0..2 {
        statistics.count_played(GameId(1));
        assert_eq!(counts(&statistics), (1, 0, 0));
    }
    statistics.count_won(won(1, 100), 3);
    statistics.count_played(GameId(1));
    assert_eq!(counts(&statistics), (1, 1, 1));
    statistics.count_played(GameId(2));
    for _ in 0..2 {
        statistics.give_up(lost(2, 5));
        assert_eq!(counts(&statistics), (2, 1, 0));
        let known: Vec<_> = statistics.recent().iter().map(|game| game.id.0).collect();
        assert_eq!(known, [1, 2]);
    }
}
