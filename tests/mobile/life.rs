//! The life cycle of the app on a phone: foreground, background, suspension and end in every order, and
//! the table after each.

use std::path::Path;
use std::time::Duration;

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::time::{Real, TimeUpdateStrategy};
use bevy::window::{AppLifecycle, WindowFocused, WindowOccluded};
use half_moon::game::{GameCommand, PlayerPresence, Session};
use half_moon::rules::{Ending, Removal, Slot};
use half_moon::storage::SaveFolder;
use half_moon::{game, platform, schedule, settings, storage};
use tempfile::TempDir;

/// The time between two updates.
const STEP: Duration = Duration::from_secs(1);

/// The messages of a system.
#[derive(Clone, Copy, Debug)]
enum Sent {
    Focus(bool),
    Occluded(bool),
    Life(AppLifecycle),
}

const SENT: [Sent; 8] = [
    Sent::Focus(false),
    Sent::Focus(true),
    Sent::Occluded(true),
    Sent::Occluded(false),
    Sent::Life(AppLifecycle::WillSuspend),
    Sent::Life(AppLifecycle::Suspended),
    Sent::Life(AppLifecycle::WillResume),
    Sent::Life(AppLifecycle::Running),
];

/// The state that follows from the messages.
#[derive(Clone, Copy)]
struct Expected {
    focused: bool,
    occluded: bool,
    suspended: bool,
}

impl Expected {
    fn takes(&mut self, sent: Sent) {
        match sent {
            Sent::Focus(focused) => self.focused = focused,
            Sent::Occluded(occluded) => self.occluded = occluded,
            Sent::Life(state) => {
                self.suspended =
                    matches!(state, AppLifecycle::WillSuspend | AppLifecycle::Suspended);
            }
        }
    }

    fn in_front(self) -> bool {
        self.focused && !self.occluded && !self.suspended
    }
}

/// The app without graphics, with its files in `folder`.
fn start(folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(SaveFolder(folder.to_owned()))
        .add_plugins((
            schedule::plugin,
            platform::plugin,
            settings::plugin,
            game::plugin,
            storage::plugin,
        ));
    app.update();
    app
}

fn send(app: &mut App, sent: Sent) {
    let window = Entity::PLACEHOLDER;
    match sent {
        Sent::Focus(focused) => {
            app.world_mut().write_message(WindowFocused { window, focused });
        }
        Sent::Occluded(occluded) => {
            app.world_mut().write_message(WindowOccluded { window, occluded });
        }
        Sent::Life(state) => {
            app.world_mut().write_message(state);
        }
    }
    app.update();
}

fn ask(app: &mut App, request: GameCommand) {
    app.world_mut().write_message(request);
    app.update();
}

/// Deals the code and makes the removals with taps.
fn play(app: &mut App, code: &str, line: &[&str]) {
    ask(app, GameCommand::Deal(code.parse().expect("a code")));
    for removal in line {
        let removal: Removal = removal.parse().expect("a removal");
        for slot in removal.slots() {
            ask(app, GameCommand::Tap(*slot));
        }
    }
    assert_eq!(session(app).game().moves(), line.len());
}

fn session(app: &App) -> &Session {
    app.world().resource()
}

fn elapsed(app: &App) -> Duration {
    session(app).elapsed(app.world().resource::<Time<Real>>().elapsed())
}

fn in_front(app: &App) -> bool {
    app.world().resource::<PlayerPresence>().foreground
}

/// A deal and its first removal: the example in `src/rules.rs`.
const EXAMPLE: &str = "HM1-N-BIBI5L3";
const FIRST: [&str; 1] = ["P1 P8"];

/// A deal and the removals that lead to its dead end.
const DEAD_END: &str = "HM1-N-AAAAAAB";
const TO_DEAD_END: [&str; 10] = [
    "P2 R4", "P11 P12", "P4 R8", "P2 R3", "P5 P6", "P11 R2", "P1 P5 R6", "P2 P3", "P12 R1",
    "P9 P11",
];

#[test]
fn in_every_order_the_clock_runs_in_front_only_and_what_was_seen_is_saved() {
    for first in SENT {
        for second in SENT {
            for third in SENT {
                goes_through(&[first, second, third]);
            }
        }
    }
}

fn goes_through(order: &[Sent]) {
    let folder = TempDir::new().expect("a folder");
    let mut app = start(folder.path());
    play(&mut app, EXAMPLE, &FIRST);
    let mut expected = Expected { focused: true, occluded: false, suspended: false };
    for sent in order {
        let was_in_front = expected.in_front();
        send(&mut app, *sent);
        expected.takes(*sent);
        assert_eq!(in_front(&app), expected.in_front(), "{order:?}");
        if was_in_front && !expected.in_front() {
            let again = start(folder.path());
            assert_eq!(elapsed(&again), elapsed(&app), "{order:?}");
            assert_eq!(session(&again).id(), session(&app).id(), "{order:?}");
            let removals = |app| session(app).game().removals().to_vec();
            assert_eq!(removals(&again), removals(&app), "{order:?}");
        }
        let before = elapsed(&app);
        app.update();
        let expected_step = if expected.in_front() { STEP } else { Duration::ZERO };
        assert_eq!(elapsed(&app) - before, expected_step, "{order:?}");
    }
}

#[test]
fn what_is_done_after_coming_back_counts_and_the_time_away_does_not() {
    let folder = TempDir::new().expect("a folder");
    let mut app = start(folder.path());
    play(&mut app, EXAMPLE, &FIRST);
    let left_at = elapsed(&app);
    send(&mut app, Sent::Focus(false));
    send(&mut app, Sent::Life(AppLifecycle::Suspended));
    for _ in 0..1000 {
        app.update();
    }
    assert_eq!(elapsed(&app), left_at + STEP, "the update with the message counts");
    send(&mut app, Sent::Life(AppLifecycle::Running));
    send(&mut app, Sent::Focus(true));
    for slot in ["P8", "P5", "P3"] {
        let slot: Slot = slot.parse().expect("a slot");
        ask(&mut app, GameCommand::Tap(slot));
    }
    assert_eq!(session(&app).game().moves(), 2);
    assert_eq!(elapsed(&app), left_at + STEP * 4);
}

#[test]
fn an_app_ended_in_the_background_opens_on_the_same_announcement() {
    let folder = TempDir::new().expect("a folder");
    let mut app = start(folder.path());
    play(&mut app, DEAD_END, &TO_DEAD_END);
    assert_eq!(session(&app).announcement(), Some(Ending::DeadEnd));
    send(&mut app, Sent::Life(AppLifecycle::Suspended));
    // Android kills a process without notice: no code of the app runs any more.
    std::mem::forget(app);

    let mut app = start(folder.path());
    assert_eq!(session(&app).announcement(), Some(Ending::DeadEnd));
    ask(&mut app, GameCommand::DismissEnding);
    std::mem::forget(app);

    let app = start(folder.path());
    assert_eq!(session(&app).announcement(), None);
    assert_eq!(session(&app).game().ending(), Some(Ending::DeadEnd));
    assert_eq!(session(&app).game().moves(), TO_DEAD_END.len());
}

#[test]
fn a_press_shows_that_the_player_is_here_though_no_window_manager_says_so() {
    let folder = TempDir::new().expect("a folder");
    let mut app = start(folder.path());
    send(&mut app, Sent::Focus(false));
    assert!(!in_front(&app));
    press(&mut app);
    assert!(in_front(&app));

    send(&mut app, Sent::Life(AppLifecycle::Suspended));
    press(&mut app);
    assert!(!in_front(&app), "a suspended app is not in front");
}

fn press(app: &mut App) {
    let target = NormalizedRenderTarget::None { width: 390, height: 844 };
    app.world_mut().write_message(PointerInput::new(
        PointerId::Mouse,
        Location { target, position: Vec2::ZERO },
        PointerAction::Press(PointerButton::Primary),
    ));
    app.update();
}
