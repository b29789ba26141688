//! The field that shows the code being entered.

use bevy::prelude::*;

use crate::{
    localization::Key,
    rules::DealCode,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        code_entry::CodeEntry,
        context::UiContext,
        text::{Content, a11y_label, one_line},
        theme::{self, CORNER, Style},
    },
};

/// How many places the field shows after the prefix.
const DIGITS: usize = 7;

/// From the field's edge to its text, in dp.
const PADDING: f32 = 14.0;

/// A part of the field's text: the prefix and seven places, or the whole text if it has no place.
#[derive(Clone, Copy)]
enum Part {
    Prefix,
    Digit(usize),
    Whole,
}

/// The field. `width` is its own, in dp.
pub fn field(width: fn(&UiContext) -> f32) -> impl Bundle {
    let parts = std::iter::once(Part::Prefix)
        .chain((0..DIGITS).map(Part::Digit))
        .chain([Part::Whole])
        .map(move |shown| part(shown, width));
    (
        a11y_label(A11yRole::Field, Key::EnterCodeField),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(4),
            min_height: px(60),
            padding: UiRect::axes(px(PADDING), px(8)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(CORNER)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(theme::SKY.with_alpha(0.45)),
        BorderColor::default(),
        Bind::new(|ctx, line: &mut BorderColor| {
            line.set_all(if ctx.code_entry.entry_error().is_some() {
                theme::WRONG
            } else {
                theme::OUTLINE
            });
        }),
        Children::spawn(SpawnIter(parts)),
    )
}

fn part(part: Part, width: fn(&UiContext) -> f32) -> impl Bundle {
    let color = match part {
        Part::Prefix => theme::MUTED,
        Part::Digit(_) | Part::Whole => theme::TEXT,
    };
    let content = Content::computed(move |ctx| part.text(&ctx.code_entry));
    let scale = move |ctx: &mut UiContext| {
        let width = width(ctx);
        scale(ctx, width)
    };
    (
        Node {
            justify_content: JustifyContent::Center,
            border: UiRect::bottom(px(2)),
            flex_shrink: 0.0,
            ..default()
        },
        Bind::new(move |ctx, node: &mut Node| {
            let scale = scale(ctx);
            node.display =
                if part.is_shown(&ctx.code_entry) { Display::Flex } else { Display::None };
            node.width = match part {
                Part::Digit(_) => px(ctx.width(Style::Code, scale, "W")),
                Part::Prefix | Part::Whole => auto(),
            };
            node.min_height = px(Style::Code.line(scale) + 4.0);
        }),
        BorderColor::default(),
        Bind::new(move |ctx, line: &mut BorderColor| {
            line.set_all(part.line(&ctx.code_entry));
        }),
        Children::spawn(Spawn(one_line(Style::Code, scale, color, content))),
    )
}

impl Part {
    fn is_shown(self, entry: &CodeEntry) -> bool {
        is_plain(entry) != matches!(self, Self::Whole)
    }

    fn text(self, entry: &CodeEntry) -> String {
        match self {
            Self::Prefix => prefix().to_owned(),
            Self::Digit(n) => entry.typed().chars().nth(n).map_or(String::new(), String::from),
            Self::Whole => entry.typed().to_owned(),
        }
    }

    /// The line under it. The next place has a bright one.
    fn line(self, entry: &CodeEntry) -> Color {
        match self {
            Self::Prefix | Self::Whole => Color::NONE,
            Self::Digit(n) if n == entry.typed().chars().count() => theme::GOLD,
            Self::Digit(_) => theme::OUTLINE,
        }
    }
}

/// Whether the text fits in the places.
fn is_plain(entry: &CodeEntry) -> bool {
    let typed = entry.typed();
    typed.chars().count() <= DIGITS && typed.chars().all(|letter| letter.is_ascii_alphanumeric())
}

/// The beginning of every code.
fn prefix() -> &'static str {
    DealCode::new(0).map_or("", DealCode::prefix)
}

/// The text scale at which the text fits in a field of this width, in dp.
fn scale(ctx: &mut UiContext, width: f32) -> f32 {
    let room = width - 2.0 * PADDING - 2.0;
    let widest = if is_plain(&ctx.code_entry) {
        format!("{}{}", prefix(), "W".repeat(DIGITS))
    } else {
        ctx.code_entry.typed().to_owned()
    };
    ctx.scale_within(room - DIGITS as f32 * 4.0, Style::Code, &widest).min(1.3)
}
