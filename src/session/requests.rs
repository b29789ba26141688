//! Requests answered: the only code that changes the game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Outcome, Request, Session, random};
use crate::GameSet;
use crate::rules::{DealCode, Ending, Slot, Tap};
use crate::statistics::Statistics;

/// Answers requests, and counts what they end.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Statistics>()
        .add_systems(Update, answer.in_set(GameSet::Rules));
}

pub(super) fn answer(mut requests: MessageReader<Request>, mut play: Play) {
    for request in requests.read() {
        play.answer(*request);
    }
}

/// What it takes to answer a request.
#[derive(SystemParam)]
pub(super) struct Play<'w> {
    time: Res<'w, Time<Real>>,
    session: ResMut<'w, Session>,
    statistics: ResMut<'w, Statistics>,
    outcomes: MessageWriter<'w, Outcome>,
}

impl Play<'_> {
    fn answer(&mut self, request: Request) {
        match request {
            Request::Tap(slot) => self.tap(slot),
            Request::Undo => self.undo(),
            Request::NewGame => self.deal(random::deal_code()),
            Request::Restart => self.deal(self.session.game.code()),
            Request::Deal(code) => self.deal(code),
            Request::PutAside => self.put_aside(),
        }
    }

    fn tap(&mut self, slot: Slot) {
        let tap = self.session.game.tap(slot);
        if tap != Tap::Nothing {
            self.session.clock.tapped();
        }
        match tap {
            Tap::Nothing => {}
            Tap::Selected(slot) => self.tell(Outcome::Selected(slot)),
            Tap::Deselected(slot) => self.tell(Outcome::Deselected(slot)),
            Tap::Refused { why, tapped, was } => self.tell(Outcome::Refused { why, tapped, was }),
            Tap::Removed(removal) => {
                self.statistics.count_played(self.session.id);
                self.tell(Outcome::Removed(removal));
                self.look_for_ending();
            }
        }
    }

    fn undo(&mut self) {
        if let Ok(removal) = self.session.game.undo() {
            self.session.undos = self.session.undos.saturating_add(1);
            self.tell(Outcome::Undone(removal));
            self.look_for_ending();
        }
    }

    fn deal(&mut self, code: DealCode) {
        let given_up = self.session.standing(self.time.elapsed());
        self.statistics.give_up(given_up);
        *self.session = Session::deal(code);
        self.tell(Outcome::Dealt { resumed: false });
        self.look_for_ending();
    }

    fn put_aside(&mut self) {
        if self.session.announcement().is_some() {
            self.session.put_aside = true;
            self.tell(Outcome::PutAside);
        }
    }

    /// After whatever changes the table: an ending is announced each time it is reached.
    fn look_for_ending(&mut self) {
        self.session.put_aside = false;
        let Some(ending) = self.session.game.ending() else {
            return;
        };
        if ending == Ending::Victory {
            let won = self.session.standing(self.time.elapsed());
            self.statistics.count_won(won, self.session.undos);
        }
        self.tell(Outcome::Ended(ending));
    }

    fn tell(&mut self, outcome: Outcome) {
        self.outcomes.write(outcome);
    }
}
