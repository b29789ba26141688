//! The status and the buttons around the table.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::localization::Language;
use half_moon::rules::Slot;
use half_moon::ui::bars::{Bar, Value};
use half_moon::ui::navigation::{Sheet, View};

use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone, UPRIGHT};

fn value(phone: &mut Phone, wanted: Value) -> String {
    let world = phone.app.world_mut();
    let mut values = world.query::<(&Value, &Text)>();
    let shown = values.iter(world).find(|(value, _)| **value == wanted);
    shown.expect("the value is shown").1.0.clone()
}

#[test]
fn the_status_follows_the_game() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert_eq!(value(&mut phone, Value::Code), EXAMPLE);
    assert_eq!(value(&mut phone, Value::Time), "0:00");
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    assert_eq!(value(&mut phone, Value::Score), "10");
    assert_eq!(value(&mut phone, Value::Moves), "1");
    phone.press("Undo");
    assert_eq!(value(&mut phone, Value::Score), "0");
    assert_eq!(value(&mut phone, Value::Moves), "0");
}

#[test]
fn a_tap_on_the_game_code_copies_it() {
    for size in [UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 1.0);
        let code = phone.button("Game code");
        let area = phone.area(code);
        phone.tap_at(area.center());
        assert!(phone.has_copied());
        assert!(area.width() >= 48.0 && area.height() >= 44.0, "{area:?}");
        assert_eq!(phone.selected(), []);
    }
}

#[test]
fn no_value_is_cut_in_two_by_a_sheet() {
    for size in [Vec2::new(320.0, 568.0), UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 1.0);
        let mut hidden = 0;
        for sheet in Sheet::ALL {
            phone.open(sheet);
            let (_, modal) = phone.front_modal();
            let panel = phone.area(modal.panel);
            for cell in cells(&mut phone) {
                let is_cut = !panel.intersect(phone.area(cell)).is_empty();
                assert_eq!(is_seen(&phone, cell), !is_cut, "{sheet:?} on {size}");
                hidden += usize::from(is_cut);
            }
        }
        assert!(hidden > 0, "no sheet comes near the status on {size}");
        phone.press("Close");
        phone.settle();
        assert!(cells(&mut phone).iter().all(|&cell| is_seen(&phone, cell)));
    }
}

/// The values with their labels.
fn cells(phone: &mut Phone) -> Vec<Entity> {
    let world = phone.app.world_mut();
    let mut values = world.query_filtered::<&ChildOf, With<Value>>();
    values.iter(world).map(ChildOf::parent).collect()
}

fn is_seen(phone: &Phone, entity: Entity) -> bool {
    let visibility = phone.app.world().get::<InheritedVisibility>(entity);
    visibility.is_some_and(|visibility| visibility.get())
}

#[test]
fn the_clock_changes_once_a_second() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    let mut seen = vec![value(&mut phone, Value::Time)];
    for _ in 0..5 * 62 {
        phone.frame();
        let now = value(&mut phone, Value::Time);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    assert_eq!(seen[..5], ["0:00", "0:01", "0:02", "0:03", "0:04"]);
}

#[test]
fn undo_is_for_what_can_be_undone() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert!(!phone.is_enabled("Undo"));
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    assert!(phone.is_enabled("Undo"));
    phone.press("Undo");
    assert!(!phone.is_enabled("Undo"));
    assert_eq!(phone.session().undos(), 1);
}

#[test]
fn new_game_asks_only_if_a_game_is_given_up() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let deal = phone.session().game().code();
    phone.press("New game");
    assert_eq!(phone.view(), View::Table);
    assert_ne!(phone.session().game().code(), deal);

    phone.request(GameCommand::Deal(deal));
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.press("New game");
    assert!(matches!(phone.view(), View::Question(_)));
    assert_eq!(phone.session().game().code(), deal);
}

#[test]
fn a_finger_drawn_off_a_button_presses_nothing() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let menu = phone.button("Menu");
    let place = phone.area(menu).center();
    phone.drag(place, place + Vec2::new(0.0, 15.0));
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    phone.drag(place, place + Vec2::new(4.0, -6.0));
    phone.settle();
    assert_eq!(phone.view(), View::Sheet(Sheet::Menu));
}

#[test]
fn a_quick_tap_within_one_frame_counts() {
    use bevy::input::touch::TouchPhase;
    let mut phone = Phone::with_deal(EXAMPLE);
    let menu = phone.button("Menu");
    let place = phone.area(menu).center();
    let finger = phone.finger();
    phone.touch(finger, TouchPhase::Started, place);
    phone.touch(finger, TouchPhase::Ended, place);
    phone.settle();
    assert_eq!(phone.view(), View::Sheet(Sheet::Menu));
}

#[test]
fn bars_can_be_used_by_keyboard_alone() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    // The bars come after the slots of the table, if those can be reached.
    let undo = phone.button("Undo");
    for _ in 0..40 {
        let focus = phone.app.world().resource::<bevy::input_focus::InputFocus>();
        if focus.get() == Some(undo) {
            break;
        }
        phone.key(KeyCode::Tab, Key::Tab);
    }
    phone.key(KeyCode::Enter, Key::Enter);
    assert_eq!(phone.session().undos(), 1);
    assert_eq!(phone.session().game().moves(), 0);
}

#[test]
fn the_bars_buttons_have_a_key_each() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.type_text("u");
    assert_eq!(phone.session().game().moves(), 0);
    phone.open(Sheet::Menu);
    phone.type_text("n");
    assert_eq!(phone.session().game().code().to_string(), EXAMPLE);
    phone.key(KeyCode::Escape, Key::Escape);
    phone.type_text("N");
    assert_ne!(phone.session().game().code().to_string(), EXAMPLE);
}

/// Upright, on its side, square, unfolded.
const SCREENS: [(f32, f32); 8] = [
    (320.0, 480.0),
    (320.0, 568.0),
    (390.0, 844.0),
    (480.0, 320.0),
    (844.0, 390.0),
    (600.0, 600.0),
    (768.0, 1024.0),
    (1280.0, 800.0),
];

#[test]
fn bars_fit_every_screen_language_and_text_size() {
    for (width, height) in SCREENS {
        let mut phone = Phone::dealing(EXAMPLE, Vec2::new(width, height), 2.0);
        phone.tap(Slot::P1);
        phone.pass(Duration::from_secs(1));
        for language in Language::ALL {
            for percent in [100, 150, 200] {
                phone.speak(language);
                phone.write_large(percent);
                for _ in 0..3 {
                    phone.frame();
                }
                let at = format!("{width}x{height} {language:?} {percent} %");
                assert_eq!(phone.flaws(), Vec::<String>::new(), "{at}");
                check_buttons(&mut phone, &at);
            }
        }
    }
}

/// Three buttons that can be hit, within their bars, Undo apart from New game.
fn check_buttons(phone: &mut Phone, at: &str) {
    use half_moon::localization::{Key, Localizer};
    let names = [Key::BarMenu, Key::BarNewGame, Key::BarUndo]
        .map(|key| phone.app.world().resource::<Localizer>().text(key));
    let [menu, new_game, undo] = names.map(|name| {
        let button = phone.button(&name);
        phone.area(button)
    });
    let world = phone.app.world_mut();
    let mut bars = world.query_filtered::<Entity, With<Bar>>();
    let bars: Vec<Entity> = bars.iter(world).collect();
    let bars: Vec<Rect> = bars.into_iter().map(|bar| phone.area(bar)).collect();
    for button in [menu, new_game, undo] {
        assert!(button.width() >= 44.0 && button.height() >= 44.0, "{at}: {button:?}");
        assert!(
            bars.iter().any(|bar| bar.inflate(0.6).contains(button.min)
                && bar.inflate(0.6).contains(button.max)),
            "{at}: {button:?} in {bars:?}"
        );
    }
    let apart = Vec2::new(undo.min.x - new_game.max.x, undo.min.y - new_game.max.y).max_element();
    assert!(apart >= 23.9, "{at}: Undo is {apart} dp from New game");
    assert!(menu.intersect(new_game).is_empty(), "{at}");
}
