//! The graphics driver fails while the game is played.

use std::fs;
use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::time::TimeUpdateStrategy;
use half_moon::gpu_recovery::{FOR_GOOD, WITHIN};
use half_moon::power::Redraw;
use half_moon::rules::Slot;

use crate::phone::{FRAME, Phone, REST};

/// As the engine tells it.
fn fails(phone: &mut Phone, ty: ErrorType) -> RenderErrorPolicy {
    let error = RenderError { ty, description: String::new(), source: None };
    let world = phone.app.world_mut();
    let answer = world.resource::<RenderErrorHandler>().0;
    answer(&error, world, &mut World::new())
}

fn is_told_to_end(phone: &Phone) -> bool {
    let exits = phone.app.world().resource::<Messages<AppExit>>();
    exits.iter_current_update_messages().any(AppExit::is_error)
}

/// One frame, so much later.
fn later(phone: &mut Phone, time: Duration) {
    let mut step = |time| {
        phone.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
        phone.app.update();
    };
    step(time);
    step(FRAME);
}

#[test]
fn drawing_is_set_up_anew_whatever_failed_and_the_game_goes_on() {
    for ty in
        [ErrorType::DeviceLost, ErrorType::OutOfMemory, ErrorType::Validation, ErrorType::Internal]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut phone = Phone::saving_in(folder.path());
        phone.pass(REST);
        let before = phone.session().game().clone();
        assert!(phone.app.world().resource::<Redraw>().at_rest());
        let answer = fails(&mut phone, ty);
        assert!(matches!(answer, RenderErrorPolicy::Recover(_)), "{ty:?}");
        assert!(!is_told_to_end(&phone));
        phone.frame();
        let redraw = phone.app.world().resource::<Redraw>();
        assert!(!redraw.at_rest(), "nobody has to touch it to see it again");
        assert_eq!(phone.session().game(), &before);
    }
}

#[test]
fn everything_is_saved_first_also_the_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut phone = Phone::saving_in(folder.path());
    phone.tap(Slot::P1);
    later(&mut phone, Duration::from_secs(83));
    let saved = || fs::read_to_string(folder.path().join("game.ron")).expect("saved");
    assert!(saved().contains("secs: 0,"), "{}", saved());
    fails(&mut phone, ErrorType::DeviceLost);
    assert!(saved().contains("secs: 83,"), "{}", saved());
}

#[test]
fn a_driver_that_fails_again_and_again_ends_the_app() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut phone = Phone::saving_in(folder.path());
    for _ in 1..FOR_GOOD {
        let answer = fails(&mut phone, ErrorType::DeviceLost);
        assert!(matches!(answer, RenderErrorPolicy::Recover(_)));
        phone.frame();
    }
    let answer = fails(&mut phone, ErrorType::DeviceLost);
    assert!(matches!(answer, RenderErrorPolicy::StopRendering));
    assert!(is_told_to_end(&phone));
}

#[test]
fn one_that_fails_now_and_then_does_not() {
    let mut phone = Phone::with_deal(crate::phone::EXAMPLE);
    for _ in 0..3 * FOR_GOOD {
        let answer = fails(&mut phone, ErrorType::OutOfMemory);
        assert!(matches!(answer, RenderErrorPolicy::Recover(_)));
        later(&mut phone, WITHIN / (FOR_GOOD as u32 - 1));
    }
    assert!(!is_told_to_end(&phone));
}
