//! The pictures on the table, drawn from the SVG under `assets/` for an exact size in physical pixels.
//!
//! Nothing here knows the engine: a function takes a style and a size, and gives an image, on any thread and
//! always the same. Images are straight (not premultiplied) sRGB, 8 bits of red, green, blue and alpha a pixel,
//! rows from the top.
//!
//! [`rasterise`] puts all that lies on the table into one texture, so that all cards are one draw call.

mod atlas;
mod card;
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
pub use palette::{Colour, Palette};

/// The widest card that is drawn, in physical pixels: with it one set fits a texture of [`ATLAS_SIDE_MAX`].
pub const CARD_PX_MAX: u32 = 400;
/// The largest texture, in pixels: every system has them of this size.
pub const ATLAS_SIDE_MAX: u32 = 4096;
/// Transparent pixels around each picture in the texture, so that none bleeds into another.
pub const PADDING: u32 = 2;

/// The card letters used everywhere unless national letters are asked for: ace, jack, queen, king.
pub const LETTERS: [&str; 4] = ["A", "J", "Q", "K"];

/// How the player wants the cards to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceStyle {
    /// Diamonds blue and clubs green.
    pub four_colours: bool,
    /// Dark cards with a line around them.
    pub dark: bool,
    /// The rank as large as the card allows, and no pips.
    pub large_index: bool,
    /// Ace, jack, queen and king, as short as card letters are.
    pub letters: [&'static str; 4],
}

impl Default for FaceStyle {
    fn default() -> Self {
        Self {
            four_colours: false,
            dark: false,
            large_index: false,
            letters: LETTERS,
        }
    }
}

/// One picture of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpriteId {
    /// A card, face up.
    Face(Card),
    /// A card, face down: seen while dealing and turning.
    Back,
    /// What shows of the backs under a pile's top, below its face: 1 to [`SpriteId::EDGES`] of them.
    Edge(u8),
    /// A pile's count, 1 to [`SpriteId::COUNTS`], in the lower right of its top's face.
    Count(u8),
    /// Around a selected card: a gold rim with a dark line inside it.
    Rim,
    /// Around the card that the keyboard is at.
    Focus,
    /// A card's shape in white: tinted with the sky at [`SHADE_ALPHA`] or less, it dims the card it lies on.
    Shade,
    /// The soft shadow under a card.
    Shadow,
    /// The outline of an empty slot.
    Empty,
    /// A white star with a halo, to be tinted.
    Spark,
}

/// The most that dimming may cover a card, so that large glyphs keep 3 to 1.
pub const SHADE_ALPHA: f32 = 0.35;

impl SpriteId {
    /// As many edges are told apart.
    pub const EDGES: u8 = 3;
    /// A pile is dealt this many cards.
    pub const COUNTS: u8 = 8;

    /// Every picture there is, in the order in which they are drawn.
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

    /// The edge under a pile of so many cards, its top counted.
    pub fn edge(height: u8) -> Option<Self> {
        match height {
            0 | 1 => None,
            2 | 3 => Some(Self::Edge(1)),
            4 | 5 => Some(Self::Edge(2)),
            _ => Some(Self::Edge(3)),
        }
    }
}
