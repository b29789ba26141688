//! What the app is, that it collects nothing, and the licences of what it is made of.

use bevy::prelude::*;

use crate::{
    faces::Icon,
    text::Key,
    ui::{
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

/// The typeface's licence asks to be shipped with it.
const FONT_LICENCE: &str = include_str!("../../../assets/fonts/OFL.txt");

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

fn fill_licences(kit: Kit, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Licences, false) else {
        return;
    };
    blank.page.with_children(|page| {
        for key in [Key::AboutLicenceApp, Key::AboutLicenceFont] {
            page.spawn(paragraph(&kit, Style::Body, theme::TEXT, kit.say(key)));
        }
        for part in FONT_LICENCE.split("\n\n") {
            let part = part.replace('\n', " ");
            page.spawn(paragraph(&kit, Style::Small, theme::MUTED, part));
        }
    });
}
