//! Scanning, for who has one switch: a frame goes from group to group by itself, any key opens the group that it is
//! at, and then it goes through that, until a key presses what it is at.

mod frame;
mod groups;

use std::time::Duration;

use bevy::{
    input::{InputSystems, keyboard::Key},
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{
    button::Activate,
    focus::FocusSet,
    frame::FrameSet,
    front::{Fore, Showing},
    key_presses::{KeyPress, KeyPresses},
    slide::Slide,
};
use crate::{GameSet, session::Attention, settings::Settings};
use groups::Groups;

pub use frame::GroupFrame;
pub use groups::ScanGroup;

/// Adds scanning. It is off until the player switches it on.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_systems(PreUpdate, (press, step).chain().after(InputSystems))
        .add_systems(
            Update,
            (run, point, frame::show)
                .chain()
                .in_set(GameSet::Present)
                .after(FrameSet::Fill)
                .before(FocusSet),
        );
}

/// Where the scan is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Scan {
    group: usize,
    /// How many steps it has gone within the group; none while it goes from group to group.
    within: Option<usize>,
    /// What is shown while it runs.
    runs_on: Option<Showing>,
    /// When it came where it is, a reading of `Time<Real>`.
    since: Duration,
    /// How long it stays there.
    pace: Duration,
    /// How often it has begun anew.
    starts: u32,
}

/// A frame drawn so much before the end of a step is the last of it.
const EARLY: Duration = Duration::from_millis(8);
/// After so many times through a group it goes from group to group again.
const ROUNDS: usize = 2;

impl Scan {
    /// Whether it runs.
    pub const fn is_on(&self) -> bool {
        self.runs_on.is_some()
    }

    /// How often a frame is to be drawn for it, while it runs. Another beat than before, by a hair, begins with the
    /// frame that asks for it.
    pub fn beat(&self) -> Option<Duration> {
        let hair = Duration::from_millis(u64::from(self.starts % 2));
        self.is_on().then_some(self.pace + hair)
    }

    fn start(&mut self, showing: Showing, now: Duration) {
        *self = Self {
            runs_on: Some(showing),
            since: now,
            starts: self.starts.wrapping_add(1),
            group: 0,
            within: None,
            ..*self
        };
    }

    /// What it is at: a whole group, or what is alone in it.
    fn at<'a>(&self, groups: &'a [Vec<Entity>]) -> &'a [Entity] {
        let group = groups.get(self.group % groups.len().max(1));
        let members = group.map(Vec::as_slice).unwrap_or_default();
        match self.within {
            Some(step) if !members.is_empty() => {
                std::slice::from_ref(&members[step % members.len()])
            }
            _ => members,
        }
    }

    fn step(&mut self, groups: &[Vec<Entity>]) {
        let group = self.group % groups.len().max(1);
        let size = groups.get(group).map_or(0, Vec::len);
        match self.within {
            Some(step) if step + 1 < ROUNDS * size => self.within = Some(step + 1),
            Some(_) => self.within = None,
            None => self.group = (group + 1) % groups.len().max(1),
        }
    }
}

/// It runs while the app is in front and nothing is on its way, and begins anew with whatever comes to the front.
fn run(
    settings: Res<Settings>,
    attention: Res<Attention>,
    slides: Query<(), With<Slide>>,
    fore: Fore,
    time: Res<Time<Real>>,
    mut scan: ResMut<Scan>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let runs = settings.scan && attention.foreground && slides.is_empty();
    let showing = fore.showing();
    if runs {
        scan.pace = Duration::from_secs_f32(settings.scan_seconds);
        if scan.runs_on != Some(showing) {
            scan.start(showing, time.elapsed());
        }
    } else if scan.is_on() {
        scan.runs_on = None;
        visible.0 = false;
    }
}

/// Whether it may be a switch: those say that they are one of these keys.
fn is_switch(key: &Key) -> bool {
    use Key::*;
    matches!(
        key,
        Character(_)
            | Space
            | Enter
            | Tab
            | Backspace
            | Delete
            | Insert
            | Home
            | End
            | PageUp
            | PageDown
            | ArrowUp
            | ArrowDown
            | ArrowLeft
            | ArrowRight
            | F1
            | F2
            | F3
            | F4
            | F5
            | F6
            | F7
            | F8
            | F9
            | F10
            | F11
            | F12
    )
}

fn press(
    mut presses: KeyPresses,
    groups: Groups,
    fore: Fore,
    time: Res<Time<Real>>,
    mut scan: ResMut<Scan>,
    mut commands: Commands,
) {
    let pressed = presses.read();
    let is_pressed = |press: &KeyPress| !press.repeat && is_switch(&press.key);
    if !pressed.iter().any(is_pressed) || !scan.is_on() {
        return;
    }
    match *scan.at(&groups.now()) {
        [] => {}
        [entity] => {
            commands.trigger(Activate { entity });
            scan.start(fore.showing(), time.elapsed());
        }
        _ => {
            let group = scan.group;
            scan.start(fore.showing(), time.elapsed());
            scan.group = group;
            scan.within = Some(0);
        }
    }
}

fn step(groups: Groups, time: Res<Time<Real>>, mut scan: ResMut<Scan>) {
    let now = time.elapsed();
    if scan.is_on() && now + EARLY >= scan.since + scan.pace {
        scan.step(&groups.now());
        scan.since = now;
    }
}

/// What is alone is marked as the keyboard marks it.
fn point(
    scan: Res<Scan>,
    groups: Groups,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if !scan.is_on() {
        return;
    }
    let at = match *scan.at(&groups.now()) {
        [entity] => Some(entity),
        _ => None,
    };
    if visible.0 != at.is_some() {
        visible.0 = at.is_some();
    }
    if let Some(entity) = at
        && focus.get() != at
    {
        focus.set(entity, FocusCause::Navigated);
    }
}
