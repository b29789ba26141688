//! What a screen reader says as it happens, and a whole game by it alone.

use accesskit::{Action, Live, NodeId, Role};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::game::Statistics;
use half_moon::localization::{Language, Localizer};
use half_moon::power::Redraw;
use half_moon::rules::{DealCode, Ending, Game, Removal, Slot};

use crate::phone::{EXAMPLE, Phone};

impl Phone {
    /// The node of what was said last.
    fn said_node(&self) -> (NodeId, Option<Live>) {
        let said = self.said();
        let read = self.read();
        let found =
            read.iter().find(|(.., node)| node.live().is_some() && node.value() == Some(said));
        let (_, id, node) = found.unwrap_or_else(|| panic!("{said:?} is not read"));
        (*id, node.live())
    }

    /// Taps, and gives what is said then.
    fn said_at(&mut self, slot: Slot) -> String {
        self.request(GameCommand::Tap(slot));
        self.said().to_owned()
    }
}

#[test]
fn what_happens_is_said() {
    let mut phone = Phone::with_reader(EXAMPLE);
    assert_eq!(phone.said(), "New game, game code HM1-N-BIBI5L3");
    assert_eq!(phone.said_at(Slot::P1), "Selected: 5 of spades");
    assert_eq!(phone.said_at(Slot::P1), "Deselected: 5 of spades");
    phone.said_at(Slot::P1);
    assert_eq!(phone.said_at(Slot::R5), "Selection cleared");
    assert_eq!(phone.said_node().1, Some(Live::Assertive));
    phone.said_at(Slot::P1);
    assert_eq!(
        phone.said_at(Slot::P8),
        "Removed: 5 of spades and 6 of diamonds, 10 points. Revealed: 5 of clubs. Revealed: Jack of clubs"
    );
    assert_eq!(phone.said_node().1, Some(Live::Polite));
    phone.said_at(Slot::P8);
    phone.said_at(Slot::P5);
    assert_eq!(
        phone.said_at(Slot::P3),
        "Removed: King of hearts, Queen of hearts and Jack of clubs, 15 points. Revealed: 10 of diamonds. \
         Revealed: 10 of diamonds. Revealed: 7 of clubs"
    );
    phone.request(GameCommand::Undo);
    assert_eq!(phone.said(), "Undone. Score 10");
    // Of two faces of one rank the second is the selection.
    phone.said_at(Slot::P8);
    assert_eq!(phone.said_at(Slot::R6), "Selected: Jack of diamonds");
    phone.request(GameCommand::Restart);
    assert_eq!(phone.said(), "New game, game code HM1-N-BIBI5L3");
}

#[test]
fn the_same_words_are_said_again() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.said_at(Slot::P1);
    let (first, _) = phone.said_node();
    phone.said_at(Slot::P1);
    phone.said_at(Slot::P1);
    assert_eq!(phone.said(), "Selected: 5 of spades");
    assert_ne!(phone.said_node().0, first);
    // And are not, while nothing happens.
    let (now, _) = phone.said_node();
    phone.settle();
    assert_eq!(phone.said_node().0, now);
}

#[test]
fn what_happens_within_one_update_is_said_in_its_order() {
    let mut phone = Phone::with_reader(EXAMPLE);
    for request in [
        GameCommand::Restart,
        GameCommand::Tap(Slot::P1),
        GameCommand::Tap(Slot::P8),
        GameCommand::Undo,
        GameCommand::Tap(Slot::P8),
    ] {
        phone.app.world_mut().write_message(request);
    }
    phone.frame();
    assert_eq!(
        phone.said(),
        "New game, game code HM1-N-BIBI5L3. Selected: 5 of spades. \
         Removed: 5 of spades and 6 of diamonds, 10 points. Revealed: 5 of clubs. Revealed: Jack of clubs. \
         Undone. Score 0. Selected: 6 of diamonds"
    );
}

#[test]
fn why_cards_do_not_go_together_is_said_where_it_is_shown() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.settings().move_errors = true;
    let refuse = |phone: &mut Phone| {
        phone.click("5 of spades, pile 1, 8 cards");
        phone.click("Ace of hearts, reserve 5");
        phone.find(Role::Alert, "The sum must equal 11")
    };
    let first = refuse(&mut phone);
    assert_eq!(phone.node(first).live(), Some(Live::Assertive));
    assert_eq!(phone.said(), "Selection cleared");
    // The next card is the sign that it was heard, and then it is said again.
    phone.click("5 of spades, pile 1, 8 cards");
    assert!(!phone.heard().contains(&"The sum must equal 11".to_owned()));
    phone.click("5 of spades, pile 1, 8 cards, selected");
    assert_ne!(refuse(&mut phone), first);
}

#[test]
fn a_dead_end_is_said_and_can_be_left() {
    let vectors: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/dead_ends.json")).expect("JSON");
    let dead_end = &vectors["dead_ends"][0];
    let mut phone = Phone::with_reader(dead_end["code"].as_str().expect("a code"));
    for removal in dead_end["line"].as_array().expect("a line") {
        for slot in removal.as_str().expect("slots").split(' ') {
            phone.said_at(slot.parse().expect("a slot"));
        }
    }
    assert!(phone.said().starts_with("Removed: "));
    assert!(phone.said().ends_with(". Dead end"));
    assert_eq!(phone.said_node().1, Some(Live::Assertive));
    let dialog = phone.find(Role::Dialog, "Dead end");
    assert_eq!(phone.tree().focus(), dialog);
    phone.click("Look at the table");
    phone.beginning(Role::Button, "3 of spades, pile 1");
    phone.click("Undo");
    assert_eq!(phone.session().game().ending(), None);
    assert!(phone.said().starts_with("Undone. Score "));
}

#[test]
fn a_game_taken_up_again_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut phone = Phone::saving_in(folder.path());
    let code: DealCode = EXAMPLE.parse().expect("a code");
    phone.request(GameCommand::Deal(code));
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    drop(phone);
    let mut phone = Phone::saving_in(folder.path());
    phone.settle();
    phone.turn_reader_on();
    assert_eq!(phone.said(), "Game resumed, 1 move made");
    assert_eq!(phone.said_node().1, Some(Live::Polite));
}

/// What is asked arrives while the app sleeps: it is drawn at once, and then the app sleeps again.
#[test]
fn what_is_asked_is_done_without_a_finger() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.settle();
    let redraw = |phone: &Phone| *phone.app.world().resource::<Redraw>();
    assert!(redraw(&phone).at_rest());
    let before = redraw(&phone).requested();
    phone.settle();
    assert_eq!(redraw(&phone).requested(), before, "the tree wakes nobody");
    phone.click("Undo");
}

/// The words of a slot's card as a screen reader finds it: by the start of its name.
fn card_at(words: &Localizer, game: &Game, slot: Slot) -> String {
    words.card(game.table().top(slot).expect("a card"))
}

#[test]
fn a_game_is_won_by_a_screen_reader_alone() {
    let wins: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/wins.json")).expect("JSON");
    let win = &wins[0];
    let code = win["code"].as_str().expect("a code");
    assert_eq!(code, "HM1-N-AAAAAAB");
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.click("Menu");
    phone.click("Enter game code");
    for digit in code.trim_start_matches("HM1-N-").chars() {
        phone.click(&digit.to_string());
    }
    phone.click("Deal it");

    let words = Localizer::new(Language::English);
    for removal in win["line"].as_array().expect("a line") {
        let removal: Removal = removal.as_str().expect("slots").parse().expect("slots");
        for &slot in removal.slots() {
            // Pile 1 is not pile 10, and of two equal cards the one in its slot is meant.
            let card = card_at(&words, phone.session().game(), slot);
            let place = format!("{slot}");
            let (kind, number) = place.split_at(1);
            let kind = if kind == "P" { "pile" } else { "reserve" };
            let name = format!("{card}, {kind} {number}");
            let id = phone.beginning_with_word(&name);
            phone.ask(id, Action::Click, None);
        }
    }
    assert!(phone.said().ends_with(". Victory"));
    let session = phone.session();
    assert_eq!((session.game().moves(), session.game().score()), (48, 520));
    assert_eq!(session.game().ending(), Some(Ending::Victory));
    let statistics = phone.app.world().resource::<Statistics>();
    assert_eq!((statistics.played(), statistics.won()), (1, 1));

    let heard = phone.heard();
    for result in ["Victory", "Score 520", "Moves 48", "Undos 0"] {
        assert!(heard.contains(&result.to_owned()), "{result}: {heard:#?}");
    }
    phone.click("New game");
    assert_eq!(phone.session().game().moves(), 0);
    assert_ne!(phone.session().game().code().to_string(), code);
    assert!(phone.said().starts_with("New game, game code "));
    assert!(!phone.is_covered());
}

impl Phone {
    /// The button whose name begins so and goes on with another word, or ends.
    fn beginning_with_word(&self, start: &str) -> NodeId {
        let mut buttons = self.read().into_iter().filter(|(.., node)| {
            let rest = node.label().and_then(|name| name.strip_prefix(start));
            node.role() == Role::Button
                && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
        });
        let (_, id, _) =
            buttons.next().unwrap_or_else(|| panic!("no {start:?} in {:#?}", self.heard()));
        assert!(buttons.next().is_none(), "{start:?} twice");
        id
    }
}
