//! What the app is, that it collects nothing, and the licences of what it is made of.

use bevy::prelude::*;

use crate::{
    card_art::Icon,
    localization::Key,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::Sends,
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{Navigate, Sheet},
        theme::{self, Style},
        widgets::{centred, emblem, group, paragraph, row},
    },
};

/// Adds the sheets about the app and its licences.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fill, fill_licences).in_set(ModalSystems::Fill));
}

fn fill(mut ctx: UiContext, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::About, false) else {
        return;
    };
    let ctx = &mut ctx;
    blank.page.with_children(|page| {
        page.spawn(emblem(ctx, Icon::Moon, theme::GOLD));
        let name = ctx.localize(Key::AppName);
        page.spawn(centred(ctx, Style::Large, theme::TEXT, name));
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        let version = ctx.words.text_with(Key::AboutVersion, &version);
        page.spawn(centred(ctx, Style::Small, theme::MUTED, version));
        let what = ctx.localize(Key::AboutWhat);
        page.spawn(centred(ctx, Style::Body, theme::TEXT, what));
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
                        texts.spawn(paragraph(ctx, Style::Body, theme::TEXT, ctx.localize(key)));
                    }
                });
        });
        page.spawn(group()).with_children(|group| {
            let label = ctx.localize(Key::AboutLicences);
            let chevron = ctx.icon(Icon::Chevron, 18.0, theme::MUTED);
            group.spawn((
                row(ctx, Some(Icon::Rules), label, Some(chevron)),
                Sends(Navigate::Open(Sheet::Licences)),
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

fn fill_licences(ctx: UiContext, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::Licences, false) else {
        return;
    };
    blank.page.with_children(|page| {
        for key in [
            Key::AboutLicenceApp,
            Key::AboutLicenceFont,
            Key::AboutLicenceParts,
        ] {
            page.spawn(paragraph(&ctx, Style::Body, theme::TEXT, ctx.localize(key)));
        }
        for (licence, parts) in PARTS.lines().filter_map(|line| line.split_once(": ")) {
            page.spawn((
                A11yLabel::new(A11yRole::Heading, licence),
                paragraph(&ctx, Style::Heading, theme::GOLD, licence.into()),
            ));
            page.spawn(paragraph(&ctx, Style::Small, theme::MUTED, parts.into()));
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
                page.spawn(paragraph(&ctx, Style::Small, theme::MUTED, part));
            }
        }
    });
}

/// A line drawn with dashes, as plain text has it.
fn is_ruler(word: &str) -> bool {
    word.len() > 3 && word.chars().all(|letter| letter == '-')
}
