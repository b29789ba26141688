//! What there is to draw: how many things, and in how few batches.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use half_moon::card_art::{FaceStyle, rasterise};
use half_moon::game::GameCommand;
use half_moon::rules::{DealIndex, Slot};
use half_moon::table::{Atlas, AtlasSprite, DealCard, SlotButton};

use crate::phone::{EXAMPLE, Phone, REST, UPRIGHT};

/// The parts of a card: itself, shadow, count, shade and rim.
const PARTS: usize = 5;

/// The pictures that a phone with a GPU draws for itself.
fn with_pictures(code: &str) -> Phone {
    let mut phone = Phone::dealing(code, UPRIGHT, 1.0);
    let world = phone.app.world_mut();
    let drawn = rasterise(&FaceStyle::default(), 40, 40.0);
    let atlas = Atlas::new(drawn, &mut world.resource_mut::<Assets<Image>>());
    world.insert_resource(atlas);
    phone
}

/// The textures of all sprites seen, from the lowest to the uppermost, each as often as it has to be bound anew.
fn runs(phone: &mut Phone) -> Vec<(AssetId<Image>, usize)> {
    let world = phone.app.world_mut();
    let mut sprites = world.query::<(&Sprite, &GlobalTransform, &InheritedVisibility)>();
    let mut seen: Vec<_> = sprites
        .iter(world)
        .filter(|(.., visibility)| visibility.get())
        .map(|(sprite, at, _)| (at.translation().z, sprite.image.id()))
        .collect();
    seen.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut runs: Vec<(AssetId<Image>, usize)> = Vec::new();
    for (_, image) in seen {
        match runs.last_mut() {
            Some((last, count)) if *last == image => *count += 1,
            _ => runs.push((image, 1)),
        }
    }
    runs
}

fn texture(phone: &Phone) -> AssetId<Image> {
    let atlas = phone.app.world().resource::<Atlas>();
    let (image, _) = atlas.picture(half_moon::card_art::SpriteId::Back).expect("a back");
    image.id()
}

/// Runs the frames that this takes, and looks at each.
fn watch(phone: &mut Phone, time: Duration) {
    let cards = texture(phone);
    for _ in 0..time.as_millis().div_ceil(16) {
        phone.frame();
        let runs = runs(phone);
        let batches = runs.iter().filter(|(image, _)| *image == cards).count();
        assert!(batches <= 1, "{runs:?}");
    }
}

#[test]
fn all_cards_are_one_draw_call_at_rest_and_in_motion() {
    let mut phone = with_pictures(EXAMPLE);
    let cards = texture(&phone);
    watch(&mut phone, REST);
    let dealt = runs(&mut phone);
    // 20 cards with shadows, 12 counts and 12 edges, and nothing else without a GPU that paints the night.
    assert_eq!(dealt, [(cards, 64)]);

    phone.settings().placement_assistance = true;
    for slot in [Slot::P1, Slot::P8, Slot::P8, Slot::P5, Slot::P3] {
        phone.tap(slot);
        watch(&mut phone, Duration::from_millis(60));
    }
    watch(&mut phone, REST);
    phone.request(GameCommand::Undo);
    watch(&mut phone, REST);
    // The keyboard's ring, around a card that rises, is one of these pictures.
    phone.key_tap(Slot::P1);
    assert!(phone.focus().is_some());
    watch(&mut phone, REST);
}

#[test]
fn a_hidden_card_has_no_picture() {
    let mut phone = with_pictures(EXAMPLE);
    phone.pass(REST);
    let cards = texture(&phone);
    let game = phone.session().game().clone();
    let world = phone.app.world_mut();
    let mut all = world.query::<(&DealCard, &Sprite)>();
    let mut shown = 0;
    for (&DealCard(index), sprite) in all.iter(world) {
        let (slot, _) = index.home();
        let is_top = game.table().top_index(slot) == Some(index);
        assert_eq!(sprite.image.id() == cards, is_top, "{index:?}");
        shown += usize::from(is_top);
    }
    assert_eq!(shown, Slot::ALL.len());
}

/// How many entities there are of each kind.
fn census(phone: &mut Phone) -> HashMap<&'static str, usize> {
    let world = phone.app.world_mut();
    let mut entities =
        world.query::<(Has<DealCard>, Has<SlotButton>, Has<AtlasSprite>, Has<Sprite>, Has<Node>)>();
    let mut census = HashMap::new();
    for kinds in entities.iter(world) {
        let kind = match kinds {
            (true, ..) => "cards",
            (_, true, ..) => "slots",
            (_, _, true, ..) => "parts of cards and slots",
            (.., true, _) => "moon, night and lights",
            (.., true) => "bars",
            _ => "others",
        };
        *census.entry(kind).or_default() += 1;
    }
    census
}

#[test]
fn a_game_leaves_nothing_behind() {
    let mut phone = Phone::with_deal(EXAMPLE);
    let before = census(&mut phone);
    let cards = DealIndex::all().count();
    // A slot has its outline, a pile also an edge and a back; the keyboard's ring is wherever that is.
    let grounds = Slot::ALL.len() + 2 * usize::from(Slot::PILES) + 1;
    assert_eq!(before["cards"], cards);
    assert_eq!(before["slots"], Slot::ALL.len());
    let parts = cards * (PARTS - 1) + grounds;
    assert_eq!(before["parts of cards and slots"], parts);
    // Night, crescent, two phases of the moon, and a light for each slot.
    assert_eq!(before["moon, night and lights"], 4 + Slot::ALL.len());

    for _ in 0..20 {
        for slot in [Slot::P1, Slot::P8, Slot::P8, Slot::P5, Slot::P3] {
            phone.tap(slot);
        }
        assert_eq!(phone.session().game().moves(), 2);
        for _ in 0..2 {
            phone.request(GameCommand::Undo);
        }
        phone.pass(Duration::from_millis(300));
        phone.request(GameCommand::Restart);
        phone.pass(REST);
    }
    assert_eq!(census(&mut phone), before);
}
