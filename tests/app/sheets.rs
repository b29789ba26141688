//! The sheets in front of the table.

use std::collections::BTreeSet;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::game::Statistics;
use half_moon::localization::Language;
use half_moon::rules::Slot;
use half_moon::settings::{Motion, TextSize};
use half_moon::ui::code_entry::CodeEntry;
use half_moon::ui::navigation::{NavStack, Question, Sheet, View};

use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone, UPRIGHT};

fn typed(phone: &Phone) -> String {
    phone.app.world().resource::<CodeEntry>().typed().to_owned()
}

#[test]
fn a_code_entered_by_the_keypad_is_dealt() {
    let mut phone = Phone::with_deal("HM1-N-AAAAAAB");
    phone.press("Menu");
    phone.press("Enter game code");
    for key in ["B", "I", "C", "I", "5", "L", "3"] {
        phone.press(key);
    }
    phone.press("Delete");
    assert_eq!(typed(&phone), "BICI5L");
    phone.press("Clear");
    assert_eq!(typed(&phone), "");
    for key in ["B", "I", "B", "I", "5", "L", "3"] {
        phone.press(key);
    }
    phone.press("Deal it");
    assert_eq!(phone.session().game().code().to_string(), EXAMPLE);
    assert_eq!(phone.view(), View::Table);
    assert_eq!(typed(&phone), "", "it is dealt");
}

#[test]
fn a_code_can_be_typed_and_what_is_wrong_is_said() {
    let mut phone = Phone::with_deal("HM1-N-AAAAAAB");
    phone.open(Sheet::EnterCode);
    phone.type_text("hm2-n-bibi5l3");
    phone.key(KeyCode::Enter, Key::Enter);
    phone.settle();
    let wrong = half_moon::rules::CodeError::Version;
    assert_eq!(phone.app.world().resource::<CodeEntry>().error(), Some(wrong));
    let words = half_moon::localization::Localizer::new(Language::English).code_error(wrong);
    assert!(phone.shows(&words));
    assert_eq!(phone.session().game().code().to_string(), "HM1-N-AAAAAAB");

    for _ in 0.."hm2-n-bibi5l3".len() {
        phone.key(KeyCode::Backspace, Key::Backspace);
    }
    phone.type_text("bib 15l3");
    assert!(!phone.shows(&words));
    phone.key(KeyCode::Enter, Key::Enter);
    phone.settle();
    assert_eq!(phone.session().game().code().to_string(), EXAMPLE);
}

#[test]
fn a_code_does_not_give_up_a_game_unasked() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.open(Sheet::EnterCode);
    phone.type_text("AAAAAAB");
    phone.press("Deal it");
    assert!(matches!(phone.view(), View::Question(Question::GiveUp(GameCommand::Deal(_)))));
    phone.key(KeyCode::Escape, Key::Escape);
    phone.settle();
    assert_eq!(typed(&phone), "AAAAAAB", "back at the code as it was");
    phone.press("Deal it");
    phone.press("Deal the code");
    assert_eq!(phone.session().game().code().to_string(), "HM1-N-AAAAAAB");
}

#[test]
fn what_is_typed_and_scrolled_survives_turning_and_languages() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::EnterCode);
    phone.type_text("BIBI");
    phone.resize(ON_ITS_SIDE);
    phone.speak(Language::Danish);
    phone.settle();
    assert_eq!(typed(&phone), "BIBI");
    assert_eq!(phone.view(), View::Sheet(Sheet::EnterCode));
    phone.resize(UPRIGHT);
    phone.settings().motion = Motion::Reduced;
    phone.open(Sheet::Settings);
    let middle = phone.page().center();
    phone.drag(middle, middle - Vec2::new(0.0, 200.0));
    let scrolled = phone.scrolled();
    assert!(scrolled > 150.0, "{scrolled}");
    phone.speak(Language::Polish);
    phone.resize(Vec2::new(360.0, 700.0));
    phone.settle();
    assert_eq!(phone.scrolled(), scrolled);
}

#[test]
fn a_finger_that_scrolls_taps_nothing() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Settings);
    let before = phone.settings().clone();
    let page = phone.page();
    for n in 1..8 {
        let from = Vec2::new(page.center().x, page.min.y + page.height() * n as f32 / 8.0);
        phone.drag(from, from - Vec2::new(0.0, 60.0));
        phone.drag(from, from + Vec2::new(0.0, 60.0));
    }
    assert_eq!(*phone.settings(), before);
}

#[test]
fn settings_take_effect_at_once() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.press("Menu");
    phone.press("Settings");
    phone.press("Move errors");
    phone.press("Placement assistance");
    assert!(phone.settings().move_errors && phone.settings().placement_assistance);
    phone.press("Move errors");
    assert!(!phone.settings().move_errors);
    phone.open(Sheet::Language);
    phone.press("Dansk");
    assert_eq!(phone.settings().language, Some(Language::Danish));
    assert!(phone.shows("Sprog"));
    phone.key(KeyCode::Escape, Key::Escape);
    phone.settle();
    assert!(phone.shows("Indstillinger"));
}

#[test]
fn numbers_among_the_settings_keep_to_their_range() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Settings);
    assert_eq!(phone.settings().text_size, TextSize::System);
    assert!(!phone.is_enabled("Text size: Less"));
    for percent in [100, 110, 120] {
        phone.activate("Text size: More");
        assert_eq!(phone.settings().text_size, TextSize::Percent(percent));
    }
    for _ in 0..20 {
        phone.activate("Text size: More");
        phone.activate("Volume: More");
        phone.activate("Tap tolerance: Less");
    }
    assert_eq!(phone.settings().text_size, TextSize::Percent(200));
    assert_eq!(phone.settings().volume, 10);
    assert_eq!(phone.settings().tap_tolerance, 4.0);
    for name in ["Text size: More", "Volume: More", "Tap tolerance: Less"] {
        assert!(!phone.is_enabled(name), "{name}");
    }
}

#[test]
fn statistics_are_reset_only_if_the_player_says_so() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    let played = |phone: &Phone| phone.app.world().resource::<Statistics>().played();
    assert_eq!(played(&phone), 1);
    phone.open(Sheet::Statistics);
    phone.press("Reset statistics");
    phone.press("Keep them");
    assert_eq!(played(&phone), 1);
    phone.press("Reset statistics");
    phone.press("Reset");
    assert_eq!(played(&phone), 0);
    assert_eq!(phone.view(), View::Sheet(Sheet::Statistics));
}

#[test]
fn sheets_open_over_each_other_and_close_as_one() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.press("Menu");
    phone.press("About Half Moon");
    phone.press("Licences");
    assert_eq!(phone.view(), View::Sheet(Sheet::Licences));
    phone.press("Back");
    assert_eq!(phone.view(), View::Sheet(Sheet::About));
    phone.press("Close");
    assert_eq!(phone.view(), View::Table);
    assert!(!phone.is_covered());
    phone.press("Menu");
    // Beside the sheet is the table: a tap there closes it, and means no card.
    phone.tap_at(Vec2::new(195.0, 20.0));
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    assert!(phone.selected().is_empty());
}

#[test]
fn a_sheet_can_be_used_by_keyboard_alone() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Menu);
    for name in ["Settings", "Move errors"] {
        let mut steps = 0;
        loop {
            let button = phone.button(name);
            if phone.app.world().resource::<InputFocus>().get() == Some(button) {
                break;
            }
            phone.key(KeyCode::Tab, Key::Tab);
            steps += 1;
            assert!(steps < 40, "{name} is not reached");
        }
        phone.key(KeyCode::Space, Key::Space);
        phone.settle();
    }
    assert!(phone.settings().move_errors);
    // The row was built anew with its switch on, and the keyboard is still at it.
    assert!(phone.app.world().resource::<InputFocusVisible>().0);
    let row = phone.button("Move errors");
    assert_eq!(phone.app.world().resource::<InputFocus>().get(), Some(row));
    phone.key(KeyCode::ArrowDown, Key::ArrowDown);
    phone.key(KeyCode::Enter, Key::Enter);
    assert!(phone.settings().placement_assistance);
}

#[test]
fn what_is_opened_is_whole_in_its_first_frame() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.open(Sheet::Menu);
    let mut front = phone.app.world_mut().resource_mut::<NavStack>();
    front.open(Sheet::Statistics);
    phone.frame();
    let button = phone.button("Reset statistics");
    assert!(phone.area(button).width() > 100.0);
    let ground = phone.app.world().get::<BackgroundColor>(button);
    assert!(ground.is_some_and(|ground| ground.0.alpha() > 0.9));
}

#[test]
fn nothing_is_built_anew_while_nothing_changes() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Statistics);
    let nodes = |phone: &mut Phone| {
        let world = phone.app.world_mut();
        let mut nodes = world.query_filtered::<Entity, With<Node>>();
        nodes.iter(world).collect::<BTreeSet<Entity>>()
    };
    let before = nodes(&mut phone);
    phone.settle();
    assert_eq!(nodes(&mut phone), before);
}

#[test]
fn sheets_fit_every_screen_language_and_text_size() {
    for size in [(320.0, 480.0), (480.0, 320.0), (390.0, 844.0), (844.0, 390.0)] {
        let mut phone = Phone::dealing(EXAMPLE, Vec2::from(size), 2.0);
        phone.settings().motion = Motion::Reduced;
        phone.tap(Slot::P1);
        phone.tap(Slot::P8);
        for language in Language::ALL {
            for percent in [100, 200] {
                phone.speak(language);
                phone.write_large(percent);
                for sheet in Sheet::ALL {
                    let mut front = phone.app.world_mut().resource_mut::<NavStack>();
                    front.close();
                    front.open(sheet);
                    for _ in 0..3 {
                        phone.frame();
                    }
                    let at = format!("{size:?} {language:?} {percent} % {sheet:?}");
                    assert_eq!(phone.flaws(), Vec::<String>::new(), "{at}");
                }
            }
        }
    }
}

#[test]
fn everything_opens_in_a_window_with_no_room_for_it() {
    let mut phone = Phone::with_deal(EXAMPLE);
    for size in [(1.0, 1.0), (40.0, 700.0), (700.0, 40.0)] {
        phone.resize(Vec2::from(size));
        for sheet in Sheet::ALL {
            phone.open(sheet);
            assert_eq!(phone.view(), View::Sheet(sheet));
            let mut front = phone.app.world_mut().resource_mut::<NavStack>();
            front.ask(Question::ResetStatistics);
            phone.settle();
            assert_eq!(phone.view(), View::Question(Question::ResetStatistics));
            phone.app.world_mut().resource_mut::<NavStack>().close();
        }
    }
}
