//! What a player does with a keyboard.

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use half_moon::input::focus::TouchMargin;
use half_moon::rules::{DealCode, Removal, Slot};
use half_moon::table::SlotButton;

use crate::phone::Phone;

/// The arrow keys, each with its direction on the screen.
pub const ARROWS: [(KeyCode, Key, Vec2); 4] = [
    (KeyCode::ArrowUp, Key::ArrowUp, Vec2::NEG_Y),
    (KeyCode::ArrowDown, Key::ArrowDown, Vec2::Y),
    (KeyCode::ArrowLeft, Key::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Key::ArrowRight, Vec2::X),
];

/// A deal and its winning line.
pub fn win(code: &str) -> (DealCode, Vec<Removal>) {
    let wins: serde_json::Value =
        serde_json::from_str(include_str!("../vectors/wins.json")).expect("JSON");
    let wins = wins.as_array().expect("a list");
    let win = wins.iter().find(|win| win["code"] == code);
    let line = win.expect("the deal")["line"].as_array().expect("a line");
    let line = line.iter().map(|removal| removal.as_str().expect("slots").parse().expect("slots"));
    (code.parse().expect("a code"), line.collect())
}

impl Phone {
    /// What the keyboard is seen to be at.
    pub fn focus(&self) -> Option<Entity> {
        let world = self.app.world();
        let visible = world.resource::<InputFocusVisible>().0;
        world.resource::<InputFocus>().get().filter(|_| visible)
    }

    /// The slot that the keyboard is seen to be at.
    pub fn focused_slot(&self) -> Option<Slot> {
        let area = self.app.world().get::<SlotButton>(self.focus()?)?;
        Some(area.0)
    }

    pub fn slot_entity(&mut self, slot: Slot) -> Entity {
        let world = self.app.world_mut();
        let mut areas = world.query::<(Entity, &SlotButton)>();
        let found = areas.iter(world).find(|(_, area)| area.0 == slot);
        found.expect("it").0
    }

    /// Where the keyboard can be, in dp.
    pub fn focus_area(&self, entity: Entity) -> Rect {
        let Rect { min, max } = self.area(entity);
        let margin = self.app.world().get::<TouchMargin>(entity);
        let margin = margin.copied().unwrap_or_default();
        Rect { min: min + margin.min, max: max - margin.max }
    }

    /// Presses or lifts a key.
    pub fn key_is(&mut self, state: ButtonState, code: KeyCode, key: Key) {
        self.say_key_is(state, code, key);
        self.frame();
    }

    /// What the system says of a key. It is heard in the next frame.
    pub fn say_key_is(&mut self, state: ButtonState, code: KeyCode, key: Key) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("a window");
        world.write_message(KeyboardInput {
            key_code: code,
            logical_key: key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    pub fn tab(&mut self) {
        self.key(KeyCode::Tab, Key::Tab);
    }

    pub fn back_tab(&mut self) {
        self.with_held(KeyCode::ShiftLeft, Key::Shift, |phone| phone.tab());
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    pub fn with_held(&mut self, code: KeyCode, key: Key, act: impl FnOnce(&mut Self)) {
        self.key_is(ButtonState::Pressed, code, key.clone());
        act(self);
        self.key_is(ButtonState::Released, code, key);
    }

    /// All that Tab comes to, from its first.
    pub fn stops(&mut self) -> Vec<Entity> {
        self.app.world_mut().resource_mut::<InputFocus>().clear();
        let mut stops = Vec::new();
        loop {
            self.tab();
            let at = self.focus().expect("the keyboard is somewhere");
            if stops.first() == Some(&at) {
                return stops;
            }
            assert!(!stops.contains(&at), "Tab goes round less than all");
            stops.push(at);
        }
    }

    /// Brings the keyboard to something, by arrow keys as long as these lead to something new, then by Tab.
    pub fn walk_to(&mut self, goal: Entity) {
        let mut seen = BTreeSet::new();
        let mut lost = false;
        for _ in 0..80 {
            let Some(at) = self.focus() else {
                self.tab();
                continue;
            };
            if at == goal {
                return;
            }
            lost |= !seen.insert(at);
            let way = self.focus_area(goal).center() - self.focus_area(at).center();
            let best =
                ARROWS.into_iter().max_by(|(.., a), (.., b)| way.dot(*a).total_cmp(&way.dot(*b)));
            match best {
                Some((code, key, _)) if !lost => self.key(code, key),
                _ => self.tab(),
            }
        }
        panic!("{:?} is not reached", self.focus_area(goal));
    }

    /// Taps a card by keyboard.
    pub fn key_tap(&mut self, slot: Slot) {
        let entity = self.slot_entity(slot);
        self.walk_to(entity);
        self.enter();
    }

    /// Presses a button by keyboard.
    pub fn key_press(&mut self, name: &str) {
        let button = self.button(name);
        self.walk_to(button);
        self.key(KeyCode::Space, Key::Space);
        self.settle();
    }
}
