//! Switch scanning, for players with a single switch.
//!
//! A frame moves from group to group at the player's pace. The switch opens the framed group, and
//! the frame then moves through its members. The next press activates the framed member.

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

/// Adds scanning, which is off by default.
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

/// Starts, stops and moves the scan. Systems that change the reachable entities run before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScanSystems;

/// Pauses scanning while an entity has this, such as a modal that slides in or out.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PausesScan;

/// The state of the scan.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Scan {
    group: usize,
    /// The number of steps within the group; `None` while the frame moves between groups.
    within: Option<usize>,
    /// The front modal at the start of the scan.
    modal: Option<Entity>,
    is_on: bool,
    /// The time of the last step, from `Time<Real>`.
    since: Duration,
    /// The duration of a step.
    pace: Duration,
    /// The number of starts.
    starts: u32,
}

/// A frame that is drawn this shortly before the end of a step already ends it.
const EARLY: Duration = Duration::from_millis(8);
/// The number of rounds through a group before the scan returns to the groups.
const ROUNDS: usize = 2;

impl Scan {
    /// Whether the scan runs.
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// The interval between frames while the scan runs. It differs by a millisecond after every
    /// start, because the event loop begins a new interval only if the value changes.
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

    /// The framed entities: a whole group, or one member.
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

/// Runs the scan while the app is in the foreground and no modal slides. A change of the front
/// modal restarts it.
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

/// Activates the framed entity, or opens the framed group.
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

/// Moves the focus to a framed entity that is alone in its frame.
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
