//! What a code's number means, pinned: a code recreates its deal for ever.

use std::collections::HashMap;

use half_moon::rules::{Deal, DealCode, DealIndex};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::brute_force;
use crate::play;

fn written(number: u64) -> Vec<String> {
    let deal = Deal::new(DealCode::new(number).expect("below 2^35"));
    DealIndex::all().map(|index| deal.card(index).to_string()).collect()
}

#[test]
fn the_random_stream_of_the_first_deal_never_changes() {
    let mut seed = [0; 32];
    seed[..5].copy_from_slice(b"HM1-N");
    let mut random = ChaCha20Rng::from_seed(seed);
    let words: [u32; 8] = std::array::from_fn(|_| random.next_u32());
    // By a ChaCha20 of its own in another language.
    let expected = [
        0xfa2a_da03,
        0xef1c_4529,
        0xf134_f30a,
        0x67a0_bf7d,
        0x7d3b_8691,
        0x09aa_a418,
        0x5987_8b19,
        0xc8fd_585a,
    ];
    assert_eq!(words, expected);
}

#[test]
fn the_first_deal_never_changes() {
    let expected = "2C 8H KD KH 2H 9C JH JS 7D TC 8S 6S 3C 5D JH 2C 7H 5H 3S KS 5D 8C KC KH \
        5C AH 4D 6C 5S JC AS QH 7S QC AD 6H 8D 5C QS 4H AD 5S TC AH JS KD QD 6H \
        QH KS 2S 3C 2S JC TS 7H 3S 8C AC 9S 7C 9S 6D QD 4D JD 4S 8D TH 3H 3D 5H \
        TS 3D 7S 4C 3H 6C 9D 7D 4S 8S QC 4C 2H AS QS 9C 4H 7C 6D 8H TD AC TH KC \
        9H 2D 9D 9H TD JD 6S 2D";
    assert_eq!(written(0).join(" "), expected);
}

/// In this deal, the first from 0 on, the shuffle meets a word of the last incomplete run, passes
/// over it, and takes the next.
#[test]
fn a_word_that_would_favour_some_cards_is_passed_over() {
    let expected = "TC QH TD 6H TH QD AS 6S QH 5D 9H 8D 2D 4D 7C 2H 5H JD 7S 9C 6C 3H JH AH \
        3S 4C JS KD 4H 6D AD 5S 2D 3C KC 8H 9C 9D 4C 2S KH 5C JH 8C 2C 4H 8S 2H \
        5S 3C 6C QS 7C 5D 8C KS JD QC KC TC KH TD 4D 6D 7H AC 3S 4S JC KD 7D JS \
        3D QD 9S AS 3D 5C 2C 8H QS TH TS 9D AD AH 9H 8D 4S TS 6S AC 8S 7H 5H 9S \
        JC 3H QC KS 7S 7D 6H 2S";
    assert_eq!(written(483_159).join(" "), expected);
}

/// In this deal, the first from 0 on, one of 64 cards is drawn by one of the last 64 words, which is
/// taken: 64 divides 2^32, and the last run is complete.
#[test]
fn a_word_of_a_complete_last_run_is_taken() {
    let expected = "5S 5C 6S 9D 9C KD JS JD KS 4H TH 9D AS KH AC AD KC JD AC QD TS KS TC 8C \
        5C TD QH KH 9H 2C 5D 8D 5D 9S QD AH 6S 6D 9H AH TC TD 8S 4H KD 6C QS 4C \
        AS 2S 6H TS 2D TH 3S 3H 2C 3C 7D JH KC JC JH 5H 8D 9C 2D 7H 4S 8S 7H 8H \
        8H QC 7C 4C 5H 3S 4S JS 7D 3C AD 7S 3D 8C 7S 2H QH 4D 2H 6C 9S QC JC 4D \
        6H QS 6D 5S 3D 7C 2S 3H";
    assert_eq!(written(49_122_501).join(" "), expected);
}

#[test]
fn every_deal_has_each_card_twice() {
    for number in (0..DealCode::COUNT).step_by(DealCode::COUNT as usize / 500) {
        let mut copies = HashMap::new();
        for card in written(number) {
            *copies.entry(card).or_insert(0) += 1;
        }
        assert_eq!(copies.len(), 52, "{number}");
        assert!(copies.values().all(|&count| count == 2), "{number}");
    }
}

#[test]
fn a_new_game_shows_the_top_of_each_pile_and_the_reserve() {
    let game = play::deal(0);
    let cards = written(0);
    for (slot, card) in brute_force::open(game.table()) {
        let index = game.table().top_index(slot).expect("not empty");
        assert_eq!(cards[index.index()], card);
        assert_eq!(index.home(), (slot, slot.full_height() - 1));
        assert_eq!(game.table().height(slot), slot.full_height());
    }
    assert_eq!(game.table().playable().count(), 20);
    assert_eq!(game.table().cards_left(), 104);
}
