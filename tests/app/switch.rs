//! What a player does with a switch, and what is to be seen of the scan.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use half_moon::rules::Slot;
use half_moon::ui::ScanFrame;
use half_moon::ui::button::PushButton;

use crate::phone::{FRAME, Phone};

/// What a player with a switch sees marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Marked {
    Nothing,
    /// A group, by its frame.
    Group(Rect),
    One(Entity),
}

/// Longer than it takes to come to anything.
const ROUND: Duration = Duration::from_secs(40);

impl Phone {
    pub fn scanning(code: &str) -> Self {
        let mut phone = Self::with_deal(code);
        phone.settings().scan = true;
        phone.settings().scan_seconds = 0.5;
        phone.frame();
        phone.frame();
        phone
    }

    pub fn marked(&mut self) -> Marked {
        if let Some(entity) = self.focus() {
            return Marked::One(entity);
        }
        let world = self.app.world_mut();
        let mut frames = world.query_filtered::<Entity, With<ScanFrame>>();
        match frames.single(world) {
            Ok(frame) => Marked::Group(self.area(frame)),
            Err(_) => Marked::Nothing,
        }
    }

    /// The switch.
    pub fn switch(&mut self) {
        self.key(KeyCode::Space, Key::Space);
    }

    /// Waits until something is marked, alone or in a group, and presses the switch.
    pub fn press_at(&mut self, goal: Entity) {
        let place = |phone: &Self| phone.focus_area(goal).center();
        for _ in 0..ROUND.as_millis() / FRAME.as_millis() {
            match self.marked() {
                Marked::Group(area) if area.contains(place(self)) => self.switch(),
                Marked::One(entity) if entity == goal => return self.switch(),
                _ => self.frame(),
            }
        }
        panic!("the scan does not come to {}", place(self));
    }

    pub fn switch_tap(&mut self, slot: Slot) {
        let entity = self.slot_entity(slot);
        self.press_at(entity);
    }

    pub fn switch_press(&mut self, name: &str) {
        let button = self.button(name);
        self.press_at(button);
        self.settle();
    }

    /// The buttons of the sheet that is open which do something, but for the table around it.
    pub fn buttons_in_front(&mut self) -> Vec<Entity> {
        let (layer, _) = self.front_modal();
        let world = self.app.world_mut();
        let mut buttons = world.query_filtered::<(Entity, Has<InteractionDisabled>), (With<TabIndex>, With<PushButton>)>();
        let enabled: Vec<Entity> = buttons
            .iter(world)
            .filter(|(_, is_disabled)| !is_disabled)
            .map(|(entity, _)| entity)
            .collect();
        let within = |entity: &Entity| {
            let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
            std::iter::successors(Some(*entity), parent).any(|parent| parent == layer)
        };
        let mut enabled: Vec<Entity> = enabled.into_iter().filter(within).collect();
        enabled.retain(|&button| self.is_displayed(button));
        enabled
    }

    /// What is marked, one after the other, and for how many frames each.
    pub fn steps(&mut self, count: usize) -> Vec<(Marked, u32)> {
        let mut steps = vec![(self.marked(), 0)];
        while steps.len() <= count {
            self.frame();
            let now = self.marked();
            match steps.last_mut() {
                Some((marked, frames)) if *marked == now => *frames += 1,
                _ => steps.push((now, 1)),
            }
        }
        steps.truncate(count);
        steps
    }
}
