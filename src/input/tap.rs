//! Tap recognition: a press and a release within the tap tolerance, with no time limit.
//!
//! A tap belongs to the node under the press. Each pointer is recognized separately, so that two
//! thumbs can press two buttons at once. Bevy's `Pointer<Click>` has no tolerance: it also fires
//! after a drag that ends on the entity where it started.

use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::ui::{ComputedStackIndex, InteractionDisabled, Pressed};

use super::activate::Activate;
use crate::settings::Settings;

/// Recognizes taps once picking knows what the pointers are over.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PointerInput>()
        .init_resource::<Presses>()
        .add_systems(PreUpdate, recognize_taps.after(PickingSystems::Hover));
}

/// A node that taps activate. It has [`Pressed`] while a pointer holds it down.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Tappable;

/// A pointer that holds a node down.
#[derive(Clone, Copy)]
struct Press {
    pointer: PointerId,
    entity: Entity,
    /// In dp from the window's top left.
    position: Vec2,
}

#[derive(Resource, Default)]
struct Presses(Vec<Press>);

type Tappables<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static ComputedNode, &'static UiGlobalTransform, &'static ComputedStackIndex),
    (With<Tappable>, Without<InteractionDisabled>),
>;

/// Reads pointer inputs in their order, not frame by frame: a finger that is put down and lifted
/// within one update is a tap too.
fn recognize_taps(
    mut inputs: MessageReader<PointerInput>,
    hovered: Res<HoverMap>,
    settings: Res<Settings>,
    parents: Query<&ChildOf>,
    tappables: Tappables,
    mut presses: ResMut<Presses>,
    mut commands: Commands,
) {
    for input in inputs.read() {
        let position = input.location.position;
        let is_near = |press: &Press| press.position.distance(position) <= settings.tap_tolerance;
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                presses.end(input.pointer_id, &mut commands);
                let under = hovered
                    .get(&input.pointer_id)
                    .into_iter()
                    .flat_map(|hits| hits.keys())
                    .find_map(|&hit| {
                        std::iter::once(hit)
                            .chain(parents.iter_ancestors(hit))
                            .find(|&entity| tappables.contains(entity))
                    });
                // Picking knows the last position of this update. The press may lie before it.
                let entity = under.map(|entity| {
                    if contains(&tappables, entity, position) {
                        entity
                    } else {
                        topmost_at(&tappables, position).unwrap_or(entity)
                    }
                });
                if let Some(entity) = entity {
                    presses.0.push(Press { pointer: input.pointer_id, entity, position });
                    commands.entity(entity).try_insert(Pressed);
                }
            }
            PointerAction::Release(PointerButton::Primary) => {
                if let Some(press) = presses.end(input.pointer_id, &mut commands)
                    && is_near(&press)
                    && tappables.contains(press.entity)
                {
                    commands.trigger(Activate { entity: press.entity });
                }
            }
            PointerAction::Move { .. } => {
                let has_left = presses
                    .0
                    .iter()
                    .any(|press| press.pointer == input.pointer_id && !is_near(press));
                if has_left {
                    presses.end(input.pointer_id, &mut commands);
                }
            }
            PointerAction::Cancel => {
                presses.end(input.pointer_id, &mut commands);
            }
            _ => {}
        }
    }
}

impl Presses {
    /// Removes the press of a pointer. A node stays [`Pressed`] while another pointer holds it.
    fn end(&mut self, pointer: PointerId, commands: &mut Commands) -> Option<Press> {
        let index = self.0.iter().position(|press| press.pointer == pointer)?;
        let press = self.0.remove(index);
        if self.0.iter().all(|other| other.entity != press.entity)
            && let Ok(mut node) = commands.get_entity(press.entity)
        {
            node.try_remove::<Pressed>();
        }
        Some(press)
    }
}

fn contains(tappables: &Tappables, entity: Entity, position: Vec2) -> bool {
    tappables.get(entity).is_ok_and(|(_, node, at, _)| {
        node.contains_point(*at, position / node.inverse_scale_factor)
    })
}

fn topmost_at(tappables: &Tappables, position: Vec2) -> Option<Entity> {
    tappables
        .iter()
        .filter(|&(entity, ..)| contains(tappables, entity, position))
        .max_by_key(|(.., index)| index.0)
        .map(|(entity, ..)| entity)
}
