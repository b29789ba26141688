//! Tracks whether the player can see the table. The clock runs only then.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused, WindowOccluded};

use crate::schedule::GameSystems;

/// Tracks [`PlayerPresence::foreground`]. When the app leaves the foreground, the clock stops and
/// the game is saved in the same update, because the system may kill the app at any later moment.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PointerInput>()
        .add_message::<WindowFocused>()
        .add_message::<WindowOccluded>()
        .add_message::<AppLifecycle>()
        .init_resource::<PlayerPresence>()
        .init_resource::<WindowState>()
        .add_systems(Update, track_foreground.in_set(GameSystems::Input));
}

/// Whether the player can see the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPresence {
    /// The app is in the foreground.
    pub foreground: bool,
    /// A sheet or dialog covers the table. Written by the user interface.
    pub covered: bool,
}

impl Default for PlayerPresence {
    fn default() -> Self {
        Self { foreground: true, covered: false }
    }
}

impl PlayerPresence {
    /// Whether the app is in the foreground and nothing covers the table.
    pub const fn on_table(&self) -> bool {
        self.foreground && !self.covered
    }
}

/// Three independent facts. No platform reports all of them; a fact is assumed true until reported.
#[derive(Resource)]
struct WindowState {
    focused: bool,
    visible: bool,
    running: bool,
}

impl Default for WindowState {
    fn default() -> Self {
        Self { focused: true, visible: true, running: true }
    }
}

/// Without a window manager a window never gets the focus, so a press counts as focus.
fn track_foreground(
    mut presses: MessageReader<PointerInput>,
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut state: ResMut<WindowState>,
    mut presence: ResMut<PlayerPresence>,
) {
    let pressed =
        presses.read().filter(|input| matches!(input.action, PointerAction::Press(_))).count();
    state.focused |= pressed > 0;
    if let Some(last) = focus.read().last() {
        state.focused = last.focused;
    }
    if let Some(last) = occlusion.read().last() {
        state.visible = !last.occluded;
    }
    if let Some(last) = lifecycle.read().last() {
        state.running = matches!(last, AppLifecycle::Running | AppLifecycle::WillResume);
    }
    let foreground = state.focused && state.visible && state.running;
    if presence.foreground != foreground {
        presence.foreground = foreground;
    }
}
