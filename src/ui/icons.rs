//! Icons, each drawn once for its exact size in pixels.

use std::collections::HashMap;

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::SystemParam,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use crate::faces::{self, Icon};

/// Adds the store of icons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Drawn>();
}

#[derive(Resource, Default)]
struct Drawn(HashMap<(Icon, u32), Handle<Image>>);

/// Gives icons, white and to be tinted.
#[derive(SystemParam)]
pub struct Icons<'w> {
    drawn: ResMut<'w, Drawn>,
    images: ResMut<'w, Assets<Image>>,
}

impl Icons<'_> {
    /// An icon of so many physical pixels.
    pub fn image(&mut self, icon: Icon, side: f32) -> Handle<Image> {
        let side = side.round().max(1.0) as u32;
        let draw = || self.images.add(draw(icon, side));
        self.drawn
            .0
            .entry((icon, side))
            .or_insert_with(draw)
            .clone()
    }
}

fn draw(icon: Icon, side: u32) -> Image {
    let size = Extent3d {
        width: side,
        height: side,
        ..default()
    };
    Image::new(
        size,
        TextureDimension::D2,
        faces::icon(icon, side),
        TextureFormat::Rgba8UnormSrgb,
        // Kept, for the case that the driver loses what it has.
        RenderAssetUsages::default(),
    )
}
