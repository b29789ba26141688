//! Which language the app speaks.

use bevy::prelude::*;

use super::{Language, Words};
use crate::platform;
use crate::settings::Settings;
use crate::start::GivenLanguage;

/// Keeps [`Words`] in the language given for this run, else the settings', else the system's.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
    let world = app.world();
    let language = language(
        world.get_resource::<GivenLanguage>(),
        world.resource::<Settings>(),
    );
    app.insert_resource(Words::new(language))
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>));
}

fn language(given: Option<&GivenLanguage>, settings: &Settings) -> Language {
    given
        .map(|&GivenLanguage(language)| language)
        .or(settings.language)
        .unwrap_or_else(|| Language::from_preferences(platform::languages()))
}

fn follow(given: Option<Res<GivenLanguage>>, settings: Res<Settings>, mut words: ResMut<Words>) {
    let language = language(given.as_deref(), &settings);
    if language != words.language() {
        *words = Words::new(language);
    }
}
