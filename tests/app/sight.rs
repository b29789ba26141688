//! Cards and interface in every palette, as everyone sees them, the colour-blind too.

use bevy::math::{Mat3, Vec3};
use bevy::prelude::*;
use half_moon::card_art::{
    AtlasImage, FaceStyle, Palette, SHADE_ALPHA, SpriteId, colors, face_px, rasterise,
};
use half_moon::rules::{Card, Rank, Suit};
use half_moon::ui::theme::{FELT, GOLD, INK, MUTED, OUTLINE, RAISED, SHEET, SKY, TEXT, WRONG};

use crate::theme::contrast;

/// How a colour is seen, by the model of Machado, Oliveira and Fernandes (2009) at its full severity: matrices for
/// light, by rows.
const SEEN: [(&str, [[f32; 3]; 3]); 4] = [
    ("as it is", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn seen(colour: Color, rows: [[f32; 3]; 3]) -> Color {
    let light = colour.to_linear();
    let columns = Mat3::from_cols_array_2d(&rows).transpose();
    let seen = columns * Vec3::new(light.red, light.green, light.blue);
    let seen = seen.clamp(Vec3::ZERO, Vec3::ONE);
    Color::linear_rgb(seen.x, seen.y, seen.z)
}

/// Every way the cards can look.
fn styles() -> impl Iterator<Item = FaceStyle> {
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(dark, four_colours)| FaceStyle { dark, four_colours, ..FaceStyle::default() })
}

fn dimmed(color: Srgba) -> Srgba {
    colors::blend(color, colors::SKY, SHADE_ALPHA)
}

#[test]
fn grey_is_seen_as_grey() {
    for (name, rows) in SEEN {
        let grey = Color::srgb(0.5, 0.5, 0.5);
        let found = contrast(seen(grey, rows), grey);
        assert!(found < 1.02, "{name}: {found}");
    }
    let [red, green] = [Color::srgb(0.8, 0.1, 0.1), Color::srgb(0.3, 0.35, 0.1)];
    let differ = |rows| {
        let [one, other] = [red, green].map(|colour| seen(colour, rows).to_linear());
        (one.red - other.red).abs() + (one.green - other.green).abs()
    };
    assert!(differ(SEEN[1].1) < differ(SEEN[0].1) / 3.0, "red and green are near");
}

#[test]
fn ranks_and_suits_stand_out_from_every_card() {
    for style in styles() {
        let palette = Palette::new(&style);
        for suit in Suit::ALL {
            let ink = palette.ink(suit);
            for (name, rows) in SEEN {
                let stands_out = |ink: Srgba, paper: Srgba, least: f32, what: &str| {
                    let found = contrast(seen(ink.into(), rows), seen(paper.into(), rows));
                    let at = format!("{style:?} {suit:?} {name} {what}: {found}");
                    assert!(found >= least, "{at}");
                };
                stands_out(ink, palette.paper, 4.5, "on the card");
                stands_out(dimmed(ink), dimmed(palette.paper), 3.0, "dimmed");
                stands_out(palette.muted, palette.paper, 4.5, "a pile's count");
            }
        }
    }
}

#[test]
fn a_selected_card_is_told_by_its_rim() {
    for style in styles() {
        let paper = Color::from(Palette::new(&style).paper);
        for (name, rows) in SEEN {
            let tells = |one: Color, other: Color| contrast(seen(one, rows), seen(other, rows));
            assert!(tells(GOLD, FELT) >= 3.0, "{name}");
            assert!(tells(GOLD, INK) >= 3.0, "the line within the rim: {name}");
            // The line within stands out from a light card, the rim itself from a dark one.
            let edge = tells(INK, paper).max(tells(GOLD, paper));
            assert!(edge >= 3.0, "{style:?} {name}: {edge}");
        }
    }
}

/// The colours across the left side of the keyboard's ring, from the outside in.
fn across_ring(style: &FaceStyle) -> [Color; 2] {
    let atlas = rasterise(style, 98, 49.0);
    let rect = atlas.entry(SpriteId::Focus).expect("a ring").rect;
    let middle = rect.center().y;
    let solid: Vec<Color> = (rect.min.x..rect.center().x)
        .map(|x| ((middle * atlas.size.x + x) * 4) as usize)
        .map(|at| &atlas.rgba[at..at + 4])
        .filter(|pixel| pixel[3] == 255)
        .map(|pixel| Color::srgb_u8(pixel[0], pixel[1], pixel[2]))
        .collect();
    [solid[0], solid[solid.len() - 1]]
}

#[test]
fn the_ring_of_the_keyboard_stands_out_from_whatever_is_around_and_under_it() {
    for style in styles() {
        let [outer, inner] = across_ring(&style);
        let paper = Palette::new(&style).paper;
        let grounds = [FELT, SKY, GOLD, paper.into(), dimmed(paper).into()];
        for (name, rows) in SEEN {
            let tells = |one: Color, other: Color| contrast(seen(one, rows), seen(other, rows));
            assert!(tells(outer, inner) >= 3.0, "{style:?} {name}");
            for ground in grounds {
                let found = tells(outer, ground).max(tells(inner, ground));
                assert!(found >= 3.0, "{style:?} {name} on {ground:?}: {found}");
            }
        }
    }
}

#[test]
fn a_card_stands_out_from_the_table() {
    for style in styles() {
        let palette = Palette::new(&style);
        for (name, rows) in SEEN {
            let tells = |one: Srgba| contrast(seen(one.into(), rows), seen(FELT, rows));
            let found = tells(palette.paper).max(tells(palette.line));
            assert!(found >= 3.0, "{style:?} {name}: {found}");
            assert!(tells(colors::SLOT) >= 3.0, "an empty slot's line");
        }
    }
}

#[test]
fn words_are_read_in_every_sight() {
    for (name, rows) in SEEN {
        for ground in [SKY, FELT, SHEET, RAISED] {
            for ink in [TEXT, MUTED, GOLD, WRONG] {
                let found = contrast(seen(ink, rows), seen(ground, rows));
                assert!(found >= 4.5, "{name} {ink:?} on {ground:?}: {found}");
            }
        }
        assert!(contrast(seen(INK, rows), seen(GOLD, rows)) >= 4.5, "{name}");
        for ground in [FELT, SHEET] {
            assert!(contrast(seen(OUTLINE, rows), seen(ground, rows)) >= 3.0, "{name}");
        }
    }
}

/// What of the lower part of a face, where the large suit is, is not paper.
fn mask(atlas: &AtlasImage, paper: Color, card: Card) -> Vec<bool> {
    let piece = atlas.entry(SpriteId::Face(card)).expect("a face");
    let rect = piece.rect;
    let top = rect.min.y + rect.height() * 45 / 100;
    (top..rect.max.y)
        .flat_map(|y| (rect.min.x..rect.max.x).map(move |x| (x, y)))
        .map(|(x, y)| {
            let at = ((y * atlas.size.x + x) * 4) as usize;
            let pixel = &atlas.rgba[at..at + 4];
            let colour = Color::srgb_u8(pixel[0], pixel[1], pixel[2]);
            pixel[3] == 255 && contrast(colour, paper) > 2.0
        })
        .collect()
}

/// Without any colour: at the size of a small phone, at least 15 % of what two suits cover is covered by one alone.
#[test]
fn suits_differ_in_shape() {
    for style in styles() {
        let atlas = rasterise(&style, 98, 49.0);
        assert_eq!(atlas.face, face_px(98));
        let paper = Color::from(Palette::new(&style).paper);
        let masks = Suit::ALL.map(|suit| {
            let rank = Rank::Two;
            mask(&atlas, paper, Card { rank, suit })
        });
        for (n, one) in masks.iter().enumerate() {
            let covered = one.iter().filter(|&&covered| covered).count();
            assert!(covered > one.len() / 20, "{style:?} {:?}: {covered}", Suit::ALL[n]);
            for (m, other) in masks.iter().enumerate().skip(n + 1) {
                let count = |both: fn(bool, bool) -> bool| {
                    let pairs = one.iter().zip(other);
                    pairs.filter(|(one, other)| both(**one, **other)).count()
                };
                let share = count(|a, b| a != b) as f32 / count(|a, b| a || b) as f32;
                let at = format!("{style:?} {:?} {:?}: {share}", Suit::ALL[n], Suit::ALL[m]);
                assert!(share >= 0.15, "{at}");
            }
        }
    }
}
