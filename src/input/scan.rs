//! Switch scanning: one-button players can play the whole game.
//!
//! A frame moves from group to group at a pace that the player sets. The switch opens the framed
//! group, and the frame then moves through its members. The next press activates the framed one.

mod groups;

use std::time::Duration;

use bevy::{
    input::InputSystems,
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::activate::Activate;
use super::focus::FocusSystems;
use super::key_event::SwitchPressed;
use crate::{game::PlayerPresence, schedule::GameSystems, settings::Settings};

pub use groups::{ScanGroup, ScanGroups};

/// Adds scanning. It is off until the player turns it on.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_observer(press_switch)
        .add_systems(PreUpdate, step_scan.after(InputSystems))
        .add_systems(
            Update,
            (run_scan, focus_scanned)
                .chain()
                .in_set(ScanSystems)
                .in_set(GameSystems::Present)
                .before(FocusSystems),
        );
}

/// Starts, stops and moves the scan. Systems that change what is reachable run before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScanSystems;

/// Scanning pauses while an entity has this: a modal is sliding in or out.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PausesScan;

/// Where the scan is.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Scan {
    group: usize,
    /// How many steps it has gone within the group; none while it goes from group to group.
    within: Option<usize>,
    /// The modal in front while it runs.
    modal: Option<Entity>,
    is_on: bool,
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
        self.is_on
    }

    /// How often a frame is to be drawn for it, while it runs. Another beat than before, by a hair, begins with the
    /// frame that asks for it.
    pub fn beat(&self) -> Option<Duration> {
        let hair = Duration::from_millis(u64::from(self.starts % 2));
        self.is_on().then_some(self.pace + hair)
    }

    fn start(&mut self, modal: Option<Entity>, now: Duration) {
        *self = Self {
            modal,
            is_on: true,
            since: now,
            starts: self.starts.wrapping_add(1),
            group: 0,
            within: None,
            ..*self
        };
    }

    /// What it is at: a whole group, or what is alone in it.
    pub fn framed<'a>(&self, groups: &'a [Vec<Entity>]) -> &'a [Entity] {
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

/// Scanning runs while the app is in the foreground and no modal is sliding. It starts over with
/// whatever comes to the front.
fn run_scan(
    settings: Res<Settings>,
    presence: Res<PlayerPresence>,
    pauses: Query<(), With<PausesScan>>,
    groups: ScanGroups,
    time: Res<Time<Real>>,
    mut scan: ResMut<Scan>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if settings.scan && presence.foreground && pauses.is_empty() {
        scan.pace = Duration::from_secs_f32(settings.scan_seconds);
        let modal = groups.reachable.front_modal();
        if !scan.is_on || scan.modal != modal {
            scan.start(modal, time.elapsed());
        }
    } else if scan.is_on {
        scan.is_on = false;
        visible.0 = false;
    }
}

/// Activates what is framed, or opens the framed group.
fn press_switch(
    _: On<SwitchPressed>,
    groups: ScanGroups,
    time: Res<Time<Real>>,
    mut scan: ResMut<Scan>,
    mut commands: Commands,
) {
    if !scan.is_on() {
        return;
    }
    let modal = groups.reachable.front_modal();
    match *scan.framed(&groups.list()) {
        [] => {}
        [entity] => {
            commands.trigger(Activate { entity });
            scan.start(modal, time.elapsed());
        }
        _ => {
            let group = scan.group;
            scan.start(modal, time.elapsed());
            scan.group = group;
            scan.within = Some(0);
        }
    }
}

fn step_scan(groups: ScanGroups, time: Res<Time<Real>>, mut scan: ResMut<Scan>) {
    let now = time.elapsed();
    if scan.is_on() && now + EARLY >= scan.since + scan.pace {
        scan.step(&groups.list());
        scan.since = now;
    }
}

/// What is alone is marked as the keyboard marks it.
fn focus_scanned(
    scan: Res<Scan>,
    groups: ScanGroups,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if !scan.is_on() {
        return;
    }
    let at = match *scan.framed(&groups.list()) {
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
