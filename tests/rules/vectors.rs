//! Deals, winning lines and dead ends of an independent implementation.

use half_moon::rules::{Deal, DealCode, DealIndex, Ending, Game, Removal, Tap};
use serde::Deserialize;

use crate::brute_force;
use crate::play;

#[derive(Deserialize)]
struct WholeDeal {
    number: u64,
    code: DealCode,
    piles: Vec<String>,
    reserve: String,
}

#[derive(Deserialize)]
struct Line {
    code: DealCode,
    line: Vec<Removal>,
}

#[derive(Deserialize)]
struct Example {
    code: DealCode,
    piles: Vec<String>,
    reserve: String,
    line: Vec<Removal>,
}

#[derive(Deserialize)]
struct DeadEnds {
    dead_ends: Vec<DeadEnd>,
    dead_when_dealt: Vec<DealCode>,
}

#[derive(Deserialize)]
struct DeadEnd {
    code: DealCode,
    line: Vec<Removal>,
    moves: usize,
    score: u32,
    cards_left: u8,
    playable: String,
}

fn read<T: for<'de> Deserialize<'de>>(json: &str) -> T {
    serde_json::from_str(json).expect("a vector that can be read")
}

fn example() -> Example {
    read(include_str!("../vectors/example.json"))
}

fn dead_ends() -> DeadEnds {
    read(include_str!("../vectors/dead_ends.json"))
}

fn winning_lines() -> Vec<Line> {
    let mut lines: Vec<Line> = read(include_str!("../vectors/wins.json"));
    let Example { code, line, .. } = example();
    lines.push(Line { code, line });
    lines
}

fn assert_dealt(code: DealCode, piles: &[String], reserve: &str) {
    let deal = Deal::new(code);
    let cards: Vec<String> = DealIndex::all().map(|index| deal.card(index).to_string()).collect();
    assert_eq!(piles.len(), 12);
    for (i, pile) in piles.iter().enumerate() {
        assert_eq!(cards[i * 8..][..8].join(" "), *pile, "{code}: P{}", i + 1);
    }
    assert_eq!(cards[96..].join(" "), reserve, "{code}: reserve");
}

#[test]
fn every_deal_is_dealt_card_by_card() {
    let deals: Vec<WholeDeal> = read(include_str!("../vectors/deals.json"));
    assert_eq!(deals.len(), 10);
    for deal in &deals {
        assert_eq!(deal.code.number(), deal.number, "{}", deal.code);
        assert_dealt(deal.code, &deal.piles, &deal.reserve);
    }
    let example = example();
    assert_dealt(example.code, &example.piles, &example.reserve);
}

#[test]
fn every_winning_line_wins_by_taps_with_48_moves_and_520_points() {
    for Line { code, line } in winning_lines() {
        let mut game = Game::new(code);
        for (made, removal) in line.iter().enumerate() {
            assert_eq!(game.ending(), None, "{code} after {made}");
            let (last, others) = removal.slots().split_last().expect("two or three");
            for &slot in others {
                assert_eq!(game.tap(slot), Tap::Selected(slot), "{code}, {removal}");
            }
            assert_eq!(game.tap(*last), Tap::Removed(*removal), "{code}");
        }
        assert_eq!(game.ending(), Some(Ending::Victory), "{code}");
        assert_eq!((game.moves(), game.score()), (48, 520), "{code}");
        assert_eq!(game.table().cards_left(), 0, "{code}");
        assert_eq!(Game::replay(code, &line).as_ref(), Ok(&game), "{code}");
    }
}

#[test]
fn every_dead_end_is_reached_with_its_last_removal_and_not_before() {
    for end in dead_ends().dead_ends {
        let code = end.code;
        let mut game = Game::new(code);
        for removal in &end.line {
            assert_eq!(game.ending(), None, "{code} before {removal}");
            assert!(brute_force::removals(game.table()).contains(removal));
            play::tap_all(&mut game, removal);
        }
        assert_eq!(game.ending(), Some(Ending::DeadEnd), "{code}");
        assert_eq!(brute_force::removals(game.table()), [], "{code}");
        assert_eq!((game.moves(), game.score()), (end.moves, end.score));
        assert_eq!(game.table().cards_left(), end.cards_left, "{code}");
        let playable: Vec<String> =
            game.table().playable().map(|(slot, card)| format!("{slot}:{card}")).collect();
        assert_eq!(playable.join(" "), end.playable, "{code}");
        assert_eq!(Game::replay(code, &end.line).as_ref(), Ok(&game), "{code}");
    }
}

#[test]
fn some_deals_are_dead_when_dealt() {
    let codes = dead_ends().dead_when_dealt;
    assert_eq!(codes.len(), 2);
    for code in codes {
        let game = Game::new(code);
        assert_eq!(game.ending(), Some(Ending::DeadEnd), "{code}");
        assert_eq!(brute_force::removals(game.table()), [], "{code}");
        assert_eq!((game.moves(), game.table().cards_left()), (0, 104));
    }
}
