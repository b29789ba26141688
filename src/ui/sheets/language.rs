//! The languages, each in its own words, so that anyone finds their own.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use crate::{
    card_art::Icon,
    localization::{Key, Language, Localizer},
    platform,
    settings::{Settings, SettingsChange},
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{Look, PushButton, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::Sheet,
        theme::{self, CORNER, ICON, Style, TOUCH},
        widgets::group,
    },
};

/// Adds the languages' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill.in_set(ModalSystems::Fill));
}

/// What following the system is called, with the language that this leads to.
pub fn system(words: &Localizer) -> String {
    let language = Language::from_preferences(platform::languages());
    words.text_with(
        Key::SettingsLanguageSystem,
        &[("language", language.own_name().into())],
    )
}

fn fill(mut ctx: UiContext, settings: Res<Settings>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Language, settings.is_changed()) else {
        return;
    };
    let ctx = &mut ctx;
    blank.page.with_children(|page| {
        let choices = A11yLabel::new(A11yRole::Choices, ctx.localize(Key::SettingsLanguage));
        page.spawn((choices, group())).with_children(|rows| {
            let names = std::iter::once((None, system(&ctx.words))).chain(
                Language::ALL.map(|language| (Some(language), language.own_name().to_owned())),
            );
            for (language, name) in names {
                let is_chosen = settings.language == language;
                rows.spawn((
                    choice(ctx, name, is_chosen),
                    Sends(SettingsChange::Language(language)),
                ));
            }
        });
    });
}

fn choice(ctx: &mut UiContext, name: String, is_chosen: bool) -> impl Bundle + use<> {
    let colour = if is_chosen { theme::GOLD } else { theme::TEXT };
    let check = is_chosen.then(|| ctx.icon(Icon::Check, ICON, theme::GOLD));
    let text = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(Spawn(ctx.text(Style::Button, colour, name.clone()))),
    );
    (
        PushButton(Look::Flat),
        TabIndex(0),
        A11yLabel::new(A11yRole::Choice { taken: is_chosen }, name),
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
