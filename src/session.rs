//! The game in play, as a resource, and the only place that changes it.
//!
//! Whoever wants a change sends a [`Request`]; what it led to comes back as [`Outcome`]s, which the
//! picture, the bars, the sounds and the save read. [`Session`] itself is read-only to all others.

mod clock;
mod id;
mod random;
mod record;
mod requests;

use std::time::Duration;

use bevy::prelude::*;

use crate::rules::{DealCode, Ending, Game, Refusal, Removal, Selection, Slot};
use crate::statistics::Finished;
use clock::Clock;

pub use id::GameId;
pub use record::{LONGEST, Record, ResumeError};

/// Adds the session with a new deal; a saved one takes its place when [`crate::save`] finds it.
pub fn plugin(app: &mut App) {
    app.add_message::<Request>()
        .add_message::<Outcome>()
        .init_resource::<Attention>()
        .init_resource::<Session>();
    app.add_plugins((requests::plugin, clock::plugin));
}

/// What is asked of the game. Sending one is the only way to change it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Taps the card in a slot.
    Tap(Slot),
    /// Takes back the last removal whole.
    Undo,
    /// Deals anew, with a number from the system's random source.
    NewGame,
    /// Deals the same code again: a new game, too.
    Restart,
    /// Deals a code.
    Deal(DealCode),
    /// Puts the announcement of the ending aside, so that the table can be looked at.
    PutAside,
}

/// What happened to the game, in the order it happened.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A deal lies on the table, and whatever lay there before is gone.
    Dealt {
        /// It was found saved when the app was opened, with the removals made then.
        resumed: bool,
    },
    /// The card in a slot was selected.
    Selected(Slot),
    /// The card in a slot was selected and is not any more.
    Deselected(Slot),
    /// Cards left the table.
    Removed(Removal),
    /// The card tapped does not fit the selection.
    Refused {
        /// What "Move errors" tells.
        why: Refusal,
        /// The slot tapped.
        tapped: Slot,
        /// What was selected before.
        was: Selection,
    },
    /// The last removal was taken back.
    Undone(Removal),
    /// The game has ended, and that is to be announced. It is sent each time an ending is reached,
    /// also when the app opens on one.
    Ended(Ending),
    /// The announcement was put aside.
    PutAside,
}

/// Whether the player looks at the table. The clock runs only then.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    /// The app is in front of all others. Set by [`crate::platform`].
    pub foreground: bool,
    /// A sheet or dialog covers the table. Set by whoever draws them.
    pub covered: bool,
}

impl Default for Attention {
    fn default() -> Self {
        Self {
            foreground: true,
            covered: false,
        }
    }
}

impl Attention {
    /// The table is in front of everything.
    pub const fn on_table(&self) -> bool {
        self.foreground && !self.covered
    }
}

/// The game in play with its clock: one deal from its dealing until another takes its place.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    id: GameId,
    game: Game,
    clock: Clock,
    undos: u32,
    put_aside: bool,
}

impl Default for Session {
    /// A new deal with a number from the system's random source.
    fn default() -> Self {
        Self::deal(random::deal_code())
    }
}

impl Session {
    fn deal(code: DealCode) -> Self {
        Self {
            id: GameId::random(),
            game: Game::new(code),
            clock: Clock::default(),
            undos: 0,
            put_aside: false,
        }
    }

    /// Table, removals, selection, score and ending.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Tells this game from every other, also from another of the same deal.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// How often a removal was taken back in this game.
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// How long it has been played until `now`, a reading of `Time<Real>`.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.clock.elapsed(now)
    }

    /// Whether the clock runs, so that what shows it changes with every second.
    pub const fn is_clock_running(&self) -> bool {
        self.clock.is_running()
    }

    /// The ending to be announced: reached and not put aside.
    pub fn announcement(&self) -> Option<Ending> {
        self.game.ending().filter(|_| !self.put_aside)
    }

    /// Whether giving it up gives something up, so that the player is asked first: a removal is on
    /// record, and the game has not ended.
    pub fn in_progress(&self) -> bool {
        !self.game.removals().is_empty() && self.game.ending().is_none()
    }

    /// The game as the statistics remember it, were it over at `now`, a reading of `Time<Real>`.
    pub(crate) fn standing(&self, now: Duration) -> Finished {
        Finished {
            id: self.id,
            won: self.game.ending() == Some(Ending::Victory),
            removals: self.game.moves(),
            time: self.elapsed(now),
        }
    }
}
