//! The victory animation: the crescent grows to a full moon, and lights rise along the arc.

use std::time::Duration;

use bevy::math::curve::{Curve, EaseFunction};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::RequestRedraw;

use crate::card_art::{self, SpriteId, colors};
use crate::game::{GameEvent, Session};
use crate::platform;
use crate::rules::{Ending, Slot};
use crate::settings::Settings;
use crate::table::atlas::{Atlas, image};
use crate::table::background::Crescent;
use crate::table::card_pose::step;
use crate::table::render_task::{RenderRequest, RenderTask};
use crate::table::{CardAnimation, TableSystems};
use crate::viewport::{TableLayout, Viewport};

/// Adds the moon, the lights and their systems.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<VictoryMoon>()
        .init_resource::<MoonPhases>()
        .add_systems(Startup, spawn_victory)
        .add_systems(
            Update,
            (
                update_victory_moon.in_set(TableSystems::UpdateState),
                draw_moon_phases
                    .run_if(resource_exists::<RenderDevice>)
                    .in_set(TableSystems::Animate),
                (place_moon, place_lights).in_set(TableSystems::Draw),
            ),
        );
}

/// The moon waits until the last cards have left.
const DELAY: Duration = CardAnimation::Leave.lasts();
/// The time that the moon takes to grow.
const GROWTH: Duration = Duration::from_millis(1600);
/// The delay between two lights, and the duration of each.
const LIGHT_STEP: Duration = Duration::from_millis(90);
const LIGHT_DURATION: Duration = Duration::from_millis(1000);

/// The growth of the moon.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct VictoryMoon {
    /// From 0, the crescent during a game, to 1, the full moon of a victory.
    pub grown: f32,
    /// The start by `Time<Real>`, or `None` if nothing is animated.
    began: Option<Duration>,
    reduced: bool,
}

impl VictoryMoon {
    /// Whether the moon grows or lights rise.
    pub const fn is_growing(&self) -> bool {
        self.began.is_some()
    }
}

fn update_victory_moon(
    time: Res<Time<Real>>,
    session: Res<Session>,
    settings: Res<Settings>,
    mut outcomes: MessageReader<GameEvent>,
    mut moon: ResMut<VictoryMoon>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    let mut next = *moon;
    if outcomes.read().any(|outcome| *outcome == GameEvent::Ended(Ending::Victory)) {
        next.began = Some(now);
        next.reduced = settings.motion.is_reduced(platform::reduced_motion());
    }
    let won = session.game().ending() == Some(Ending::Victory);
    let lasts = if next.reduced { CardAnimation::Fade.lasts() } else { GROWTH };
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

/// Pictures of the moon between crescent and full disc. Empty until they are needed and drawn.
#[derive(Resource, Default)]
struct MoonPhases(Vec<Handle<Image>>);

/// The number of pictures. The growing moon fades from each to the next.
const PHASES: u8 = 8;

#[derive(Clone, Copy, PartialEq)]
struct MoonRequest {
    /// In physical pixels.
    radius: u32,
}

impl RenderRequest for MoonRequest {
    /// The radius, and the phases as straight RGBA.
    type Output = (u32, Vec<Vec<u8>>);
}

impl MoonRequest {
    fn draw(self) -> (u32, Vec<Vec<u8>>) {
        let phases = (1..=PHASES)
            .map(|phase| card_art::moon(self.radius, f32::from(phase) / f32::from(PHASES)));
        (self.radius, phases.collect())
    }
}

fn draw_moon_phases(
    screen: Res<Viewport>,
    layout: Res<TableLayout>,
    moon: Res<VictoryMoon>,
    mut phases: ResMut<MoonPhases>,
    mut render: RenderTask<MoonRequest>,
    mut images: ResMut<Assets<Image>>,
) {
    let is_needed = moon.grown > 0.0 || moon.is_growing();
    if (render.device_is_new() || !is_needed) && !phases.0.is_empty() {
        phases.0.clear();
    }
    if !is_needed {
        render.cancel();
        return;
    }
    if let Some((radius, drawn)) = render.poll() {
        phases.0 = drawn
            .into_iter()
            .map(|rgba| images.add(image(UVec2::splat(2 * radius), rgba)))
            .collect();
    }
    let radius = (layout.crescent.radius * screen.scale).round() as u32;
    if radius > 0 {
        render.start_if_changed(MoonRequest { radius }, MoonRequest::draw);
    }
}

/// One of the two visible phases: the current one, or the next one, which fades in over it.
#[derive(Component, Clone, Copy)]
enum Disc {
    Lower,
    Upper,
}

/// A light that rises from this slot.
#[derive(Component)]
struct Light(Slot);

/// A light's width, in card widths.
const LIGHT_SIZE: f32 = 0.7;

/// Z positions above the crescent and above all cards.
const DISC_DEPTH: f32 = -8.0;
const LIGHT_DEPTH: f32 = 9.0;

fn spawn_victory(mut commands: Commands) {
    let at = |depth| (Transform::from_xyz(0.0, 0.0, depth), Visibility::Hidden);
    commands.spawn((Disc::Lower, Sprite::default(), at(DISC_DEPTH)));
    commands.spawn((Disc::Upper, Sprite::default(), at(DISC_DEPTH + 1.0)));
    for slot in Slot::ALL {
        commands.spawn((Light(slot), Sprite::default(), at(LIGHT_DEPTH)));
    }
}

fn place_moon(
    layout: Res<TableLayout>,
    moon: Res<VictoryMoon>,
    phases: Res<MoonPhases>,
    mut discs: Query<(&Disc, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut crescent: Single<&mut Sprite, (With<Crescent>, Without<Disc>)>,
) {
    if !layout.is_changed() && !moon.is_changed() && !phases.is_changed() {
        return;
    }
    let at = moon.grown * f32::from(PHASES);
    let (below, share) = (at.floor(), at.fract());
    // The crescent's horns reach beyond the phases, so it fades out under the first one.
    let left = if phases.0.is_empty() { 1.0 } else { (2.0 - 2.0 * at).clamp(0.0, 1.0) };
    crescent.color.set_alpha(left);
    for (disc, mut sprite, mut transform, mut visibility) in &mut discs {
        // The first phase fades in over the crescent.
        let (phase, opacity) = match disc {
            Disc::Lower => (below, 1.0),
            Disc::Upper => (below + 1.0, share),
        };
        let picture =
            (phase >= 1.0 && opacity > 0.0).then(|| phases.0.get(phase as usize - 1)).flatten();
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

fn place_lights(
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
    let since =
        moon.began.filter(|_| !moon.reduced).map(|began| time.elapsed().saturating_sub(began));
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
        sprite.color = colors::GOLD.with_alpha(shine).into();
        sprite.custom_size = Some(Vec2::splat(LIGHT_SIZE * layout.face.x));
        let from = layout.face_at(slot).center();
        // Keep the lights below any text above the table.
        let highest = (layout.play.min.y + LIGHT_SIZE * layout.face.x / 2.0).min(from.y);
        let y = (from.y - 0.8 * layout.face.x * progress).max(highest);
        let place = Vec2::new(from.x, y);
        transform.translation = layout.world(place).extend(LIGHT_DEPTH);
        transform.scale = Vec2::splat(0.4 + 0.6 * shine).extend(1.0);
    }
}

/// The progress of a light: below 0 during its delay, at least 1 when done. Lights rise in the
/// order in which cards are dealt.
fn light_progress(slot: Slot, since: Duration) -> f32 {
    let wait = LIGHT_STEP * step(slot);
    (since.as_secs_f32() - wait.as_secs_f32()) / LIGHT_DURATION.as_secs_f32()
}
