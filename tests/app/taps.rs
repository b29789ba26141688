//! Fingers on the table.

use std::time::Duration;

use bevy::input::touch::TouchPhase::{Canceled, Ended, Moved, Started};
use bevy::prelude::*;
use half_moon::rules::Slot;
use half_moon::ui::navigation::{NavStack, Sheet};

use crate::phone::{EXAMPLE, Phone, REST, UPRIGHT};

#[test]
fn every_playable_card_can_be_tapped() {
    let mut phone = Phone::with_deal(EXAMPLE);
    for slot in Slot::ALL {
        phone.tap(slot);
        assert_eq!(phone.selected(), [slot]);
        phone.tap(slot);
        assert_eq!(phone.selected(), []);
    }
}

#[test]
fn a_finger_lifted_in_the_frame_it_came_in_has_tapped() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (finger, place) = (phone.finger(), phone.middle(Slot::P1));
    phone.touch(finger, Started, place);
    phone.touch(finger, Ended, place);
    phone.frame();
    assert_eq!(phone.selected(), [Slot::P1]);
}

#[test]
fn two_taps_of_one_finger_within_a_frame_are_two() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let finger = phone.finger();
    for slot in [Slot::P1, Slot::P8] {
        let place = phone.middle(slot);
        phone.touch(finger, Started, place);
        phone.touch(finger, Ended, place);
    }
    phone.frame();
    assert_eq!(phone.session().game().moves(), 1);
}

#[test]
fn a_tap_may_take_as_long_as_it_likes() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (finger, place) = (phone.finger(), phone.middle(Slot::P1));
    phone.touch(finger, Started, place);
    phone.pass(Duration::from_secs(20));
    assert_eq!(phone.selected(), []);
    phone.touch(finger, Ended, place);
    phone.frame();
    assert_eq!(phone.selected(), [Slot::P1]);
}

#[test]
fn a_tap_may_tremble_but_not_drag() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let place = phone.middle(Slot::P1);
    phone.drag(place, place + Vec2::new(8.0, 7.0));
    assert_eq!(phone.selected(), []);
    phone.drag(place, place + Vec2::new(6.0, 7.9));
    assert_eq!(phone.selected(), [Slot::P1]);

    phone.settings().tap_tolerance = 30.0;
    phone.drag(place, place + Vec2::new(0.0, 29.0));
    assert_eq!(phone.selected(), []);
    phone.settings().tap_tolerance = 4.0;
    phone.drag(place, place + Vec2::new(0.0, 5.0));
    assert_eq!(phone.selected(), []);
}

#[test]
fn a_tap_means_the_card_it_began_on() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (left, right) = (phone.middle(Slot::R1), phone.middle(Slot::R2));
    let border = left.midpoint(right);
    let aside = Vec2::new(4.0, 0.0);
    phone.drag(border - aside, border + aside);
    assert_eq!(phone.selected(), [Slot::R1]);
    phone.tap(Slot::R1);
    // The whole way within one frame.
    let finger = phone.finger();
    phone.touch(finger, Started, border + aside);
    phone.touch(finger, Moved, border - aside);
    phone.touch(finger, Ended, border - aside);
    phone.frame();
    assert_eq!(phone.selected(), [Slot::R2]);
}

#[test]
fn every_finger_is_a_tap_of_its_own() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (one, other, dragging) = (phone.finger(), phone.finger(), phone.finger());
    let (p1, p8, r3) = (phone.middle(Slot::P1), phone.middle(Slot::P8), phone.middle(Slot::R3));
    phone.touch(dragging, Started, r3);
    phone.touch(one, Started, p1);
    phone.frame();
    phone.touch(other, Started, p8);
    phone.touch(dragging, Moved, p1);
    phone.frame();
    phone.touch(other, Ended, p8);
    phone.frame();
    assert_eq!(phone.selected(), [Slot::P8]);
    phone.touch(dragging, Ended, p1);
    phone.touch(one, Ended, p1);
    phone.frame();
    assert_eq!(phone.session().game().moves(), 1);
}

#[test]
fn a_cancelled_finger_means_nothing_and_frees_the_card() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (finger, place) = (phone.finger(), phone.middle(Slot::P1));
    phone.touch(finger, Started, place);
    phone.frame();
    phone.touch(finger, Canceled, place);
    phone.frame();
    phone.touch(finger, Ended, place);
    phone.frame();
    assert_eq!(phone.selected(), []);
    phone.tap(Slot::P1);
    assert_eq!(phone.selected(), [Slot::P1]);
}

#[test]
fn a_sheet_takes_the_fingers() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let (finger, place) = (phone.finger(), phone.middle(Slot::P1));
    phone.touch(finger, Started, place);
    phone.frame();
    let front = |phone: &mut Phone, open: bool| {
        let mut front = phone.app.world_mut().resource_mut::<NavStack>();
        if open {
            front.open(Sheet::Menu);
        } else {
            front.close();
        }
        phone.pass(REST);
    };
    front(&mut phone, true);
    assert!(phone.is_covered());
    phone.touch(finger, Ended, place);
    phone.frame();
    phone.tap(Slot::P1);
    assert_eq!(phone.selected(), []);
    // Nor does a finger put down on the sheet mean the card that comes to light under it.
    let finger = phone.finger();
    phone.touch(finger, Started, place);
    phone.frame();
    front(&mut phone, false);
    assert!(!phone.is_covered());
    phone.touch(finger, Ended, place);
    phone.frame();
    assert_eq!(phone.selected(), []);
    phone.tap(Slot::P1);
    assert_eq!(phone.selected(), [Slot::P1]);
}

#[test]
fn what_is_no_card_takes_no_tap() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let before = phone.session().game().clone();
    for place in [Vec2::new(1.0, 1.0), UPRIGHT, UPRIGHT * 2.0, -UPRIGHT] {
        phone.drag(place, place);
    }
    let mut bare = phone.middle(Slot::R5).midpoint(phone.middle(Slot::R8));
    bare.y += phone.middle(Slot::R5).y - phone.middle(Slot::R1).y;
    phone.drag(bare, bare);
    assert_eq!(phone.session().game(), &before);

    // R1's nine leaves with P7's two, and nothing lies under it.
    phone.tap(Slot::R1);
    phone.tap(Slot::P7);
    assert_eq!(phone.session().game().moves(), 1);
    let before = phone.session().game().clone();
    // Not while it flies, nor when it is gone.
    phone.tap(Slot::R1);
    phone.pass(REST);
    phone.tap(Slot::R1);
    assert_eq!(phone.session().game(), &before);
}

#[test]
fn taps_count_while_cards_move() {
    let mut phone = Phone::dealing(EXAMPLE, UPRIGHT, 3.0);
    assert!(phone.moving() > 0);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    assert_eq!(phone.session().game().moves(), 1);
    // The jack that is being turned up, with the queen and the king.
    for slot in [Slot::P8, Slot::P5, Slot::P3] {
        phone.tap(slot);
    }
    assert_eq!(phone.session().game().moves(), 2);
}
