//! All pictures of the table in one texture.

use std::collections::HashMap;

use bevy::math::{IVec2, URect, UVec2};

use super::atlas_renderer::AtlasRenderer;
use super::card::HEIGHT;
use super::{ATLAS_SIDE_MAX, CARD_PX_MAX, FaceStyle, PADDING, SpriteId, pack};

/// One picture in the texture; lengths in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtlasEntry {
    /// Its place and size in the texture. It is shown at this size.
    pub rect: URect,
    /// From the top left of a face to the top left of the picture that belongs to it; y runs down.
    pub offset: IVec2,
}

/// The texture, in straight sRGB, and each picture's place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtlasImage {
    /// In pixels, each side at most [`ATLAS_SIDE_MAX`].
    pub size: UVec2,
    /// Four bytes a pixel, rows from the top.
    pub rgba: Vec<u8>,
    /// A face's size, in pixels.
    pub face: UVec2,
    entries: HashMap<SpriteId, AtlasEntry>,
}

impl AtlasImage {
    /// A picture's place. `None` for one that is not drawn, or an edge or a count out of range.
    pub fn entry(&self, id: SpriteId) -> Option<AtlasEntry> {
        self.entries.get(&id).copied()
    }

    /// Every picture that is drawn, in no order.
    pub fn entries(&self) -> impl Iterator<Item = (SpriteId, AtlasEntry)> + '_ {
        self.entries.iter().map(|(&id, &entry)| (id, entry))
    }
}

/// The size of a face for cards of this width, at most [`CARD_PX_MAX`], in physical pixels.
pub fn face_px(width: u32) -> UVec2 {
    let width = width.clamp(1, CARD_PX_MAX);
    UVec2::new(width, (width as f32 * HEIGHT / 100.0).round() as u32)
}

/// Draws all pictures for cards of this width, in physical pixels (at most [`CARD_PX_MAX`]) and in dp.
pub fn rasterise(style: &FaceStyle, width_px: u32, width_dp: f32) -> AtlasImage {
    let mut drawing = AtlasDrawing::new(style, width_px, width_dp);
    drawing.draw(|_| true);
    drawing.image
}

/// A texture drawn in steps, so that the pictures needed first do not wait for all others.
pub struct AtlasDrawing {
    renderer: AtlasRenderer,
    /// The pictures that are not drawn yet, and their places.
    pending: Vec<(SpriteId, AtlasEntry)>,
    image: AtlasImage,
}

impl AtlasDrawing {
    /// An empty texture for cards of this width, in physical pixels (at most [`CARD_PX_MAX`]) and in
    /// dp.
    pub fn new(style: &FaceStyle, width_px: u32, width_dp: f32) -> Self {
        let face = face_px(width_px);
        let renderer = AtlasRenderer::new(style, face, width_dp);
        let ids: Vec<SpriteId> = SpriteId::all().collect();
        let frames: Vec<(UVec2, IVec2)> = ids.iter().map(|&id| renderer.frame(id)).collect();
        let sizes: Vec<UVec2> = frames.iter().map(|&(size, _)| size).collect();
        let (size, rects) = pack::pack(&sizes, PADDING, ATLAS_SIDE_MAX).unwrap_or_default();
        let entries =
            rects.into_iter().zip(frames).map(|(rect, (_, offset))| AtlasEntry { rect, offset });
        Self {
            renderer,
            pending: ids.into_iter().zip(entries).collect(),
            image: AtlasImage {
                size,
                rgba: vec![0; (size.x * size.y * 4) as usize],
                face,
                entries: HashMap::new(),
            },
        }
    }

    /// Draws the wanted pictures that are not drawn yet.
    pub fn draw(&mut self, wanted: impl Fn(SpriteId) -> bool) {
        let image = &mut self.image;
        for (id, entry) in self.pending.extract_if(.., |(id, _)| wanted(*id)) {
            let picture = self.renderer.draw(id, entry.rect.size());
            blit(&mut image.rgba, image.size.x, entry.rect, &picture);
            image.entries.insert(id, entry);
        }
    }

    /// The texture so far, and the drawing itself if pictures are missing.
    pub fn finish(self) -> (AtlasImage, Option<Self>) {
        if self.pending.is_empty() { (self.image, None) } else { (self.image.clone(), Some(self)) }
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
