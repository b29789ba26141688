//! Icons and the full moon, each drawn once for every size in pixels.

use std::collections::HashMap;

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::SystemParam,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use crate::card_art::{self, Icon};

/// Adds the cache of images.
pub fn plugin(app: &mut App) {
    app.init_resource::<Drawn>();
}

#[derive(Resource, Default)]
struct Drawn(HashMap<(Drawing, u32), Handle<Image>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Drawing {
    Icon(Icon),
    FullMoon,
}

/// Provides icons, which are white for tinting, and the full moon in its colours.
#[derive(SystemParam)]
pub struct Icons<'w> {
    drawn: ResMut<'w, Drawn>,
    images: ResMut<'w, Assets<Image>>,
}

impl Icons<'_> {
    /// An icon with sides of `side` physical pixels.
    pub fn image(&mut self, icon: Icon, side: f32) -> Handle<Image> {
        self.drawn(Drawing::Icon(icon), side.round().max(1.0) as u32)
    }

    /// The full moon with sides of `side` physical pixels.
    pub fn full_moon(&mut self, side: f32) -> Handle<Image> {
        let radius = (side / 2.0).round().max(1.0) as u32;
        self.drawn(Drawing::FullMoon, 2 * radius)
    }

    fn drawn(&mut self, drawing: Drawing, side: u32) -> Handle<Image> {
        let draw = || self.images.add(draw(drawing, side));
        self.drawn.0.entry((drawing, side)).or_insert_with(draw).clone()
    }
}

fn draw(drawing: Drawing, side: u32) -> Image {
    let rgba = match drawing {
        Drawing::Icon(icon) => card_art::icon(icon, side),
        Drawing::FullMoon => card_art::moon(side / 2, 1.0),
    };
    let size = Extent3d { width: side, height: side, ..default() };
    Image::new(
        size,
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        // Keep a copy in main memory, for recovery from a lost device.
        RenderAssetUsages::default(),
    )
}
