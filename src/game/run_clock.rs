//! Starts and stops the clock of the game in play.

use bevy::prelude::*;
use bevy::time::{Real, TimeReceiver};

use super::presence::PlayerPresence;
use super::session::Session;
use crate::schedule::GameSystems;

/// Runs the clock after the commands of the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, read_time_in_update).add_systems(
        Update,
        run_clock.in_set(GameSystems::Rules).after(super::apply::apply_commands),
    );
}

/// The clock runs while the table is visible and the game has not ended.
fn run_clock(time: Res<Time<Real>>, presence: Res<PlayerPresence>, mut session: ResMut<Session>) {
    let running = presence.on_table() && session.game.ending().is_none();
    let clock = session.clock.set_running(running, time.elapsed());
    if clock != session.clock {
        session.clock = clock;
    }
}

/// Makes Bevy read the time in each update instead of using the time at which the renderer drew the
/// previous frame. While nothing moves, that time is seconds old. After a pause in the background
/// it lies before the pause, which would then count as played.
fn read_time_in_update(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}
