//! The night around the cards: felt with its glow, moonlight and stars, the crescent, and soft shadows.

use bevy::math::{UVec2, Vec2};

use super::palette::Colour;
use super::svg_renderer::{self, SvgRenderer};

const CRESCENT: &str = include_str!("../../assets/cards/moon.svg");

/// The crescent for a disc of this radius in physical pixels: a square, with its side.
pub fn crescent(radius: f32) -> (u32, Vec<u8>) {
    let side = (2.0 * radius).round().max(1.0) as u32;
    let tree = SvgRenderer::new(String::new()).read(CRESCENT);
    (side, svg_renderer::square(&tree, side))
}

/// Where the night's light comes from, in dp from the window's top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Light {
    /// Where the felt is lightest.
    pub glow: Vec2,
    /// The moon's middle.
    pub moon: Vec2,
    /// The moon's radius; 0 for none.
    pub radius: f32,
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

/// The moon in its picture: a little air keeps its edge soft.
const DISC: f32 = 0.985;
/// How many of its radii the moon's halo reaches from its middle.
const HALO: f32 = 2.5;
/// How much of it there is at the moon's edge: on the side of the crescent, and on the dark one.
const HALO_BRIGHT: f32 = 0.24;
const HALO_DARK: f32 = 0.10;
/// The night's own blue, lit: the halo is gold at the moon only, since gold on blue is grey.
const HALO_FAR: Colour = Colour([0x86, 0x9A, 0xEE]);
/// The way to the middle of the crescent, as it is turned in its picture.
const BRIGHT_SIDE: Vec2 = Vec2::new(0.883, 0.469);
/// What the earth lends the moon's dark side: a blue, brightest on the side that the crescent is on.
const EARTHSHINE: Colour = Colour([0x8F, 0xA3, 0xDE]);
const EARTHSHINE_MIDDLE: Vec2 = Vec2::new(0.48, 0.2);
const EARTHSHINE_MOST: f32 = 0.17;
const EARTHSHINE_REACH: f32 = 1.7;

/// Felt, glow and moonlight for a window of this size, with one pixel a dp: noise keeps the gradients without bands
/// when they are stretched. The moonlight is here and not around the crescent, since faint light blended on the
/// screen would show its steps as rings.
pub fn background(size: UVec2, light: Light) -> Vec<u8> {
    let ramp = ramp();
    let last = (ramp.len() - 1) as f32;
    let to_ramp = last / (REACH * size.max_element().max(1) as f32);
    let mut rgba = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let place = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            let felt = ramp[(place.distance(light.glow) * to_ramp).min(last) as usize];
            let lit = light.moonlit(felt, place);
            // Two noises summed fall off to both sides: grain without a pattern.
            let grain = GRAIN * (noise(x, y, 1) + noise(x, y, 2) - 1.0) + 0.5;
            rgba.extend(lit.map(|channel| (channel + grain) as u8));
            rgba.push(255);
        }
    }
    stars(&mut rgba, size, light.glow);
    rgba
}

impl Light {
    /// The felt's colour with the moon's light on it.
    fn moonlit(self, felt: [f32; 3], place: Vec2) -> [f32; 3] {
        let off = place - self.moon;
        let distance = off.length();
        if self.radius <= 0.0 || distance >= HALO * self.radius {
            return felt;
        }
        let far = distance / self.radius;
        let beyond = ((far - 1.0) / (HALO - 1.0)).max(0.0);
        let side = 0.5 + 0.5 * off.normalize_or_zero().dot(BRIGHT_SIDE);
        let most = mix(HALO_DARK, HALO_BRIGHT, side) * far.min(1.0).powi(2);
        let halo = most * (1.0 - smooth(beyond)).powi(2);
        let near = 0.7 * side * (1.0 - smooth((3.0 * beyond).min(1.0)));
        let colour = tint(HALO_FAR.0.map(f32::from), Colour::GOLD, near);
        let from_shine = (off / self.radius).distance(EARTHSHINE_MIDDLE) / EARTHSHINE_REACH;
        let inside = (DISC * self.radius - distance + 0.5).clamp(0.0, 1.0);
        let shine = inside * EARTHSHINE_MOST * (1.0 - smooth(from_shine.min(1.0)));
        let lit = std::array::from_fn(|channel| mix(felt[channel], colour[channel], halo));
        tint(lit, EARTHSHINE, shine)
    }
}

fn tint(ground: [f32; 3], colour: Colour, share: f32) -> [f32; 3] {
    std::array::from_fn(|channel| mix(ground[channel], f32::from(colour.0[channel]), share))
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
