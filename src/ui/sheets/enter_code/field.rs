//! What has been entered of a code.

use bevy::prelude::*;

use super::Entry;
use crate::{
    localization::Key,
    rules::DealCode,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        context::{UiContext, one_line},
        theme::{self, CORNER, Style},
    },
};

/// How many places the field shows after the prefix.
const DIGITS: usize = 7;

/// What every code begins with.
fn prefix() -> &'static str {
    DealCode::new(0).map_or("", DealCode::prefix)
}

/// What has been entered: seven places for the digits after the prefix, or as it is if it is longer.
pub(super) fn field(ctx: &mut UiContext, entry: &Entry, width: f32) -> impl Bundle + use<> {
    let typed: Vec<char> = entry.typed.chars().collect();
    let is_plain = typed.len() <= DIGITS && typed.iter().all(char::is_ascii_alphanumeric);
    let room = width - 2.0 * 14.0 - 2.0;
    let line = if entry.wrong.is_some() {
        theme::WRONG
    } else {
        theme::OUTLINE
    };
    let name = ctx.localize(Key::EnterCodeField);
    let whole = if is_plain {
        format!("{}{}", prefix(), "W".repeat(DIGITS))
    } else {
        entry.typed.clone()
    };
    let scale = ctx
        .scale_within(room - DIGITS as f32 * 4.0, Style::Code, &whole)
        .min(1.3);
    let place = ctx.width(Style::Code, scale, "W");
    let parts: Vec<_> = if is_plain {
        let digit = |n: usize| {
            (
                typed.get(n).map_or(String::new(), char::to_string),
                n == typed.len(),
            )
        };
        std::iter::once((prefix().to_owned(), None))
            .chain(
                (0..DIGITS)
                    .map(digit)
                    .map(|(digit, next)| (digit, Some(next))),
            )
            .collect()
    } else {
        vec![(entry.typed.clone(), None)]
    };
    let prefix_colour = if is_plain { theme::MUTED } else { theme::TEXT };
    let parts = parts.into_iter().map(move |(text, place_of)| {
        let (width, line, colour) = match place_of {
            None => (auto(), Color::NONE, prefix_colour),
            Some(true) => (px(place), theme::GOLD, theme::TEXT),
            Some(false) => (px(place), theme::OUTLINE, theme::TEXT),
        };
        (
            Node {
                width,
                min_height: px(Style::Code.line(scale) + 4.0),
                justify_content: JustifyContent::Center,
                border: UiRect::bottom(px(2)),
                flex_shrink: 0.0,
                ..default()
            },
            BorderColor::all(line),
            Children::spawn(Spawn(one_line(Style::Code, scale, colour, text))),
        )
    });
    (
        A11yLabel::new(A11yRole::Field, name),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(4),
            min_height: px(60),
            padding: UiRect::axes(px(14), px(8)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(CORNER)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(theme::SKY.with_alpha(0.45)),
        BorderColor::all(line),
        Children::spawn(SpawnIter(parts.collect::<Vec<_>>().into_iter())),
    )
}
