//! How sheets and dialogs come and go: a short slide while the table dims.

use std::time::Duration;

use bevy::{math::curve::EaseFunction, prelude::*, window::RequestRedraw};

use super::{
    modal::{Modal, ModalSystems},
    theme,
};
use crate::schedule::GameSystems;

/// Moves what slides.
pub fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>().add_systems(
        Update,
        slide.in_set(GameSystems::Present).after(ModalSystems::Fill),
    );
}

const COMING: Duration = Duration::from_millis(220);
const LEAVING: Duration = Duration::from_millis(150);
/// How far a dialog slides, in dp. A sheet slides by its whole height.
const STEP: f32 = 28.0;

/// A frame that is coming or leaving.
#[derive(Component, Clone, Copy, Debug)]
pub struct Transition {
    from: Duration,
    leaving: bool,
}

impl Transition {
    /// Comes from this reading of `Time<Real>` on; until then it is not seen.
    pub const fn coming(from: Duration) -> Self {
        Self {
            from,
            leaving: false,
        }
    }

    /// Leaves from this reading of `Time<Real>` on, and is gone at the end.
    pub const fn leaving(from: Duration) -> Self {
        Self {
            from,
            leaving: true,
        }
    }
}

fn slide(
    time: Res<Time<Real>>,
    mut frames: Query<(Entity, &Transition, &Modal, &mut Visibility)>,
    mut panels: Query<&mut UiTransform>,
    mut scrims: Query<&mut BackgroundColor>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, slide, frame, mut visibility) in &mut frames {
        redraw.write(RequestRedraw);
        let length = if slide.leaving { LEAVING } else { COMING };
        let passed = time.elapsed().saturating_sub(slide.from);
        let share = (passed.as_secs_f32() / length.as_secs_f32()).min(1.0);
        let there = if slide.leaving {
            1.0 - EaseFunction::CubicIn.sample_clamped(share)
        } else {
            EaseFunction::CubicOut.sample_clamped(share)
        };
        let waits = !slide.leaving && time.elapsed() < slide.from;
        visibility.set_if_neq(if waits {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        if let Ok(mut panel) = panels.get_mut(frame.panel) {
            panel.translation.y = if frame.from_bottom {
                percent(100.0 * (1.0 - there))
            } else {
                px(STEP * (1.0 - there))
            };
            panel.scale = if frame.from_bottom {
                Vec2::ONE
            } else {
                Vec2::splat(0.94 + 0.06 * there)
            };
        }
        if let Ok(mut scrim) = scrims.get_mut(frame.scrim) {
            scrim.0 = theme::SKY.with_alpha(theme::SCRIM * there);
        }
        if share >= 1.0 {
            if slide.leaving {
                commands.entity(entity).despawn();
            } else {
                commands.entity(entity).remove::<Transition>();
            }
        }
    }
}
