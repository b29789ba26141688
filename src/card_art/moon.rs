//! The moon's disc between crescent and full, computed per pixel as a lit sphere with seas.

use bevy::color::Srgba;
use bevy::math::{Vec2, Vec3};

use super::colors::{self, channels, rgb};

/// The angle of the light, in radians, which matches the crescent's picture.
const TILT: f32 = 0.49;
/// Seas: center and radius on a disc of radius 1, and darkness.
const SEAS: [(Vec2, f32, f32); 9] = [
    (Vec2::new(-0.38, -0.38), 0.34, 0.30),
    (Vec2::new(-0.12, -0.22), 0.20, 0.18),
    (Vec2::new(0.30, -0.42), 0.24, 0.26),
    (Vec2::new(0.44, -0.10), 0.22, 0.24),
    (Vec2::new(0.66, -0.24), 0.12, 0.22),
    (Vec2::new(-0.58, 0.06), 0.26, 0.20),
    (Vec2::new(-0.28, 0.38), 0.22, 0.22),
    (Vec2::new(0.22, 0.26), 0.12, 0.10),
    (Vec2::new(0.06, 0.74), 0.07, 0.16),
];

/// A square picture of the disc, `radius` in pixels. `lit` is 0 for the new moon, 1 for the full moon.
pub fn moon(radius: u32, lit: f32) -> Vec<u8> {
    let side = 2 * radius;
    // The sun moves from behind the moon to behind the viewer.
    let angle = (1.0 - lit) * std::f32::consts::PI;
    let sun = Vec3::new(angle.sin() * TILT.cos(), angle.sin() * TILT.sin(), angle.cos());
    let [dark, gold, light] = [SHADE, colors::GOLD, LIGHT].map(channels);
    let mut rgba = Vec::with_capacity((side * side * 4) as usize);
    for y in 0..side {
        for x in 0..side {
            let place = (Vec2::new(x as f32, y as f32) + 0.5) / radius as f32 - 1.0;
            let away = place.length();
            let z = (1.0 - away * away).max(0.0).sqrt();
            let shine = place.extend(z).dot(sun);
            // The disc's edge is sharp, the terminator soft.
            let inside = ((1.0 - away) * radius as f32 + 0.5).clamp(0.0, 1.0);
            let day = smooth((shine + 0.03) / 0.12);
            let sea: f32 = SEAS
                .iter()
                .map(|&(middle, radius, depth)| {
                    depth * (1.0 - smooth(place.distance(middle) / radius - 0.5))
                })
                .sum();
            let glow = 0.35 * z * (1.0 - sea);
            for channel in 0..3 {
                let ground = gold[channel] + (dark[channel] - gold[channel]) * sea.min(0.5);
                let color = ground + (light[channel] - ground) * glow;
                rgba.push(color.round() as u8);
            }
            rgba.push((255.0 * inside * day).round() as u8);
        }
    }
    rgba
}

/// The darkest sea, and the brightest ground.
const SHADE: Srgba = rgb(0x9A_76_38);
const LIGHT: Srgba = rgb(0xFF_F6_DC);

fn smooth(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}
