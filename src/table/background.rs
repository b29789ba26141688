//! The night sky behind the cards, which fills the window, and its crescent moon.

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use crate::card_art::{self, Light, colors};
use crate::schedule::GameSystems;
use crate::table::atlas::image;
use crate::table::render_task::{RenderRequest, RenderTask};
use crate::table::systems::TableSystems;
use crate::viewport::{TableLayout, Viewport};

/// Draws the sky and the crescent in the background whenever the screen changes.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(colors::FELT.into()))
        .add_systems(Startup, spawn_background)
        .add_systems(
            Update,
            (
                // After the atlas: with a single task thread, the cards are drawn first.
                draw_background
                    .run_if(resource_exists::<RenderDevice>)
                    .after(TableSystems::UpdateState),
                place_background,
            )
                .chain()
                .in_set(GameSystems::Present),
        );
}

/// The sky with its glow and stars.
#[derive(Component)]
struct Night;

/// The lit part of the moon. The halo is part of the sky.
#[derive(Component)]
pub(super) struct Crescent;

/// Z positions below everything on the table.
const NIGHT_DEPTH: f32 = -20.0;
const CRESCENT_DEPTH: f32 = -10.0;

fn spawn_background(mut commands: Commands) {
    let at = |depth| Transform::from_xyz(0.0, 0.0, depth);
    commands.spawn((Night, Sprite::default(), Visibility::Hidden, at(NIGHT_DEPTH)));
    commands.spawn((Crescent, Sprite::default(), Visibility::Hidden, at(CRESCENT_DEPTH)));
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct BackgroundRequest {
    /// In dp.
    size: UVec2,
    light: Light,
    /// In physical pixels.
    crescent_radius: f32,
}

struct DrawnBackground {
    request: BackgroundRequest,
    night: Vec<u8>,
    crescent: (u32, Vec<u8>),
}

impl RenderRequest for BackgroundRequest {
    type Output = DrawnBackground;
}

impl BackgroundRequest {
    fn draw(self) -> DrawnBackground {
        DrawnBackground {
            request: self,
            night: card_art::background(self.size, self.light),
            crescent: card_art::crescent(self.crescent_radius),
        }
    }
}

fn draw_background(
    screen: Res<Viewport>,
    layout: Res<TableLayout>,
    mut render: RenderTask<BackgroundRequest>,
    mut images: ResMut<Assets<Image>>,
    mut night: Single<(&mut Sprite, &mut Visibility), (With<Night>, Without<Crescent>)>,
    mut crescent: Single<(&mut Sprite, &mut Visibility), (With<Crescent>, Without<Night>)>,
) {
    if let Some(drawn) = render.poll() {
        night.0.image = images.add(image(drawn.request.size, drawn.night));
        *night.1 = Visibility::Inherited;
        let (side, rgba) = drawn.crescent;
        crescent.0.image = images.add(image(UVec2::splat(side), rgba));
        *crescent.1 = if drawn.request.crescent_radius > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
    }
    let request = BackgroundRequest {
        size: screen.size.ceil().as_uvec2().max(UVec2::ONE),
        light: Light {
            glow: layout.glow,
            moon: layout.crescent.centre,
            radius: layout.crescent.radius,
        },
        crescent_radius: layout.crescent.radius * screen.scale,
    };
    render.start_if_changed(request, BackgroundRequest::draw);
}

/// Scales the previous pictures to a new size until the new ones are drawn.
fn place_background(
    screen: Res<Viewport>,
    layout: Res<TableLayout>,
    mut night: Single<&mut Sprite, (With<Night>, Without<Crescent>)>,
    mut crescent: Single<(&mut Sprite, &mut Transform), With<Crescent>>,
) {
    if !screen.is_changed() && !layout.is_changed() {
        return;
    }
    night.custom_size = Some(screen.size);
    let disc = layout.crescent;
    crescent.0.custom_size = Some(Vec2::splat(2.0 * disc.radius));
    crescent.1.translation = layout.world(disc.centre).extend(CRESCENT_DEPTH);
}
