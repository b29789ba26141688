//! The app's language.

use bevy::prelude::*;

use crate::game::PlayerPresence;
use crate::localization::{Language, Localizer};
use crate::platform;
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::storage::LoadSystems;

/// A language for this run, which overrides the settings and the system.
#[derive(Resource, Clone, Debug)]
pub struct LanguageOverride(pub Language);

/// Keeps [`Localizer`] in the language of [`LanguageOverride`], the settings or the system, in that
/// order.
pub fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguages>()
        .add_systems(PreStartup, load_language.after(LoadSystems))
        .add_systems(PreUpdate, update_language.run_if(resource_changed::<Settings>))
        .add_systems(
            Update,
            update_language
                .run_if(back_in_front)
                .after(GameSystems::Input)
                .before(GameSystems::Present),
        );
}

/// The function that returns the system's language tags, such as `da-DK`, the preferred one first.
#[derive(Resource, Clone, Copy)]
pub struct SystemLanguages(pub fn() -> Vec<String>);

impl Default for SystemLanguages {
    fn default() -> Self {
        Self(platform::languages)
    }
}

fn language(
    given: Option<&LanguageOverride>,
    settings: &Settings,
    system: &SystemLanguages,
) -> Language {
    given
        .map(|&LanguageOverride(language)| language)
        .or(settings.language)
        .unwrap_or_else(|| Language::from_preferences((system.0)()))
}

/// The system sends no event when its language changes, so it is read when the app returns to the
/// foreground.
fn back_in_front(presence: Res<PlayerPresence>, mut was_away: Local<bool>) -> bool {
    let away = !presence.foreground;
    std::mem::replace(&mut *was_away, away) && !away
}

/// The first language is known once the settings are loaded.
fn load_language(
    given: Option<Res<LanguageOverride>>,
    settings: Res<Settings>,
    system: Res<SystemLanguages>,
    mut commands: Commands,
) {
    let language = language(given.as_deref(), &settings, &system);
    commands.insert_resource(Localizer::new(language));
}

fn update_language(
    given: Option<Res<LanguageOverride>>,
    settings: Res<Settings>,
    system: Res<SystemLanguages>,
    mut words: ResMut<Localizer>,
) {
    let language = language(given.as_deref(), &settings, &system);
    if language != words.language() {
        *words = Localizer::new(language);
    }
}
