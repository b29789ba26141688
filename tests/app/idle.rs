//! While nothing moves, nothing is drawn.

use std::time::Duration;

use half_moon::redraw::Redraw;
use half_moon::rules::Slot;
use half_moon::ui::front::{Front, Sheet};

use crate::phone::{EXAMPLE, Phone, REST};

const SECOND: Duration = Duration::from_secs(1);
/// Some time in which nobody touches the phone.
const WHILE: Duration = Duration::from_secs(10);
/// Asleep until somebody does.
const LONG: Duration = Duration::from_secs(60 * 60);

fn redraw(phone: &Phone) -> Redraw {
    *phone.app.world().resource()
}

/// How many frames ask for another while time passes and no finger comes.
fn requested(phone: &mut Phone, time: Duration) -> u64 {
    let before = redraw(phone).requested();
    phone.pass(time);
    redraw(phone).requested() - before
}

#[test]
fn a_table_not_yet_touched_sleeps() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert!(redraw(&phone).at_rest());
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert!(redraw(&phone).wait() > LONG);
}

#[test]
fn the_clock_gets_one_frame_a_second() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    assert!(!redraw(&phone).at_rest());
    phone.pass(REST);
    assert!(redraw(&phone).at_rest());
    assert_eq!(redraw(&phone).wait(), SECOND);
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert_eq!(redraw(&phone).wait(), SECOND);
}

#[test]
fn under_a_sheet_the_clock_sleeps_too() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.pass(REST);
    phone
        .app
        .world_mut()
        .resource_mut::<Front>()
        .open(Sheet::Menu);
    phone.pass(REST);
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert!(redraw(&phone).wait() > LONG);
}

#[test]
fn every_frame_of_a_motion_asks_for_the_next() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    while phone.moving() > 0 {
        assert_eq!(requested(&mut phone, Duration::from_millis(16)), 1);
    }
    phone.pass(Duration::from_millis(100));
    assert!(redraw(&phone).at_rest());
}
