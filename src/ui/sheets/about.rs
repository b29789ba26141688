//! About the app: its version, its privacy, and the licences of its parts.

use bevy::prelude::*;

use crate::{
    card_art::Icon,
    localization::Key,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::Sends,
        modal::NewModals,
        navigation::{Navigate, Sheet},
        systems::ModalSystems,
        text::{Content, icon},
        theme::{self, Style},
        widgets::{centred, emblem, group, paragraph, row},
    },
};

/// Adds the sheets about the app and its licences.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill_about, fill_licences).in_set(ModalSystems::Fill));
}

fn fill_about(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::About) else {
        return;
    };
    body.with_children(|page| {
        page.spawn(emblem(Icon::Moon, theme::GOLD));
        page.spawn(centred(Style::Large, theme::TEXT, Key::AppName));
        let version = Content::computed(|ctx| {
            let version = [("version", env!("CARGO_PKG_VERSION").into())];
            ctx.words.text_with(Key::AboutVersion, &version)
        });
        page.spawn(centred(Style::Small, theme::MUTED, version));
        page.spawn(centred(Style::Body, theme::TEXT, Key::AboutWhat));
        page.spawn(group()).with_children(|group| {
            group
                .spawn(Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(10),
                    padding: UiRect::all(px(14)),
                    ..default()
                })
                .with_children(|texts| {
                    for key in [Key::AboutPrivacy, Key::AboutMadeWith] {
                        texts.spawn(paragraph(Style::Body, theme::TEXT, key));
                    }
                });
        });
        page.spawn(group()).with_children(|group| {
            let chevron = icon(Icon::Chevron, 18.0, theme::MUTED);
            group.spawn((
                row(Some(Icon::Rules), Key::AboutLicences, Some(chevron)),
                Sends(Navigate::Open(Sheet::Licences)),
            ));
        });
    });
}

/// The texts of the licences.
const LICENCES: [&str; 3] = [
    include_str!("../../../LICENSE-MIT"),
    include_str!("../../../LICENSE-APACHE"),
    include_str!("../../../assets/fonts/OFL.txt"),
];

/// The app's parts: a line for each licence, with its parts after a colon.
const PARTS: &str = include_str!("../../../assets/licences/parts.txt");

fn fill_licences(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::Licences) else {
        return;
    };
    body.with_children(|page| {
        for key in [Key::AboutLicenceApp, Key::AboutLicenceFont, Key::AboutLicenceParts] {
            page.spawn(paragraph(Style::Body, theme::TEXT, key));
        }
        for (licence, parts) in PARTS.lines().filter_map(|line| line.split_once(": ")) {
            page.spawn((
                A11yLabel::new(A11yRole::Heading, licence),
                paragraph(Style::Heading, theme::GOLD, licence.to_owned()),
            ));
            page.spawn(paragraph(Style::Small, theme::MUTED, parts.to_owned()));
        }
        for text in LICENCES {
            page.spawn((
                Node {
                    height: px(theme::HAIRLINE),
                    margin: UiRect::vertical(px(theme::GAP)),
                    flex_shrink: 0.0,
                    ..default()
                },
                BackgroundColor(theme::LINE),
            ));
            for part in text.split("\n\n") {
                // The files break their lines for another width.
                let words = part.split_whitespace().filter(|word| !is_ruler(word));
                let part = words.collect::<Vec<_>>().join(" ");
                page.spawn(paragraph(Style::Small, theme::MUTED, part));
            }
        }
    });
}

/// A line drawn with dashes.
fn is_ruler(word: &str) -> bool {
    word.len() > 3 && word.chars().all(|letter| letter == '-')
}
