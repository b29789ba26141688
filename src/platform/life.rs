//! The life of the app: in front of the player or not.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused, WindowOccluded};

use crate::GameSet;
use crate::session::Attention;

/// Keeps [`Attention::foreground`] by what the system sends. Losing it stops the clock and saves the
/// time in the same update: the system may end the app at any moment after it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PointerInput>()
        .add_message::<WindowFocused>()
        .add_message::<WindowOccluded>()
        .add_message::<AppLifecycle>()
        .init_resource::<Attention>()
        .init_resource::<Life>()
        .add_systems(Update, follow.in_set(GameSet::Input));
}

/// Three facts that come and go independently, in whatever order: a system tells some of them, none
/// tells all. Until it tells, the app is in front.
#[derive(Resource)]
struct Life {
    focused: bool,
    visible: bool,
    running: bool,
}

impl Default for Life {
    fn default() -> Self {
        Self {
            focused: true,
            visible: true,
            running: true,
        }
    }
}

/// Where there is no window manager a window is never given the focus: there a press shows that the player is here.
fn follow(
    mut presses: MessageReader<PointerInput>,
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut life: ResMut<Life>,
    mut attention: ResMut<Attention>,
) {
    let pressed = presses
        .read()
        .filter(|input| matches!(input.action, PointerAction::Press(_)))
        .count();
    life.focused |= pressed > 0;
    if let Some(last) = focus.read().last() {
        life.focused = last.focused;
    }
    if let Some(last) = occlusion.read().last() {
        life.visible = !last.occluded;
    }
    if let Some(last) = lifecycle.read().last() {
        life.running = matches!(last, AppLifecycle::Running | AppLifecycle::WillResume);
    }
    let foreground = life.focused && life.visible && life.running;
    if attention.foreground != foreground {
        attention.foreground = foreground;
    }
}
