//! The whole game by keyboard alone.

use std::collections::{BTreeMap, BTreeSet};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use half_moon::faces::Art;
use half_moon::redraw::Redraw;
use half_moon::rules::{Ending, Slot};
use half_moon::session::Request;
use half_moon::settings::Motion;
use half_moon::statistics::Statistics;
use half_moon::table::{Ring, Shows};
use half_moon::ui::front::{Question, Sheet, Showing};
use half_moon::ui::toast::{Saying, Toast};

use crate::keys::{ARROWS, win};
use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone, REST, UPRIGHT};

/// All that Tab comes to, from its first.
fn stops(phone: &mut Phone) -> Vec<Entity> {
    phone.app.world_mut().resource_mut::<InputFocus>().clear();
    let mut stops = Vec::new();
    loop {
        phone.tab();
        let at = phone.focus().expect("the keyboard is somewhere");
        if stops.first() == Some(&at) {
            return stops;
        }
        assert!(!stops.contains(&at), "Tab goes round less than all");
        stops.push(at);
    }
}

fn put(phone: &mut Phone, entity: Entity) {
    let world = phone.app.world_mut();
    world.resource_mut::<InputFocusVisible>().0 = true;
    let mut focus = world.resource_mut::<InputFocus>();
    focus.set(entity, FocusCause::Navigated);
}

/// That the arrow keys lead from each of these to every other.
fn assert_joined_by_arrows(phone: &mut Phone, stops: &[Entity], at: &str) {
    let mut ways: BTreeMap<Entity, Vec<Entity>> = BTreeMap::new();
    for &from in stops {
        for (code, key, direction) in ARROWS {
            put(phone, from);
            phone.key_is(ButtonState::Pressed, code, key);
            let to = phone.focus().expect("the keyboard is somewhere");
            let ahead = phone.focus_area(to).center() - phone.focus_area(from).center();
            assert!(to == from || ahead.dot(direction) > 0.0, "{at}");
            ways.entry(from).or_default().push(to);
        }
    }
    for &from in stops {
        let mut reached = BTreeSet::from([from]);
        let mut next = vec![from];
        while let Some(from) = next.pop() {
            next.extend(ways[&from].iter().filter(|&&to| reached.insert(to)));
        }
        let missing: Vec<Rect> = stops
            .iter()
            .filter(|stop| !reached.contains(stop))
            .map(|&stop| phone.focus_area(stop))
            .collect();
        let from = phone.focus_area(from);
        assert!(missing.is_empty(), "{at}: from {from:?} not to {missing:?}");
    }
}

/// The ring around a card: its place, how large it is, and whether it is shown.
fn ring(phone: &mut Phone) -> Option<Transform> {
    let world = phone.app.world_mut();
    let mut rings = world.query_filtered::<(&Transform, &Shows), With<Ring>>();
    let (transform, shows) = rings.single(world).expect("one ring");
    (shows.0 == Some(Art::Focus)).then_some(*transform)
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
    assert_eq!(phone.showing(), Showing::Ending(Ending::Victory));
    assert_eq!(phone.app.world().resource::<Statistics>().won(), 1);
    phone.pass(2 * REST);
    phone.key_press("New game");
    assert_eq!(phone.showing(), Showing::Table);
    assert_ne!(phone.session().game().code(), code);
    // And the table is in reach again.
    phone.key_tap(Slot::P5);
    assert_eq!(phone.selected(), [Slot::P5]);
}

#[test]
fn tab_follows_the_arc_then_the_reserve_then_the_buttons() {
    for size in [UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 2.0);
        phone.tap(Slot::P1);
        phone.tap(Slot::P8);
        phone.pass(REST);
        let slots = Slot::ALL.map(|slot| phone.slot_entity(slot));
        let buttons = ["Menu", "New game", "Undo"].map(|name| phone.button(name));
        let all = [&slots[..], &buttons].concat();
        assert_eq!(stops(&mut phone), all);
        // There again, and backwards.
        for stop in all.iter().rev() {
            phone.back_tab();
            assert_eq!(phone.focus(), Some(*stop));
        }
    }
}

#[test]
fn arrows_lead_everywhere_on_every_screen_however_few_cards_are_left() {
    let (code, line) = win("HM1-N-AAAAAAB");
    for (width, height) in [
        (320.0, 480.0),
        (390.0, 844.0),
        (844.0, 390.0),
        (600.0, 600.0),
        (1280.0, 800.0),
    ] {
        let size = Vec2::new(width, height);
        let mut phone = Phone::dealing(&code.to_string(), size, 1.0);
        phone.settings().motion = Motion::Reduced;
        let mut checked = Vec::new();
        for (n, removal) in line.iter().enumerate().take(line.len() - 1) {
            for &slot in removal.slots() {
                phone.request(Request::Tap(slot));
            }
            phone.frame();
            let table = phone.session().game().table();
            let left = Slot::ALL
                .into_iter()
                .filter(|&slot| table.top(slot).is_some())
                .count();
            if [20, 15, 11, 7, 4, 2].contains(&left) && !checked.contains(&left) {
                checked.push(left);
                let stops = stops(&mut phone);
                assert_eq!(stops.len(), left + 3);
                let at = format!("{width}x{height} after {} moves", n + 1);
                assert_joined_by_arrows(&mut phone, &stops, &at);
            }
        }
        assert!(checked.len() >= 5, "{checked:?}");
    }
}

#[test]
fn arrows_go_to_the_neighbour() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let [up, down, left, right] = ARROWS;
    for (from, arrow, to) in [
        (Slot::P1, &up, Slot::P2),
        (Slot::P2, &up, Slot::P3),
        (Slot::P3, &down, Slot::P2),
        (Slot::P12, &up, Slot::P11),
        (Slot::P6, &right, Slot::P7),
        (Slot::P7, &left, Slot::P6),
        (Slot::R1, &right, Slot::R2),
        (Slot::R1, &down, Slot::R5),
        (Slot::R8, &up, Slot::R4),
        (Slot::R8, &left, Slot::R7),
    ] {
        let entity = phone.slot_entity(from);
        put(&mut phone, entity);
        phone.key(arrow.0, arrow.1.clone());
        assert_eq!(phone.focused_slot(), Some(to), "from {from}");
    }
    let menu = phone.button("Menu");
    let p1 = phone.slot_entity(Slot::P1);
    put(&mut phone, p1);
    phone.key(down.0, down.1);
    assert_eq!(phone.focus(), Some(menu));
    phone.key(up.0, up.1);
    assert_eq!(phone.focused_slot(), Some(Slot::P1));
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
    phone
        .app
        .world_mut()
        .trigger(half_moon::ui::button::Activate { entity: p1 });
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
    assert!(!stops(&mut phone).contains(&r1));
    phone.type_text("u");
    assert!(stops(&mut phone).contains(&r1));
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
    let highest = phone
        .top(Slot::P1)
        .parts
        .iter()
        .map(|part| part.1.translation.z)
        .fold(0.0, f32::max);
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
        phone.key_is(
            ButtonState::Pressed,
            KeyCode::KeyC,
            Key::Character("c".into()),
        );
        let code = phone.session().game().code();
        let said = phone.app.world().resource::<Toast>().now();
        // There may be no clipboard where this runs: then that is said.
        assert!(
            [Saying::Copied(code), Saying::NotCopied]
                .map(Some)
                .contains(&said)
        );
    });
}

#[test]
fn n_asks_and_the_keyboard_comes_back_to_its_card() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.key_tap(Slot::P1);
    phone.key_tap(Slot::P8);
    phone.type_text("n");
    phone.settle();
    let question = Question::GiveUp(Request::NewGame);
    assert_eq!(phone.showing(), Showing::Question(question));
    let keep = phone.button("Keep playing");
    assert_eq!(phone.focus(), Some(keep), "the safe answer comes first");
    phone.enter();
    phone.settle();
    assert_eq!(phone.showing(), Showing::Table);
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
    for showing in [Showing::Sheet(Sheet::Menu), Showing::Table] {
        phone.key(KeyCode::Escape, Key::Escape);
        phone.settle();
        assert_eq!(phone.showing(), showing);
        let name = if showing == Showing::Table {
            "Menu"
        } else {
            "Settings"
        };
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
