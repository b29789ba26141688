//! What the system lacks, or changes while the app is behind others.

use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused};
use half_moon::app::SystemLanguages;
use half_moon::app::{AppConfig, DataDir};
use half_moon::game::GameCommand;
use half_moon::localization::{Key, Language, Localizer};
use half_moon::storage::{SaveError, StorageNotice};
use half_moon::ui::toast::{Saying, Toast};

use crate::phone::{EXAMPLE, Phone, UPRIGHT};

fn language(phone: &Phone) -> Language {
    phone.app.world().resource::<Localizer>().language()
}

fn speak_danish(phone: &mut Phone) {
    phone.app.insert_resource(SystemLanguages(|| vec!["da-DK".into(), "en".into()]));
}

#[test]
fn a_language_changed_in_the_system_is_spoken_when_the_app_comes_back() {
    let focus = |focused| WindowFocused { window: Entity::PLACEHOLDER, focused };
    for suspends in [false, true] {
        let mut phone = Phone::with_deal(EXAMPLE);
        let before = language(&phone);
        assert_ne!(before, Language::Danish);
        let go = |phone: &mut Phone, state: AppLifecycle| {
            let comes = state == AppLifecycle::Running;
            if suspends {
                phone.app.world_mut().write_message(state);
            }
            phone.app.world_mut().write_message(focus(comes));
            phone.frame();
        };
        go(&mut phone, AppLifecycle::Suspended);
        speak_danish(&mut phone);
        phone.frame();
        assert_eq!(language(&phone), before, "not looked for all the time");
        go(&mut phone, AppLifecycle::Running);
        assert_eq!(language(&phone), Language::Danish, "suspended: {suspends}");
        let words = phone.app.world().resource::<Localizer>().text(Key::BarUndo);
        phone.settle();
        assert!(phone.shows(&words), "{words} among {:?}", phone.texts());
    }
}

#[test]
fn a_language_chosen_in_the_settings_stays() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.speak(Language::French);
    phone.frame();
    speak_danish(&mut phone);
    for state in [AppLifecycle::Suspended, AppLifecycle::Running] {
        phone.app.world_mut().write_message(state);
        phone.frame();
    }
    assert_eq!(language(&phone), Language::French);
}

#[test]
fn without_a_folder_the_player_is_told_and_the_game_plays_on() {
    let start = AppConfig { folder: DataDir::Unavailable, ..default() };
    let mut phone = Phone::started(start, UPRIGHT, 2.0);
    phone.settle();
    let told = StorageNotice::NotSaved(SaveError::NoFolder);
    let now = phone.app.world().resource::<Toast>().now();
    assert_eq!(now, Some(Saying::Notice(told)));
    let sentence = phone.app.world().resource::<Localizer>().text(Key::StartNoDataFolder);
    assert!(phone.shows(&sentence), "{:?}", phone.texts());

    phone.request(GameCommand::Deal(EXAMPLE.parse().expect("a code")));
    phone.tap("P1".parse().expect("a slot"));
    phone.tap("P8".parse().expect("a slot"));
    assert_eq!(phone.session().game().moves(), 1);
}
