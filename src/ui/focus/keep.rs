//! The keyboard stays where it was.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::reachable::{Reachable, Turn};
use crate::ui::front::{Fore, Showing};

/// Whose turn it was on the table, and on each sheet and dialog opened over it.
#[derive(Resource, Default)]
pub(super) struct Kept(Vec<(Showing, Turn)>);

impl Kept {
    /// Where the keyboard begins, or goes on, on what is shown.
    fn turn(&self, showing: Showing) -> Turn {
        self.0
            .iter()
            .find(|(kept, _)| *kept == showing)
            .map_or_else(Turn::default, |&(_, turn)| turn)
    }

    /// What was opened over `showing` is forgotten: it begins anew when it is opened again.
    fn keep(&mut self, showing: Showing, turn: Turn) {
        let below = self.0.iter().position(|(kept, _)| *kept == showing);
        self.0.truncate(below.unwrap_or(self.0.len()));
        self.0.push((showing, turn));
    }
}

/// What the keyboard was at may have been built anew, been emptied, or lie behind a sheet: then it goes to what has
/// that turn now, or the next one.
pub(super) fn keep(
    reachable: Reachable,
    fore: Fore,
    visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    mut kept: ResMut<Kept>,
) {
    let Some(at) = focus.get().filter(|_| visible.0) else {
        return;
    };
    let showing = fore.showing();
    let turns = reachable.turns();
    let found = turns.iter().find(|&&(_, entity)| entity == at);
    if let Some(&(turn, _)) = found {
        kept.keep(showing, turn);
        return;
    }
    let turn = kept.turn(showing);
    let again = turns.iter().find(|&&(next, _)| next >= turn);
    if let Some(&(turn, entity)) = again.or(turns.last()) {
        focus.set(entity, FocusCause::Navigated);
        kept.keep(showing, turn);
    }
}
