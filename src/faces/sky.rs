//! The night around the cards: felt with its glow and stars, the crescent, and soft shadows.

use bevy::math::{UVec2, Vec2};

use super::palette::Colour;
use super::pen::{self, Pen};

const CRESCENT: &str = include_str!("../../assets/cards/moon.svg");

/// The crescent's picture is this many times as wide as its disc: the rest is its halo.
pub const HALO: f32 = 2.0;

/// The crescent with its halo, for a disc of this radius in physical pixels: a square, with its side.
pub fn crescent(radius: f32) -> (u32, Vec<u8>) {
    let side = (2.0 * HALO * radius).round().max(1.0) as u32;
    let tree = Pen::new(String::new()).read(CRESCENT);
    (side, pen::square(&tree, side))
}

/// Light falls off to the sky's dark at this share of the farther side.
const REACH: f32 = 0.78;
/// At this share of it the felt has its own colour.
const DUSK: f32 = 0.45;
/// So many steps of light.
const RAMP: u16 = 2048;
/// How far the grain goes to both sides, of 255.
const GRAIN: f32 = 1.1;
/// One star for so many square dp.
const STAR_AREA: f32 = 9000.0;

/// Felt and glow for a window of this size, with one pixel a dp: noise keeps the gradient without bands when it is
/// stretched. `glow` is where it is lightest, in dp.
pub fn background(size: UVec2, glow: Vec2) -> Vec<u8> {
    let ramp = ramp();
    let last = (ramp.len() - 1) as f32;
    let to_ramp = last / (REACH * size.max_element().max(1) as f32);
    let mut rgba = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let away = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - glow;
            let light = ramp[(away.length() * to_ramp).min(last) as usize];
            // Two noises summed fall off to both sides: grain without a pattern.
            let grain = GRAIN * (noise(x, y, 1) + noise(x, y, 2) - 1.0) + 0.5;
            rgba.extend(light.map(|channel| (channel + grain) as u8));
            rgba.push(255);
        }
    }
    stars(&mut rgba, size, glow);
    rgba
}

/// The night from the glow outwards.
fn ramp() -> Vec<[f32; 3]> {
    let lit = Colour::RAISED.under(Colour([0x2C, 0x3F, 0x78]), 0.35).0;
    let [lit, felt, sky] = [lit, Colour::FELT.0, Colour::SKY.0].map(|colour| colour.map(f32::from));
    let blend = |from: [f32; 3], to: [f32; 3], share: f32| {
        std::array::from_fn(|channel| mix(from[channel], to[channel], smooth(share)))
    };
    (0..=RAMP)
        .map(|step| {
            let far = f32::from(step) / f32::from(RAMP);
            if far < DUSK {
                blend(lit, felt, far / DUSK)
            } else {
                blend(felt, sky, (far - DUSK) / (1.0 - DUSK))
            }
        })
        .collect()
}

/// A few faint stars, away from the glow, always at the same places of the same window.
fn stars(rgba: &mut [u8], size: UVec2, glow: Vec2) {
    let whole = size.as_vec2();
    let count = (whole.x * whole.y / STAR_AREA) as u32;
    for star in 0..count {
        let place = Vec2::new(noise(star, 7, 3), noise(star, 7, 4)) * whole;
        let away = (place.distance(glow) / (0.5 * whole.max_element())).min(1.0);
        let bright = (0.1 + 0.5 * noise(star, 7, 5).powi(3)) * away;
        let radius = 0.7 + 0.8 * noise(star, 7, 6).powi(2);
        let from = (place - radius - 1.0).max(Vec2::ZERO).as_uvec2();
        let to = (place + radius + 2.0).as_uvec2().min(size);
        for y in from.y..to.y {
            for x in from.x..to.x {
                let off = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(place);
                let light = bright * (1.0 + radius - off).clamp(0.0, 1.0);
                let start = ((y * size.x + x) * 4) as usize;
                for (channel, white) in rgba[start..start + 3].iter_mut().zip([232.0, 232.0, 255.0])
                {
                    *channel = mix(f32::from(*channel), white, light) as u8;
                }
            }
        }
    }
}

/// A card's shadow: black, soft over the width of its margin, for a card with corners this round. All in pixels.
pub fn shadow(size: UVec2, margin: u32, corner: u32) -> Vec<u8> {
    let (margin, corner) = (margin as f32, corner as f32);
    let half = size.as_vec2() / 2.0;
    let card = half - margin;
    let mut rgba = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let place = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - half).abs();
            // Distance to the round rectangle, inside negative.
            let off = place - card + corner;
            let distance = off.max(Vec2::ZERO).length() + off.max_element().min(0.0) - corner;
            let depth = (1.0 - distance / margin) / 2.0;
            let alpha = 0.5 * smooth(depth.clamp(0.0, 1.0));
            rgba.extend([0, 0, 0, (alpha * 255.0).round() as u8]);
        }
    }
    rgba
}

fn mix(from: f32, to: f32, share: f32) -> f32 {
    from + (to - from) * share
}

fn smooth(x: f32) -> f32 {
    x * x * (3.0 - 2.0 * x)
}

/// Noise from 0 to 1, always the same at the same place.
fn noise(x: u32, y: u32, seed: u32) -> f32 {
    let mut hash =
        x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    hash as f32 / u32::MAX as f32
}
