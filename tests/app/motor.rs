//! Nothing needs a quick or a steady hand: taps alone do everything, and nothing goes away by itself.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use half_moon::game::GameCommand;
use half_moon::rules::{Ending, Refusal, Slot};
use half_moon::settings::Motion;
use half_moon::ui::navigation::{Sheet, View};
use half_moon::ui::toast::{Saying, Toast};

use crate::dialogs::dead_when_dealt;
use crate::phone::{EXAMPLE, FRAME, ON_ITS_SIDE, Phone, UPRIGHT};

const WRONG_SUM: Option<Saying> = Some(Saying::MoveError(Refusal::SumMustBeEleven));

impl Phone {
    fn shown(&self) -> Option<Saying> {
        self.app.world().resource::<Toast>().now()
    }

    /// Two taps that don't go together, with "Move errors" on.
    fn err(&mut self) {
        self.settings().move_errors = true;
        self.tap(Slot::P1);
        self.tap(Slot::R5);
    }

    /// An hour in which nobody touches it.
    fn leave_for_an_hour(&mut self) {
        self.frames(60, Duration::from_secs(60));
    }

    /// Taps the button and waits until the page rests.
    fn turn_page(&mut self, button: &str) {
        let button = self.button(button);
        self.tap_at(self.area(button).center());
        self.frames(20, Duration::from_millis(80));
    }

    /// So many frames, so long each.
    fn frames(&mut self, frames: u32, each: Duration) {
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(each));
        for _ in 0..frames {
            self.frame();
        }
        let world = self.app.world_mut();
        world.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }
}

#[test]
fn what_is_said_stays_until_it_was_read() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.err();
    assert_eq!(phone.shown(), WRONG_SUM);
    phone.leave_for_an_hour();
    assert_eq!(phone.shown(), WRONG_SUM);
    // A tap anywhere, a key, or the next thing to say takes its place.
    phone.tap_at(Vec2::new(195.0, 5.0));
    assert_eq!(phone.shown(), None);
    phone.err();
    phone.key(KeyCode::Tab, Key::Tab);
    assert_eq!(phone.shown(), None);
    phone.err();
    phone.tap(Slot::P1);
    assert_eq!(phone.shown(), None);
    phone.tap(Slot::R5);
    assert_eq!(phone.shown(), WRONG_SUM);
    phone.tap(Slot::P3);
    phone.tap(Slot::P1);
    let other = Saying::MoveError(Refusal::NeedsJackQueenKing);
    assert_eq!(phone.shown(), Some(other));
}

#[test]
fn neither_selections_nor_dialogs_nor_sheets_time_out() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.leave_for_an_hour();
    assert_eq!(phone.selected(), [Slot::P1]);
    phone.tap(Slot::P8);
    phone.press("New game");
    let question = phone.view();
    assert!(matches!(question, View::Question(_)));
    phone.leave_for_an_hour();
    assert_eq!(phone.view(), question);
    phone.key(KeyCode::Escape, Key::Escape);
    phone.open(Sheet::Rules);
    phone.leave_for_an_hour();
    assert_eq!(phone.view(), View::Sheet(Sheet::Rules));
    phone.key(KeyCode::Escape, Key::Escape);
    phone.request(GameCommand::Deal(dead_when_dealt()));
    phone.leave_for_an_hour();
    assert_eq!(phone.view(), View::Ending(Ending::DeadEnd));
}

#[test]
fn the_tolerance_set_is_that_of_cards_and_buttons() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let slip = Vec2::new(0.0, 13.0);
    let card = phone.middle(Slot::P1);
    phone.drag(card, card + slip);
    assert_eq!(phone.selected(), []);
    phone.open(Sheet::Settings);
    for tolerance in [12.0, 14.0] {
        phone.activate("Tap tolerance: More");
        assert_eq!(phone.settings().tap_tolerance, tolerance);
    }
    let button = phone.button("Close");
    let button = phone.area(button).center();
    phone.drag(button, button + slip);
    phone.settle();
    assert_eq!(phone.view(), View::Table);
    phone.drag(card, card + slip);
    assert_eq!(phone.selected(), [Slot::P1]);
}

#[test]
fn a_page_is_read_to_its_end_and_back_by_taps_alone() {
    for (size, motion) in [
        (Vec2::new(320.0, 480.0), Motion::Full),
        (UPRIGHT, Motion::Reduced),
        (ON_ITS_SIDE, Motion::Full),
    ] {
        let mut phone = Phone::dealing(EXAMPLE, size, 2.0);
        phone.settings().motion = motion;
        for sheet in [Sheet::Settings, Sheet::Rules] {
            phone.open(sheet);
            assert!(!phone.is_enabled("Scroll up"));
            let end = furthest(&mut phone);
            assert!(end > 0.0, "{sheet:?} on {size} has no need to scroll");
            let room = phone.page().height();
            let mut from = phone.scrolled();
            while phone.is_enabled("Scroll down") {
                phone.turn_page("Scroll down");
                let by = phone.scrolled() - from;
                from = phone.scrolled();
                // No line goes by unread, and there is an end to it.
                assert!(by < 0.9 * room && (by > 0.5 * room || end - from < 1.0), "{by} of {room}");
            }
            assert!(end - phone.scrolled() < 1.5);
            while phone.is_enabled("Scroll up") {
                phone.turn_page("Scroll up");
            }
            assert!(phone.scrolled() < 1.5);
            assert_eq!(phone.view(), View::Sheet(sheet));
        }
        assert_eq!(phone.selected(), []);
    }
}

#[test]
fn what_turns_a_page_lies_over_nothing_of_it() {
    for size in [Vec2::new(320.0, 480.0), UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 1.0);
        phone.settings().motion = Motion::Reduced;
        for sheet in [Sheet::Settings, Sheet::Rules] {
            phone.open(sheet);
            let page = phone.page();
            for name in ["Scroll up", "Scroll down"] {
                let button = phone.button(name);
                let area = phone.area(button);
                assert!(area.height() >= 48.0 && area.min.y >= page.max.y, "{area:?}");
            }
        }
        // A window in which all has room needs no such row.
        phone.resize(Vec2::new(1600.0, 2600.0));
        phone.settle();
        assert_eq!(phone.find_button("Scroll down"), None);
    }
}

#[test]
fn the_whole_menu_is_seen_on_every_phone() {
    for size in [Vec2::new(320.0, 568.0), Vec2::new(360.0, 800.0), UPRIGHT, ON_ITS_SIDE] {
        let mut phone = Phone::dealing(EXAMPLE, size, 2.0);
        phone.open(Sheet::Menu);
        assert_eq!(furthest(&mut phone), 0.0, "{size}");
    }
}

#[test]
fn a_code_is_entered_on_the_smallest_phone_without_scrolling() {
    let mut phone = Phone::dealing(EXAMPLE, Vec2::new(320.0, 568.0), 2.0);
    phone.open(Sheet::EnterCode);
    let page = phone.page();
    for name in ["A", "7", "Paste", "Deal it"] {
        let button = phone.button(name);
        let area = phone.area(button);
        assert_eq!(page.union(area), page, "{name} is cut off");
    }
}

#[test]
fn a_finger_on_the_button_that_turns_a_page_can_also_drag_it() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.settings().motion = Motion::Reduced;
    phone.open(Sheet::Rules);
    let button = phone.button("Scroll down");
    let from = phone.area(button).center();
    phone.drag(from, from - Vec2::new(0.0, 200.0));
    phone.settle();
    assert!((phone.scrolled() - 200.0).abs() < 15.0, "{}", phone.scrolled());
}

/// How far the page can be scrolled, in dp.
fn furthest(phone: &mut Phone) -> f32 {
    let (_, modal) = phone.front_modal();
    let page = phone.app.world().get::<ComputedNode>(modal.body);
    half_moon::ui::scroll::max_scroll(page.expect("a page"))
}
