//! Starts and stops the clock of the game in play.

use bevy::prelude::*;
use bevy::time::{Real, TimeReceiver};

use super::presence::PlayerPresence;
use super::session::Session;
use crate::schedule::GameSystems;

/// Runs the clock after the commands of the frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, read_time_in_update)
        .add_systems(
            Update,
            run_clock
                .in_set(GameSystems::Rules)
                .after(super::apply::apply_commands),
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

/// The renderer sends the time at which it drew the previous frame. While nothing moves, that is
/// seconds ago; after a pause in the background it lies before the pause, which would then count
/// as played. Without the receiver, Bevy reads the time in each update instead.
fn read_time_in_update(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}
