//! The app's lifecycle: focus, occlusion, suspension and exit, in every order.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused, WindowOccluded};
use half_moon::game::GameCommand;
use half_moon::rules::Slot;
use half_moon::storage::GameFile;
use serde::Deserialize;

use crate::app::{Running, folder, open};

/// What a system may tell about an app.
#[derive(Clone, Copy, Debug)]
enum Told {
    Focused(bool),
    Occluded(bool),
    Lifecycle(AppLifecycle),
}

const ALL: [Told; 8] = [
    Told::Focused(false),
    Told::Focused(true),
    Told::Occluded(true),
    Told::Occluded(false),
    Told::Lifecycle(AppLifecycle::WillSuspend),
    Told::Lifecycle(AppLifecycle::Suspended),
    Told::Lifecycle(AppLifecycle::WillResume),
    Told::Lifecycle(AppLifecycle::Running),
];

/// In front is what has the focus, is not occluded and not suspended.
struct Expected {
    focused: bool,
    occluded: bool,
    suspended: bool,
}

impl Expected {
    fn after(&mut self, told: Told) -> bool {
        match told {
            Told::Focused(focused) => self.focused = focused,
            Told::Occluded(occluded) => self.occluded = occluded,
            Told::Lifecycle(AppLifecycle::WillSuspend | AppLifecycle::Suspended) => {
                self.suspended = true;
            }
            Told::Lifecycle(_) => self.suspended = false,
        }
        self.focused && !self.occluded && !self.suspended
    }
}

fn tell(app: &mut Running, told: Told) {
    let window = Entity::PLACEHOLDER;
    match told {
        Told::Focused(focused) => app.send([WindowFocused { window, focused }]),
        Told::Occluded(occluded) => app.send([WindowOccluded { window, occluded }]),
        Told::Lifecycle(lifecycle) => app.send([lifecycle]),
    }
}

#[derive(Deserialize)]
struct Saved {
    content: GameFile,
}

/// The time in the saved game, in seconds.
fn saved_time(folder: &Path) -> u64 {
    let text = fs::read_to_string(folder.join("game.ron")).expect("saved");
    let saved: Saved = ron::from_str(&text).expect("whole");
    saved.content.game.elapsed.as_secs()
}

#[test]
fn in_every_order_the_clock_runs_in_front_only_and_losing_that_saves_the_time() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    let mut clock = 0;
    for first in ALL {
        for second in ALL {
            for third in ALL {
                for fourth in ALL {
                    clock = follow(&mut app, folder.path(), [first, second, third, fourth], clock);
                }
            }
        }
    }
    assert!(app.session().game().selection().contains(Slot::P1), "nothing else changed");
}

/// Back in front, and then what is told step by step, a second in between. The clock's time after it.
fn follow(app: &mut Running, folder: &Path, order: [Told; 4], mut clock: u64) -> u64 {
    let mut expected = Expected { focused: true, occluded: false, suspended: false };
    let mut in_front = true;
    for back in [ALL[1], ALL[3], ALL[7]] {
        tell(app, back);
    }
    for told in order {
        tell(app, told);
        let now_in_front = expected.after(told);
        if in_front && !now_in_front {
            assert_eq!(saved_time(folder), clock, "{order:?}");
        }
        in_front = now_in_front;
        app.later(1);
        clock += u64::from(in_front);
        assert_eq!(app.clock(), clock, "{order:?}");
    }
    clock
}

#[test]
fn several_of_one_frame_count_by_the_last() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    app.send([AppLifecycle::WillSuspend, AppLifecycle::Suspended]);
    app.later(10);
    app.send([AppLifecycle::WillResume, AppLifecycle::Running]);
    app.later(5);
    assert_eq!(app.clock(), 5);
}

#[test]
fn an_exit_saves_the_time_also_one_asked_for_after_everything_else() {
    let folder = folder();
    let mut app = open(folder.path());
    app.ask(GameCommand::Tap(Slot::P1));
    app.later(10);
    assert_eq!(saved_time(folder.path()), 0);
    app.app.add_systems(PostUpdate, |mut exit: MessageWriter<AppExit>| {
        exit.write(AppExit::Success);
    });
    app.update();
    assert_eq!(saved_time(folder.path()), 10);
}

#[test]
fn killed_in_the_background_it_starts_with_the_same_table_and_time() {
    let folder = folder();
    let line = crate::solutions::win();
    let mut app = open(folder.path());
    app.play(line.code, &line.line[..7]);
    app.later(30);
    app.send([AppLifecycle::WillSuspend]);
    let again = open(folder.path());
    assert_eq!(again.session().game().table(), app.session().game().table());
    assert_eq!(again.clock(), 30);
}
