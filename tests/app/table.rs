//! What is seen of the cards when nothing moves.

use bevy::prelude::*;
use half_moon::card_art::SpriteId;
use half_moon::game::GameCommand;
use half_moon::layout::FACE_RATIO;
use half_moon::rules::{DealIndex, Slot};
use half_moon::table::CardState;
use half_moon::viewport::{TableLayout, Viewport};

use crate::phone::{EXAMPLE, ON_ITS_SIDE, Phone, REST, Seen, UPRIGHT};

/// That the table shows the session and nothing else.
fn assert_shows_the_session(phone: &Phone) {
    let game = phone.session().game();
    for card in DealIndex::all() {
        let (slot, _) = card.home();
        let seen = phone.seen(card);
        let is_top = game.table().top_index(slot) == Some(card);
        assert_eq!(seen.visible, is_top, "{slot}: {seen:?}");
        let face = SpriteId::Face(game.table().deal().card(card));
        assert_eq!(seen.shows.0, is_top.then_some(face));
    }
}

fn parts(seen: &Seen) -> Vec<SpriteId> {
    seen.parts.iter().filter_map(|(shows, ..)| shows.0).collect()
}

#[test]
fn only_playable_cards_are_shown() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert_shows_the_session(&phone);
    for slots in [&[Slot::P1, Slot::P8][..], &[Slot::P8, Slot::P5, Slot::P3]] {
        slots.iter().for_each(|&slot| phone.tap(slot));
        phone.pass(REST);
        assert_shows_the_session(&phone);
    }
    phone.request(GameCommand::Undo);
    phone.pass(REST);
    assert_shows_the_session(&phone);
    phone.request(GameCommand::NewGame);
    phone.pass(REST);
    assert_shows_the_session(&phone);
}

#[test]
fn a_hidden_card_never_shows_its_face() {
    let mut phone = Phone::dealing(EXAMPLE, UPRIGHT, 2.0);
    let taps = [Slot::P1, Slot::P8, Slot::P8, Slot::P5, Slot::P3];
    for slot in taps.into_iter().map(Some).chain([None; 60]) {
        match slot {
            Some(slot) => phone.tap(slot),
            None => phone.frame(),
        }
        for card in DealIndex::all() {
            let seen = phone.seen(card);
            if seen.place == CardState::Under {
                assert_eq!(seen.shows.0, None);
                assert!(!seen.visible);
            }
        }
    }
}

#[test]
fn cards_lie_in_their_slots_on_whole_pixels() {
    for (size, scale) in [(UPRIGHT, 1.0), (ON_ITS_SIDE, 2.625), (UPRIGHT, 3.0)] {
        let mut phone = Phone::dealing(EXAMPLE, size, scale);
        phone.pass(REST);
        let world = phone.app.world();
        let (layout, screen) = (world.resource::<TableLayout>(), world.resource::<Viewport>());
        let width = (layout.face.x * scale).floor();
        let face = Vec2::new(width, (width * FACE_RATIO).round());
        for slot in Slot::ALL {
            let middle = phone.top(slot).transform.translation.xy();
            let from_corner = Vec2::new(middle.x, -middle.y) + screen.size / 2.0;
            let corner = from_corner * scale - face / 2.0;
            let on_grid = (corner - corner.round()).abs().max_element();
            assert!(on_grid < 0.01, "{slot}: {corner}");
            let off = (corner - layout.face_at(slot).min * scale).abs();
            assert!(off.max_element() < 0.51, "{slot}: {off}");
        }
    }
}

#[test]
fn a_selected_card_is_raised_and_rimmed() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let before = phone.top(Slot::P1);
    assert!(!parts(&before).contains(&SpriteId::Rim));
    phone.tap(Slot::P1);
    phone.pass(REST);
    let after = phone.top(Slot::P1);
    assert!(parts(&after).contains(&SpriteId::Rim));
    assert!(after.transform.translation.y > before.transform.translation.y + 1.0);
    assert!(after.transform.translation.z > before.transform.translation.z);
    phone.tap(Slot::P1);
    phone.pass(REST);
    assert_eq!(phone.top(Slot::P1), before);
}

#[test]
fn placement_assistance_dims_what_does_not_go_with_the_selection() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.settings().placement_assistance = true;
    let dimmed = |phone: &Phone| -> Vec<Slot> {
        let is_dimmed = |slot: &Slot| parts(&phone.top(*slot)).contains(&SpriteId::Shade);
        Slot::ALL.into_iter().filter(is_dimmed).collect()
    };
    phone.pass(REST);
    assert_eq!(dimmed(&phone), []);
    phone.tap(Slot::P1);
    phone.pass(REST);
    let game = phone.session().game();
    let expected: Vec<Slot> = Slot::ALL.into_iter().filter(|&slot| game.dimmed(slot)).collect();
    assert!(!expected.is_empty());
    assert_eq!(dimmed(&phone), expected);
    phone.settings().placement_assistance = false;
    phone.pass(REST);
    assert_eq!(dimmed(&phone), []);
}

#[test]
fn a_pile_tells_how_many_cards_it_has() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert!(parts(&phone.top(Slot::P1)).contains(&SpriteId::Count(8)));
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    phone.pass(REST);
    assert!(parts(&phone.top(Slot::P1)).contains(&SpriteId::Count(7)));
    let reserve = parts(&phone.top(Slot::R1));
    assert!(!reserve.iter().any(|art| matches!(art, SpriteId::Count(_))));
}

#[test]
fn each_slot_has_its_button_where_its_cards_lie() {
    let mut phone = Phone::with_deal(EXAMPLE);
    for slot in Slot::ALL {
        let button = phone.slot_entity(slot);
        let area = phone.area(button);
        let hit = phone.app.world().resource::<TableLayout>().hit(slot);
        let apart = (area.min - hit.min).abs().max((area.max - hit.max).abs());
        assert!(apart.max_element() <= 0.5, "{slot}: {area:?} {hit:?}");
        let middle = phone.top(slot).transform.translation.xy();
        let middle = UPRIGHT / 2.0 + Vec2::new(middle.x, -middle.y);
        assert!(area.contains(middle), "{slot}: {area:?} {middle}");
    }
}
