//! All pictures of the table in one texture.

use std::collections::HashMap;

use bevy::math::{IVec2, URect, UVec2};
use resvg::tiny_skia::Pixmap;

use crate::rules::{Rank, Suit};

use super::card::{self, Design, HEIGHT, PIPS_FROM};
use super::label::Label;
use super::palette::Palette;
use super::svg_renderer::{self, SvgCanvas, SvgRenderer, content};
use super::{ATLAS_SIDE_MAX, CARD_PX_MAX, FaceStyle, PADDING, SpriteId, night, pack};

/// One picture in the texture; lengths in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtlasEntry {
    /// Where it is in the texture. It is drawn as large as this.
    pub rect: URect,
    /// Where its top left goes, from the top left of the face it belongs to; y runs down.
    pub offset: IVec2,
}

/// The texture, in straight sRGB, and where each picture is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtlasImage {
    /// In pixels, each side at most [`ATLAS_SIDE_MAX`].
    pub size: UVec2,
    /// Four bytes a pixel, rows from the top.
    pub rgba: Vec<u8>,
    /// A face's size, in pixels.
    pub face: UVec2,
    pieces: HashMap<SpriteId, AtlasEntry>,
}

impl AtlasImage {
    /// A picture's place. `None` for what is not drawn, or an edge or a count out of range.
    pub fn piece(&self, art: SpriteId) -> Option<AtlasEntry> {
        self.pieces.get(&art).copied()
    }

    /// Every picture that is drawn, in no order.
    pub fn pieces(&self) -> impl Iterator<Item = (SpriteId, AtlasEntry)> + '_ {
        self.pieces.iter().map(|(&art, &piece)| (art, piece))
    }
}

/// A face's size for a card so many pixels wide, at most [`CARD_PX_MAX`].
pub fn face_px(width: u32) -> UVec2 {
    let width = width.clamp(1, CARD_PX_MAX);
    UVec2::new(width, (width as f32 * HEIGHT / 100.0).round() as u32)
}

/// Draws all that lies on the table, for a card so wide in physical pixels (at most [`CARD_PX_MAX`]) and in dp.
pub fn rasterise(style: &FaceStyle, width_px: u32, width_dp: f32) -> AtlasImage {
    let mut drawing = AtlasDrawing::new(style, width_px, width_dp);
    drawing.draw(|_| true);
    drawing.image
}

/// A texture that is drawn bit by bit, so that what is seen first need not wait for the rest.
pub struct AtlasDrawing {
    studio: AtlasRenderer,
    /// Where each picture goes that is not drawn yet.
    left: Vec<(SpriteId, AtlasEntry)>,
    image: AtlasImage,
}

impl AtlasDrawing {
    /// An empty texture, for a card so wide in physical pixels (at most [`CARD_PX_MAX`]) and in dp.
    pub fn new(style: &FaceStyle, width_px: u32, width_dp: f32) -> Self {
        let face = face_px(width_px);
        let studio = AtlasRenderer::new(style, face, width_dp);
        let arts: Vec<SpriteId> = SpriteId::all().collect();
        let frames: Vec<(UVec2, IVec2)> = arts.iter().map(|&art| studio.frame(art)).collect();
        let sizes: Vec<UVec2> = frames.iter().map(|&(size, _)| size).collect();
        let (size, places) = pack::pack(&sizes, PADDING, ATLAS_SIDE_MAX).unwrap_or_default();
        let pieces = places
            .into_iter()
            .zip(frames)
            .map(|(rect, (_, offset))| AtlasEntry { rect, offset });
        Self {
            studio,
            left: arts.into_iter().zip(pieces).collect(),
            image: AtlasImage {
                size,
                rgba: vec![0; (size.x * size.y * 4) as usize],
                face,
                pieces: HashMap::new(),
            },
        }
    }

    /// Draws those pictures of which `wanted` says so and that are not drawn yet.
    pub fn draw(&mut self, wanted: impl Fn(SpriteId) -> bool) {
        let image = &mut self.image;
        for (art, piece) in self.left.extract_if(.., |(art, _)| wanted(*art)) {
            let picture = self.studio.draw(art, piece.rect.size());
            blit(&mut image.rgba, image.size.x, piece.rect, &picture);
            image.pieces.insert(art, piece);
        }
    }

    /// The texture as far as it is drawn; and what draws the rest, if there is any.
    pub fn finish(self) -> (AtlasImage, Option<Self>) {
        if self.left.is_empty() {
            (self.image, None)
        } else {
            (self.image.clone(), Some(self))
        }
    }
}

fn blit(rgba: &mut [u8], stride: u32, rect: URect, picture: &[u8]) {
    let row = (rect.width() * 4) as usize;
    if row == 0 {
        return;
    }
    for (y, source) in (rect.min.y..).zip(picture.chunks_exact(row)) {
        let start = ((y * stride + rect.min.x) * 4) as usize;
        rgba[start..start + row].copy_from_slice(source);
    }
}

/// What is drawn around a face reaches this far out, in hundredths of a card's width.
const AROUND: f32 = 12.0;
/// A shadow falls this much lower than its card.
const FALL: f32 = 2.5;
/// The strip of an edge begins this much above the face's foot, under its round corners.
const TUCKED: f32 = 20.0;
/// The backs under a pile's top show so much below its face: the rest of the slot.
const EDGE: f32 = 7.0;
/// A count's box: its size, and where it is on the face.
const COUNT: [f32; 2] = [24.0, 17.0];
const COUNT_AT: [f32; 2] = [70.0, 111.0];
/// A spark's side.
const SPARK: f32 = 40.0;

/// All that drawing needs, for one style and size.
struct AtlasRenderer {
    face: UVec2,
    pens: [SvgRenderer; 4],
    labels: Vec<Label>,
    counts: Vec<Label>,
    design: Design,
    /// The paper of a face. It takes as long to draw as all that is on it, and is the same for all.
    paper: Option<Pixmap>,
}

impl AtlasRenderer {
    fn new(style: &FaceStyle, face: UVec2, width_dp: f32) -> Self {
        let palette = Palette::new(style);
        let pens = Suit::ALL.map(|suit| SvgRenderer::new(palette.style_sheet(suit)));
        let labels = Rank::ALL
            .iter()
            .map(|&rank| Label::rank(&pens[0], rank, style.letters))
            .collect();
        let counts = (1..=SpriteId::COUNTS)
            .map(|count| Label::text(&pens[0], &count.to_string()))
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
            svg_renderer::draw(&pens[0].read(card::PAPER), paper.as_mut());
        }
        Self {
            face,
            pens,
            labels,
            counts,
            design,
            paper,
        }
    }

    /// Hundredths of a card's width in pixels, one at least.
    fn px(&self, length: f32) -> u32 {
        ((length * self.face.x as f32 / 100.0).round() as u32).max(1)
    }

    /// A picture's size, and where it goes from the face's top left.
    fn frame(&self, art: SpriteId) -> (UVec2, IVec2) {
        let around = self.px(AROUND);
        let outside = -IVec2::splat(around as i32);
        match art {
            SpriteId::Face(_) | SpriteId::Back | SpriteId::Shade | SpriteId::Empty => {
                (self.face, IVec2::ZERO)
            }
            SpriteId::Rim | SpriteId::Focus => (self.face + 2 * around, outside),
            SpriteId::Shadow => {
                let fall = self.px(FALL) as i32;
                (self.face + 2 * around, outside + IVec2::new(0, fall))
            }
            SpriteId::Edge(_) => {
                let tucked = self.px(TUCKED);
                let size = UVec2::new(self.face.x, tucked + self.px(EDGE));
                (size, IVec2::new(0, self.face.y as i32 - tucked as i32))
            }
            SpriteId::Count(_) => {
                let size = COUNT.map(|length| self.px(length));
                let at = COUNT_AT.map(|length| self.px(length) as i32);
                (size.into(), at.into())
            }
            SpriteId::Spark => (UVec2::splat(self.px(SPARK)), IVec2::ZERO),
        }
    }

    /// A picture, so large, in straight alpha.
    fn draw(&self, art: SpriteId, size: UVec2) -> Vec<u8> {
        let pen = match art {
            SpriteId::Face(card) => &self.pens[card.suit as usize],
            _ => &self.pens[0],
        };
        let svg = match art {
            SpriteId::Face(card) => {
                let label = &self.labels[usize::from(card.rank.value()) - 1];
                card::face(card, label, self.design)
            }
            SpriteId::Back => include_str!("../../assets/cards/back.svg").to_owned(),
            SpriteId::Rim => include_str!("../../assets/cards/rim.svg").to_owned(),
            SpriteId::Focus => include_str!("../../assets/cards/focus.svg").to_owned(),
            SpriteId::Shade => include_str!("../../assets/cards/shade.svg").to_owned(),
            SpriteId::Empty => include_str!("../../assets/cards/empty.svg").to_owned(),
            SpriteId::Spark => include_str!("../../assets/cards/spark.svg").to_owned(),
            SpriteId::Edge(backs) => edge(backs),
            SpriteId::Count(count) => self.count(count),
            SpriteId::Shadow => return night::shadow(size, self.px(AROUND), self.px(11.0)),
        };
        let ground = match art {
            SpriteId::Face(_) => self.paper.clone(),
            _ => Pixmap::new(size.x, size.y),
        };
        ground.map_or_else(Vec::new, |mut pixmap| {
            svg_renderer::draw(&pen.read(&svg), pixmap.as_mut());
            svg_renderer::straight(pixmap)
        })
    }

    fn count(&self, count: u8) -> String {
        let label = &self.counts[usize::from(count) - 1];
        let capitals = if self.design == Design::Rich {
            9.5
        } else {
            14.0
        };
        let [width, height] = COUNT;
        let mut sheet = SvgCanvas::new(width, height);
        let at = [
            width - label.width * capitals / 100.0,
            height - 1.0 - capitals,
        ];
        sheet.put(&label.drawing("muted"), at, capitals / 100.0);
        sheet.finish()
    }
}

/// So many backs below a face, the lowest drawn first.
fn edge(backs: u8) -> String {
    let mut sheet = SvgCanvas::new(100.0, TUCKED + EDGE);
    let drawing = content(include_str!("../../assets/cards/edge.svg"));
    for back in (1..=backs).rev() {
        let down = EDGE * f32::from(back) / f32::from(SpriteId::EDGES);
        sheet.put(drawing, [0.0, TUCKED - HEIGHT + down], 1.0);
    }
    sheet.finish()
}
