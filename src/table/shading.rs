//! The dimming of placement assistance: cards are overlaid with the sky's colour.

use bevy::color::{Luminance, Srgba};

use crate::card_art::colors::{SKY, blend};
use crate::card_art::{FaceStyle, Palette, SHADE_ALPHA};
use crate::settings::Settings;

/// The opacity of a dimmed card's overlay, 0 to 1.
pub(super) fn opacity(settings: &Settings) -> f32 {
    let style = FaceStyle { dark: settings.dark_cards, ..FaceStyle::default() };
    in_light(Palette::new(&style).paper, SKY, SHADE_ALPHA)
}

/// Converts an opacity. Card art blends in sRGB, but the GPU blends in linear light: the result
/// gives `over` on `under` the same luminance there as `share` in sRGB.
fn in_light(under: Srgba, over: Srgba, share: f32) -> f32 {
    let [under, mixed, over] =
        [under, blend(under, over, share), over].map(|color| color.luminance());
    (under - mixed) / (under - over)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The luminance after the GPU's blending.
    fn shaded(color: Srgba, opacity: f32) -> f32 {
        color.luminance() * (1.0 - opacity) + SKY.luminance() * opacity
    }

    #[test]
    fn large_glyphs_of_dimmed_cards_keep_their_contrast() {
        for (dark, four_colours) in [(false, false), (false, true), (true, false), (true, true)] {
            let settings = Settings { dark_cards: dark, ..Settings::default() };
            let style = FaceStyle { dark, four_colours, ..FaceStyle::default() };
            let palette = Palette::new(&style);
            let opacity = opacity(&settings);
            for ink in palette.inks {
                let [ink, paper] = [ink, palette.paper].map(|color| shaded(color, opacity) + 0.05);
                let contrast = (ink / paper).max(paper / ink);
                assert!(contrast >= 3.0, "{style:?}: {contrast}");
            }
        }
    }

    #[test]
    fn paper_is_dimmed_as_drawn() {
        let paper = Palette::new(&FaceStyle::default()).paper;
        let drawn = blend(paper, SKY, SHADE_ALPHA).luminance();
        let shown = shaded(paper, opacity(&Settings::default()));
        assert!((drawn - shown).abs() < 0.005, "{drawn} {shown}");
    }
}
