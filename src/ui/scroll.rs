//! Pages that scroll: by a finger or the mouse, by taps, the wheel, and the keyboard.

mod page_buttons;
mod scroll_into_view;
mod scrollbar;

use std::{collections::HashMap, time::Duration};

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

use super::{modal::ModalBody, navigation::View};
use crate::{platform, schedule::GameSystems, settings::Settings};
use page_buttons::PageButton;

pub use page_buttons::page_buttons;
pub use scroll_into_view::ScrollIntoView;
pub use scrollbar::{foot, thumb};

/// Adds scrolling.
pub fn plugin(app: &mut App) {
    app.add_plugins((scrollbar::plugin, page_buttons::plugin))
        .init_resource::<Scrolled>()
        .init_resource::<Drags>()
        .add_systems(PreUpdate, drag.after(PickingSystems::Hover))
        .add_systems(
            Update,
            (fling, remember)
                .chain()
                .after(page_buttons::turn)
                .in_set(GameSystems::Present),
        );
}

/// Something higher than its room.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ScrollArea;

/// How far each sheet is scrolled: it is found so when it comes back.
#[derive(Resource, Debug, Default)]
pub struct Scrolled(HashMap<Place, f32>);

/// What remembers where it was: sheets do, dialogs begin at their top.
type Place = super::navigation::Sheet;

impl Scrolled {
    /// Where the page of what is shown was, from its top.
    pub fn of(&self, showing: View) -> ScrollPosition {
        let y = match showing {
            View::Sheet(sheet) => self.0.get(&sheet).copied().unwrap_or_default(),
            _ => 0.0,
        };
        ScrollPosition(Vec2::new(0.0, y))
    }

    /// All begin at their top again.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// How far a page can be scrolled, in dp.
pub fn furthest(node: &ComputedNode) -> f32 {
    (node.content_size.y - node.size.y).max(0.0) * node.inverse_scale_factor
}

/// A wheel's line, in dp.
const LINE: f32 = 48.0;
/// How quickly a fling slows down, in seconds: it goes so many times what it would go in one.
const SLOWING: f32 = 0.3;
/// A finger that has rested so long before it lets go does not fling.
const REST: Duration = Duration::from_millis(80);
/// Slower is standing still, in dp a second.
const STILL: f32 = 12.0;

#[derive(Resource, Default)]
struct Drags(Vec<Drag>);

struct Drag {
    pointer: PointerId,
    area: Entity,
    from: Vec2,
    last: Vec2,
    /// It has gone further than a tap.
    scrolls: bool,
    velocity: f32,
    moved: Duration,
}

/// A page that goes on after the finger has left, in dp a second.
#[derive(Component)]
struct Fling(f32);

fn drag(
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
                // A finger on a button that turns a page may drag the page as well.
                .map(|entity| {
                    page_buttons
                        .get(entity)
                        .map_or(entity, |turner| turner.area)
                })
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
                for drag in drags
                    .0
                    .iter_mut()
                    .filter(|drag| drag.pointer == input.pointer_id)
                {
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
            let seconds = time
                .elapsed()
                .saturating_sub(self.moved)
                .as_secs_f32()
                .max(0.004);
            self.velocity = 0.4 * self.velocity + 0.6 * by / seconds;
            self.moved = time.elapsed();
        }
    }
}

/// Scrolls an area, within its content. Whether it could.
fn scroll(areas: &mut Areas, area: Entity, by: f32) -> bool {
    let Ok((mut position, node)) = areas.get_mut(area) else {
        return false;
    };
    let to = (position.y + by).clamp(0.0, furthest(node));
    let moves = to != position.y;
    if moves {
        position.y = to;
    }
    moves
}

fn fling(
    time: Res<Time<Real>>,
    mut flings: Query<(Entity, &mut Fling)>,
    mut areas: Areas,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let seconds = time.delta_secs().min(0.1);
    for (area, mut fling) in &mut flings {
        let kept = (-seconds / SLOWING).exp();
        let moves = scroll(&mut areas, area, fling.0 * SLOWING * (1.0 - kept));
        fling.0 *= kept;
        if moves && fling.0.abs() > STILL {
            redraw.write(RequestRedraw);
        } else {
            commands.entity(area).remove::<Fling>();
        }
    }
}

fn remember(
    pages: Query<(&ModalBody, &ScrollPosition), Changed<ScrollPosition>>,
    mut scrolled: ResMut<Scrolled>,
) {
    for (page, position) in &pages {
        if let View::Sheet(sheet) = page.of {
            scrolled.0.insert(sheet, position.y);
        }
    }
}
