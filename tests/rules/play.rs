//! Deals played to their end, whichever that is.

use half_moon::rules::{DealCode, Game, Removal};

use crate::brute_force::removals;

/// Deal `number`.
pub fn deal(number: u64) -> Game {
    Game::new(DealCode::new(number).expect("below 2^35"))
}

/// Removes a removal's cards by tapping them.
pub fn tap_all(game: &mut Game, removal: &Removal) {
    for &slot in removal.slots() {
        game.tap(slot);
    }
}

/// Plays a deal until nothing can be removed, and shows each table on the way.
pub fn play_out(number: u64, mut see: impl FnMut(&Game, &[Removal])) {
    let mut game = deal(number);
    loop {
        let all = removals(game.table());
        see(&game, &all);
        if all.is_empty() {
            return;
        }
        // A choice that differs from deal to deal and from move to move is as good as chance.
        let choice = (number as usize * 31 + game.moves() * 17) % all.len();
        tap_all(&mut game, &all[choice]);
    }
}
