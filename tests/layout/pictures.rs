//! The pictures that fill the table: all there, all different, always the same, and legible.

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy::color::ColorToPacked;
use bevy::math::{IVec2, URect, UVec2, Vec2};
use half_moon::card_art::colors::{FELT, GOLD, SKY, SLOT, blend, contrast};
use half_moon::card_art::{
    ATLAS_SIDE_MAX, AtlasDrawing, AtlasImage, CARD_PX_MAX, FaceStyle, Icon, LETTERS, Light,
    PADDING, Palette, SHADE_ALPHA, SpriteId, background, crescent, face_px, icon, rasterise,
};
use half_moon::layout::{FACE_RATIO, Layout, ScreenSpec};
use half_moon::rules::{Card, Rank, Suit};

/// A phone's cards at twice the dp, drawn once for all tests.
static PHONE: LazyLock<AtlasImage> = LazyLock::new(|| rasterise(&FaceStyle::default(), 122, 61.0));

fn cards() -> impl Iterator<Item = Card> {
    Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card { rank, suit }))
}

fn pixels(atlas: &AtlasImage, rect: URect) -> Vec<[u8; 4]> {
    let mut found = Vec::new();
    for y in rect.min.y..rect.max.y {
        for x in rect.min.x..rect.max.x {
            let start = ((y * atlas.size.x + x) * 4) as usize;
            let pixel = atlas.rgba[start..start + 4].try_into().unwrap();
            found.push(pixel);
        }
    }
    found
}

fn picture(atlas: &AtlasImage, id: SpriteId) -> Vec<[u8; 4]> {
    pixels(atlas, atlas.entry(id).unwrap().rect)
}

fn styles() -> impl Iterator<Item = FaceStyle> {
    (0..8).map(|bits| FaceStyle {
        four_colours: bits & 1 != 0,
        dark: bits & 2 != 0,
        large_index: bits & 4 != 0,
        letters: LETTERS,
    })
}

#[test]
fn every_picture_is_there_and_nothing_else() {
    let mut wanted: Vec<SpriteId> = cards().map(SpriteId::Face).collect();
    wanted.extend([
        SpriteId::Back,
        SpriteId::Rim,
        SpriteId::Focus,
        SpriteId::Shade,
        SpriteId::Shadow,
        SpriteId::Empty,
        SpriteId::Spark,
    ]);
    wanted.extend((1..=SpriteId::EDGES).map(SpriteId::Edge));
    wanted.extend((1..=SpriteId::COUNTS).map(SpriteId::Count));
    for &id in &wanted {
        assert!(PHONE.entry(id).is_some(), "{id:?}");
    }
    assert_eq!(PHONE.entries().count(), wanted.len());
    for id in [SpriteId::Edge(0), SpriteId::Edge(4), SpriteId::Count(0), SpriteId::Count(9)] {
        assert_eq!(PHONE.entry(id), None, "{id:?}");
    }
}

#[test]
fn pictures_keep_apart_and_inside_the_texture() {
    let entries: Vec<_> = PHONE.entries().collect();
    let whole = URect { min: UVec2::ZERO, max: PHONE.size };
    assert_eq!(PHONE.rgba.len(), (PHONE.size.x * PHONE.size.y * 4) as usize);
    for (i, (id, entry)) in entries.iter().enumerate() {
        let padded = URect { min: entry.rect.min - PADDING, max: entry.rect.max + PADDING };
        assert_eq!(padded.intersect(whole), padded, "{id:?} leaves the texture");
        for (other, second) in &entries[i + 1..] {
            let shared = padded.intersect(second.rect);
            assert!(shared.is_empty(), "{id:?} and {other:?} share {shared:?}");
        }
    }
}

#[test]
fn no_picture_is_blank() {
    for (id, entry) in PHONE.entries() {
        let seen = pixels(&PHONE, entry.rect).iter().filter(|pixel| pixel[3] > 20).count();
        assert!(seen > 20, "{id:?} shows {seen} pixels");
    }
}

#[test]
fn all_faces_differ_in_every_style() {
    for style in styles() {
        for (px, dp) in [(50, 50.0), (100, 100.0)] {
            let atlas = rasterise(&style, px, dp);
            let mut seen: HashMap<Vec<[u8; 4]>, Card> = HashMap::new();
            for card in cards() {
                if let Some(same) = seen.insert(picture(&atlas, SpriteId::Face(card)), card) {
                    panic!("{card:?} looks like {same:?} in {style:?} at {dp} dp");
                }
            }
        }
    }
}

#[test]
fn the_same_style_and_size_give_the_same_picture() {
    let again = rasterise(&FaceStyle::default(), 122, 61.0);
    assert!(again == *PHONE);
    let dark = rasterise(&FaceStyle { dark: true, ..FaceStyle::default() }, 122, 61.0);
    assert!(dark.rgba != PHONE.rgba);
}

#[test]
fn options_change_what_they_name_and_nothing_else() {
    let face = |atlas: &AtlasImage, rank, suit| picture(atlas, SpriteId::Face(Card { rank, suit }));
    let four = rasterise(&FaceStyle { four_colours: true, ..FaceStyle::default() }, 122, 61.0);
    for suit in Suit::ALL {
        let coloured = matches!(suit, Suit::Diamonds | Suit::Clubs);
        let differs = face(&four, Rank::Five, suit) != face(&PHONE, Rank::Five, suit);
        assert_eq!(differs, coloured, "{suit:?}");
    }
    let letters = ["E", "Kn", "D", "K"];
    let national = rasterise(&FaceStyle { letters, ..FaceStyle::default() }, 122, 61.0);
    for rank in Rank::ALL {
        let named = matches!(rank, Rank::Ace | Rank::Jack | Rank::Queen);
        let differs = face(&national, rank, Suit::Spades) != face(&PHONE, rank, Suit::Spades);
        assert_eq!(differs, named, "{rank:?}");
    }
    let large = rasterise(&FaceStyle { large_index: true, ..FaceStyle::default() }, 122, 61.0);
    assert!(face(&large, Rank::Five, Suit::Spades) != face(&PHONE, Rank::Five, Suit::Spades));
}

#[test]
fn pips_and_landscapes_come_with_size_in_dp_not_in_pixels() {
    let small = rasterise(&FaceStyle::default(), 180, 60.0);
    let large = rasterise(&FaceStyle::default(), 180, 90.0);
    for rank in Rank::ALL {
        let id = SpriteId::Face(Card { rank, suit: Suit::Hearts });
        assert!(picture(&small, id) != picture(&large, id), "{rank:?}");
    }
    let still = FaceStyle { large_index: true, ..FaceStyle::default() };
    assert!(rasterise(&still, 180, 60.0).rgba == rasterise(&still, 180, 90.0).rgba);
}

#[test]
fn any_size_fits_one_texture() {
    for px in [0, 1, 2, 7, 33, CARD_PX_MAX, 5000] {
        let atlas = rasterise(&FaceStyle::default(), px, 61.0);
        assert!(atlas.size.max_element() <= ATLAS_SIDE_MAX && atlas.size.min_element() > 0);
        assert_eq!(atlas.face, face_px(px));
        let entry = atlas.entry(SpriteId::Face(Card { rank: Rank::Ace, suit: Suit::Spades }));
        assert_eq!(entry.unwrap().rect.size(), atlas.face);
    }
    assert_eq!(face_px(5000).x, CARD_PX_MAX);
}

/// Edge and count stay in the slot, and the face is as high as the layout says.
#[test]
fn a_pile_stays_inside_its_slot() {
    for (px, dp) in [(50_u16, 50.0), (183, 61.0), (240, 120.0)] {
        let atlas = rasterise(&FaceStyle::default(), px.into(), dp);
        let width = f32::from(px);
        assert!((atlas.face.as_vec2().y - width * FACE_RATIO).abs() <= 0.5);
        let slot = IVec2::new(px.into(), (width * 1.4).round() as i32);
        for id in (1..=SpriteId::EDGES)
            .map(SpriteId::Edge)
            .chain((1..=SpriteId::COUNTS).map(SpriteId::Count))
        {
            let entry = atlas.entry(id).unwrap();
            let end = entry.offset + entry.rect.size().as_ivec2();
            assert!(entry.offset.min_element() >= 0, "{id:?}");
            assert!(
                end.x <= slot.x && end.y <= slot.y + 1,
                "{id:?} ends at {end}, the slot at {slot}"
            );
        }
    }
    assert_eq!(SpriteId::edge(0), None);
    assert_eq!(SpriteId::edge(1), None);
    for height in 2..=8 {
        assert!(PHONE.entry(SpriteId::edge(height).unwrap()).is_some());
    }
}

/// Text at least 4.5 to 1, large glyphs and graphics 3 to 1, dimmed cards included.
#[test]
fn drawn_bit_by_bit_the_texture_is_the_same() {
    let wanted = SpriteId::Face(Card { rank: Rank::Queen, suit: Suit::Hearts });
    let mut drawing = AtlasDrawing::new(&FaceStyle::default(), 122, 61.0);
    drawing.draw(|id| id == wanted);
    let (begun, rest) = drawing.finish();
    assert!(begun.entries().eq([(wanted, PHONE.entry(wanted).expect("a queen"))]));
    assert!(picture(&begun, wanted) == picture(&PHONE, wanted));
    let mut drawing = rest.expect("69 more");
    drawing.draw(|_| true);
    let (whole, rest) = drawing.finish();
    assert!(whole == *PHONE && rest.is_none());
}

#[test]
fn every_palette_can_be_read() {
    for style in styles() {
        let palette = Palette::new(&style);
        assert!(contrast(palette.muted, palette.paper) >= 4.5, "count in {style:?}");
        let around = contrast(palette.paper, FELT).max(contrast(palette.line, FELT));
        assert!(around >= 3.0, "the card on the felt in {style:?}");
        for suit in Suit::ALL {
            let ink = palette.ink(suit);
            assert!(contrast(ink, palette.paper) >= 5.9, "{suit:?} in {style:?}");
            let dimmed = |color| blend(color, SKY, SHADE_ALPHA);
            assert!(
                contrast(dimmed(ink), dimmed(palette.paper)) >= 3.0,
                "{suit:?} dimmed in {style:?}"
            );
            for night in palette.night(suit) {
                assert!(contrast(GOLD, night) >= 3.0, "the moon of {suit:?} in {style:?}");
            }
        }
    }
    assert!(contrast(SLOT, FELT) >= 3.7);
    assert!(contrast(GOLD, FELT) >= 10.9);
}

/// The paper and ink that are drawn are those of the palette.
#[test]
fn faces_are_drawn_in_their_palette() {
    for style in styles() {
        let palette = Palette::new(&style);
        let atlas = rasterise(&style, 122, 61.0);
        for suit in Suit::ALL {
            let card = picture(&atlas, SpriteId::Face(Card { rank: Rank::Two, suit }));
            let [red, green, blue] = palette.ink(suit).to_u8_array_no_alpha();
            let inked = card.iter().filter(|&&pixel| pixel == [red, green, blue, 255]).count();
            assert!(inked > card.len() / 20, "{suit:?} in {style:?}: {inked} pixels of ink");
        }
    }
}

#[test]
fn icons_are_white_and_all_differ() {
    let mut seen = HashMap::new();
    for which in Icon::ALL {
        let picture = icon(which, 48);
        assert_eq!(picture.len(), 48 * 48 * 4);
        let drawn = picture.chunks(4).filter(|pixel| pixel[3] > 128).count();
        assert!(drawn > 60, "{which:?} shows {drawn} pixels");
        for pixel in picture.chunks(4).filter(|pixel| pixel[3] > 8) {
            assert!(pixel[..3].iter().all(|&channel| channel > 240), "{which:?}: {pixel:?}");
        }
        if let Some(same) = seen.insert(picture, which) {
            panic!("{which:?} looks like {same:?}");
        }
    }
}

fn light(layout: &Layout) -> Light {
    Light { glow: layout.glow, moon: layout.crescent.centre, radius: layout.crescent.radius }
}

#[test]
fn moonlight_falls_off_evenly_around_the_moon() {
    let size = UVec2::splat(400);
    let light = Light { glow: Vec2::splat(200.0), moon: Vec2::splat(200.0), radius: 60.0 };
    let dark = Light { radius: 0.0, ..light };
    let [lit, dark] = [light, dark].map(|light| background(size, light));
    // Red, which the felt has least of, in rings of one dp around the moon.
    let mut rings = vec![(0.0_f32, 0.0_f32); 200];
    for (index, (lit, dark)) in lit.chunks(4).zip(dark.chunks(4)).enumerate() {
        let place = Vec2::new((index % 400) as f32 + 0.5, (index / 400) as f32 + 0.5);
        if let Some(ring) = rings.get_mut(place.distance(light.moon) as usize) {
            ring.0 += f32::from(lit[0]) - f32::from(dark[0]);
            ring.1 += 1.0;
        }
    }
    let means: Vec<f32> = rings.iter().map(|(sum, count)| sum / count).collect();
    assert!(means[61] > 10.0, "{}", means[61]);
    for pair in means[61..].windows(2) {
        assert!(pair[1] < pair[0] + 0.25 && pair[1] > pair[0] - 2.0, "{pair:?}");
    }
    assert!(means[160..].iter().all(|mean| mean.abs() < 0.1));
}

#[test]
fn the_night_is_opaque_lightest_at_its_glow_and_without_bands() {
    let layout = Layout::new(&ScreenSpec::new(390.0, 844.0));
    let size = UVec2::new(390, 844);
    let night = background(size, light(&layout));
    assert_eq!(night.len(), 390 * 844 * 4);
    assert!(night.chunks(4).all(|pixel| pixel[3] == 255));
    let blue = |x: u32, y: u32| {
        let around = (0..5).flat_map(|dx| (0..5).map(move |dy| (x + dx, y + dy)));
        let sum: u32 =
            around.map(|(x, y)| u32::from(night[((y * size.x + x) * 4 + 2) as usize])).sum();
        sum as f32 / 25.0
    };
    let glow = layout.glow.as_uvec2();
    assert!(blue(glow.x, glow.y) > blue(2, 2) + 20.0);
    // A band is a run of one value: grain breaks it.
    let row = &night[(422 * 390 * 4)..(423 * 390 * 4)];
    let blues: Vec<u8> = row.chunks(4).map(|pixel| pixel[2]).collect();
    let longest = blues.chunk_by(|one, next| one == next).map(<[u8]>::len).max();
    assert!(longest.unwrap() < 20, "{longest:?} pixels alike");
    assert!(background(UVec2::ZERO, Light::default()).is_empty());
}

#[test]
fn the_crescent_is_thin_and_fades_to_nothing() {
    let (side, moon) = crescent(60.0);
    assert_eq!(moon.len(), (side * side * 4) as usize);
    let solid = moon.chunks(4).filter(|pixel| pixel[3] > 200).count() as f32;
    let disc = std::f32::consts::PI * 60.0 * 60.0;
    assert!(solid > 0.08 * disc && solid < 0.4 * disc, "{}", solid / disc);
    let border = (0..side).flat_map(|i| [(i, 0), (0, i), (i, side - 1), (side - 1, i)]);
    for (x, y) in border {
        assert!(moon[((y * side + x) * 4 + 3) as usize] < 8);
    }
    assert_eq!(crescent(0.0).0, 1);
}
