//! Texts, icons and names that follow the language, the text size and the state.

use std::sync::Arc;

use bevy::{
    prelude::*,
    text::{LineBreak, TextLayout},
};

use super::{
    a11y_label::{A11yLabel, A11yRole},
    binding::Bind,
    context::UiContext,
    theme::Style,
};
use crate::{card_art::Icon, localization::Key};

/// What a text says.
#[derive(Clone)]
pub enum Content {
    /// A message without variables, in the player's language.
    Key(Key),
    /// The same in every language.
    Verbatim(String),
    /// A function of the state.
    Computed(Arc<dyn Fn(&mut UiContext) -> String + Send + Sync>),
}

impl Content {
    /// A function of the state.
    pub fn computed(text: impl Fn(&mut UiContext) -> String + Send + Sync + 'static) -> Self {
        Self::Computed(Arc::new(text))
    }

    /// The text now.
    pub fn read(&self, ctx: &mut UiContext) -> String {
        match self {
            Self::Key(key) => ctx.localize(*key),
            Self::Verbatim(text) => text.clone(),
            Self::Computed(text) => text(ctx),
        }
    }
}

impl From<Key> for Content {
    fn from(key: Key) -> Self {
        Self::Key(key)
    }
}

impl From<String> for Content {
    fn from(text: String) -> Self {
        Self::Verbatim(text)
    }
}

/// Text in the player's size that wraps in its room. It takes no taps: they go to its parent.
pub fn text(style: Style, color: Color, content: impl Into<Content>) -> impl Bundle {
    lines(style, color, content.into(), Justify::Left)
}

/// Text in the player's size with every line centred.
pub fn text_centred(style: Style, color: Color, content: impl Into<Content>) -> impl Bundle {
    lines(style, color, content.into(), Justify::Center)
}

fn lines(style: Style, color: Color, content: Content, justify: Justify) -> impl Bundle {
    (
        written(style, |ctx| ctx.viewport.text_scale, color, content),
        // A word longer than a line of large text is broken rather than cut off.
        TextLayout::new(justify, LineBreak::WordOrCharacter),
    )
}

/// Text of one line. `scale` is its size relative to 100 %.
pub fn one_line(
    style: Style,
    scale: impl Fn(&mut UiContext) -> f32 + Send + Sync + 'static,
    color: Color,
    content: impl Into<Content>,
) -> impl Bundle {
    (written(style, scale, color, content.into()), TextLayout::no_wrap())
}

fn written(
    style: Style,
    scale: impl Fn(&mut UiContext) -> f32 + Send + Sync + 'static,
    color: Color,
    content: Content,
) -> impl Bundle {
    (
        blank(style, color),
        Bind::new(move |ctx, text: &mut Text| text.0 = content.read(ctx)),
        Bind::new(move |ctx, font: &mut TextFont| *font = style.font(scale(ctx)).0),
    )
}

/// A text that says nothing yet, at 100 %.
pub fn blank(style: Style, color: Color) -> impl Bundle {
    (Text::default(), Label, style.font(1.0), TextColor(color), Pickable::IGNORE)
}

/// An icon of this size in dp.
pub fn icon(icon: Icon, side: f32, color: Color) -> impl Bundle {
    (
        ImageNode::default().with_color(color),
        Bind::new(move |ctx, node: &mut ImageNode| node.image = ctx.icon_image(icon, side)),
        square(side),
        Pickable::IGNORE,
    )
}

/// The full moon, of this size in dp.
pub fn full_moon(side: f32) -> impl Bundle {
    (
        ImageNode::default(),
        Bind::new(move |ctx, node: &mut ImageNode| node.image = ctx.full_moon_image(side)),
        square(side),
        Pickable::IGNORE,
    )
}

fn square(side: f32) -> Node {
    Node { width: px(side), height: px(side), flex_shrink: 0.0, ..default() }
}

/// The name and the role that screen readers announce.
pub fn a11y_label(role: A11yRole, name: impl Into<Content>) -> impl Bundle {
    let name = name.into();
    (
        A11yLabel::new(role, ""),
        Bind::new(move |ctx, label: &mut A11yLabel| label.name = name.read(ctx)),
    )
}
