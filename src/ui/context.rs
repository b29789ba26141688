//! What every part of the interface is put together from: words, text in the player's size, icons.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    text::{ComputedTextBlock, FontCx, LayoutCx, LetterSpacing, TextBounds, TextPipeline},
};

use super::{icons::Icons, theme::Style};
use crate::{
    card_art::Icon,
    localization::{Key, Localizer},
    viewport::Viewport,
};

/// Localizer, the player's text size, icons, and a ruler for text.
#[derive(SystemParam)]
pub struct UiContext<'w> {
    /// The player's language.
    pub words: Res<'w, Localizer>,
    /// The screen that is built for.
    pub screen: Res<'w, Viewport>,
    icons: Icons<'w>,
    ruler: TextMeasurer<'w>,
}

impl UiContext<'_> {
    /// Whether what was built for another language or screen has to be built anew.
    pub fn is_changed(&self) -> bool {
        self.words.is_changed() || self.screen.is_changed()
    }

    /// A message without variables.
    pub fn localize(&self, key: Key) -> String {
        self.words.text(key)
    }

    /// Text in the player's size, in lines as wide as its room. It takes no taps: they go to what it is written on.
    pub fn text(&self, style: Style, colour: Color, text: String) -> impl Bundle + use<> {
        self.lines(style, colour, text, Justify::Left)
    }

    /// The same with every line in the middle.
    pub fn text_centred(&self, style: Style, colour: Color, text: String) -> impl Bundle + use<> {
        self.lines(style, colour, text, Justify::Center)
    }

    fn lines(
        &self,
        style: Style,
        colour: Color,
        text: String,
        justify: Justify,
    ) -> impl Bundle + use<> {
        // A word longer than a line of large text is broken rather than cut off.
        let layout = TextLayout::new(justify, LineBreak::WordOrCharacter);
        (written(style, self.screen.text_scale, colour, text), layout)
    }

    /// An icon of so many dp, sharp on this screen.
    pub fn icon(&mut self, icon: Icon, side: f32, colour: Color) -> impl Bundle + use<> {
        let image = self.icons.image(icon, side * self.screen.scale);
        picture(ImageNode::new(image).with_color(colour), side)
    }

    /// The full moon, so many dp wide and high.
    pub fn full_moon(&mut self, side: f32) -> impl Bundle + use<> {
        let image = self.icons.full_moon(side * self.screen.scale);
        picture(ImageNode::new(image), side)
    }

    /// The text scale, or less, at which a text of one line is no wider than `width` dp.
    pub fn scale_within(&mut self, width: f32, style: Style, text: &str) -> f32 {
        let scale = self.screen.text_scale;
        // A hair less, for what rounding to pixels adds.
        let room = (width - 1.0).max(1.0);
        let needed = self.width(style, scale, text);
        if needed > room {
            scale * room / needed
        } else {
            scale
        }
    }

    /// How wide a text is on one line, in dp, so many times as large as at 100 %.
    pub fn width(&mut self, style: Style, scale: f32, text: &str) -> f32 {
        self.ruler.measure(style, scale, text, None).x
    }

    /// How large a text in the player's size is in lines of `width` dp at most.
    pub fn size(&mut self, style: Style, text: &str, width: f32) -> Vec2 {
        let scale = self.screen.text_scale;
        self.ruler.measure(style, scale, text, Some(width))
    }
}

fn picture(image: ImageNode, side: f32) -> impl Bundle {
    (
        image,
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// Text of one line, so many times as large as at 100 %.
pub fn one_line(style: Style, scale: f32, colour: Color, text: String) -> impl Bundle + use<> {
    (written(style, scale, colour, text), TextLayout::no_wrap())
}

fn written(style: Style, scale: f32, colour: Color, text: String) -> impl Bundle + use<> {
    (
        Text::new(text),
        Label,
        style.font(scale),
        TextColor(colour),
        Pickable::IGNORE,
    )
}

/// Measures text before it is laid out.
#[derive(SystemParam)]
struct TextMeasurer<'w> {
    pipeline: ResMut<'w, TextPipeline>,
    fonts: Res<'w, Assets<Font>>,
    context: ResMut<'w, FontCx>,
    layout: ResMut<'w, LayoutCx>,
}

impl TextMeasurer<'_> {
    fn measure(&mut self, style: Style, scale: f32, text: &str, width: Option<f32>) -> Vec2 {
        let (font, line_height) = style.font(scale);
        let section = (
            Entity::PLACEHOLDER,
            0,
            text,
            &font,
            Color::WHITE,
            line_height,
            LetterSpacing::default(),
        );
        let mut block = ComputedTextBlock::default();
        let measured = self.pipeline.create_text_measure(
            Entity::PLACEHOLDER,
            &self.fonts,
            std::iter::once(section),
            1.0,
            &TextLayout::default(),
            &mut block,
            &mut self.context,
            &mut self.layout,
            Vec2::ONE,
            1.0,
        );
        // Only a font that is missing is an error, and this one is built in.
        let Ok(mut measured) = measured else {
            return Vec2::ZERO;
        };
        match width {
            None => measured.max,
            Some(width) => measured.compute_size(
                TextBounds::new_horizontal(width),
                &mut block,
                &mut self.context,
            ),
        }
    }
}
