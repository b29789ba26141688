//! The state that widgets show, and text measurement.

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

/// The state that widgets show, their images, and text measurement.
#[derive(SystemParam)]
pub struct UiContext<'w> {
    /// The texts in the player's language.
    pub words: Res<'w, Localizer>,
    /// The window.
    pub viewport: Res<'w, Viewport>,
    /// The table's layout.
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
    /// Whether widgets may need an update.
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

    /// The time played in this game.
    pub fn elapsed(&self) -> Duration {
        self.session.elapsed(self.time.elapsed())
    }

    /// The text of a message without variables.
    pub fn localize(&self, key: Key) -> String {
        self.words.text(key)
    }

    /// A card's image, empty while the atlas is being drawn.
    pub fn card_image(&self, card: Card) -> ImageNode {
        let atlas = self.atlas.as_ref();
        atlas.and_then(|atlas| atlas.picture(SpriteId::Face(card))).map_or_else(
            ImageNode::default,
            |(image, rect)| ImageNode { image, rect: Some(rect), ..default() },
        )
    }

    /// An icon's image with sides of `side` dp, drawn for the screen's pixels.
    pub fn icon_image(&mut self, icon: Icon, side: f32) -> Handle<Image> {
        self.icons.image(icon, side * self.viewport.scale)
    }

    /// The full moon's image with sides of `side` dp, drawn for the screen's pixels.
    pub fn full_moon_image(&mut self, side: f32) -> Handle<Image> {
        self.icons.full_moon(side * self.viewport.scale)
    }

    /// The largest text scale, up to the player's, at which one line of text fits into `width` dp.
    pub fn scale_within(&mut self, width: f32, style: Style, text: &str) -> f32 {
        let scale = self.viewport.text_scale;
        // Leave a margin for rounding to pixels.
        let room = (width - 1.0).max(1.0);
        let needed = self.width(style, scale, text);
        if needed > room { scale * room / needed } else { scale }
    }

    /// The width of a text on one line at this text scale, in dp.
    pub fn width(&mut self, style: Style, scale: f32, text: &str) -> f32 {
        self.measurer.measure(style, scale, text, None).x
    }

    /// The size of a text at the player's text scale, wrapped at `width`, in dp.
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
        // Only a missing font is an error, and this one is embedded.
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
