//! The languages, each in its own words, so that players find theirs.

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*, ui::Checked};

use crate::ui::systems::ModalSystems;
use crate::{
    card_art::Icon,
    localization::{Key, Language, Localizer},
    platform,
    settings::SettingsChange,
    ui::{
        a11y_label::A11yRole,
        binding::{Bind, BindMarker},
        button::{Look, PushButton, Sends},
        context::UiContext,
        modal::NewModals,
        navigation::Sheet,
        text::{Content, a11y_label, icon, text},
        theme::{self, CORNER, ICON, Style, TOUCH},
        widgets::group,
    },
};

/// Adds the languages' sheet.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, fill_language.in_set(ModalSystems::Fill));
}

/// The choice to follow the system, with the language that the system asks for.
pub fn system_language(words: &Localizer) -> String {
    let language = Language::from_preferences(platform::languages());
    words.text_with(Key::SettingsLanguageSystem, &[("language", language.own_name().into())])
}

fn fill_language(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::Language) else {
        return;
    };
    body.with_children(|body| {
        let choices = a11y_label(A11yRole::Choices, Key::SettingsLanguage);
        body.spawn((choices, group())).with_children(|group| {
            group.spawn(choice(None, Content::computed(|ctx| system_language(&ctx.words))));
            for language in Language::ALL {
                group.spawn(choice(Some(language), language.own_name().to_owned()));
            }
        });
    });
}

fn choice(language: Option<Language>, name: impl Into<Content>) -> impl Bundle {
    let name = name.into();
    let is_chosen = move |ctx: &UiContext| ctx.settings.language == language;
    let own_name = (
        text(Style::Button, theme::TEXT, name.clone()),
        Bind::new(move |ctx, color: &mut TextColor| {
            color.0 = if is_chosen(ctx) { theme::GOLD } else { theme::TEXT };
        }),
    );
    let label = (
        Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
        Pickable::IGNORE,
        Children::spawn(Spawn(own_name)),
    );
    let check = (icon(Icon::Check, ICON, theme::GOLD), Bind::display_if(is_chosen));
    (
        PushButton(Look::Flat),
        TabIndex(0),
        a11y_label(A11yRole::Choice, name),
        BindMarker::<Checked>::new(is_chosen),
        Sends(SettingsChange::Language(language)),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(14),
            min_height: px(TOUCH),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(14), px(4)),
            border_radius: BorderRadius::all(px(CORNER)),
            ..default()
        },
        Children::spawn((Spawn(label), Spawn(check))),
    )
}
