//! What a screen reader is given to read of the table.

use std::collections::HashSet;

use accesskit::{Action, Role};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::localization::{Language, Localizer};
use half_moon::rules::{Card, Rank, Slot, Suit};
use half_moon::viewport::TableLayout;

use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone};
use crate::reader::name;

/// All that is heard of the example's table, in reading order.
const TABLE: [&str; 32] = [
    "Piles",
    "5 of spades, pile 1, 8 cards",
    "3 of diamonds, pile 2, 8 cards",
    "King of hearts, pile 3, 8 cards",
    "2 of clubs, pile 4, 8 cards",
    "Queen of hearts, pile 5, 8 cards",
    "7 of hearts, pile 6, 8 cards",
    "2 of spades, pile 7, 8 cards",
    "6 of diamonds, pile 8, 8 cards",
    "5 of diamonds, pile 9, 8 cards",
    "4 of hearts, pile 10, 8 cards",
    "4 of diamonds, pile 11, 8 cards",
    "Ace of spades, pile 12, 8 cards",
    "Reserve",
    "9 of spades, reserve 1",
    "Ace of clubs, reserve 2",
    "9 of diamonds, reserve 3",
    "7 of diamonds, reserve 4",
    "Ace of hearts, reserve 5",
    "Jack of diamonds, reserve 6",
    "3 of clubs, reserve 7",
    "5 of spades, reserve 8",
    "Status bar",
    "Time 0:00",
    "Score 0",
    "Moves 0",
    "Game code HM1-N-BIBI5L3",
    "Half Moon",
    "Menu",
    "New game",
    "Undo",
    "New game, game code HM1-N-BIBI5L3",
];

#[test]
fn the_table_is_read_along_the_arc_then_the_reserve_the_status_and_the_buttons() {
    let phone = Phone::with_reader(EXAMPLE);
    assert_eq!(phone.heard(), TABLE);
    let depths: HashSet<usize> = phone.read().iter().map(|&(depth, ..)| depth).collect();
    assert_eq!(depths, HashSet::from([0, 1, 2]));
}

#[test]
fn the_table_is_read_in_the_players_language() {
    let mut phone = Phone::with_reader(EXAMPLE);
    let root = phone.tree().root();
    assert_eq!(phone.node(root).language(), Some("en"));
    phone.speak(Language::Danish);
    phone.settle();
    assert_eq!(phone.node(root).language(), Some("da"));
    let heard = phone.heard();
    assert_eq!(heard[..3], ["Bunker", "spar 5, bunke 1, 8 kort", "ruder 3, bunke 2, 8 kort"]);
    assert_eq!(heard[13..15], ["Reserve", "spar 9, reserve 1"]);
    assert_eq!(
        heard[22..27],
        ["Informationslinje", "Tid 0:00", "Score 0", "Træk 0", "Spilkode HM1-N-BIBI5L3"]
    );
    assert_eq!(heard[28..31], ["Menu", "Nyt spil", "Fortryd"]);
}

#[test]
fn without_a_screen_reader_there_is_no_tree() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    assert!(phone.tree().nodes().is_empty());
    phone.turn_reader_on();
    assert!(phone.heard()[1].ends_with("selected"));
    // What happened last before is heard, too.
    assert_eq!(phone.said(), "Selected: 5 of spades");
    assert!(phone.heard().contains(&phone.said().to_owned()));
}

#[test]
fn cards_are_selected_dimmed_and_gone() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.settings().placement_assistance = true;
    phone.click("5 of spades, pile 1, 8 cards");
    let selected = phone.find(Role::Button, "5 of spades, pile 1, 8 cards, selected");
    assert_eq!(phone.node(selected).is_selected(), Some(true));
    let dimmed = phone.find(Role::Button, "Ace of hearts, reserve 5, dimmed");
    assert_eq!(phone.node(dimmed).is_selected(), Some(false));
    assert!(phone.node(dimmed).supports_action(Action::Click));
    phone.click("6 of diamonds, pile 8, 8 cards");
    assert_eq!(phone.session().game().moves(), 1);
    phone.find(Role::Button, "Jack of clubs, pile 8, 7 cards");

    // 4 and 7: the reserve's place stays empty.
    phone.click("4 of hearts, pile 10, 8 cards");
    phone.click("7 of diamonds, reserve 4");
    let empty = phone.find(Role::Button, "reserve 4, empty");
    assert!(phone.node(empty).is_disabled());
    assert!(!phone.node(empty).supports_action(Action::Click));
    let before = phone.session().game().clone();
    phone.ask(empty, Action::Click, None);
    assert_eq!(*phone.session().game(), before);
}

/// Nothing that lies under a top is named at any time of a game, and every playable card is.
#[test]
fn hidden_cards_are_not_named() {
    let mut phone = Phone::with_reader(EXAMPLE);
    let words = Localizer::new(Language::English);
    let example: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/example.json")).expect("JSON");
    for removal in example["line"].as_array().expect("a line") {
        for slot in removal.as_str().expect("slots").split(' ') {
            let slot: Slot = slot.parse().expect("a slot");
            phone.request(GameCommand::Tap(slot));
            let playable: Vec<Card> =
                phone.session().game().table().playable().map(|(_, card)| card).collect();
            let mut named = Vec::new();
            let buttons = phone.read().into_iter();
            for (.., node) in buttons.filter(|(.., node)| node.role() == Role::Button) {
                for rank in Rank::ALL {
                    for suit in Suit::ALL {
                        let card = Card { rank, suit };
                        if name(node).contains(&words.card(card)) {
                            named.push(card);
                        }
                    }
                }
            }
            if phone.is_covered() {
                assert_eq!(named, [], "the announcement of victory is in front");
            } else {
                assert_eq!(named, playable);
            }
        }
    }
    assert!(phone.is_covered());
}

#[test]
fn bounds_are_pixels_of_the_window() {
    let mut phone = Phone::with_reader(EXAMPLE);
    let pile = phone.beginning(Role::Button, "5 of spades, pile 1");
    let menu = phone.find(Role::Button, "Menu");
    let button = phone.button("Menu");
    let slot = phone.app.world().resource::<TableLayout>().slot(Slot::P1);
    for (id, area) in [(pile, slot), (menu, phone.area(button))] {
        let bounds = phone.node(id).bounds().expect("bounds");
        // Two pixels a dp.
        let expected = [area.min.x, area.min.y, area.max.x, area.max.y].map(|dp| dp * 2.0);
        let found = [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|pixels| pixels as f32);
        for (expected, found) in expected.into_iter().zip(found) {
            assert!((expected - found).abs() < 0.51, "{bounds:?} {area:?}");
        }
    }
    phone.resize(ON_ITS_SIDE);
    phone.settle();
    assert_eq!(phone.heard()[..22], TABLE[..22], "read in the same order");
    let now = phone.node(pile).bounds().expect("bounds");
    let slot = phone.app.world().resource::<TableLayout>().slot(Slot::P1);
    assert!((now.x0 as f32 - slot.min.x * 2.0).abs() < 0.51);
}
