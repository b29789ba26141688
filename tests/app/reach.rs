//! Where the keyboard comes, in order and by arrows.

use std::collections::{BTreeMap, BTreeSet};

use bevy::input::ButtonState;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use half_moon::game::GameCommand;
use half_moon::rules::Slot;
use half_moon::settings::Motion;

use crate::keys::{ARROWS, win};
use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone, REST, UPRIGHT};

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
        assert_eq!(phone.stops(), all);
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
    for (width, height) in
        [(320.0, 480.0), (390.0, 844.0), (844.0, 390.0), (600.0, 600.0), (1280.0, 800.0)]
    {
        let size = Vec2::new(width, height);
        let mut phone = Phone::dealing(&code.to_string(), size, 1.0);
        phone.settings().motion = Motion::Reduced;
        let mut checked = Vec::new();
        for (n, removal) in line.iter().enumerate().take(line.len() - 1) {
            for &slot in removal.slots() {
                phone.request(GameCommand::Tap(slot));
            }
            phone.frame();
            let table = phone.session().game().table();
            let left = Slot::ALL.into_iter().filter(|&slot| table.top(slot).is_some()).count();
            if [20, 15, 11, 7, 4, 2].contains(&left) && !checked.contains(&left) {
                checked.push(left);
                let stops = phone.stops();
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
