//! How modals open and close: a short slide while the scrim fades.

use std::time::Duration;

use bevy::{math::curve::EaseFunction, prelude::*, window::RequestRedraw};

use super::components::Modal;
use super::placement::PanelPlacement;
use crate::input::scan::PausesScan;
use crate::schedule::GameSystems;
use crate::ui::navigation::CurrentView;
use crate::ui::systems::ModalSystems;
use crate::ui::theme;
use crate::viewport::Viewport;

/// Slides modals.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(Update, slide_modals.in_set(GameSystems::Present).after(ModalSystems::Fill));
}

const COMING: Duration = Duration::from_millis(220);
const LEAVING: Duration = Duration::from_millis(150);
/// How far a dialog slides, in dp. A sheet slides by its whole height.
const STEP: f32 = 28.0;

/// A modal that is sliding in or out.
#[derive(Component, Clone, Copy, Debug)]
#[require(PausesScan)]
pub struct Transition {
    from: Duration,
    leaving: bool,
}

impl Transition {
    /// Slides in from this reading of `Time<Real>` on. Until then the modal is hidden.
    pub const fn coming(from: Duration) -> Self {
        Self { from, leaving: false }
    }

    /// Slides out from this reading of `Time<Real>` on, and despawns at the end.
    pub const fn leaving(from: Duration) -> Self {
        Self { from, leaving: true }
    }
}

fn slide_modals(
    time: Res<Time<Real>>,
    viewport: Res<Viewport>,
    view: CurrentView,
    mut modals: Query<(Entity, &Transition, &Modal, &mut Visibility)>,
    mut panels: Query<&mut UiTransform>,
    mut scrims: Query<&mut BackgroundColor>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, transition, modal, mut visibility) in &mut modals {
        redraw.write(RequestRedraw);
        let length = if transition.leaving { LEAVING } else { COMING };
        let passed = time.elapsed().saturating_sub(transition.from);
        let share = (passed.as_secs_f32() / length.as_secs_f32()).min(1.0);
        let shown = if transition.leaving {
            1.0 - EaseFunction::CubicIn.sample_clamped(share)
        } else {
            EaseFunction::CubicOut.sample_clamped(share)
        };
        let waits = !transition.leaving && time.elapsed() < transition.from;
        // Another modal may have opened in front of one that is still sliding in.
        let is_covered = !transition.leaving && view.get() != modal.view;
        visibility.set_if_neq(if waits || is_covered {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        let from_bottom = PanelPlacement::new(&viewport, modal.view).at_bottom;
        if let Ok(mut panel) = panels.get_mut(modal.panel) {
            (panel.translation.y, panel.scale) = if from_bottom {
                (percent(100.0 * (1.0 - shown)), Vec2::ONE)
            } else {
                (px(STEP * (1.0 - shown)), Vec2::splat(0.94 + 0.06 * shown))
            };
        }
        if let Ok(mut scrim) = scrims.get_mut(modal.scrim) {
            scrim.0 = theme::SKY.with_alpha(theme::SCRIM * shown);
        }
        if share >= 1.0 {
            if transition.leaving {
                commands.entity(entity).despawn();
            } else {
                commands.entity(entity).remove_with_requires::<Transition>();
            }
        }
    }
}
