//! The state that widgets show, and a measurer for text.

use std::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    text::{ComputedTextBlock, FontCx, LayoutCx, LetterSpacing, TextBounds, TextPipeline},
    time::Real,
};

use super::{code_entry::CodeEntry, icons::Icons, shown_time::ShownTime, theme::Style};
use crate::{
    card_art::{Icon, SpriteId},
    game::{Session, Statistics},
    localization::{Key, Localizer},
    rules::Card,
    settings::Settings,
    table::Atlas,
    viewport::{TableLayout, Viewport},
};

/// The state that widgets show, icons, and a measurer for text.
#[derive(SystemParam)]
pub struct UiContext<'w> {
    /// The texts in the player's language.
    pub words: Res<'w, Localizer>,
    /// The window.
    pub viewport: Res<'w, Viewport>,
    /// The table's layout in it.
    pub layout: Res<'w, TableLayout>,
    /// The settings.
    pub settings: Res<'w, Settings>,
    /// The game in play.
    pub session: Res<'w, Session>,
    /// The statistics.
    pub statistics: Res<'w, Statistics>,
    /// The code being entered.
    pub code_entry: Res<'w, CodeEntry>,
    atlas: Option<Res<'w, Atlas>>,
    shown_time: Res<'w, ShownTime>,
    time: Res<'w, Time<Real>>,
    icons: Icons<'w>,
    measurer: TextMeasurer<'w>,
}

impl UiContext<'_> {
    /// Whether a widget may have to show something else.
    pub fn is_changed(&self) -> bool {
        self.shown_time.is_changed()
            || self.words.is_changed()
            || self.viewport.is_changed()
            || self.layout.is_changed()
            || self.settings.is_changed()
            || self.session.is_changed()
            || self.statistics.is_changed()
            || self.code_entry.is_changed()
            || self.atlas.as_ref().is_some_and(|atlas| atlas.is_changed())
    }

    /// How long the game has been played.
    pub fn elapsed(&self) -> Duration {
        self.session.elapsed(self.time.elapsed())
    }

    /// A message without variables.
    pub fn localize(&self, key: Key) -> String {
        self.words.text(key)
    }

    /// A card's picture, or nothing while the atlas is being drawn.
    pub fn card_image(&self, card: Card) -> ImageNode {
        let atlas = self.atlas.as_ref();
        atlas
            .and_then(|atlas| atlas.picture(SpriteId::Face(card)))
            .map_or_else(ImageNode::default, |(image, rect)| ImageNode {
                image,
                rect: Some(rect),
                ..default()
            })
    }

    /// The picture of an icon, sharp at this size in dp.
    pub fn icon_image(&mut self, icon: Icon, side: f32) -> Handle<Image> {
        self.icons.image(icon, side * self.viewport.scale)
    }

    /// The picture of the full moon, sharp at this size in dp.
    pub fn full_moon_image(&mut self, side: f32) -> Handle<Image> {
        self.icons.full_moon(side * self.viewport.scale)
    }

    /// The text scale, or less, at which one line of text is no wider than `width` dp.
    pub fn scale_within(&mut self, width: f32, style: Style, text: &str) -> f32 {
        let scale = self.viewport.text_scale;
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
        self.measurer.measure(style, scale, text, None).x
    }

    /// How large a text in the player's size is in lines of `width` dp at most.
    pub fn size(&mut self, style: Style, text: &str, width: f32) -> Vec2 {
        let scale = self.viewport.text_scale;
        self.measurer.measure(style, scale, text, Some(width))
    }
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
