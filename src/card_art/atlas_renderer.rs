//! Draws each picture of the atlas from SVG.

use bevy::math::{IVec2, UVec2};
use resvg::tiny_skia::Pixmap;

use super::card::{self, Design, HEIGHT, PIPS_FROM};
use super::label::Label;
use super::palette::Palette;
use super::svg_renderer::{self, SvgCanvas, SvgRenderer, content};
use super::{FaceStyle, SpriteId, night};
use crate::rules::{Rank, Suit};

// Lengths in hundredths of a card's width:
/// The margin around a face that rim, focus and shadow reach into.
const MARGIN: f32 = 12.0;
/// A shadow lies this much lower than its card.
const SHADOW_DROP: f32 = 2.5;
/// An edge begins this far above the face's foot, behind its round corners.
const EDGE_OVERLAP: f32 = 20.0;
/// The height of the card backs that show below the top card of a pile.
const EDGE: f32 = 7.0;
/// A count's box: its size, and its place on the face.
const COUNT: [f32; 2] = [24.0, 17.0];
const COUNT_AT: [f32; 2] = [70.0, 111.0];
/// A spark's side.
const SPARK: f32 = 40.0;

/// Draws pictures in one style and size.
pub(super) struct AtlasRenderer {
    face: UVec2,
    /// By suit: ink is a color of the style sheet.
    renderers: [SvgRenderer; 4],
    ranks: Vec<Label>,
    counts: Vec<Label>,
    design: Design,
    /// The blank card, drawn once: it takes as long as the rest of a face.
    paper: Option<Pixmap>,
}

impl AtlasRenderer {
    pub fn new(style: &FaceStyle, face: UVec2, width_dp: f32) -> Self {
        let palette = Palette::new(style);
        let renderers = Suit::ALL.map(|suit| SvgRenderer::new(palette.style_sheet(suit)));
        let ranks =
            Rank::ALL.iter().map(|&rank| Label::rank(&renderers[0], rank, style.letters)).collect();
        let counts = (1..=SpriteId::COUNTS)
            .map(|count| Label::text(&renderers[0], &count.to_string()))
            .collect();
        let design = if style.large_index {
            Design::LargeIndex
        } else if width_dp >= PIPS_FROM {
            Design::Rich
        } else {
            Design::Plain
        };
        let mut paper = Pixmap::new(face.x, face.y);
        if let Some(paper) = &mut paper {
            svg_renderer::draw(&renderers[0].read(card::PAPER), paper.as_mut());
        }
        Self { face, renderers, ranks, counts, design, paper }
    }

    /// Pixels, at least one, for a length in hundredths of a card's width.
    fn px(&self, length: f32) -> u32 {
        ((length * self.face.x as f32 / 100.0).round() as u32).max(1)
    }

    /// A picture's size, and its offset from the face's top left.
    pub fn frame(&self, id: SpriteId) -> (UVec2, IVec2) {
        let margin = self.px(MARGIN);
        let outside = -IVec2::splat(margin as i32);
        match id {
            SpriteId::Face(_) | SpriteId::Back | SpriteId::Shade | SpriteId::Empty => {
                (self.face, IVec2::ZERO)
            }
            SpriteId::Rim | SpriteId::Focus => (self.face + 2 * margin, outside),
            SpriteId::Shadow => {
                let drop = self.px(SHADOW_DROP) as i32;
                (self.face + 2 * margin, outside + IVec2::new(0, drop))
            }
            SpriteId::Edge(_) => {
                let overlap = self.px(EDGE_OVERLAP);
                let size = UVec2::new(self.face.x, overlap + self.px(EDGE));
                (size, IVec2::new(0, self.face.y as i32 - overlap as i32))
            }
            SpriteId::Count(_) => {
                let size = COUNT.map(|length| self.px(length));
                let offset = COUNT_AT.map(|length| self.px(length) as i32);
                (size.into(), offset.into())
            }
            SpriteId::Spark => (UVec2::splat(self.px(SPARK)), IVec2::ZERO),
        }
    }

    /// A picture in straight alpha.
    pub fn draw(&self, id: SpriteId, size: UVec2) -> Vec<u8> {
        let renderer = match id {
            SpriteId::Face(card) => &self.renderers[card.suit as usize],
            _ => &self.renderers[0],
        };
        let svg = match id {
            SpriteId::Face(card) => {
                let rank = &self.ranks[usize::from(card.rank.value()) - 1];
                card::face(card, rank, self.design)
            }
            SpriteId::Back => include_str!("../../assets/cards/back.svg").to_owned(),
            SpriteId::Rim => include_str!("../../assets/cards/rim.svg").to_owned(),
            SpriteId::Focus => include_str!("../../assets/cards/focus.svg").to_owned(),
            SpriteId::Shade => include_str!("../../assets/cards/shade.svg").to_owned(),
            SpriteId::Empty => include_str!("../../assets/cards/empty.svg").to_owned(),
            SpriteId::Spark => include_str!("../../assets/cards/spark.svg").to_owned(),
            SpriteId::Edge(backs) => edge(backs),
            SpriteId::Count(count) => self.count(count),
            SpriteId::Shadow => return night::shadow(size, self.px(MARGIN), self.px(11.0)),
        };
        let ground = match id {
            SpriteId::Face(_) => self.paper.clone(),
            _ => Pixmap::new(size.x, size.y),
        };
        ground.map_or_else(Vec::new, |mut pixmap| {
            svg_renderer::draw(&renderer.read(&svg), pixmap.as_mut());
            svg_renderer::straight(pixmap)
        })
    }

    fn count(&self, count: u8) -> String {
        let label = &self.counts[usize::from(count) - 1];
        let capitals = if self.design == Design::Rich { 9.5 } else { 14.0 };
        let [width, height] = COUNT;
        let mut canvas = SvgCanvas::new(width, height);
        let at = [width - label.width * capitals / 100.0, height - 1.0 - capitals];
        canvas.put(&label.drawing("muted"), at, capitals / 100.0);
        canvas.finish()
    }
}

/// One to three card backs below a face, the lowest drawn first.
fn edge(backs: u8) -> String {
    let mut canvas = SvgCanvas::new(100.0, EDGE_OVERLAP + EDGE);
    let drawing = content(include_str!("../../assets/cards/edge.svg"));
    for back in (1..=backs).rev() {
        let down = EDGE * f32::from(back) / f32::from(SpriteId::EDGES);
        canvas.put(drawing, [0.0, EDGE_OVERLAP - HEIGHT + down], 1.0);
    }
    canvas.finish()
}
