//! What a player does with bars, sheets and dialogs, and what is to be seen of them.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::InteractionDisabled;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::window::PrimaryWindow;
use half_moon::game::Session;
use half_moon::input::Activate;
use half_moon::input::focus::ModalLayer;
use half_moon::localization::Language;
use half_moon::settings::TextSize;
use half_moon::ui::a11y_label::A11yLabel;
use half_moon::ui::button::PushButton;
use half_moon::ui::modal::Modal;
use half_moon::ui::navigation::{NavStack, Sheet, View};
use half_moon::ui::scroll::ScrollArea;
use half_moon::ui::toast::{Saying, Toast};

use crate::phone::Phone;

/// Frames until what was asked for is laid out and has come to rest.
const SETTLED: u32 = 20;

impl Phone {
    /// Lets a sheet or dialog come.
    pub fn settle(&mut self) {
        for _ in 0..SETTLED {
            self.frame();
        }
    }

    /// What is in front of all else.
    pub fn view(&self) -> View {
        let world = self.app.world();
        let announcement = world.resource::<Session>().announcement();
        world.resource::<NavStack>().view(announcement)
    }

    /// Opens a sheet as if by its button.
    pub fn open(&mut self, sheet: Sheet) {
        self.app.world_mut().resource_mut::<NavStack>().open(sheet);
        self.settle();
    }

    /// The button of this name.
    pub fn button(&mut self, name: &str) -> Entity {
        self.find_button(name)
            .unwrap_or_else(|| panic!("no button {name:?} among {:?}", self.button_names()))
    }

    /// If there are several, the one in front.
    pub fn find_button(&mut self, name: &str) -> Option<Entity> {
        let world = self.app.world_mut();
        let mut named: Vec<Entity> = world
            .query_filtered::<(Entity, &A11yLabel), With<PushButton>>()
            .iter(world)
            .filter(|(_, label)| label.name == name)
            .map(|(entity, _)| entity)
            .collect();
        named.retain(|&entity| self.is_displayed(entity));
        let world = self.app.world();
        named.into_iter().max_by_key(|&entity| {
            self.ancestors(entity).any(|parent| world.get::<ModalLayer>(parent).is_some())
        })
    }

    /// Presses a button as the keyboard does, also one that has to be scrolled to.
    pub fn activate(&mut self, name: &str) {
        let entity = self.button(name);
        self.app.world_mut().trigger(Activate { entity });
        self.settle();
    }

    pub fn button_names(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut buttons = world.query_filtered::<(Entity, &A11yLabel), With<PushButton>>();
        let buttons: Vec<_> =
            buttons.iter(world).map(|(entity, label)| (entity, label.name.clone())).collect();
        self.displayed(buttons)
    }

    /// Whether neither it nor what it is in is hidden.
    pub fn is_displayed(&self, entity: Entity) -> bool {
        let world = self.app.world();
        std::iter::once(entity).chain(self.ancestors(entity)).all(|part| {
            let node = world.get::<Node>(part);
            let visibility = world.get::<Visibility>(part);
            node.is_none_or(|node| node.display != Display::None)
                && visibility.is_none_or(|visibility| *visibility != Visibility::Hidden)
        })
    }

    fn displayed<T>(&self, entities: Vec<(Entity, T)>) -> Vec<T> {
        entities
            .into_iter()
            .filter(|&(entity, _)| self.is_displayed(entity))
            .map(|(_, value)| value)
            .collect()
    }

    /// Whether the button does something.
    pub fn is_enabled(&mut self, name: &str) -> bool {
        let button = self.button(name);
        !self.app.world().entity(button).contains::<InteractionDisabled>()
    }

    /// Where a node is, in dp from the window's top left.
    pub fn area(&self, entity: Entity) -> Rect {
        let world = self.app.world();
        let node = world.get::<ComputedNode>(entity).expect("a node");
        let at = world.get::<UiGlobalTransform>(entity).expect("a node");
        let scale = node.inverse_scale_factor;
        Rect::from_center_size(at.translation * scale, node.size * scale)
    }

    /// A finger put on a place and lifted in the next frame.
    pub fn tap_at(&mut self, place: Vec2) {
        let finger = self.finger();
        self.touch(finger, TouchPhase::Started, place);
        self.frame();
        self.touch(finger, TouchPhase::Ended, place);
        self.frame();
    }

    /// Taps a button.
    pub fn press(&mut self, name: &str) {
        let button = self.button(name);
        let place = self.area(button).center();
        self.tap_at(place);
        self.settle();
    }

    /// Presses and lifts a key.
    pub fn key(&mut self, code: KeyCode, key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_is(state, code, key.clone());
        }
    }

    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::Character(letter.to_string().into());
            self.key(KeyCode::KeyA, key);
        }
    }

    /// All texts that are there.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut texts = world.query::<(Entity, &Text)>();
        let texts: Vec<_> =
            texts.iter(world).map(|(entity, text)| (entity, text.0.clone())).collect();
        self.displayed(texts)
    }

    pub fn shows(&mut self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    /// The sheet or dialog in front.
    pub fn front_modal(&mut self) -> (Entity, Modal) {
        let world = self.app.world_mut();
        let mut modals = world.query::<(Entity, &ModalLayer, &Modal)>();
        let front = modals.iter(world).max_by_key(|(_, layer, _)| layer.depth);
        let (entity, _, &modal) = front.expect("a sheet or dialog");
        (entity, modal)
    }

    /// How far the page is scrolled.
    pub fn scrolled(&mut self) -> f32 {
        let (_, modal) = self.front_modal();
        let position = self.app.world().get::<ScrollPosition>(modal.body);
        position.expect("a page").y
    }

    /// The middle of the page.
    pub fn page(&mut self) -> Rect {
        let (_, modal) = self.front_modal();
        self.area(modal.body)
    }

    /// Whether it says that it has copied the deal code, or that it can't: there may be no clipboard where this runs.
    pub fn has_copied(&self) -> bool {
        let code = self.session().game().code();
        let said = self.app.world().resource::<Toast>().now();
        said.is_some_and(|said| [Saying::Copied(code), Saying::NotCopied].contains(&said))
    }

    pub fn speak(&mut self, language: Language) {
        self.settings().language = Some(language);
    }

    pub fn write_large(&mut self, percent: u16) {
        self.settings().text_size = TextSize::Percent(percent);
    }

    /// What is wrong with how the interface is laid out: text cut off, beside its place, or over another.
    pub fn flaws(&mut self) -> Vec<String> {
        let window = self.window();
        let texts = self.laid_out();
        let mut flaws = Vec::new();
        for (entity, text, glyphs) in &texts {
            let area = self.area(*entity);
            if glyphs.x > area.width() + 1.0 {
                flaws.push(format!("{text:?} is {} wide in {}", glyphs.x, area.width()));
            }
            let room = self.room(*entity, window);
            if area.min.x < room.min.x - 0.6 || area.max.x > room.max.x + 0.6 {
                flaws.push(format!("{text:?} is cut off at the side: {area:?} in {room:?}"));
            }
            if !self.scrolls(*entity)
                && (area.min.y < room.min.y - 0.6 || area.max.y > room.max.y + 0.6)
            {
                flaws.push(format!("{text:?} is cut off: {area:?} in {room:?}"));
            }
        }
        let places: Vec<(Entity, Rect, &str)> = texts
            .iter()
            .map(|(entity, text, _)| (self.layer(*entity), self.area(*entity), text.as_str()))
            .collect();
        for (n, (layer, area, text)) in places.iter().enumerate() {
            for (other_layer, other_area, other) in &places[n + 1..] {
                let both = area.intersect(*other_area);
                if layer == other_layer && both.width() > 1.0 && both.height() > 1.0 {
                    flaws.push(format!("{text:?} lies over {other:?}"));
                }
            }
        }
        flaws
    }

    fn window(&mut self) -> Rect {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
        let window = windows.single(world).expect("a window");
        Rect::from_corners(Vec2::ZERO, window.size())
    }

    /// All texts, with the size of their glyphs in dp.
    fn laid_out(&mut self) -> Vec<(Entity, String, Vec2)> {
        let world = self.app.world_mut();
        let mut texts = world.query::<(Entity, &Text, &TextLayoutInfo, &ComputedNode)>();
        let texts: Vec<_> = texts
            .iter(world)
            .filter(|(_, text, ..)| !text.0.is_empty())
            .map(|(entity, text, layout, node)| {
                let size = layout.size * node.inverse_scale_factor;
                (entity, (entity, text.0.clone(), size))
            })
            .collect();
        self.displayed(texts)
    }

    fn ancestors(&self, entity: Entity) -> impl Iterator<Item = Entity> {
        let world = self.app.world();
        std::iter::successors(Some(entity), |&entity| {
            world.get::<ChildOf>(entity).map(ChildOf::parent)
        })
        .skip(1)
    }

    /// What of the window is left by the nodes around that cut off.
    fn room(&self, entity: Entity, window: Rect) -> Rect {
        let world = self.app.world();
        self.ancestors(entity)
            .filter(|&parent| {
                world.get::<Node>(parent).is_some_and(|node| !node.overflow.is_visible())
            })
            .fold(window, |room, parent| room.intersect(self.area(parent)))
    }

    fn scrolls(&self, entity: Entity) -> bool {
        let world = self.app.world();
        self.ancestors(entity).any(|parent| world.get::<ScrollArea>(parent).is_some())
    }

    /// The root that something belongs to.
    fn layer(&self, entity: Entity) -> Entity {
        self.ancestors(entity).last().unwrap_or(entity)
    }
}
