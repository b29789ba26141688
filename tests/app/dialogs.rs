//! Questions, and the announcements of dead end and victory.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::localization::Language;
use half_moon::rules::{DealCode, Ending, Removal, Slot};
use half_moon::settings::Motion;
use half_moon::ui::navigation::{NavStack, Question, Sheet, View};
use half_moon::ui::toast::{Saying, Toast};

use crate::phone::{EXAMPLE, Phone, REST};

/// A deal on which no move is there from the start.
pub fn dead_when_dealt() -> DealCode {
    let vectors: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/dead_ends.json")).expect("JSON");
    let code = &vectors["dead_when_dealt"][0];
    let code = code["code"].as_str().or(code.as_str()).expect("a code");
    code.parse().expect("a code")
}

/// A phone on which the first winning line has been played.
fn won() -> Phone {
    let wins: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/wins.json")).expect("JSON");
    let mut phone = Phone::with_deal(wins[0]["code"].as_str().expect("a code"));
    for removal in wins[0]["line"].as_array().expect("a line") {
        let removal: Removal = removal.as_str().expect("slots").parse().expect("slots");
        for &slot in removal.slots() {
            phone.app.world_mut().write_message(GameCommand::Tap(slot));
        }
    }
    phone.pass(Duration::from_secs(4));
    phone
}

/// A phone with a game that would be given up.
fn in_progress() -> Phone {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.settle();
    phone
}

#[test]
fn a_game_is_kept_or_given_up_as_the_player_says() {
    let mut phone = in_progress();
    let before = phone.session().id();
    phone.press("New game");
    assert!(phone.is_covered());
    phone.press("Keep playing");
    assert_eq!(phone.view(), View::Table);
    assert!(!phone.is_covered());
    assert_eq!(phone.session().id(), before);

    phone.open(Sheet::Menu);
    phone.press("Restart");
    assert_eq!(phone.view(), View::Question(Question::GiveUp(GameCommand::Restart)));
    phone.press("Restart");
    assert_eq!(phone.view(), View::Table);
    assert_ne!(phone.session().id(), before);
    assert_eq!(phone.session().game().code().to_string(), EXAMPLE);
    assert_eq!(phone.session().game().moves(), 0);
}

#[test]
fn back_goes_back_by_one() {
    let mut phone = in_progress();
    phone.press("Menu");
    phone.press("New game");
    assert!(matches!(phone.view(), View::Question(_)));
    phone.key(KeyCode::Escape, Key::Escape);
    assert_eq!(phone.view(), View::Sheet(Sheet::Menu));
    phone.key(KeyCode::BrowserBack, Key::BrowserBack);
    assert_eq!(phone.view(), View::Table);
    assert_eq!(phone.session().game().moves(), 1);
}

#[test]
fn no_tap_reaches_the_table_under_a_dialog() {
    let mut phone = in_progress();
    phone.press("New game");
    for slot in Slot::ALL {
        let on_button = ["Keep playing", "New game"].map(|name| {
            let button = phone.button(name);
            phone.area(button).contains(phone.middle(slot))
        });
        if !on_button.contains(&true) {
            phone.tap(slot);
        }
    }
    assert!(phone.selected().is_empty());
    assert!(matches!(phone.view(), View::Question(_)));
}

#[test]
fn a_dead_end_is_announced_and_can_be_put_aside() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.request(GameCommand::Deal(dead_when_dealt()));
    phone.settle();
    assert_eq!(phone.view(), View::Ending(Ending::DeadEnd));
    assert!(phone.shows("Dead end"));
    // Nothing was removed: there is nothing to undo.
    let names = phone.button_names();
    let undos = names.iter().filter(|name| *name == "Undo").count();
    assert_eq!(undos, 1, "only the bar's");
    phone.press("Look at the table");
    assert_eq!(phone.view(), View::Table);
    assert!(!phone.shows("Dead end"));
    phone.press("New game");
    assert_ne!(phone.session().game().code(), dead_when_dealt());
}

#[test]
fn victory_is_announced_with_its_results() {
    let mut phone = won();
    assert_eq!(phone.view(), View::Ending(Ending::Victory));
    for text in ["Victory", "520", "48"] {
        assert!(phone.shows(text), "{text}");
    }
    assert!(!phone.is_enabled("Undo"));
    phone.key(KeyCode::Escape, Key::Escape);
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    // Given up it is not: a new game asks nothing.
    phone.press("New game");
    assert_eq!(phone.view(), View::Table);
    assert_eq!(phone.session().game().moves(), 0);
}

#[test]
fn a_move_error_is_told_until_the_next_tap_and_covers_no_card() {
    for size in [(390.0, 844.0), (320.0, 480.0), (844.0, 390.0), (1024.0, 768.0)] {
        let mut phone = Phone::dealing(EXAMPLE, Vec2::from(size), 2.0);
        phone.pass(crate::phone::REST);
        phone.settings().move_errors = true;
        phone.tap(Slot::P1);
        phone.tap(Slot::R5);
        let text = "The sum must equal 11";
        assert!(phone.shows(text));
        phone.pass(Duration::from_secs(60));
        assert!(phone.shows(text), "nothing times out");

        let world = phone.app.world_mut();
        let mut texts = world.query::<(Entity, &Text)>();
        let (entity, _) = texts.iter(world).find(|(_, shown)| shown.0 == text).expect("it");
        let area = phone.area(entity);
        for slot in Slot::ALL {
            let layout = phone.app.world().resource::<half_moon::viewport::TableLayout>();
            assert!(area.intersect(layout.slot(slot)).is_empty(), "{size:?} {slot}");
        }
        phone.tap(Slot::P2);
        assert!(!phone.shows(text));
    }
}

#[test]
fn messages_wait_for_each_other() {
    use half_moon::storage::{SavedFile, StorageNotice, UnreadableFile};
    let mut phone = Phone::with_deal(EXAMPLE);
    let damaged = StorageNotice::Quarantined(SavedFile::Game, UnreadableFile::Damaged);
    let newer = StorageNotice::Quarantined(SavedFile::Settings, UnreadableFile::NewerVersion);
    phone.app.world_mut().write_message(damaged);
    phone.app.world_mut().write_message(newer);
    phone.settle();
    let now = |phone: &Phone| phone.app.world().resource::<Toast>().now();
    assert_eq!(now(&phone), Some(Saying::Notice(damaged)));
    phone.tap_at(Vec2::new(5.0, 5.0));
    assert_eq!(now(&phone), Some(Saying::Notice(newer)));
    phone.tap_at(Vec2::new(5.0, 5.0));
    assert_eq!(now(&phone), None);
}

#[test]
fn dialogs_fit_every_screen_language_and_text_size() {
    let questions = [
        Question::GiveUp(GameCommand::NewGame),
        Question::GiveUp(GameCommand::Restart),
        Question::GiveUp(GameCommand::Deal(dead_when_dealt())),
        Question::ResetStatistics,
    ];
    for size in [(320.0, 480.0), (480.0, 320.0), (844.0, 390.0)] {
        let mut phone = won();
        // Nothing is to be measured on its way.
        phone.settings().motion = Motion::Reduced;
        phone.resize(Vec2::from(size));
        for language in Language::ALL {
            for percent in [100, 200] {
                phone.speak(language);
                phone.write_large(percent);
                for question in questions.map(Some).into_iter().chain([None]) {
                    let mut front = phone.app.world_mut().resource_mut::<NavStack>();
                    front.close();
                    if let Some(question) = question {
                        front.ask(question);
                    }
                    for _ in 0..3 {
                        phone.frame();
                    }
                    let at = format!("{size:?} {language:?} {percent} % {:?}", phone.view());
                    assert_eq!(phone.flaws(), Vec::<String>::new(), "{at}");
                }
            }
        }
    }
}

#[test]
fn a_sheet_that_slides_in_is_hidden_by_a_question_in_front() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.pass(REST);
    // Still sliding in when the question opens.
    phone.app.world_mut().resource_mut::<NavStack>().open(Sheet::Menu);
    phone.frame();
    let (sheet, _) = phone.front_modal();
    phone.app.world_mut().resource_mut::<NavStack>().confirm(GameCommand::NewGame);
    for _ in 0..20 {
        phone.frame();
        assert!(!phone.is_displayed(sheet));
        assert_eq!(phone.front_modal().1.view, phone.view());
    }
}
