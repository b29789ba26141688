//! The reports of a measured app on its standard output: a line for the first frame that shows
//! something, and a line for each frame that draws something else than the frame before.

use std::io::Write;

use bevy::core_pipeline::core_2d::Transparent2d;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_phase::ViewSortedRenderPhases;
use bevy::render::render_resource::PipelineCache;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::render::texture::GpuImage;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::sprite_render::SpriteBatches;
use bevy::ui_render::UiBatch;
use bevy::window::WindowResolution;

/// A window with the size and scale of the first two arguments: `390x844 1`.
pub fn window() -> Window {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().and_then(|size| {
        let (width, height) = size.split_once('x')?;
        Some(Vec2::new(width.parse().ok()?, height.parse().ok()?))
    });
    let scale = arguments.next().and_then(|scale| scale.parse::<f32>().ok());
    let (Some(size), Some(scale)) = (size, scale) else {
        eprintln!("WIDTHxHEIGHT SCALE");
        std::process::exit(2);
    };
    let pixels = (size * scale).round().as_uvec2();
    Window {
        resolution: WindowResolution::new(pixels.x, pixels.y).with_scale_factor_override(scale),
        ..default()
    }
}

/// Reports the first presented frame that shows a sprite with this component.
pub fn add<Kind: Component>(app: &mut App) {
    let Some(render_app) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    render_app
        .init_resource::<Shown>()
        .add_systems(ExtractSchedule, extract_shown::<Kind>)
        .add_systems(Render, report_frame.in_set(RenderSystems::Cleanup));
}

/// Whether the current frame shows the expected sprite, and the size of its world.
#[derive(Resource, Default)]
struct Shown {
    shows: bool,
    entities: u32,
    sprites: usize,
}

fn extract_shown<Kind: Component>(
    sprites: Extract<Query<(&Sprite, &ViewVisibility)>>,
    wanted: Extract<Query<(&Sprite, &ViewVisibility), With<Kind>>>,
    entities: Extract<Query<Entity>>,
    mut shown: ResMut<Shown>,
) {
    shown.shows = wanted.iter().any(|(sprite, visibility)| {
        visibility.get() && sprite.image != TRANSPARENT_IMAGE_HANDLE && sprite.color.alpha() > 0.0
    });
    shown.entities = entities.iter().len() as u32;
    shown.sprites = sprites.iter().filter(|(_, seen)| seen.get()).count();
}

/// Runs after the frame is presented.
fn report_frame(
    shown: Res<Shown>,
    pipelines: Res<PipelineCache>,
    phases: Res<ViewSortedRenderPhases<Transparent2d>>,
    batches: Res<SpriteBatches>,
    interface: Query<&UiBatch>,
    images: Res<RenderAssets<GpuImage>>,
    adapter: Res<RenderAdapterInfo>,
    mut reported: Local<Option<String>>,
) {
    if reported.is_none() {
        let is_drawn = pipelines.waiting_pipelines().next().is_none();
        if !shown.shows || !is_drawn || phases.is_empty() || batches.is_empty() {
            return;
        }
        print_line("first frame");
        print_line(&format!(
            "driver {} {} ({:?})",
            adapter.name, adapter.driver_info, adapter.backend
        ));
    }
    let bytes: u64 = images
        .iter()
        .map(|(_, image)| {
            let texel = image.texture_descriptor.format.block_copy_size(None);
            let size = image.texture_descriptor.size;
            u64::from(texel.unwrap_or_default())
                * u64::from(size.width)
                * u64::from(size.height)
                * u64::from(size.depth_or_array_layers)
        })
        .sum();
    let drawn = format!(
        "drawn entities={} sprites={} sprite-batches={} interface-batches={} textures={} texture-bytes={bytes}",
        shown.entities,
        shown.sprites,
        batches.len(),
        interface.iter().len(),
        images.iter().count(),
    );
    if reported.as_ref() != Some(&drawn) {
        print_line(&drawn);
        *reported = Some(drawn);
    }
}

/// Prints a line. The reader may have exited already.
fn print_line(line: &str) {
    let mut output = std::io::stdout().lock();
    let _ = writeln!(output, "{line}");
    let _ = output.flush();
}
