//! What the monkey chooses to do.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use half_moon::game::{GameCommand, PlayerPresence};
use half_moon::layout::Insets;
use half_moon::localization::Language;
use half_moon::rules::{DealCode, Removal, Slot};
use half_moon::settings::{Motion, Settings, TextSize};
use half_moon::ui::navigation::Sheet;
use serde::Deserialize;

use crate::choices::{KEYS, LETTERS, LIVES, SCALES, SIZES, TIMES};
use crate::deeds::Deed;
use crate::dice::Dice;
use crate::phone::Phone;

/// Kinds of deeds, by how often they are done.
#[derive(Clone, Copy)]
enum Whim {
    Finger,
    Tap,
    Remove,
    Button,
    Hover,
    Type,
    Reader,
    Sheet,
    GameCommand,
    Win,
    TabPosition,
    Set,
    Life,
}

const WHIMS: [(usize, Whim); 13] = [
    (120, Whim::Finger),
    (60, Whim::Tap),
    (60, Whim::Remove),
    (30, Whim::Button),
    (10, Whim::Hover),
    (20, Whim::Type),
    (6, Whim::Reader),
    (6, Whim::Sheet),
    (6, Whim::GameCommand),
    (1, Whim::Win),
    (6, Whim::TabPosition),
    (6, Whim::Set),
    (10, Whim::Life),
];

#[derive(Clone, Deserialize)]
struct Line {
    code: DealCode,
    line: Vec<Removal>,
}

pub struct Monkey {
    dice: Dice,
    wins: Vec<Line>,
    /// The deal that the monkey knows to lie there; another comes from the system's random source.
    known: Option<DealCode>,
}

impl Monkey {
    pub fn new(dice: Dice) -> Self {
        let wins = include_str!("../vectors/wins.json");
        Self { dice, wins: serde_json::from_str(wins).expect("winning lines"), known: None }
    }

    /// What it does before the next frame.
    pub fn next_deeds(&mut self, phone: &mut Phone) -> Vec<Deed> {
        let mut deeds = vec![Deed::Wait(self.dice.weighed(&TIMES))];
        if let Some(deal) = self.know_the_deal(phone) {
            deeds.push(deal);
            return deeds;
        }
        for _ in 0..1 + self.dice.below(3) {
            let whim = self.dice.weighed(&WHIMS);
            self.follow(whim, phone, &mut deeds);
        }
        deeds
    }

    /// Deals its own in place of what the system's random source has dealt: so the run can be repeated.
    fn know_the_deal(&mut self, phone: &Phone) -> Option<Deed> {
        let lies = phone.session().game().code();
        let is_mine = self.known == Some(lies) || self.wins.iter().any(|win| win.code == lies);
        let mine = self.dice.deal_code();
        (!is_mine).then(|| {
            self.known = Some(mine);
            Deed::ConfirmRequest(GameCommand::Deal(mine))
        })
    }

    fn follow(&mut self, whim: Whim, phone: &mut Phone, deeds: &mut Vec<Deed>) {
        match whim {
            Whim::Finger => deeds.push(self.finger(phone)),
            Whim::Tap => {
                let slot = self.dice.one_of(&Slot::ALL);
                self.tap(phone.middle(slot), deeds);
            }
            Whim::Remove => self.remove(phone, deeds),
            Whim::Button => {
                if let Some((_, place)) = self.button(phone) {
                    self.tap(place, deeds);
                }
            }
            Whim::Hover => {
                deeds.push(match self.dice.below(4) {
                    0 => Deed::Click(ButtonState::Pressed),
                    1 => Deed::Click(ButtonState::Released),
                    2 => Deed::Wheel(self.dice.within(-9.0..9.0)),
                    _ => Deed::Mouse(self.dice.place(phone.size)),
                });
            }
            Whim::Type => self.type_something(deeds),
            Whim::Reader => {
                if let Some((entity, _)) = self.button(phone) {
                    deeds.push(Deed::Press(entity));
                }
            }
            Whim::Sheet => deeds.push(Deed::Open(self.dice.one_of(&Sheet::ALL))),
            Whim::GameCommand => deeds.push(Deed::ConfirmRequest(self.request())),
            Whim::Win => {
                let win = self.wins[self.dice.below(self.wins.len())].clone();
                let made = win.line.len() - self.dice.below(3);
                deeds.push(Deed::Win(win.code, win.line[..made].to_vec()));
            }
            Whim::TabPosition => deeds.push(self.turn(phone)),
            Whim::Set => deeds.push(Deed::Settings(Box::new(self.set(phone.settings())))),
            Whim::Life => self.life(phone, deeds),
        }
    }

    /// One of ten fingers comes, goes, moves or is cancelled.
    fn finger(&mut self, phone: &Phone) -> Deed {
        let finger = self.dice.below(10) as u64;
        let down = phone.fingers.iter().find(|&&(id, _)| id == finger);
        let Some(&(_, from)) = down else {
            // Systems lose touches: now and then one ends that never began.
            let phase = if self.dice.once_in(40) { TouchPhase::Ended } else { TouchPhase::Started };
            return Deed::Touch(finger, phase, self.dice.place(phone.size));
        };
        let near = from + Vec2::new(self.dice.within(-9.0..9.0), self.dice.within(-9.0..9.0));
        match self.dice.below(8) {
            0 => Deed::Touch(finger, TouchPhase::Canceled, from),
            1..=3 => Deed::Touch(finger, TouchPhase::Ended, near),
            4 => Deed::Touch(finger, TouchPhase::Moved, self.dice.place(phone.size)),
            5 => Deed::Touch(finger, TouchPhase::Started, near),
            _ => Deed::Touch(finger, TouchPhase::Moved, near),
        }
    }

    /// A finger of its own, put down and lifted.
    fn tap(&mut self, place: Vec2, deeds: &mut Vec<Deed>) {
        let finger = 100 + self.dice.below(10) as u64;
        deeds.push(Deed::Touch(finger, TouchPhase::Started, place));
        deeds.push(Deed::Touch(finger, TouchPhase::Ended, place));
    }

    /// One of the removals that there are, so that games come to their end.
    fn remove(&mut self, phone: &Phone, deeds: &mut Vec<Deed>) {
        let chosen = self.dice.below(usize::MAX);
        let removals = crate::brute_force::removals(phone.session().game().table());
        if let Some(at) = chosen.checked_rem(removals.len()) {
            for &slot in removals[at].slots() {
                self.tap(phone.middle(slot), deeds);
            }
        }
    }

    fn button(&mut self, phone: &mut Phone) -> Option<(Entity, Vec2)> {
        let buttons = phone.buttons();
        let chosen = self.dice.below(usize::MAX);
        Some(buttons[chosen.checked_rem(buttons.len())?])
    }

    fn type_something(&mut self, deeds: &mut Vec<Deed>) {
        let mut stroke = |code: KeyCode, key: Key| {
            deeds.push(Deed::Key(code, key.clone(), ButtonState::Pressed));
            deeds.push(Deed::Key(code, key, ButtonState::Released));
        };
        if self.dice.once_in(3) {
            for _ in 0..1 + self.dice.below(12) {
                let letter = LETTERS.chars().nth(self.dice.below(LETTERS.chars().count()));
                let letter = letter.map(String::from).unwrap_or_default();
                stroke(KeyCode::KeyA, Key::Character(letter.into()));
            }
        } else if self.dice.once_in(8) {
            for letter in self.dice.deal_code().to_string().chars() {
                stroke(KeyCode::KeyA, Key::Character(letter.to_string().into()));
            }
        } else {
            let (code, key) = KEYS[self.dice.below(KEYS.len())].clone();
            if self.dice.once_in(6) {
                let state = [ButtonState::Pressed, ButtonState::Released];
                deeds.push(Deed::Key(code, key, self.dice.one_of(&state)));
            } else {
                stroke(code, key);
            }
        }
    }

    fn request(&mut self) -> GameCommand {
        match self.dice.below(6) {
            0 => GameCommand::NewGame,
            1 => GameCommand::Restart,
            2 => GameCommand::DismissEnding,
            _ => GameCommand::Undo,
        }
    }

    /// Rotation, folding, a resized window, other bars of the system.
    fn turn(&mut self, phone: &Phone) -> Deed {
        match self.dice.below(6) {
            0 => Deed::Resize(phone.size.yx()),
            1 | 2 => Deed::Resize(self.dice.one_of(&SIZES).into()),
            3 => Deed::Resize(Vec2::new(
                self.dice.within(1.0..1500.0).round(),
                self.dice.within(1.0..1500.0).round(),
            )),
            4 => Deed::Scale(self.dice.one_of(&SCALES)),
            _ => Deed::SafeArea(self.dice.coin().then(|| Insets {
                top: self.dice.within(0.0..60.0),
                right: self.dice.within(0.0..60.0),
                bottom: self.dice.within(0.0..40.0),
                left: self.dice.within(0.0..60.0),
            })),
        }
    }

    fn set(&mut self, now: &Settings) -> Settings {
        let dice = &mut self.dice;
        let languages = Language::ALL;
        let language = dice.one_of(&languages);
        let motions = [Motion::System, Motion::Full, Motion::Reduced];
        Settings {
            move_errors: dice.coin(),
            placement_assistance: dice.coin(),
            four_colours: dice.coin(),
            national_letters: dice.coin(),
            dark_cards: dice.coin(),
            large_index: dice.coin(),
            left_handed: dice.coin(),
            motion: dice.one_of(&motions),
            language: dice.coin().then_some(language),
            tap_tolerance: dice.one_of(&[4.0, 10.0, 40.0]),
            text_size: dice.one_of(&[
                TextSize::System,
                TextSize::Percent(130),
                TextSize::Percent(200),
            ]),
            ..now.clone()
        }
    }

    /// What systems send about an app, in any order; behind others it does not stay for long.
    fn life(&mut self, phone: &Phone, deeds: &mut Vec<Deed>) {
        let is_away = !phone.app.world().resource::<PlayerPresence>().foreground;
        if is_away && self.dice.coin() {
            deeds.push(Deed::Focused(true));
            deeds.push(Deed::Occluded(false));
            deeds.push(Deed::Life(AppLifecycle::Running));
            return;
        }
        deeds.push(match self.dice.below(3) {
            0 => Deed::Focused(self.dice.coin()),
            1 => Deed::Occluded(self.dice.coin()),
            _ => Deed::Life(self.dice.one_of(&LIVES)),
        });
    }
}
