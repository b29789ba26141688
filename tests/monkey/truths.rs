//! What is always true, whatever was done.

use std::fmt;

use bevy::prelude::*;
use half_moon::card_art::SpriteId;
use half_moon::game::Statistics;
use half_moon::game::{PlayerPresence, Session};
use half_moon::rules::{DealIndex, Ending, Game, Selection, Slot, Table};
use half_moon::table::{AtlasSprite, CardPose, CardState, DealCard};
use half_moon::ui::navigation::{NavStack, View};
use half_moon::viewport::{TableLayout, Viewport};

use crate::brute_force::removals;
use crate::folder::SavedFiles;
use crate::phone::Phone;

/// Cards, slots, bars, the largest page, and what the engine adds: far below this.
const ENTITIES: u32 = 4_000;

/// What can differ from one rest to the next: what is said, and what is marked.
const SLACK: u32 = 16;

pub struct Truths {
    cards: Vec<Entity>,
    saved: SavedFiles,
    /// The game that was looked at last.
    seen: Option<Game>,
    entities_at_rest: u32,
    most_entities: u32,
    removals: u64,
    victories: u64,
    dead_ends: u64,
}

impl Truths {
    pub fn of(phone: &mut Phone) -> Self {
        let world = phone.app.world_mut();
        let mut cards: Vec<_> = world.query::<(&DealCard, Entity)>().iter(world).collect();
        cards.sort_by_key(|(card, _)| card.0);
        Self {
            cards: cards.into_iter().map(|(_, entity)| entity).collect(),
            saved: SavedFiles::default(),
            seen: None,
            entities_at_rest: phone.app.world().entities().count_spawned(),
            most_entities: 0,
            removals: 0,
            victories: 0,
            dead_ends: 0,
        }
    }

    /// After each frame.
    pub fn hold(&mut self, phone: &mut Phone) {
        let game = phone.session().game();
        if self.seen.as_ref() != Some(game) {
            check_game(game);
            self.count(game);
            self.seen = Some(game.clone());
        }
        self.cards_lie_as_the_session_says(phone);
        attention_follows_what_is_in_front(phone.app.world());
        layout_is_of_the_screen(phone.app.world());
        self.saved.hold_what_is_played(phone);
        let entities = phone.app.world().entities().count_spawned();
        assert!(entities < ENTITIES, "{entities} entities");
        self.most_entities = self.most_entities.max(entities);
    }

    /// When nothing moves.
    pub fn hold_at_rest(&mut self, phone: &mut Phone) {
        self.hold(phone);
        assert_eq!(phone.moving(), 0);
        let game = phone.session().game();
        let world = phone.app.world();
        for (index, &entity) in DealIndex::all().zip(&self.cards) {
            let place = world.get::<CardState>(entity).copied().expect("a place");
            assert_eq!(world.get::<CardPose>(entity), Some(&place.pose()), "{index:?}");
            let face = place.is_top().then(|| SpriteId::Face(game.table().deal().card(index)));
            assert_eq!(world.get::<AtlasSprite>(entity), Some(&AtlasSprite(face)), "{index:?}");
            let seen = world.get::<InheritedVisibility>(entity);
            assert_eq!(seen.map(|seen| seen.get()), Some(place.is_top()));
        }
        let entities = world.entities().count_spawned();
        let before = self.entities_at_rest;
        // The announcement of an ending is all that rest leaves in front.
        assert!(
            phone.session().announcement().is_some() || entities <= before + SLACK,
            "{entities} entities, where at first there were {before}"
        );
        self.saved.are_read_as_they_are(phone);
    }

    fn count(&mut self, game: &Game) {
        let before = self.seen.as_ref();
        let moves = before.map_or(0, Game::moves);
        self.removals += game.moves().saturating_sub(moves) as u64;
        if before.and_then(Game::ending) != game.ending() {
            match game.ending() {
                Some(Ending::Victory) => self.victories += 1,
                Some(Ending::DeadEnd) => self.dead_ends += 1,
                None => {}
            }
        }
    }

    /// A card's place follows from the session in the frame that changes it, whatever still moves.
    fn cards_lie_as_the_session_says(&self, phone: &Phone) {
        let game = phone.session().game();
        let assisted = phone.settings().placement_assistance;
        for (index, &entity) in DealIndex::all().zip(&self.cards) {
            let place = phone.app.world().get::<CardState>(entity).copied();
            assert_eq!(place, Some(CardState::of(game, index, assisted)), "{index:?}");
        }
    }
}

impl fmt::Display for Truths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} removals, {} victories, {} dead ends; {} entities at most",
            self.removals, self.victories, self.dead_ends, self.most_entities
        )
    }
}

fn check_game(game: &Game) {
    let table = game.table();
    let removed: usize = game.removals().iter().map(|made| made.slots().len()).sum();
    assert_eq!(usize::from(table.cards_left()) + removed, 104);
    let trios = game.removals().iter().filter(|made| made.slots().len() == 3).count();
    let pairs = game.removals().len() - trios;
    assert_eq!(game.score() as usize, 10 * pairs + 15 * trios);
    assert_eq!(game.moves(), pairs + trios);
    let again = Game::replay(game.code(), game.removals()).expect("every removal was one");
    assert_eq!(again.table(), table);
    check_selection(table, game.selection());
    let ending = if table.cards_left() == 0 {
        Some(Ending::Victory)
    } else if removals(table).is_empty() {
        Some(Ending::DeadEnd)
    } else {
        None
    };
    assert_eq!(game.ending(), ending);
}

/// One card, or two face cards of different ranks, all playable.
fn check_selection(table: &Table, selection: Selection) {
    let ranks: Vec<_> = selection
        .slots()
        .map(|slot| table.top(slot).expect("a selected card is playable").rank)
        .collect();
    match ranks[..] {
        [] | [_] => {}
        [one, other] => assert!(one.is_face() && other.is_face() && one != other),
        _ => panic!("{ranks:?} selected"),
    }
}

fn attention_follows_what_is_in_front(world: &World) {
    let announcement = world.resource::<Session>().announcement();
    let showing = world.resource::<NavStack>().view(announcement);
    let covered = world.resource::<PlayerPresence>().covered;
    assert_eq!(covered, showing != View::Table, "{showing:?}");
    let statistics = world.resource::<Statistics>();
    assert!(statistics.won() <= statistics.played());
}

/// Every slot can be touched, and all that is measured is a number.
fn layout_is_of_the_screen(world: &World) {
    let layout = world.resource::<TableLayout>();
    let screen = world.resource::<Viewport>();
    for slot in Slot::ALL {
        let (face, hit) = (layout.face_at(slot), layout.hit(slot));
        assert!(face.min.is_finite() && face.max.is_finite(), "{screen:?}");
        assert!(hit.min.is_finite() && hit.max.is_finite(), "{screen:?}");
        assert!(face.width() >= 0.0 && face.height() >= 0.0, "{screen:?}");
    }
}
