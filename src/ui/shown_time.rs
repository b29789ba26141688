//! The time played, in the whole seconds that the bars show.

use bevy::prelude::*;

use crate::ui::systems::ModalSystems;
use crate::{game::Session, schedule::GameSystems};

/// Updates [`ShownTime`] before the widgets read it.
pub fn plugin(app: &mut App) {
    app.init_resource::<ShownTime>().add_systems(
        Update,
        update_shown_time.in_set(GameSystems::Present).before(ModalSystems::Open),
    );
}

/// Whole seconds. Changes once a second, so that widgets are not updated in every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownTime(u64);

fn update_shown_time(session: Res<Session>, time: Res<Time<Real>>, mut shown: ResMut<ShownTime>) {
    shown.set_if_neq(ShownTime(session.elapsed(time.elapsed()).as_secs()));
}
