//! The languages, each in its own words, so that anyone finds their own.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::settings::Change;
use crate::{
    faces::Icon,
    platform,
    settings::Settings,
    text::{Key, Language, Words},
    ui::{
        access::{Role, Spoken},
        button::{Look, PushButton, Sends},
        frame::FrameSet,
        front::Sheet,
        kit::Kit,
        pages::Pages,
        theme::{self, CORNER, ICON, Style, TOUCH},
        widgets::group,
    },
};

/// Adds the languages' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(FrameSet::Fill));
}

/// What following the system is called, with the language that this leads to.
pub fn system(words: &Words) -> String {
    let language = Language::from_preferences(platform::languages());
    words.say_with(
        Key::SettingsLanguageSystem,
        &[("language", language.own_name().into())],
    )
}

fn fill(mut kit: Kit, settings: Res<Settings>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Language, settings.is_changed()) else {
        return;
    };
    let kit = &mut kit;
    blank.page.with_children(|page| {
        let choices = Spoken::new(Role::Choices, kit.say(Key::SettingsLanguage));
        page.spawn((choices, group())).with_children(|rows| {
            let names = std::iter::once((None, system(&kit.words))).chain(
                Language::ALL.map(|language| (Some(language), language.own_name().to_owned())),
            );
            for (language, name) in names {
                let is_chosen = settings.language == language;
                rows.spawn((
                    choice(kit, name, is_chosen),
                    Sends(Change::Language(language)),
                ));
            }
        });
    });
}

fn choice(kit: &mut Kit, name: String, is_chosen: bool) -> impl Bundle + use<> {
    let colour = if is_chosen { theme::GOLD } else { theme::TEXT };
    let check = is_chosen.then(|| kit.icon(Icon::Check, ICON, theme::GOLD));
    let text = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(Spawn(kit.text(Style::Button, colour, name.clone()))),
    );
    (
        PushButton(Look::Flat),
        TabIndex(0),
        Spoken::new(Role::Choice { taken: is_chosen }, name),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(14),
            min_height: px(TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(14), px(4)),
            border_radius: BorderRadius::all(px(CORNER)),
            ..default()
        },
        Children::spawn((Spawn(text), SpawnIter(check.into_iter()))),
    )
}
