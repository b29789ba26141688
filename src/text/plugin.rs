//! Which language the app speaks.

use bevy::prelude::*;

use super::{Language, Words};
use crate::session::Attention;
use crate::settings::Settings;
use crate::start::GivenLanguage;
use crate::{GameSet, platform};

/// Keeps [`Words`] in the language given for this run, else the settings', else the system's.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Attention>()
        .init_resource::<SystemLanguages>();
    let world = app.world();
    let language = language(
        world.get_resource::<GivenLanguage>(),
        world.resource::<Settings>(),
        world.resource::<SystemLanguages>(),
    );
    app.insert_resource(Words::new(language))
        .add_systems(PreUpdate, follow.run_if(resource_changed::<Settings>))
        .add_systems(
            Update,
            follow
                .run_if(back_in_front)
                .after(GameSet::Input)
                .before(GameSet::Present),
        );
}

/// Who tells the system's languages, tags such as `da-DK` with the preferred one first.
#[derive(Resource, Clone, Copy)]
pub struct SystemLanguages(pub fn() -> Vec<String>);

impl Default for SystemLanguages {
    fn default() -> Self {
        Self(platform::languages)
    }
}

fn language(
    given: Option<&GivenLanguage>,
    settings: &Settings,
    system: &SystemLanguages,
) -> Language {
    given
        .map(|&GivenLanguage(language)| language)
        .or(settings.language)
        .unwrap_or_else(|| Language::from_preferences((system.0)()))
}

/// Systems tell nobody that their language has changed; the player was in their settings meanwhile.
fn back_in_front(attention: Res<Attention>, mut was_away: Local<bool>) -> bool {
    let away = !attention.foreground;
    std::mem::replace(&mut *was_away, away) && !away
}

fn follow(
    given: Option<Res<GivenLanguage>>,
    settings: Res<Settings>,
    system: Res<SystemLanguages>,
    mut words: ResMut<Words>,
) {
    let language = language(given.as_deref(), &settings, &system);
    if language != words.language() {
        *words = Words::new(language);
    }
}
