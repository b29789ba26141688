//! The whole game by keyboard alone.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use half_moon::card_art::SpriteId;
use half_moon::game::GameCommand;
use half_moon::game::Statistics;
use half_moon::power::Redraw;
use half_moon::rules::{Ending, Slot};
use half_moon::settings::Motion;
use half_moon::table::{AtlasSprite, FocusRing};
use half_moon::ui::navigation::{Question, Sheet, View};

use crate::keys::win;
use crate::phone::{EXAMPLE, Phone, REST};

/// The ring around a card: its place, how large it is, and whether it is shown.
fn ring(phone: &mut Phone) -> Option<Transform> {
    let world = phone.app.world_mut();
    let mut rings = world.query_filtered::<(&Transform, &AtlasSprite), With<FocusRing>>();
    let (transform, shows) = rings.single(world).expect("one ring");
    (shows.0 == Some(SpriteId::Focus)).then_some(*transform)
}

#[test]
fn a_game_is_won_and_another_begun_by_keys_alone() {
    let (code, line) = win("HM1-N-AAAAAAB");
    let mut phone = Phone::with_deal(&code.to_string());
    for removal in &line {
        for &slot in removal.slots() {
            phone.key_tap(slot);
        }
        assert_eq!(phone.session().game().removals().last(), Some(removal));
    }
    let game = phone.session().game();
    assert_eq!((game.moves(), game.score()), (48, 520));
    assert_eq!(phone.view(), View::Ending(Ending::Victory));
    assert_eq!(phone.app.world().resource::<Statistics>().won(), 1);
    // One Enter too many is none on what is not to be seen yet.
    phone.enter();
    assert_eq!(phone.view(), View::Ending(Ending::Victory));
    phone.pass(2 * REST);
    let new_game = phone.button("New game");
    assert_eq!(phone.focus(), Some(new_game));
    phone.key_press("New game");
    assert_eq!(phone.view(), View::Table);
    assert_ne!(phone.session().game().code(), code);
    // And the table is in reach again.
    phone.key_tap(Slot::P5);
    assert_eq!(phone.selected(), [Slot::P5]);
}

#[test]
fn enter_and_space_tap_what_the_keyboard_is_at() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.enter();
    assert_eq!(phone.selected(), [], "nothing is marked yet");
    phone.tab();
    for (code, key) in [
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Space, Key::Space),
        (KeyCode::NumpadEnter, Key::Enter),
    ] {
        phone.key(code, key.clone());
        assert_eq!(phone.selected(), [Slot::P1]);
        phone.key(code, key);
        assert_eq!(phone.selected(), []);
    }
    // Under a question no card can be tapped.
    phone.key_tap(Slot::P1);
    phone.key_tap(Slot::P8);
    phone.type_text("n");
    let p1 = phone.slot_entity(Slot::P1);
    phone.app.world_mut().trigger(half_moon::input::Activate { entity: p1 });
    phone.frame();
    assert_eq!(phone.selected(), []);
}

#[test]
fn from_a_card_removed_the_keyboard_goes_to_the_next_that_is_left() {
    let mut phone = Phone::with_deal(EXAMPLE);
    // R1's nine leaves with P7's two, and nothing lies under it.
    phone.key_tap(Slot::P7);
    phone.key_tap(Slot::R1);
    assert_eq!(phone.session().game().moves(), 1);
    assert_eq!(phone.focused_slot(), Some(Slot::R2));
    let r1 = phone.slot_entity(Slot::R1);
    assert!(!phone.stops().contains(&r1));
    phone.type_text("u");
    assert!(phone.stops().contains(&r1));
    // Undo has nothing to take back, and leaves the keyboard to its neighbour.
    phone.key_tap(Slot::P7);
    phone.key_tap(Slot::R1);
    phone.key_press("Undo");
    assert_eq!(phone.session().game().moves(), 0);
    let new_game = phone.button("New game");
    assert_eq!(phone.focus(), Some(new_game));
}

#[test]
fn keys_may_come_faster_than_frames() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_tap(Slot::P7);
    let tabs = Slot::R1.index() - Slot::P7.index();
    for _ in 0..tabs {
        phone.say_key_is(ButtonState::Pressed, KeyCode::Tab, Key::Tab);
    }
    phone.say_key_is(ButtonState::Pressed, KeyCode::Enter, Key::Enter);
    phone.frame();
    assert_eq!(phone.session().game().moves(), 1);
    assert_eq!(phone.focused_slot(), Some(Slot::R2));
}

#[test]
fn a_ring_is_around_the_card_until_somebody_taps() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert_eq!(ring(&mut phone), None);
    phone.tab();
    let lying = ring(&mut phone).expect("a ring");
    let card = phone.top(Slot::P1).transform;
    assert_eq!(lying.translation.xy(), card.translation.xy());
    assert!(lying.translation.z > card.translation.z);

    phone.enter();
    phone.pass(REST);
    let raised = ring(&mut phone).expect("a ring");
    let card = phone.top(Slot::P1).transform;
    assert_eq!(raised.translation.xy(), card.translation.xy());
    assert!(raised.translation.y > lying.translation.y);
    assert!(raised.scale.x > lying.scale.x, "the rim stays in sight");
    let highest =
        phone.top(Slot::P1).parts.iter().map(|part| part.1.translation.z).fold(0.0, f32::max);
    assert!(raised.translation.z > card.translation.z + highest);

    phone.tap(Slot::P2);
    assert_eq!(ring(&mut phone), None);
    // The first key shows where it was.
    phone.tab();
    assert_eq!(phone.focused_slot(), Some(Slot::P1));
    assert!(ring(&mut phone).is_some());
    phone.tab();
    assert_eq!(phone.focused_slot(), Some(Slot::P2));
    phone.open(Sheet::Menu);
    assert_eq!(ring(&mut phone), None);
}

#[test]
fn keys_mean_what_they_say_wherever_they_are() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_tap(Slot::P1);
    phone.key_tap(Slot::P8);
    phone.key(KeyCode::KeyU, Key::Character("g".into()));
    assert_eq!(phone.session().game().moves(), 1);
    phone.key(KeyCode::KeyF, Key::Character("u".into()));
    assert_eq!(phone.session().game().moves(), 0);
    // The table has not been begun, so that nothing is asked.
    phone.key(KeyCode::KeyB, Key::Character("n".into()));
    assert_ne!(phone.session().game().code().to_string(), EXAMPLE);
}

#[test]
fn what_is_held_counts_even_if_all_is_let_go_within_a_frame() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tab();
    phone.tab();
    assert_eq!(phone.focused_slot(), Some(Slot::P2));
    for (state, code, key) in [
        (ButtonState::Pressed, KeyCode::ShiftLeft, Key::Shift),
        (ButtonState::Pressed, KeyCode::Tab, Key::Tab),
        (ButtonState::Released, KeyCode::Tab, Key::Tab),
        (ButtonState::Released, KeyCode::ShiftLeft, Key::Shift),
    ] {
        phone.say_key_is(state, code, key);
    }
    phone.frame();
    assert_eq!(phone.focused_slot(), Some(Slot::P1));
    phone.tab();
    assert_eq!(phone.focused_slot(), Some(Slot::P2));
}

#[test]
fn control_z_takes_back_and_control_c_copies_the_code() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_tap(Slot::P1);
    phone.key_tap(Slot::P8);
    phone.type_text("z");
    assert_eq!(phone.session().game().moves(), 1);
    phone.with_held(KeyCode::ControlLeft, Key::Control, |phone| {
        phone.type_text("uz");
    });
    assert_eq!(phone.session().game().moves(), 0);
    assert_eq!(phone.session().undos(), 1);
    phone.with_held(KeyCode::SuperLeft, Key::Super, |phone| {
        phone.key_is(ButtonState::Pressed, KeyCode::KeyC, Key::Character("c".into()));
        assert!(phone.has_copied());
    });
}

#[test]
fn n_asks_and_the_keyboard_comes_back_to_its_card() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_tap(Slot::P1);
    phone.key_tap(Slot::P8);
    phone.type_text("n");
    phone.settle();
    let question = Question::GiveUp(GameCommand::NewGame);
    assert_eq!(phone.view(), View::Question(question));
    let keep = phone.button("Keep playing");
    assert_eq!(phone.focus(), Some(keep), "the safe answer comes first");
    phone.enter();
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    assert_eq!(phone.session().game().moves(), 1);
    assert_eq!(phone.focused_slot(), Some(Slot::P8));
    phone.type_text("n");
    phone.key_press("New game");
    assert_ne!(phone.session().game().code().to_string(), EXAMPLE);
}

#[test]
fn settings_are_changed_by_keys_and_escape_leads_back() {
    let mut phone = Phone::with_deal(EXAMPLE);
    for name in ["Menu", "Settings", "Placement assistance"] {
        phone.key_press(name);
    }
    assert!(phone.settings().placement_assistance);
    for showing in [View::Sheet(Sheet::Menu), View::Table] {
        phone.key(KeyCode::Escape, Key::Escape);
        phone.settle();
        assert_eq!(phone.view(), showing);
        let name = if showing == View::Table { "Menu" } else { "Settings" };
        let button = phone.button(name);
        assert_eq!(phone.focus(), Some(button), "where it was before");
    }
}

#[test]
fn what_has_only_text_is_read_by_keys() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.settings().motion = Motion::Reduced;
    phone.key_press("Menu");
    phone.key_press("Rules");
    assert_eq!(phone.scrolled(), 0.0);
    phone.key(KeyCode::ArrowDown, Key::ArrowDown);
    let line = phone.scrolled();
    assert!(line > 0.0);
    phone.key(KeyCode::PageDown, Key::PageDown);
    let page = phone.scrolled();
    assert!(page > line + 100.0);
    for _ in 0..20 {
        phone.key(KeyCode::PageDown, Key::PageDown);
    }
    let end = phone.scrolled();
    phone.key(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(phone.scrolled(), end);
    for _ in 0..20 {
        phone.key(KeyCode::PageUp, Key::PageUp);
    }
    assert_eq!(phone.scrolled(), 0.0);
}

#[test]
fn a_marked_card_wakes_nobody() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tab();
    phone.pass(REST);
    let redraw = |phone: &Phone| *phone.app.world().resource::<Redraw>();
    let before = redraw(&phone).requested();
    phone.pass(4 * REST);
    assert_eq!(redraw(&phone).requested(), before);
    assert!(redraw(&phone).at_rest());
    assert!(redraw(&phone).wait() > 1000 * REST);
}

#[test]
fn closing_all_sheets_returns_the_focus_to_the_button_that_opened_the_first() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_press("Menu");
    let menu = phone.button("Menu");
    phone.settle();
    phone.key_press("Rules");
    phone.settle();
    assert_eq!(phone.view(), View::Sheet(Sheet::Rules));
    phone.key_press("Close");
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    assert_eq!(phone.focus(), Some(menu));
}
