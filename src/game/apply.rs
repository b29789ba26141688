//! Applies commands: the only code that changes the game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::command::GameCommand;
use super::event::GameEvent;
use super::random;
use super::session::Session;
use super::statistics::Statistics;
use crate::rules::{DealCode, Ending, Slot, Tap};
use crate::schedule::GameSystems;

/// Applies commands and counts the games that they end.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_commands.in_set(GameSystems::Rules));
}

pub(super) fn apply_commands(mut commands: MessageReader<GameCommand>, mut game: GameWriter) {
    for command in commands.read() {
        game.apply(*command);
    }
}

/// The data that commands read and change.
#[derive(SystemParam)]
pub(super) struct GameWriter<'w> {
    time: Res<'w, Time<Real>>,
    session: ResMut<'w, Session>,
    statistics: ResMut<'w, Statistics>,
    events: MessageWriter<'w, GameEvent>,
}

impl GameWriter<'_> {
    fn apply(&mut self, command: GameCommand) {
        match command {
            GameCommand::Tap(slot) => self.tap(slot),
            GameCommand::Undo => self.undo(),
            GameCommand::NewGame => self.deal(random::deal_code()),
            GameCommand::Restart => self.deal(self.session.game.code()),
            GameCommand::Deal(code) => self.deal(code),
            GameCommand::DismissEnding => self.dismiss_ending(),
            GameCommand::ResetStatistics => self.statistics.reset(),
        }
    }

    fn tap(&mut self, slot: Slot) {
        let tap = self.session.game.tap(slot);
        if tap != Tap::Nothing {
            self.session.clock.tapped();
        }
        match tap {
            Tap::Nothing => {}
            Tap::Selected(slot) => self.emit(GameEvent::Selected(slot)),
            Tap::Deselected(slot) => self.emit(GameEvent::Deselected(slot)),
            Tap::Refused { why, tapped, was } => self.emit(GameEvent::Refused { why, tapped, was }),
            Tap::Removed(removal) => {
                self.statistics.count_played(self.session.id);
                self.emit(GameEvent::Removed(removal));
                self.check_ending();
            }
        }
    }

    fn undo(&mut self) {
        if let Ok(removal) = self.session.game.undo() {
            self.session.undos = self.session.undos.saturating_add(1);
            self.emit(GameEvent::Undone(removal));
            self.check_ending();
        }
    }

    fn deal(&mut self, code: DealCode) {
        let given_up = self.session.summary(self.time.elapsed());
        self.statistics.give_up(given_up);
        *self.session = Session::deal(code);
        self.emit(GameEvent::Dealt { resumed: false });
        self.check_ending();
    }

    fn dismiss_ending(&mut self) {
        if self.session.announcement().is_some() {
            self.session.ending_dismissed = true;
            self.emit(GameEvent::EndingDismissed);
        }
    }

    /// Runs after every change of the table, so that each ending reached is announced.
    fn check_ending(&mut self) {
        self.session.ending_dismissed = false;
        let Some(ending) = self.session.game.ending() else {
            return;
        };
        if ending == Ending::Victory {
            let won = self.session.summary(self.time.elapsed());
            self.statistics.count_won(won, self.session.undos);
        }
        self.emit(GameEvent::Ended(ending));
    }

    fn emit(&mut self, event: GameEvent) {
        self.events.write(event);
    }
}
