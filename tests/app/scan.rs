//! The game with one switch.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use half_moon::game::GameCommand;
use half_moon::power::Redraw;
use half_moon::rules::Slot;
use half_moon::settings::SCAN_SECONDS;
use half_moon::ui::navigation::{Question, Sheet, View};

use crate::phone::{EXAMPLE, FRAME, ON_ITS_SIDE, Phone, REST, UPRIGHT};
use crate::switch::Marked;

#[test]
fn it_is_off_until_the_player_wants_it() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.pass(Duration::from_secs(20));
    assert_eq!(phone.marked(), Marked::Nothing);
    phone.switch();
    assert_eq!(phone.selected(), []);
}

#[test]
fn pairs_and_a_trio_are_removed_with_one_key() {
    let mut phone = Phone::scanning(EXAMPLE);
    for slot in [Slot::P1, Slot::P8] {
        phone.switch_tap(slot);
    }
    assert_eq!(phone.session().game().moves(), 1);
    for slot in [Slot::P8, Slot::P5, Slot::P3] {
        phone.switch_tap(slot);
    }
    assert_eq!(phone.session().game().moves(), 2);
    for slot in [Slot::R1, Slot::P7] {
        phone.switch_tap(slot);
    }
    assert_eq!(phone.session().game().moves(), 3);
    phone.switch_press("Undo");
    assert_eq!(phone.session().game().moves(), 2);
}

#[test]
fn it_goes_from_group_to_group_at_the_pace_that_is_set() {
    for (seconds, size) in [(0.5, UPRIGHT), (1.5, ON_ITS_SIDE)] {
        let mut phone = Phone::dealing(EXAMPLE, size, 2.0);
        phone.pass(REST);
        phone.settings().scan = true;
        phone.settings().scan_seconds = seconds;
        phone.frame();
        phone.frame();
        let steps = phone.steps(8);
        let expected = [
            &[Slot::P1, Slot::P2, Slot::P3][..],
            &[Slot::P4, Slot::P5, Slot::P6, Slot::P7, Slot::P8, Slot::P9],
            &[Slot::P10, Slot::P11, Slot::P12],
            &[Slot::R1, Slot::R2, Slot::R3, Slot::R4],
            &[Slot::R5, Slot::R6, Slot::R7, Slot::R8],
        ];
        for ((marked, _), group) in steps.iter().zip(expected) {
            let Marked::Group(area) = *marked else {
                panic!("{marked:?} in place of {group:?}");
            };
            let framed = |slot: &Slot| area.contains(phone.middle(*slot));
            let within: Vec<Slot> = Slot::ALL.into_iter().filter(framed).collect();
            assert_eq!(within, group);
        }
        let new_game = phone.button("New game");
        let Marked::Group(buttons) = steps[5].0 else {
            panic!("{:?} in place of the buttons", steps[5].0);
        };
        assert!(buttons.contains(phone.area(new_game).center()));
        assert_eq!(steps[6].0, steps[0].0, "and round again");
        for (marked, frames) in &steps[1..7] {
            let lasted = FRAME.as_secs_f32() * *frames as f32;
            assert!((lasted - seconds).abs() < 0.02, "{marked:?} lasted {lasted}");
        }
    }
}

#[test]
fn a_group_in_which_nothing_is_pressed_is_left_again() {
    let mut phone = Phone::scanning(EXAMPLE);
    let group = phone.marked();
    phone.switch();
    let cards = [Slot::P1, Slot::P2, Slot::P3].map(|slot| Marked::One(phone.slot_entity(slot)));
    let seen: Vec<Marked> = phone.steps(8).into_iter().map(|step| step.0).collect();
    assert_eq!(seen[..3], cards);
    assert_eq!(seen[3..6], cards, "there is a second try");
    assert_eq!(seen[6], group);
    assert_ne!(seen[7], group);
    assert_eq!(phone.selected(), []);
}

#[test]
fn any_key_is_the_switch_and_none_has_another_meaning() {
    for (code, key) in [
        (KeyCode::KeyN, Key::Character("n".into())),
        (KeyCode::KeyU, Key::Character("u".into())),
        (KeyCode::Digit1, Key::Character("1".into())),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Tab, Key::Tab),
        (KeyCode::ArrowRight, Key::ArrowRight),
        (KeyCode::F9, Key::F9),
    ] {
        let mut phone = Phone::scanning(EXAMPLE);
        phone.key(code, key.clone());
        let p1 = phone.slot_entity(Slot::P1);
        assert_eq!(phone.marked(), Marked::One(p1), "{key:?}");
        phone.key(code, key.clone());
        assert_eq!(phone.selected(), [Slot::P1], "{key:?}");
        assert_eq!(phone.session().game().code().to_string(), EXAMPLE);
    }
    // What is held to change other keys is none.
    let mut phone = Phone::scanning(EXAMPLE);
    let before = phone.marked();
    phone.key(KeyCode::ShiftLeft, Key::Shift);
    phone.key(KeyCode::AudioVolumeUp, Key::AudioVolumeUp);
    assert_eq!(phone.marked(), before);
}

#[test]
fn questions_and_sheets_are_scanned_while_they_are_open() {
    let mut phone = Phone::scanning(EXAMPLE);
    phone.request(GameCommand::Tap(Slot::P1));
    phone.request(GameCommand::Tap(Slot::P8));
    phone.switch_press("New game");
    let question = Question::GiveUp(GameCommand::NewGame);
    assert_eq!(phone.view(), View::Question(question));
    let keep = phone.button("Keep playing");
    assert_eq!(phone.marked(), Marked::One(keep));
    phone.switch();
    phone.settle();
    assert_eq!(phone.view(), View::Table);

    for name in ["Menu", "Settings", "Move errors"] {
        phone.switch_press(name);
    }
    assert!(phone.settings().move_errors);
    // It can be made slower and switched off by itself.
    let seconds = phone.settings().scan_seconds;
    phone.switch_press("Scanning speed: More");
    assert_eq!(phone.settings().scan_seconds, seconds + 0.5);
    phone.switch_press("Switch scanning");
    assert!(!phone.settings().scan);
    phone.pass(Duration::from_secs(10));
    assert_eq!(phone.marked(), Marked::Nothing);
    phone.key(KeyCode::Escape, Key::Escape);
    phone.settle();
    assert_eq!(phone.view(), View::Sheet(Sheet::Menu));
}

#[test]
fn a_code_is_entered_with_one_key() {
    let mut phone = Phone::scanning(EXAMPLE);
    phone.open(Sheet::EnterCode);
    for key in ["B", "I", "B", "Delete", "Clear", "7"] {
        phone.switch_press(key);
    }
    let entry = phone.app.world().resource::<half_moon::ui::code_entry::CodeEntry>();
    assert_eq!(entry.typed(), "7");
}

#[test]
fn the_groups_of_a_sheet_are_few_and_hold_all_its_buttons() {
    for size in [Vec2::new(320.0, 480.0), UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 2.0);
        phone.settings().scan_seconds = 0.5;
        for sheet in [Sheet::Menu, Sheet::Settings, Sheet::Language, Sheet::EnterCode] {
            phone.settings().scan = false;
            phone.open(sheet);
            phone.settings().scan = true;
            phone.settle();
            let all = phone.buttons_in_front();
            let mut groups: Vec<BTreeSet<Entity>> = Vec::new();
            loop {
                let now = phone.marked();
                let is_marked = |&button: &Entity| match now {
                    Marked::Nothing => false,
                    Marked::Group(area) => area.contains(phone.area(button).center()),
                    Marked::One(entity) => entity == button,
                };
                let group: BTreeSet<Entity> = all.iter().copied().filter(is_marked).collect();
                if groups.contains(&group) {
                    break;
                }
                groups.push(group);
                for _ in 0..40 {
                    if phone.marked() == now {
                        phone.frame();
                    }
                }
                // What its page needs to be scrolled to the next one.
                phone.pass(3 * FRAME);
            }
            let found: BTreeSet<Entity> = groups.iter().flatten().copied().collect();
            let at = format!("{sheet:?} {size}: {groups:?}");
            assert_eq!(found, all.iter().copied().collect(), "{at}");
            assert!(groups.len() <= 10, "{at}");
        }
    }
}

#[test]
fn the_speed_keeps_to_its_range() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Settings);
    phone.activate("Switch scanning");
    for _ in 0..20 {
        phone.activate("Scanning speed: More");
    }
    assert_eq!(phone.settings().scan_seconds, *SCAN_SECONDS.end());
    assert!(!phone.is_enabled("Scanning speed: More"));
    for _ in 0..20 {
        phone.activate("Scanning speed: Less");
    }
    assert_eq!(phone.settings().scan_seconds, *SCAN_SECONDS.start());
}

#[test]
fn the_app_sleeps_from_step_to_step_and_in_the_background_for_ever() {
    let mut phone = Phone::scanning(EXAMPLE);
    phone.settings().scan_seconds = 1.5;
    let redraw = |phone: &Phone| *phone.app.world().resource::<Redraw>();
    let pace = Duration::from_millis(1500);
    let hair = Duration::from_millis(1);
    phone.pass(Duration::from_secs(1));
    assert!(redraw(&phone).at_rest());
    let near = |wait: Duration, wanted: Duration| wait.abs_diff(wanted) <= hair;
    assert!(near(redraw(&phone).wait(), pace));
    let before = redraw(&phone).requested();
    phone.pass(10 * pace);
    let asked = redraw(&phone).requested() - before;
    assert!(asked <= 10 * 5, "{asked} frames for 10 steps");

    // With the clock, at even parts of a step.
    phone.request(GameCommand::Tap(Slot::P1));
    phone.pass(REST);
    assert!(near(redraw(&phone).wait(), pace / 2));

    let world = phone.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("a window");
    let turn = |phone: &mut Phone, focused| {
        let message = WindowFocused { window, focused };
        phone.app.world_mut().write_message(message);
        phone.pass(REST);
    };
    turn(&mut phone, false);
    assert!(redraw(&phone).wait() > 1000 * pace);
    assert_eq!(phone.marked(), Marked::Nothing);
    turn(&mut phone, true);
    assert!(matches!(phone.marked(), Marked::Group(_)));

    phone.settings().scan = false;
    phone.pass(REST);
    assert_eq!(redraw(&phone).wait(), Duration::from_secs(1), "the clock's alone");
}
