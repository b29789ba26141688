//! The theme of bars, sheets and dialogs: colours, sizes, corners and text styles.
//!
//! Sizes are in dp. Text sizes are those at 100 %; [`super::context::UiContext`] scales them.

use bevy::{
    prelude::*,
    text::{FontAtlasSet, FontFeatureTag, FontFeatures, FontSource, FontWeight, LineHeight},
};

use crate::card_art::colors;
use crate::schedule::ViewportSystems;
use crate::viewport::Viewport;

/// The darkest colour, also of the scrim behind a sheet.
pub const SKY: Color = Color::Srgba(colors::SKY);
/// The table.
pub const FELT: Color = Color::Srgba(colors::FELT);
/// Sheets and dialogs.
pub const SHEET: Color = Color::srgb_u8(0x1A, 0x26, 0x49);
/// Raised elements: buttons and groups.
pub const RAISED: Color = Color::Srgba(colors::RAISED);
/// The thin line around raised elements. Decorative only.
pub const LINE: Color = Color::srgb_u8(0x36, 0x46, 0x7C);
/// The outline of disabled or empty elements.
pub const OUTLINE: Color = Color::Srgba(colors::SLOT);
/// Moon gold: the main button, the chosen option, the deal code.
pub const GOLD: Color = Color::Srgba(colors::GOLD);
/// Text and icons on moon gold.
pub const INK: Color = Color::srgb_u8(0x1A, 0x1F, 0x33);
/// Text.
pub const TEXT: Color = Color::srgb_u8(0xE9, 0xED, 0xF8);
/// Labels and explanations.
pub const MUTED: Color = Color::srgb_u8(0xA9, 0xB4, 0xD0);
/// Errors.
pub const WRONG: Color = Color::srgb_u8(0xFF, 0xB4, 0xA8);

/// The gap between elements, in dp.
pub const GAP: f32 = 8.0;
/// The padding of a sheet, in dp.
pub const EDGE: f32 = 16.0;
/// The smallest side of a touch target in sheets and dialogs, in dp.
pub const TOUCH: f32 = 48.0;
/// The side of an icon, in dp.
pub const ICON: f32 = 24.0;
/// The corner radius of groups and keys, in dp.
pub const CORNER: f32 = 14.0;
/// The corner radius of sheets and dialogs, in dp.
pub const SHEET_CORNER: f32 = 24.0;
/// The width of the thin line, in dp.
pub const HAIRLINE: f32 = 1.0;
/// The width of the focus outline, in dp.
pub const FOCUS_LINE: f32 = 3.0;
/// The largest width of a sheet, in dp.
pub const SHEET_WIDTH: f32 = 480.0;
/// The largest width of a dialog, in dp.
pub const DIALOG_WIDTH: f32 = 400.0;
/// The opacity of the scrim behind a sheet.
pub const SCRIM: f32 = 0.72;

/// The embedded typeface.
const FAMILY: &str = "Atkinson Hyperlegible Next";
const MEDIUM: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_500Medium.ttf");
const BOLD: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf");

/// Text sizes are multiples of this, in dp. Bevy keeps a texture of a megabyte for every size used,
/// and fitted text would use a new size for every width.
const SIZE_STEP: f32 = 0.5;

/// A text style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The label above a value.
    Label,
    /// A value in a bar.
    Value,
    /// Text on buttons.
    Button,
    /// Sentences.
    Body,
    /// Explanations.
    Small,
    /// The heading of a group.
    Heading,
    /// The title of a sheet or dialog.
    Title,
    /// A large value.
    Large,
    /// A deal code in entry, and the keys for it.
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

    /// Line height in dp at this text scale; 1 is 100 %.
    pub const fn line(self, scale: f32) -> f32 {
        self.size() * scale * self.line_height()
    }

    /// Font and line height at this text scale, with the size rounded down to a step. All digits
    /// have the same width, so that the text of a running clock does not shift.
    pub fn font(self, scale: f32) -> (TextFont, LineHeight) {
        let size = (self.size() * scale / SIZE_STEP).floor().max(1.0) * SIZE_STEP;
        let font = TextFont {
            font: FontSource::Family(FAMILY.into()),
            font_size: size.into(),
            weight: if self.is_bold() { FontWeight::BOLD } else { FontWeight::MEDIUM },
            font_features: FontFeatures::from([FontFeatureTag::TABULAR_FIGURES]),
            ..default()
        };
        (font, LineHeight::RelativeToFont(self.line_height()))
    }
}

/// Registers the embedded typeface.
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

/// Clears the glyphs when the scale factor changes; Bevy then lays out all text again.
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
