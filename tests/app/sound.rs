//! What is to be heard and felt while the game is played.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use half_moon::audio::{HasSound, Play, Tune};
use half_moon::game::GameCommand;
use half_moon::haptics::{HasVibration, Vibrate};
use half_moon::platform::Haptic;
use half_moon::rules::Slot;
use half_moon::ui::navigation::Sheet;

use crate::phone::{EXAMPLE, Phone};

/// What ears and fingertips have noticed.
#[derive(Resource, Default)]
struct Noticed {
    plays: Vec<Play>,
    haptics: Vec<Haptic>,
}

fn notice(
    mut plays: MessageReader<Play>,
    mut answers: MessageReader<Vibrate>,
    mut noticed: ResMut<Noticed>,
) {
    noticed.plays.extend(plays.read());
    noticed.haptics.extend(answers.read().map(|answer| answer.0));
}

impl Phone {
    /// One that is listened to from now on.
    fn listened_to() -> Self {
        let mut phone = Self::with_deal(EXAMPLE);
        phone.app.init_resource::<Noticed>();
        phone.app.add_systems(Last, notice);
        phone.pass(crate::phone::FRAME);
        phone.noticed();
        phone
    }

    /// What was noticed since it was asked last.
    fn noticed(&mut self) -> Noticed {
        std::mem::take(&mut *self.app.world_mut().resource_mut())
    }

    fn tunes(&mut self) -> Vec<Tune> {
        let plays = self.noticed().plays;
        plays.into_iter().map(|play| play.tune).collect()
    }
}

#[test]
fn every_tap_is_heard_and_felt_once() {
    let mut phone = Phone::listened_to();
    for (slot, tune, haptic) in [
        (Slot::P1, Tune::Select, Haptic::Select),
        (Slot::R5, Tune::Refusal, Haptic::Refuse),
        (Slot::P1, Tune::Select, Haptic::Select),
        (Slot::P1, Tune::Select, Haptic::Select),
        (Slot::P1, Tune::Select, Haptic::Select),
        (Slot::P8, Tune::Pair, Haptic::Remove),
        (Slot::P8, Tune::Select, Haptic::Select),
        (Slot::P5, Tune::Select, Haptic::Select),
        (Slot::P3, Tune::Trio, Haptic::Remove),
    ] {
        phone.tap(slot);
        phone.settle();
        let Noticed { plays, haptics } = phone.noticed();
        let tunes: Vec<Tune> = plays.into_iter().map(|play| play.tune).collect();
        assert_eq!(tunes, [tune], "{slot:?}");
        assert_eq!(haptics, [haptic], "{slot:?}");
    }
    phone.press("Undo");
    let Noticed { plays, haptics } = phone.noticed();
    assert_eq!(plays.first().map(|play| play.tune), Some(Tune::Undo));
    assert_eq!(haptics, [Haptic::Select]);
    phone.request(GameCommand::Restart);
    phone.settle();
    assert!(phone.tunes().is_empty());
}

#[test]
fn what_is_switched_off_is_neither_heard_nor_felt() {
    let mut phone = Phone::listened_to();
    phone.settings().sound = false;
    phone.tap(Slot::P1);
    let noticed = phone.noticed();
    assert_eq!((noticed.plays.len(), noticed.haptics.len()), (0, 1));
    phone.settings().sound = true;
    phone.settings().vibration = false;
    phone.tap(Slot::P1);
    let noticed = phone.noticed();
    assert_eq!((noticed.plays.len(), noticed.haptics.len()), (1, 0));
    phone.settings().volume = 0;
    phone.tap(Slot::P1);
    assert!(phone.tunes().is_empty());
}

#[test]
fn a_change_of_the_settings_is_tried_at_once() {
    let mut phone = Phone::listened_to();
    phone.open(Sheet::Settings);
    for volume in [8, 9, 10] {
        phone.activate("Volume: More");
        let plays = phone.noticed().plays;
        let volumes: Vec<u8> = plays.into_iter().map(|play| play.volume).collect();
        assert_eq!(volumes, [volume]);
    }
    phone.activate("Volume: More");
    assert!(phone.tunes().is_empty(), "it is as loud as it gets");
    phone.activate("Sound");
    assert!(phone.tunes().is_empty(), "it is off");
    phone.activate("Sound");
    assert_eq!(phone.tunes().len(), 1);
    for _ in 0..10 {
        phone.activate("Volume: Less");
    }
    assert_eq!(phone.settings().volume, 0);
    let noticed = phone.noticed();
    assert_eq!(noticed.plays.len(), 9, "and at 0 nothing");
    assert!(noticed.haptics.is_empty());
    phone.activate("Vibration");
    assert!(phone.noticed().haptics.is_empty());
    phone.activate("Vibration");
    assert_eq!(phone.noticed().haptics, [Haptic::Select]);
}

#[test]
fn only_what_the_device_has_is_offered_and_used() {
    for (sound, vibration) in [(true, true), (true, false), (false, true), (false, false)] {
        let mut phone = Phone::listened_to();
        phone.app.insert_resource(HasSound(sound));
        phone.app.insert_resource(HasVibration(vibration));
        phone.open(Sheet::Settings);
        for (name, is_there) in [
            ("Sound", sound),
            ("Volume: More", sound),
            ("Vibration", vibration),
            ("Left-handed", true),
        ] {
            assert_eq!(phone.find_button(name).is_some(), is_there, "{name}");
        }
        assert_eq!(phone.shows("Sound and vibration"), sound || vibration);
        phone.key(KeyCode::Escape, Key::Escape);
        phone.settle();
        phone.tap(Slot::P1);
        let noticed = phone.noticed();
        assert_eq!(noticed.plays.len(), usize::from(sound));
        assert_eq!(noticed.haptics.len(), usize::from(vibration));
    }
}
