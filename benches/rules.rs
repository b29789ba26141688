//! The time and the allocations of the rules: `cargo bench --bench rules`.

use divan::{AllocProfiler, Bencher, black_box};
use half_moon::rules::{Deal, DealCode, Ending, Game, Removal, Slot, Table, Tap};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn example_code() -> DealCode {
    "HM1-N-BIBI5L3".parse().expect("a code")
}

/// The winning line of the example deal, 48 removals.
fn example_line() -> Vec<Removal> {
    let vector: serde_json::Value =
        serde_json::from_str(include_str!("../tests/vectors/example.json")).expect("a vector");
    serde_json::from_value(vector["line"].clone()).expect("its line")
}

#[divan::bench]
fn deal(bencher: Bencher) {
    let code = example_code();
    bencher.bench_local(|| Deal::new(black_box(code)));
}

#[divan::bench]
fn new_game(bencher: Bencher) {
    let code = example_code();
    bencher.bench_local(|| Game::new(black_box(code)));
}

/// The five and the six of the example in `src/rules.rs`: selected, removed and undone.
#[divan::bench]
fn pair_tapped_and_undone(bencher: Bencher) {
    let mut game = Game::new(example_code());
    bencher.bench_local(|| {
        game.tap(black_box(Slot::P1));
        let tap = game.tap(black_box(Slot::P8));
        assert!(matches!(tap, Tap::Removed(_)));
        game.undo()
    });
}

/// The jack, the queen and the king that follow them.
#[divan::bench]
fn trio_tapped_and_undone(bencher: Bencher) {
    let mut game = Game::replay(example_code(), &example_line()[..1]).expect("its first removal");
    bencher.bench_local(|| {
        game.tap(black_box(Slot::P8));
        game.tap(black_box(Slot::P5));
        let tap = game.tap(black_box(Slot::P3));
        assert!(matches!(tap, Tap::Removed(_)));
        game.undo()
    });
}

/// Two numbers that do not add up to 11: selected and refused.
#[divan::bench]
fn refusal(bencher: Bencher) {
    let mut game = Game::new(example_code());
    bencher.bench_local(|| {
        game.tap(black_box(Slot::P1));
        game.tap(black_box(Slot::R5))
    });
}

/// On a new table with all 20 slots occupied.
#[divan::bench]
fn ending_looked_for_on_a_full_table(bencher: Bencher) {
    let table = Table::new(Deal::new(example_code()));
    assert_eq!(table.ending(), None);
    bencher.bench_local(|| black_box(&table).ending());
}

/// On a deal that is a dead end from the start.
#[divan::bench]
fn ending_looked_for_at_a_dead_end(bencher: Bencher) {
    let table = Table::new(Deal::new("HM1-N-AAABBS6".parse().expect("a code")));
    assert_eq!(table.ending(), Some(Ending::DeadEnd));
    bencher.bench_local(|| black_box(&table).ending());
}

/// The question of placement assistance for all slots.
#[divan::bench]
fn dimmed_asked_for_20_slots(bencher: Bencher) {
    let mut game = Game::new(example_code());
    game.tap(Slot::P1);
    bencher.bench_local(|| {
        let game = black_box(&game);
        Slot::ALL.map(|slot| game.dimmed(slot))
    });
}

#[divan::bench]
fn replay_of_48_removals(bencher: Bencher) {
    let (code, line) = (example_code(), example_line());
    bencher.bench_local(|| Game::replay(code, black_box(&line)));
}

/// Parses code and removals of a saved game and replays them.
#[divan::bench]
fn saved_game_of_48_removals(bencher: Bencher) {
    let saved = ron::to_string(&(example_code(), example_line())).expect("a text");
    bencher.bench_local(|| {
        let (code, line): (DealCode, Vec<Removal>) =
            ron::from_str(black_box(&saved)).expect("what was written");
        Game::replay(code, &line)
    });
}
