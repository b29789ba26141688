//! Files of every version so far. Once released they never change; a new version gets a folder of
//! its own.

use std::fs;
use std::path::Path;
use std::time::Duration;

use half_moon::game::GameEvent;
use half_moon::localization::Language;
use half_moon::settings::{Motion, TextSize};

use crate::app::{FILES, counts, folder, open};

fn opened_on(files: &str) -> crate::app::Running {
    let folder = folder();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/storage/old").join(files);
    for name in FILES {
        fs::copy(old.join(name), folder.path().join(name)).expect("an old file");
    }
    let mut app = open(folder.path());
    assert_eq!(app.notices(), []);
    assert_eq!(app.outcomes(), [GameEvent::Dealt { resumed: true }]);
    app
}

#[test]
fn version_1() {
    let mut app = opened_on("version-1");
    let session = app.session();
    assert_eq!(session.id().0, 11044230163846541321);
    assert_eq!(session.game().code().to_string(), "HM1-N-AAAAAAB");
    assert_eq!((session.game().moves(), session.game().score()), (3, 35));
    assert_eq!(session.undos(), 2);
    let elapsed = session.elapsed(app.now());
    assert_eq!(elapsed, Duration::new(83, 250_000_000));

    let settings = app.settings().clone();
    assert!(settings.move_errors && settings.four_colours && settings.left_handed);
    assert!(!settings.sound && !settings.vibration);
    assert_eq!(settings.volume, 4);
    assert_eq!(settings.motion, Motion::Reduced);
    assert_eq!(settings.language, Some(Language::Danish));
    assert_eq!(settings.tap_tolerance, 14.0);
    assert_eq!(settings.text_size, TextSize::Percent(150));

    let statistics = app.statistics();
    assert_eq!(counts(statistics), (7, 3, 0));
    assert_eq!(statistics.best_streak(), 2);
    assert_eq!(statistics.best_time(), Some(Duration::new(312, 0)));
    assert_eq!(statistics.fewest_undos(), Some(1));
    assert_eq!(statistics.recent().len(), 2);
}

/// What a field that came later is in a file from before it.
#[test]
fn version_1_without_the_fields_that_have_a_default() {
    let mut app = opened_on("version-1-fewest-fields");
    assert_eq!(app.session().game().moves(), 1);
    assert_eq!(app.session().announcement(), None);
    let settings = app.settings().clone();
    assert!(settings.placement_assistance);
    assert!(settings.sound, "its default");
    assert_eq!(counts(app.statistics()), (1, 0, 0));
}
