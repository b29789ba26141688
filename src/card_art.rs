//! The table's pictures, drawn from the SVG files in `assets/` for an exact size in physical pixels.
//!
//! All functions are pure and can run on any thread. Images are straight (not premultiplied) sRGB:
//! 8-bit RGBA, rows from the top. [`rasterise`] draws all pictures into one texture, so that all cards
//! are one draw call.

mod atlas;
mod atlas_renderer;
mod card;
pub mod colors;
mod icon;
mod label;
mod moon;
mod night;
mod pack;
mod palette;
mod svg_renderer;

use crate::rules::{Card, Rank, Suit};

pub use atlas::{AtlasDrawing, AtlasEntry, AtlasImage, face_px, rasterise};
pub use card::PIPS_FROM;
pub use icon::{Icon, icon};
pub use moon::moon;
pub use night::{Light, background, crescent};
pub use palette::Palette;

/// The widest card that is drawn, in physical pixels: its pictures fit into [`ATLAS_SIDE_MAX`].
pub const CARD_PX_MAX: u32 = 400;
/// The largest side of a texture, in pixels, that every system supports.
pub const ATLAS_SIDE_MAX: u32 = 4096;
/// Transparent pixels around each picture, so that none bleeds into another.
pub const PADDING: u32 = 2;

/// The letters for ace, jack, queen and king, unless the player wants national letters.
pub const LETTERS: [&str; 4] = ["A", "J", "Q", "K"];

/// How the player wants the cards to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceStyle {
    /// Diamonds blue and clubs green.
    pub four_colours: bool,
    /// Dark cards with an outline.
    pub dark: bool,
    /// Ranks as large as possible, without pips.
    pub large_index: bool,
    /// The letters for ace, jack, queen and king.
    pub letters: [&'static str; 4],
}

impl Default for FaceStyle {
    fn default() -> Self {
        Self { four_colours: false, dark: false, large_index: false, letters: LETTERS }
    }
}

/// One picture of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpriteId {
    /// A card, face up.
    Face(Card),
    /// A card, face down: shown while cards are dealt and turned.
    Back,
    /// The card backs that show below the top of a pile: 1 to [`SpriteId::EDGES`].
    Edge(u8),
    /// The number of cards in a pile, 1 to [`SpriteId::COUNTS`], for the face's lower right.
    Count(u8),
    /// The gold rim around a selected card, with a dark line inside it.
    Rim,
    /// The ring around the card with the keyboard focus.
    Focus,
    /// A card's shape in white. Tinted with the sky's color, it dims the card below it.
    Shade,
    /// The soft shadow under a card.
    Shadow,
    /// The outline of an empty slot.
    Empty,
    /// A white star with a halo, for tinting.
    Spark,
}

/// The highest opacity of the shade that keeps a contrast of 3:1 for large glyphs.
pub const SHADE_ALPHA: f32 = 0.35;

impl SpriteId {
    /// The number of different edges.
    pub const EDGES: u8 = 3;
    /// The number of cards dealt to a pile.
    pub const COUNTS: u8 = 8;

    /// All pictures, in drawing order.
    pub fn all() -> impl Iterator<Item = Self> {
        let faces = Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.map(|rank| Self::Face(Card { rank, suit })));
        faces
            .chain([
                Self::Back,
                Self::Rim,
                Self::Focus,
                Self::Shade,
                Self::Shadow,
                Self::Empty,
                Self::Spark,
            ])
            .chain((1..=Self::EDGES).map(Self::Edge))
            .chain((1..=Self::COUNTS).map(Self::Count))
    }

    /// The edge of a pile of `height` cards, including its top.
    pub fn edge(height: u8) -> Option<Self> {
        match height {
            0 | 1 => None,
            2 | 3 => Some(Self::Edge(1)),
            4 | 5 => Some(Self::Edge(2)),
            _ => Some(Self::Edge(3)),
        }
    }
}
