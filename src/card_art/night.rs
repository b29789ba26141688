//! The background: felt with a glow, moonlight and stars; the crescent; and the cards' soft shadows.

use bevy::color::Srgba;
use bevy::math::{UVec2, Vec2};

use super::colors::{self, blend, channels, rgb};
use super::svg_renderer::{self, SvgRenderer};

const CRESCENT: &str = include_str!("../../assets/cards/moon.svg");

/// The crescent of a radius in physical pixels: the side of the square picture, and its pixels.
pub fn crescent(radius: f32) -> (u32, Vec<u8>) {
    let side = (2.0 * radius).round().max(1.0) as u32;
    let tree = SvgRenderer::new(String::new()).read(CRESCENT);
    (side, svg_renderer::square(&tree, side))
}

/// The sources of light, in dp from the window's top left.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Light {
    /// The brightest point of the felt.
    pub glow: Vec2,
    /// The moon's center.
    pub moon: Vec2,
    /// The moon's radius; 0 for none.
    pub radius: f32,
}

/// The glow's radius, as a share of the window's longer side.
const REACH: f32 = 0.78;
/// The share of this radius at which the felt has its plain color.
const DUSK: f32 = 0.45;
/// The number of steps in the glow's gradient.
const RAMP: u16 = 2048;
/// The amplitude of the grain, of 255.
const GRAIN: f32 = 1.1;
/// The area for each star, in square dp.
const STAR_AREA: f32 = 9000.0;

/// The moon's share of its picture: a small margin keeps the edge soft.
const DISC: f32 = 0.985;
/// The halo's radius, in radii of the moon.
const HALO: f32 = 2.5;
/// The halo's strength at the moon's edge: on the crescent's side, and on the dark side.
const HALO_BRIGHT: f32 = 0.24;
const HALO_DARK: f32 = 0.10;
/// The halo's outer color. It is gold at the moon only, since gold on blue gives grey.
const HALO_FAR: Srgba = rgb(0x86_9A_EE);
/// The direction from the moon's center to the middle of the crescent in its picture.
const BRIGHT_SIDE: Vec2 = Vec2::new(0.883, 0.469);
/// Earthshine on the moon's dark side, brightest near the crescent.
const EARTHSHINE: Srgba = rgb(0x8F_A3_DE);
const EARTHSHINE_MIDDLE: Vec2 = Vec2::new(0.48, 0.2);
const EARTHSHINE_MOST: f32 = 0.17;
const EARTHSHINE_REACH: f32 = 1.7;

/// Felt, glow, moonlight and stars for a window of this size, one pixel for each dp. Noise prevents
/// bands when the picture is stretched. The halo is part of this picture, because as a blended sprite
/// its 8-bit alpha would show rings.
pub fn background(size: UVec2, light: Light) -> Vec<u8> {
    let ramp = ramp();
    let last = (ramp.len() - 1) as f32;
    let to_ramp = last / (REACH * size.max_element().max(1) as f32);
    let mut rgba = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let point = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            let felt = ramp[(point.distance(light.glow) * to_ramp).min(last) as usize];
            let lit = light.moonlit(felt, point);
            // The sum of two noises has a triangular distribution: grain without a pattern.
            let grain = GRAIN * (noise(x, y, 1) + noise(x, y, 2) - 1.0) + 0.5;
            rgba.extend(lit.map(|channel| (channel + grain) as u8));
            rgba.push(255);
        }
    }
    stars(&mut rgba, size, light.glow);
    rgba
}

impl Light {
    /// The felt's color with moonlight on it.
    fn moonlit(self, felt: [f32; 3], point: Vec2) -> [f32; 3] {
        let off = point - self.moon;
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
        let color = tint(channels(HALO_FAR), colors::GOLD, near);
        let from_shine = (off / self.radius).distance(EARTHSHINE_MIDDLE) / EARTHSHINE_REACH;
        let inside = (DISC * self.radius - distance + 0.5).clamp(0.0, 1.0);
        let shine = inside * EARTHSHINE_MOST * (1.0 - smooth(from_shine.min(1.0)));
        let lit = std::array::from_fn(|channel| mix(felt[channel], color[channel], halo));
        tint(lit, EARTHSHINE, shine)
    }
}

fn tint(ground: [f32; 3], color: Srgba, share: f32) -> [f32; 3] {
    let color = channels(color);
    std::array::from_fn(|channel| mix(ground[channel], color[channel], share))
}

/// The gradient from the glow's center outward.
fn ramp() -> Vec<[f32; 3]> {
    let lit = blend(colors::RAISED, rgb(0x2C_3F_78), 0.35);
    let [lit, felt, sky] = [lit, colors::FELT, colors::SKY].map(channels);
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

/// Adds faint stars away from the glow, always at the same places for the same window size.
fn stars(rgba: &mut [u8], size: UVec2, glow: Vec2) {
    let whole = size.as_vec2();
    let count = (whole.x * whole.y / STAR_AREA) as u32;
    for star in 0..count {
        let point = Vec2::new(noise(star, 7, 3), noise(star, 7, 4)) * whole;
        let away = (point.distance(glow) / (0.5 * whole.max_element())).min(1.0);
        let bright = (0.1 + 0.5 * noise(star, 7, 5).powi(3)) * away;
        let radius = 0.7 + 0.8 * noise(star, 7, 6).powi(2);
        let from = (point - radius - 1.0).max(Vec2::ZERO).as_uvec2();
        let to = (point + radius + 2.0).as_uvec2().min(size);
        for y in from.y..to.y {
            for x in from.x..to.x {
                let off = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(point);
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

/// A card's shadow in black, fading across the margin, for a corner radius of `corner`. In pixels.
pub fn shadow(size: UVec2, margin: u32, corner: u32) -> Vec<u8> {
    let (margin, corner) = (margin as f32, corner as f32);
    let half = size.as_vec2() / 2.0;
    let card = half - margin;
    let mut rgba = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        for x in 0..size.x {
            let point = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - half).abs();
            // The signed distance to the rounded rectangle.
            let off = point - card + corner;
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

/// Noise from 0 to 1 that depends only on the arguments.
fn noise(x: u32, y: u32, seed: u32) -> f32 {
    let mut hash =
        x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    hash as f32 / u32::MAX as f32
}
