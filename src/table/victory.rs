//! Victory: the crescent grows to the full moon, while lights rise along the arc.

use std::time::Duration;

use bevy::math::curve::{Curve, EaseFunction};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::RequestRedraw;

use crate::card_art::{self, Colour, SpriteId};
use crate::game::{GameEvent, Session};
use crate::platform;
use crate::rules::{Ending, Slot};
use crate::settings::Settings;
use crate::table::atlas::{Atlas, image};
use crate::table::background::Crescent;
use crate::table::card_pose::step;
use crate::table::{CardAnimation, TableSystems};
use crate::viewport::{TableLayout, Viewport};

/// Follows the session.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<VictoryMoon>()
        .init_resource::<Phases>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                follow.in_set(TableSystems::UpdateState),
                paint
                    .run_if(resource_exists::<RenderDevice>)
                    .in_set(TableSystems::Animate),
                (draw_moon, draw_lights).in_set(TableSystems::Draw),
            ),
        );
}

/// The moon waits for the last cards to reach it.
const DELAY: Duration = CardAnimation::Leave.lasts();
/// How long it grows.
const GROWS: Duration = Duration::from_millis(1600);
/// Between two lights along the arc, and how long each shines.
const LIGHT_STEP: Duration = Duration::from_millis(90);
const LIGHT_LASTS: Duration = Duration::from_millis(1000);

/// How far the moon has grown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct VictoryMoon {
    /// 0 is the crescent of a game in play, 1 the full moon of a game won.
    pub grown: f32,
    /// When the game was won, a reading of `Time<Real>`; none if the moon rests.
    began: Option<Duration>,
    reduced: bool,
}

impl VictoryMoon {
    /// Whether it is still growing, or lights still rise.
    pub const fn is_growing(&self) -> bool {
        self.began.is_some()
    }
}

fn follow(
    time: Res<Time<Real>>,
    session: Res<Session>,
    settings: Res<Settings>,
    mut outcomes: MessageReader<GameEvent>,
    mut moon: ResMut<VictoryMoon>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    let mut next = *moon;
    if outcomes
        .read()
        .any(|outcome| *outcome == GameEvent::Ended(Ending::Victory))
    {
        next.began = Some(now);
        next.reduced = settings.motion.is_reduced(platform::reduced_motion());
    }
    let won = session.game().ending() == Some(Ending::Victory);
    let lasts = if next.reduced {
        CardAnimation::Fade.lasts()
    } else {
        GROWS
    };
    let since = next
        .began
        .map(|began| now.saturating_sub(began + DELAY).as_secs_f32() / lasts.as_secs_f32());
    match since {
        Some(progress) if won && progress < 1.0 => {
            next.grown = EaseFunction::SineInOut.sample_unchecked(progress);
            redraw.write(RequestRedraw);
        }
        _ => {
            next.began = None;
            next.grown = if won { 1.0 } else { 0.0 };
        }
    }
    moon.set_if_neq(next);
}

/// The moon from the crescent to the full disc, and for which radius in physical pixels.
#[derive(Resource, Default)]
struct Phases {
    radius: u32,
    images: Vec<Handle<Image>>,
    task: Option<(u32, Task<Vec<Vec<u8>>>)>,
}

/// So many pictures between which the moon fades as it grows.
const PHASES: u8 = 8;

/// Paints the phases, off the main thread, when they are first needed.
fn paint(
    screen: Res<Viewport>,
    layout: Res<TableLayout>,
    moon: Res<VictoryMoon>,
    device: Res<RenderDevice>,
    mut phases: ResMut<Phases>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if device.is_changed() {
        *phases = Phases::default();
    }
    if moon.grown == 0.0 && !moon.is_growing() {
        if phases.radius != 0 {
            *phases = Phases::default();
        }
        return;
    }
    if let Some((radius, task)) = &mut phases.bypass_change_detection().task {
        redraw.write(RequestRedraw);
        let radius = *radius;
        if let Some(painted) = check_ready(task) {
            phases.task = None;
            phases.radius = radius;
            phases.images = painted
                .into_iter()
                .map(|rgba| images.add(image(UVec2::splat(2 * radius), rgba)))
                .collect();
        }
        return;
    }
    let radius = (layout.crescent.radius * screen.scale).round() as u32;
    if radius > 0 && phases.radius != radius {
        let painting = async move {
            (1..=PHASES)
                .map(|phase| card_art::moon(radius, f32::from(phase) / f32::from(PHASES)))
                .collect()
        };
        phases.task = Some((radius, AsyncComputeTaskPool::get().spawn(painting)));
        redraw.write(RequestRedraw);
    }
}

/// One of the two phases between which the moon is: the lower one, or the one that fades in over it.
#[derive(Component, Clone, Copy)]
enum Disc {
    Lower,
    Upper,
}

/// A light that rises from a slot.
#[derive(Component)]
struct Light(Slot);

/// A light's width, in card widths.
const LIGHT_SIZE: f32 = 0.7;

/// Above the crescent, and above all cards.
const DISC_DEPTH: f32 = -8.0;
const LIGHT_DEPTH: f32 = 9.0;

fn spawn(mut commands: Commands) {
    let at = |depth| (Transform::from_xyz(0.0, 0.0, depth), Visibility::Hidden);
    commands.spawn((Disc::Lower, Sprite::default(), at(DISC_DEPTH)));
    commands.spawn((Disc::Upper, Sprite::default(), at(DISC_DEPTH + 1.0)));
    for slot in Slot::ALL {
        commands.spawn((Light(slot), Sprite::default(), at(LIGHT_DEPTH)));
    }
}

fn draw_moon(
    layout: Res<TableLayout>,
    moon: Res<VictoryMoon>,
    phases: Res<Phases>,
    mut discs: Query<(&Disc, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut crescent: Single<&mut Sprite, (With<Crescent>, Without<Disc>)>,
) {
    if !layout.is_changed() && !moon.is_changed() && !phases.is_changed() {
        return;
    }
    let at = moon.grown * f32::from(PHASES);
    let (below, share) = (at.floor(), at.fract());
    // Its horns reach beyond the phases: it goes as the first of them comes.
    let left = if phases.images.is_empty() {
        1.0
    } else {
        (2.0 - 2.0 * at).clamp(0.0, 1.0)
    };
    crescent.color.set_alpha(left);
    for (disc, mut sprite, mut transform, mut visibility) in &mut discs {
        // The lowest phase fades in over the crescent itself.
        let (phase, opacity) = match disc {
            Disc::Lower => (below, 1.0),
            Disc::Upper => (below + 1.0, share),
        };
        let picture = (phase >= 1.0 && opacity > 0.0)
            .then(|| phases.images.get(phase as usize - 1))
            .flatten();
        visibility.set_if_neq(if picture.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(picture) = picture {
            let disc = layout.crescent;
            sprite.image = picture.clone();
            sprite.color = Color::WHITE.with_alpha(opacity);
            sprite.custom_size = Some(Vec2::splat(2.0 * disc.radius));
            let middle = layout.world(disc.centre);
            transform.translation = middle.extend(transform.translation.z);
        }
    }
}

fn draw_lights(
    time: Res<Time<Real>>,
    layout: Res<TableLayout>,
    moon: Res<VictoryMoon>,
    atlas: Option<Res<Atlas>>,
    mut lights: Query<(&Light, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if !moon.is_growing() && !moon.is_changed() {
        return;
    }
    let spark = atlas.and_then(|atlas| atlas.picture(SpriteId::Spark));
    let since = moon
        .began
        .filter(|_| !moon.reduced)
        .map(|began| time.elapsed().saturating_sub(began));
    let [red, green, blue] = Colour::GOLD.0;
    for (&Light(slot), mut sprite, mut transform, mut visibility) in &mut lights {
        let progress = since.map_or(1.0, |since| light_progress(slot, since));
        let shine = if (0.0..1.0).contains(&progress) {
            (progress * std::f32::consts::PI).sin()
        } else {
            0.0
        };
        visibility.set_if_neq(if shine > 0.0 && spark.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let Some((image, rect)) = spark.as_ref().filter(|_| shine > 0.0) else {
            continue;
        };
        sprite.image = image.clone();
        sprite.rect = Some(*rect);
        sprite.color = Color::srgb_u8(red, green, blue).with_alpha(shine);
        sprite.custom_size = Some(Vec2::splat(LIGHT_SIZE * layout.face.x));
        let from = layout.face_at(slot).center();
        // No light goes over what is written above the table.
        let highest = (layout.play.min.y + LIGHT_SIZE * layout.face.x / 2.0).min(from.y);
        let y = (from.y - 0.8 * layout.face.x * progress).max(highest);
        let place = Vec2::new(from.x, y);
        transform.translation = layout.world(place).extend(LIGHT_DEPTH);
        transform.scale = Vec2::splat(0.4 + 0.6 * shine).extend(1.0);
    }
}

/// They rise in the order in which the cards were dealt.
fn light_progress(slot: Slot, since: Duration) -> f32 {
    let wait = LIGHT_STEP * step(slot);
    (since.as_secs_f32() - wait.as_secs_f32()) / LIGHT_LASTS.as_secs_f32()
}
