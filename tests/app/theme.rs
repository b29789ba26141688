//! What is written can be read, and what is drawn can be seen.

use bevy::color::Luminance;
use bevy::prelude::*;
use bevy::text::FontAtlasSet;
use half_moon::ui::theme::{
    FELT, GOLD, INK, LINE, MUTED, OUTLINE, RAISED, SCRIM, SHEET, SKY, TEXT, WRONG,
};

use crate::phone::{EXAMPLE, Phone};

/// Contrast by WCAG 2: 1 to 21.
pub fn contrast(one: Color, other: Color) -> f32 {
    let [one, other] = [one, other].map(|colour| colour.luminance() + 0.05);
    (one / other).max(other / one)
}

#[test]
fn the_contrast_of_black_and_white_is_21() {
    assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.01);
}

#[test]
fn text_has_contrast_wherever_it_is_written() {
    for ground in [SKY, FELT, SHEET, RAISED] {
        for ink in [TEXT, MUTED, GOLD, WRONG] {
            let found = contrast(ink, ground);
            assert!(found >= 4.5, "{ink:?} on {ground:?}: {found}");
        }
    }
    assert!(contrast(INK, GOLD) >= 4.5);
}

#[test]
fn what_tells_a_state_has_contrast() {
    // The outline of a switch that is off and of a field, the bars of a game lost, the line of what is chosen.
    for ground in [FELT, SHEET] {
        assert!(contrast(OUTLINE, ground) >= 3.0, "{ground:?}");
    }
    assert!(contrast(GOLD, RAISED) >= 3.0);
    assert!(contrast(INK, GOLD) >= 3.0, "a switch's knob");
    // The line around the keyboard's place, on every ground there is.
    for ground in [FELT, SHEET, RAISED] {
        assert!(contrast(TEXT, ground) >= 3.0);
    }
}

#[test]
fn a_sheet_stands_out_from_the_dimmed_table() {
    let dimmed = Color::WHITE.mix(&SKY, SCRIM);
    assert!(contrast(SHEET, dimmed) > 1.5, "over the lightest card");
    assert!(contrast(LINE, FELT.mix(&SKY, SCRIM)) > 1.5, "by its line over the felt");
}

/// The engine keeps a picture of a megabyte for every size of text there ever was.
#[test]
fn text_that_is_made_to_fit_has_few_sizes() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.write_large(200);
    let atlases = |phone: &Phone| -> Vec<f32> {
        let atlases = phone.app.world().resource::<FontAtlasSet>();
        let sizes = atlases.keys().map(|key| key.font_size_bits);
        sizes.map(f32::from_bits).collect()
    };
    for width in (160..480).step_by(2) {
        phone.resize(Vec2::new(width as f32, 700.0));
        phone.frame();
    }
    let before = atlases(&phone);
    // In pixels, of which there are two a dp.
    assert!(before.iter().all(|size| size.fract() == 0.0), "{before:?}");

    // Those of another screen are forgotten, and the words are there again at once.
    phone.rescale(3.0);
    phone.frame();
    let after = atlases(&phone);
    assert!(!after.is_empty());
    assert!(after.len() < before.len() / 2, "{after:?}");
}
