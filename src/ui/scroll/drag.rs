//! Scrolls pages by touch, mouse drag and wheel.

use std::time::Duration;

use bevy::{
    input::mouse::MouseScrollUnit,
    picking::{
        PickingSystems,
        hover::HoverMap,
        pointer::{PointerAction, PointerButton, PointerId, PointerInput},
    },
    prelude::*,
    window::RequestRedraw,
};

use super::page_buttons::{self, PageButton};
use super::scroll_area::{FLING_DECAY, Fling, LINE, ScrollArea, max_scroll};
use crate::{platform, schedule::GameSystems, settings::Settings};

/// Adds drag and wheel scrolling.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drags>()
        .add_systems(PreUpdate, drag_pages.after(PickingSystems::Hover))
        .add_systems(
            Update,
            fling_pages.after(page_buttons::scroll_front_modal).in_set(GameSystems::Present),
        );
}

/// A pointer that rests this long before its release does not fling.
const REST: Duration = Duration::from_millis(80);
/// A fling ends below this speed, in dp per second.
const STILL: f32 = 12.0;

#[derive(Resource, Default)]
struct Drags(Vec<Drag>);

struct Drag {
    pointer: PointerId,
    area: Entity,
    from: Vec2,
    last: Vec2,
    /// Whether the pointer has moved further than a tap may.
    scrolls: bool,
    velocity: f32,
    moved: Duration,
}

fn drag_pages(
    mut inputs: MessageReader<PointerInput>,
    hovers: Res<HoverMap>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    parents: Query<&ChildOf>,
    page_buttons: Query<&PageButton>,
    mut areas: Areas,
    mut drags: ResMut<Drags>,
    mut commands: Commands,
) {
    for input in inputs.read() {
        let place = input.location.position;
        let under = || {
            hovers
                .get(&input.pointer_id)?
                .keys()
                .flat_map(|&hit| std::iter::once(hit).chain(parents.iter_ancestors(hit)))
                // A drag may also start on a page button.
                .map(|entity| page_buttons.get(entity).map_or(entity, |button| button.area))
                .find(|&entity| areas.contains(entity))
        };
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                if let Some(area) = under() {
                    commands.entity(area).remove::<Fling>();
                    drags.0.push(Drag {
                        pointer: input.pointer_id,
                        area,
                        from: place,
                        last: place,
                        scrolls: false,
                        velocity: 0.0,
                        moved: time.elapsed(),
                    });
                }
            }
            PointerAction::Move { .. } => {
                for drag in drags.0.iter_mut().filter(|drag| drag.pointer == input.pointer_id) {
                    drag.follow(place, settings.tap_tolerance, &time, &mut areas);
                }
            }
            PointerAction::Release(PointerButton::Primary) | PointerAction::Cancel => {
                drags.0.retain(|drag| {
                    let ends = drag.pointer == input.pointer_id;
                    let rested = time.elapsed().saturating_sub(drag.moved) > REST;
                    let reduced = settings.motion.is_reduced(platform::reduced_motion());
                    if ends && drag.scrolls && !rested && !reduced {
                        commands.entity(drag.area).try_insert(Fling(drag.velocity));
                    }
                    !ends
                });
            }
            PointerAction::Scroll { unit, y, .. } => {
                let step = match unit {
                    MouseScrollUnit::Line => LINE,
                    MouseScrollUnit::Pixel => 1.0,
                };
                if let Some(area) = under() {
                    scroll(&mut areas, area, -y * step);
                }
            }
            _ => {}
        }
    }
}

type Areas<'w, 's> =
    Query<'w, 's, (&'static mut ScrollPosition, &'static ComputedNode), With<ScrollArea>>;

impl Drag {
    fn follow(&mut self, place: Vec2, tolerance: f32, time: &Time<Real>, areas: &mut Areas) {
        self.scrolls |= self.from.distance(place) > tolerance;
        let by = self.last.y - place.y;
        self.last = place;
        if self.scrolls {
            scroll(areas, self.area, by);
            let seconds = time.elapsed().saturating_sub(self.moved).as_secs_f32().max(0.004);
            self.velocity = 0.4 * self.velocity + 0.6 * by / seconds;
            self.moved = time.elapsed();
        }
    }
}

/// Scrolls an area within its content. Returns whether it moved.
fn scroll(areas: &mut Areas, area: Entity, by: f32) -> bool {
    let Ok((mut position, node)) = areas.get_mut(area) else {
        return false;
    };
    let to = (position.y + by).clamp(0.0, max_scroll(node));
    let moves = to != position.y;
    if moves {
        position.y = to;
    }
    moves
}

fn fling_pages(
    time: Res<Time<Real>>,
    mut flings: Query<(Entity, &mut Fling)>,
    mut areas: Areas,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let seconds = time.delta_secs().min(0.1);
    for (area, mut fling) in &mut flings {
        let kept = (-seconds / FLING_DECAY).exp();
        let moves = scroll(&mut areas, area, fling.0 * FLING_DECAY * (1.0 - kept));
        fling.0 *= kept;
        if moves && fling.0.abs() > STILL {
            redraw.write(RequestRedraw);
        } else {
            commands.entity(area).remove::<Fling>();
        }
    }
}
