//! What is heard and felt of what happens.

use half_moon::audio::{Play, Tune, tune};
use half_moon::game::GameEvent;
use half_moon::haptics::haptic;
use half_moon::platform::Haptic;
use half_moon::rules::{Ending, Game, Refusal, Removal, Slot};
use half_moon::settings::{Settings, VOLUME};

fn pair() -> Removal {
    Removal::pair(Slot::P1, Slot::P8).expect("two slots")
}

fn trio() -> Removal {
    Removal::trio(Slot::P3, Slot::P5, Slot::P8).expect("three slots")
}

fn refused() -> GameEvent {
    let mut game = Game::new("HM1-N-BIBI5L3".parse().expect("a deal code"));
    game.tap(Slot::P1);
    GameEvent::Refused { why: Refusal::SumMustBeEleven, tapped: Slot::R5, was: game.selection() }
}

#[test]
fn everything_a_tap_can_lead_to_has_its_sound_and_its_answer() {
    let dead_end = GameEvent::Ended(Ending::DeadEnd);
    let victory = GameEvent::Ended(Ending::Victory);
    for (outcomes, heard, felt) in [
        (vec![GameEvent::Selected(Slot::P1)], Some(Tune::Select), Some(Haptic::Select)),
        (vec![GameEvent::Deselected(Slot::P1)], Some(Tune::Select), Some(Haptic::Select)),
        (vec![GameEvent::Removed(pair())], Some(Tune::Pair), Some(Haptic::Remove)),
        (vec![GameEvent::Removed(trio())], Some(Tune::Trio), Some(Haptic::Remove)),
        (vec![refused()], Some(Tune::Refusal), Some(Haptic::Refuse)),
        (vec![GameEvent::Undone(trio())], Some(Tune::Undo), Some(Haptic::Select)),
        (vec![GameEvent::Removed(pair()), dead_end], Some(Tune::DeadEnd), Some(Haptic::Remove)),
        (vec![GameEvent::Removed(trio()), victory], Some(Tune::Victory), Some(Haptic::Remove)),
        (vec![GameEvent::Dealt { resumed: false }], None, None),
        (vec![GameEvent::Dealt { resumed: false }, dead_end], Some(Tune::DeadEnd), None),
        (vec![GameEvent::EndingDismissed], None, None),
        (vec![], None, None),
    ] {
        assert_eq!(tune(&outcomes), heard, "{outcomes:?}");
        assert_eq!(haptic(&outcomes), felt, "{outcomes:?}");
    }
}

#[test]
fn the_app_opens_without_a_sound() {
    let dealt = GameEvent::Dealt { resumed: true };
    for ending in [Ending::DeadEnd, Ending::Victory] {
        let outcomes = [dealt, GameEvent::Ended(ending)];
        assert_eq!(tune(&outcomes), None);
        assert_eq!(haptic(&outcomes), None);
    }
}

#[test]
fn taps_of_one_frame_are_one_tune() {
    let outcomes = [GameEvent::Selected(Slot::P1), GameEvent::Removed(pair())];
    assert_eq!(tune(&outcomes), Some(Tune::Pair));
    let outcomes = [GameEvent::Removed(pair()), GameEvent::Selected(Slot::P1)];
    assert_eq!(tune(&outcomes), Some(Tune::Select));
    assert_eq!(haptic(&outcomes), Some(Haptic::Select));
}

#[test]
fn settings_and_a_silent_phone_are_obeyed() {
    let settings = Settings::default();
    let play = Play::new(Tune::Pair, &settings, false).expect("sound is on by default");
    assert_eq!((play.tune, play.volume), (Tune::Pair, settings.volume));
    assert_eq!(Play::new(Tune::Pair, &settings, true), None);
    let off = Settings { sound: false, ..Settings::default() };
    assert_eq!(Play::new(Tune::Pair, &off, false), None);
    for volume in VOLUME {
        let settings = Settings { volume, ..Settings::default() };
        let plays = Play::new(Tune::Victory, &settings, false).is_some();
        assert_eq!(plays, volume > 0);
    }
}
