//! What the app is, that it collects nothing, and the licences of what it is made of.

use bevy::prelude::*;

use crate::{
    faces::Icon,
    text::Key,
    ui::{
        access::{Role, Spoken},
        button::Sends,
        frame::FrameSet,
        front::{Go, Sheet},
        kit::Kit,
        pages::Pages,
        theme::{self, Style},
        widgets::{centred, emblem, group, paragraph, row},
    },
};

/// Adds the sheets about the app and its licences.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill, fill_licences).in_set(FrameSet::Fill));
}

fn fill(mut kit: Kit, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::About, false) else {
        return;
    };
    let kit = &mut kit;
    blank.page.with_children(|page| {
        page.spawn(emblem(kit, Icon::Moon, theme::GOLD));
        let name = kit.say(Key::AppName);
        page.spawn(centred(kit, Style::Large, theme::TEXT, name));
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        let version = kit.words.say_with(Key::AboutVersion, &version);
        page.spawn(centred(kit, Style::Small, theme::MUTED, version));
        let what = kit.say(Key::AboutWhat);
        page.spawn(centred(kit, Style::Body, theme::TEXT, what));
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
                        texts.spawn(paragraph(kit, Style::Body, theme::TEXT, kit.say(key)));
                    }
                });
        });
        page.spawn(group()).with_children(|group| {
            let label = kit.say(Key::AboutLicences);
            let chevron = kit.icon(Icon::Chevron, 18.0, theme::MUTED);
            group.spawn((
                row(kit, Some(Icon::Rules), label, Some(chevron)),
                Sends(Go::Open(Sheet::Licences)),
            ));
        });
    });
}

/// Each licence's own words, for what says no more than its name.
const LICENCES: [&str; 3] = [
    include_str!("../../../LICENSE-MIT"),
    include_str!("../../../LICENSE-APACHE"),
    include_str!("../../../assets/fonts/OFL.txt"),
];

/// The parts that the app is made of: a line for each licence, with the parts under it after a colon.
const PARTS: &str = include_str!("../../../assets/licences/parts.txt");

fn fill_licences(kit: Kit, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Licences, false) else {
        return;
    };
    blank.page.with_children(|page| {
        for key in [
            Key::AboutLicenceApp,
            Key::AboutLicenceFont,
            Key::AboutLicenceParts,
        ] {
            page.spawn(paragraph(&kit, Style::Body, theme::TEXT, kit.say(key)));
        }
        for (licence, parts) in PARTS.lines().filter_map(|line| line.split_once(": ")) {
            page.spawn((
                Spoken::new(Role::Heading, licence),
                paragraph(&kit, Style::Heading, theme::GOLD, licence.into()),
            ));
            page.spawn(paragraph(&kit, Style::Small, theme::MUTED, parts.into()));
        }
        for text in LICENCES {
            page.spawn(Node {
                height: px(theme::HAIRLINE),
                margin: UiRect::vertical(px(theme::GAP)),
                flex_shrink: 0.0,
                ..default()
            })
            .insert(BackgroundColor(theme::LINE));
            for part in text.split("\n\n") {
                // The files break their lines for another width.
                let words = part.split_whitespace().filter(|word| !is_ruler(word));
                let part = words.collect::<Vec<_>>().join(" ");
                page.spawn(paragraph(&kit, Style::Small, theme::MUTED, part));
            }
        }
    });
}

/// A line drawn with dashes, as plain text has it.
fn is_ruler(word: &str) -> bool {
    word.len() > 3 && word.chars().all(|letter| letter == '-')
}
