//! The colors that the table, the cards and the interface share, and arithmetic on them.

use bevy::color::{ColorToPacked, Luminance, Srgba};

/// The darkest part of the night.
pub const SKY: Srgba = rgb(0x0B_10_26);
/// The table.
pub const FELT: Srgba = rgb(0x16_21_3F);
/// Buttons and groups, which look raised from the table.
pub const RAISED: Srgba = rgb(0x22_30_5A);
/// Selection and crescent.
pub const GOLD: Srgba = rgb(0xF2_D4_8F);
/// The outline of an empty slot.
pub const SLOT: Srgba = rgb(0x6B_7B_A8);
pub(super) const IVORY: Srgba = rgb(0xF7_F3_E8);

/// An opaque color, written `0xRR_GG_BB`.
pub const fn rgb(hex: u32) -> Srgba {
    let [_, red, green, blue] = hex.to_be_bytes();
    Srgba::rgb(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0)
}

/// `under` with a share (0 to 1) of `over` on it, mixed in sRGB and rounded to 8 bits a channel.
pub fn blend(under: Srgba, over: Srgba, share: f32) -> Srgba {
    let (under, over) = (channels(under), channels(over));
    let mixed = std::array::from_fn(|channel| {
        (under[channel] * (1.0 - share) + over[channel] * share).round() as u8
    });
    Srgba::from_u8_array_no_alpha(mixed)
}

/// The contrast of two colors by WCAG 2: 1 to 21.
pub fn contrast(one: Srgba, other: Srgba) -> f32 {
    let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
    (one / other).max(other / one)
}

/// Red, green and blue from 0 to 255.
pub(super) fn channels(color: Srgba) -> [f32; 3] {
    color.to_u8_array_no_alpha().map(f32::from)
}
