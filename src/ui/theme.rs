//! The look of bars, sheets and dialogs: colours, sizes, corners and text.
//!
//! Sizes are dp. Text sizes are those at 100 %: [`super::context::UiContext`] lets them grow.

use bevy::{
    prelude::*,
    text::{FontAtlasSet, FontFeatureTag, FontFeatures, FontSource, FontWeight, LineHeight},
};

use crate::card_art::colors;
use crate::schedule::ViewportSystems;
use crate::viewport::Viewport;

/// The night at its darkest: what lies behind a sheet is dimmed with it.
pub const SKY: Color = Color::Srgba(colors::SKY);
/// The table.
pub const FELT: Color = Color::Srgba(colors::FELT);
/// Sheets and dialogs.
pub const SHEET: Color = Color::srgb_u8(0x1A, 0x26, 0x49);
/// What is raised from the table or a sheet: buttons and groups.
pub const RAISED: Color = Color::Srgba(colors::RAISED);
/// The thin line around what is raised. It only adorns.
pub const LINE: Color = Color::srgb_u8(0x36, 0x46, 0x7C);
/// The outline of what is switched off or empty.
pub const OUTLINE: Color = Color::Srgba(colors::SLOT);
/// Moon gold: the main button, what is chosen, the deal code.
pub const GOLD: Color = Color::Srgba(colors::GOLD);
/// On moon gold.
pub const INK: Color = Color::srgb_u8(0x1A, 0x1F, 0x33);
/// Text.
pub const TEXT: Color = Color::srgb_u8(0xE9, 0xED, 0xF8);
/// Labels and explanations.
pub const MUTED: Color = Color::srgb_u8(0xA9, 0xB4, 0xD0);
/// What went wrong.
pub const WRONG: Color = Color::srgb_u8(0xFF, 0xB4, 0xA8);

/// Distances between things, in dp.
pub const GAP: f32 = 8.0;
/// From a sheet's edge to what is in it, in dp.
pub const EDGE: f32 = 16.0;
/// The least side of what can be tapped in sheets and dialogs, in dp.
pub const TOUCH: f32 = 48.0;
/// An icon's side in dp.
pub const ICON: f32 = 24.0;
/// Corners of groups and keys, in dp.
pub const CORNER: f32 = 14.0;
/// Corners of sheets and dialogs, in dp.
pub const SHEET_CORNER: f32 = 24.0;
/// Width of the thin line, in dp.
pub const HAIRLINE: f32 = 1.0;
/// Width of the line around what the keyboard is at, in dp.
pub const FOCUS_LINE: f32 = 3.0;
/// The widest sheet, in dp.
pub const SHEET_WIDTH: f32 = 480.0;
/// The widest dialog, in dp.
pub const DIALOG_WIDTH: f32 = 400.0;
/// How much of the table a sheet dims.
pub const SCRIM: f32 = 0.72;

/// The embedded typeface.
const FAMILY: &str = "Atkinson Hyperlegible Next";
const MEDIUM: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_500Medium.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf");

/// Sizes of text are multiples of this, in dp: the engine keeps a picture of a megabyte for every size there ever was,
/// and text that is made to fit would have as many as there are widths.
const SIZE_STEP: f32 = 0.5;

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// What is written above a value.
    Label,
    /// A value in a bar.
    Value,
    /// On buttons.
    Button,
    /// Sentences.
    Body,
    /// Explanations.
    Small,
    /// Above a group.
    Heading,
    /// Of a sheet or dialog.
    Title,
    /// A large value.
    Large,
    /// A deal code as it is entered, and the keys it is entered with.
    Code,
}

impl Style {
    /// Size at 100 %, in dp.
    pub const fn size(self) -> f32 {
        match self {
            Self::Label => 12.5,
            Self::Small => 14.0,
            Self::Heading => 14.0,
            Self::Button | Self::Body | Self::Value => 16.0,
            Self::Title => 21.0,
            Self::Large => 24.0,
            Self::Code => 26.0,
        }
    }

    const fn is_bold(self) -> bool {
        !matches!(self, Self::Label | Self::Body | Self::Small)
    }

    const fn line_height(self) -> f32 {
        match self {
            Self::Body | Self::Small => 1.35,
            _ => 1.2,
        }
    }

    /// Line height in dp for text so many times as large as at 100 %.
    pub const fn line(self, scale: f32) -> f32 {
        self.size() * scale * self.line_height()
    }

    /// Font and line height, for text so many times as large as at 100 %, or a trifle smaller. Digits are all of one
    /// width, so that a running clock stands still.
    pub fn font(self, scale: f32) -> (TextFont, LineHeight) {
        let size = (self.size() * scale / SIZE_STEP).floor().max(1.0) * SIZE_STEP;
        let font = TextFont {
            font: FontSource::Family(FAMILY.into()),
            font_size: size.into(),
            weight: if self.is_bold() {
                FontWeight::BOLD
            } else {
                FontWeight::MEDIUM
            },
            font_features: FontFeatures::from([FontFeatureTag::TABULAR_FIGURES]),
            ..default()
        };
        (font, LineHeight::RelativeToFont(self.line_height()))
    }
}

/// Makes the typeface known: it is part of the program, not a file found at run time.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, forget_glyphs.after(ViewportSystems));
    let Some(mut fonts) = app.world_mut().get_resource_mut::<bevy::text::FontCx>() else {
        return;
    };
    for face in [MEDIUM, BOLD] {
        let data = Font::from_bytes(face.to_vec()).data;
        fonts.collection.register_fonts(data, None);
    }
}

/// The glyphs of another screen are of no use any more; all text is laid out anew, by the engine itself.
fn forget_glyphs(
    screen: Res<Viewport>,
    mut drawn_for: Local<Option<f32>>,
    atlases: Option<ResMut<FontAtlasSet>>,
) {
    let before = drawn_for.replace(screen.scale);
    if let Some(mut atlases) = atlases
        && before.is_some_and(|before| before != screen.scale)
    {
        atlases.clear();
    }
}
