//! The night behind the cards, over the whole window, and the crescent in it.

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::RequestRedraw;

use crate::card_art::{self, Colour, Light};
use crate::schedule::GameSystems;
use crate::table::atlas::image;
use crate::table::systems::TableSystems;
use crate::viewport::{TableLayout, Viewport};

/// Draws the night and the crescent anew, off the main thread, whenever the screen is another.
pub(super) fn plugin(app: &mut App) {
    let [red, green, blue] = Colour::FELT.0;
    app.insert_resource(ClearColor(Color::srgb_u8(red, green, blue)))
        .init_resource::<Painting>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                // After the faces: where one thread draws both, cards are waited for.
                (finish, start)
                    .chain()
                    .run_if(resource_exists::<RenderDevice>)
                    .after(TableSystems::UpdateState),
                place,
            )
                .chain()
                .in_set(GameSystems::Present),
        );
}

/// The felt with its glow and stars.
#[derive(Component)]
struct Night;

/// The lit side of the moon. Its halo is part of the night.
#[derive(Component)]
pub(super) struct Crescent;

/// Depths, below all that is on the table.
const NIGHT_DEPTH: f32 = -20.0;
const CRESCENT_DEPTH: f32 = -10.0;

fn spawn(mut commands: Commands) {
    let at = |depth| Transform::from_xyz(0.0, 0.0, depth);
    commands.spawn((
        Night,
        Sprite::default(),
        Visibility::Hidden,
        at(NIGHT_DEPTH),
    ));
    commands.spawn((
        Crescent,
        Sprite::default(),
        Visibility::Hidden,
        at(CRESCENT_DEPTH),
    ));
}

/// What is to be painted.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Order {
    /// In dp.
    size: UVec2,
    light: Light,
    /// The crescent's radius in physical pixels.
    moon: f32,
}

struct Painted {
    order: Order,
    night: Vec<u8>,
    crescent: (u32, Vec<u8>),
}

impl Order {
    fn paint(self) -> Painted {
        Painted {
            order: self,
            night: card_art::background(self.size, self.light),
            crescent: card_art::crescent(self.moon),
        }
    }
}

/// One at a time, as with the atlas.
#[derive(Resource, Default)]
struct Painting {
    ordered: Option<Order>,
    task: Option<Task<Painted>>,
}

fn start(
    screen: Res<Viewport>,
    layout: Res<TableLayout>,
    device: Res<RenderDevice>,
    mut painting: ResMut<Painting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let order = Order {
        size: screen.size.ceil().as_uvec2().max(UVec2::ONE),
        light: Light {
            glow: layout.glow,
            moon: layout.crescent.centre,
            radius: layout.crescent.radius,
        },
        moon: layout.crescent.radius * screen.scale,
    };
    if device.is_changed() {
        painting.ordered = None;
    }
    if painting.task.is_none() && painting.ordered != Some(order) {
        painting.ordered = Some(order);
        painting.task = Some(AsyncComputeTaskPool::get().spawn(async move { order.paint() }));
    }
    if painting.task.is_some() {
        redraw.write(RequestRedraw);
    }
}

fn finish(
    mut painting: ResMut<Painting>,
    mut images: ResMut<Assets<Image>>,
    mut night: Single<(&mut Sprite, &mut Visibility), (With<Night>, Without<Crescent>)>,
    mut crescent: Single<(&mut Sprite, &mut Visibility), (With<Crescent>, Without<Night>)>,
) {
    let task = painting.bypass_change_detection().task.as_mut();
    let Some(painted) = task.and_then(check_ready) else {
        return;
    };
    painting.task = None;
    night.0.image = images.add(image(painted.order.size, painted.night));
    *night.1 = Visibility::Inherited;

    let (side, rgba) = painted.crescent;
    crescent.0.image = images.add(image(UVec2::splat(side), rgba));
    *crescent.1 = if painted.order.moon > 0.0 {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
}

/// Pictures of another size are stretched until their own are painted.
fn place(
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
