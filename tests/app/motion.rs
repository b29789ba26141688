//! The picture follows the game, and always arrives.

use std::time::Duration;

use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::rules::{DealIndex, Slot};
use half_moon::settings::Motion;
use half_moon::table::CardPose;

use crate::phone::{EXAMPLE, FRAME, ON_ITS_SIDE, Phone, REST, UPRIGHT};

type Step = fn(&mut Phone);

/// Things that happen to the table.
const STEPS: [Step; 9] = [
    |phone| phone.tap(Slot::P1),
    |phone| phone.tap(Slot::R5),
    |phone| phone.tap(Slot::P1),
    |phone| phone.tap(Slot::P8),
    |phone| phone.request(GameCommand::Undo),
    |phone| phone.tap(Slot::P8),
    |phone| phone.tap(Slot::P1),
    |phone| phone.request(GameCommand::Undo),
    |phone| phone.request(GameCommand::Restart),
];

/// What the table looks like when everything has come to rest.
fn at_rest(mut phone: Phone) -> Vec<Option<crate::phone::Seen>> {
    phone.pass(REST);
    assert_eq!(phone.moving(), 0);
    phone.table()
}

#[test]
fn a_motion_dropped_at_any_time_leaves_the_table_right() {
    for done in 0..=STEPS.len() {
        let play = || {
            let mut phone = Phone::dealing(EXAMPLE, UPRIGHT, 2.0);
            phone.settings().move_errors = true;
            phone.settings().placement_assistance = true;
            STEPS[..done].iter().for_each(|step| step(&mut phone));
            phone
        };
        let mut dropped = play();
        assert!(dropped.moving() > 0, "after {done}");
        dropped.drop_motions();
        dropped.frame();
        assert_eq!(dropped.table(), at_rest(play()), "after {done}");
    }
}

/// An upright phone turned on its side, and one that has been on its side from the start.
fn turned_and_still() -> [Phone; 2] {
    [UPRIGHT, ON_ITS_SIDE].map(|size| Phone::dealing(EXAMPLE, size, 2.0))
}

#[test]
fn a_phone_turned_in_mid_motion_shows_the_same_as_one_held_so_from_the_start() {
    let mut phones = turned_and_still();
    let deal: Step = |_| {};
    for step in [deal].into_iter().chain(STEPS) {
        for phone in &mut phones {
            step(phone);
            phone.resize(ON_ITS_SIDE);
            assert!(phone.moving() > 0);
        }
        let [turned, still] = &mut phones;
        assert_eq!(turned.table(), still.table());
        turned.resize(UPRIGHT);
        turned.pass(REST);
        still.pass(REST);
    }
}

#[test]
fn a_phone_turned_while_motions_interrupt_each_other_comes_to_the_same_rest() {
    let [mut turned, mut still] = turned_and_still();
    for step in STEPS {
        step(&mut turned);
        step(&mut still);
    }
    turned.resize(ON_ITS_SIDE);
    assert_eq!(at_rest(turned), at_rest(still));
}

/// How long the table moves after something has happened to it.
fn lasts(happens: Step) -> Duration {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.pass(REST);
    happens(&mut phone);
    let mut time = Duration::ZERO;
    while phone.moving() > 0 {
        phone.frame();
        time += FRAME;
    }
    assert!(time > Duration::ZERO);
    time
}

#[test]
fn motions_take_their_time_and_no_longer() {
    let cases: [(Step, u64); 4] = [
        (|phone| phone.tap(Slot::P2), 100),
        (|phone| phone.tap(Slot::P8), 250),
        (
            |phone| {
                phone.tap(Slot::P8);
                phone.pass(REST);
                phone.request(GameCommand::Undo);
            },
            180,
        ),
        (|phone| phone.request(GameCommand::Restart), 1200),
    ];
    for (happens, most) in cases {
        let most = Duration::from_millis(most);
        assert!(lasts(happens) <= most + FRAME, "{:?}", lasts(happens));
    }
}

#[test]
fn no_card_jumps_however_it_is_interrupted() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let removed = [Slot::P1, Slot::P8].map(|slot| {
        let top = phone.session().game().table().top_index(slot);
        top.expect("a card")
    });
    phone.tap(Slot::P1);
    let mut before = removed.map(|card| phone.seen(card).pose);
    let mut check = |phone: &Phone, removed: [DealIndex; 2]| {
        let after = removed.map(|card| phone.seen(card).pose);
        for (before, after) in before.iter().zip(after) {
            let far = before.offset.distance(after.offset);
            assert!(far < 1.5, "{before:?} to {after:?}");
        }
        before = after;
    };
    for happens in [
        (|phone| phone.tap(Slot::P8)) as Step,
        |phone| phone.request(GameCommand::Undo),
        |phone| phone.tap(Slot::P8),
        |phone| phone.tap(Slot::P1),
        |phone| phone.request(GameCommand::Undo),
    ] {
        happens(&mut phone);
        check(&phone, removed);
        for _ in 0..4 {
            phone.frame();
            check(&phone, removed);
        }
    }
}

#[test]
fn reduced_motion_fades_in_place() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.settings().motion = Motion::Reduced;
    phone.settings().move_errors = true;
    for step in STEPS {
        step(&mut phone);
        let mut frames = 0;
        while phone.moving() > 0 {
            for seen in phone.table().into_iter().flatten() {
                let CardPose { offset, turn, scale, .. } = seen.pose;
                assert!(offset == Vec2::ZERO || offset == CardPose::SELECTED.offset);
                assert_eq!((turn, scale), (0.0, 1.0));
            }
            phone.frame();
            frames += 1;
        }
        assert!(FRAME * frames <= Duration::from_millis(150));
    }
}

#[test]
fn a_refused_card_shakes_only_if_move_errors_are_told() {
    for told in [false, true] {
        let mut phone = Phone::with_deal(EXAMPLE);
        phone.settings().move_errors = told;
        phone.tap(Slot::P1);
        phone.pass(REST);
        // A five and an ace.
        phone.tap(Slot::R5);
        let mut shaken = false;
        while phone.moving() > 0 {
            shaken |= phone.top(Slot::R5).pose.offset.x.abs() > 0.01;
            phone.frame();
        }
        assert_eq!(shaken, told);
    }
}
