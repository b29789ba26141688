//! Announces game events through a live region.

use accesskit::{Live, Node, NodeId, Role};
use bevy::prelude::{App, IntoScheduleConfigs, MessageReader, Res, ResMut, Resource, Update};

use super::tree::{AccessTree, synthetic_id};
use crate::game::{GameEvent, Session};
use crate::localization::{FluentValue, Key, Localizer};
use crate::rules::{Card, DealIndex, Ending, Game, Rank, Removal, Slot};
use crate::schedule::GameSystems;

/// Announcement ids start after those of the table.
const FIRST_ID: u64 = 16;

/// Updates the [`Announcement`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>()
        .add_systems(Update, announce_events.in_set(GameSystems::Present));
}

/// The last announcement. It stays in the tree so that it can be read again.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    text: String,
    /// Whether it interrupts current speech.
    is_urgent: bool,
    /// The number of announcements so far. Each has its own node, so that repeated text is
    /// announced again.
    number: u64,
}

impl Announcement {
    /// The text, which is empty before the first announcement.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds the announcement to the tree.
    pub(super) fn read(&self, tree: &mut AccessTree, siblings: &mut Vec<NodeId>) {
        if self.text.is_empty() {
            return;
        }
        let own = synthetic_id(FIRST_ID + self.number);
        let mut node = Node::new(Role::Label);
        node.set_value(self.text.as_str());
        node.set_live(if self.is_urgent { Live::Assertive } else { Live::Polite });
        tree.add(own, node, None);
        siblings.push(own);
    }
}

fn announce_events(
    mut outcomes: MessageReader<GameEvent>,
    session: Res<Session>,
    words: Res<Localizer>,
    mut announcement: ResMut<Announcement>,
) {
    let outcomes: Vec<GameEvent> = outcomes.read().copied().collect();
    // Events before a deal refer to cards that are gone.
    let deal = |outcome: &GameEvent| matches!(outcome, GameEvent::Dealt { .. });
    let first = outcomes.iter().rposition(deal).unwrap_or(0);
    let mut then = Then::now(session.game(), &words);
    let mut said: Vec<String> =
        outcomes[first..].iter().rev().filter_map(|&outcome| then.said_of(outcome)).collect();
    if said.is_empty() {
        return;
    }
    said.reverse();
    let is_urgent =
        |outcome: &GameEvent| matches!(outcome, GameEvent::Refused { .. } | GameEvent::Ended(_));
    *announcement = Announcement {
        text: said.join(". "),
        is_urgent: outcomes.iter().any(is_urgent),
        number: announcement.number + 1,
    };
}

/// The table right after an event. The events are processed from the last to the first, and each is
/// reverted after its text is made.
struct Then<'a> {
    game: &'a Game,
    words: &'a Localizer,
    heights: [u8; Slot::ALL.len()],
    score: u32,
}

impl<'a> Then<'a> {
    fn now(game: &'a Game, words: &'a Localizer) -> Self {
        Self {
            game,
            words,
            heights: Slot::ALL.map(|slot| game.table().height(slot)),
            score: game.score(),
        }
    }

    /// Returns the text of the event that led to this state, then reverts the event.
    fn said_of(&mut self, outcome: GameEvent) -> Option<String> {
        let words = self.words;
        Some(match outcome {
            GameEvent::Dealt { resumed: false } => {
                let code = self.game.code().to_string();
                words.text_with(Key::LiveDealt, &[("code", code.into())])
            }
            GameEvent::Dealt { resumed: true } => {
                let moves = ("moves", self.game.moves().into());
                words.text_with(Key::LiveResumed, &[moves])
            }
            GameEvent::Selected(slot) => self.say_top(Key::LiveSelected, slot)?,
            GameEvent::Deselected(slot) => self.say_top(Key::LiveDeselected, slot)?,
            // The toast gives the reason, if the player's settings enable it.
            GameEvent::Refused { tapped, was, .. } => {
                let rank = |slot| self.top(slot).map(|card| card.rank);
                let is_face = rank(tapped).is_some_and(Rank::is_face);
                if is_face && was.slots().any(|slot| rank(slot) == rank(tapped)) {
                    self.say_top(Key::LiveSelected, tapped)?
                } else {
                    words.text(Key::LiveCleared)
                }
            }
            GameEvent::Removed(removal) => {
                let said = self.said_of_removal(removal);
                self.score -= removal.points();
                for slot in removal.slots() {
                    self.heights[slot.index()] += 1;
                }
                said
            }
            GameEvent::Undone(removal) => {
                let said = words.text_with(Key::LiveUndone, &[("score", self.score.into())]);
                self.score += removal.points();
                for slot in removal.slots() {
                    self.heights[slot.index()] -= 1;
                }
                said
            }
            GameEvent::Ended(Ending::DeadEnd) => words.text(Key::LiveDeadEnd),
            GameEvent::Ended(Ending::Victory) => words.text(Key::LiveVictory),
            GameEvent::EndingDismissed => return None,
        })
    }

    fn said_of_removal(&self, removal: Removal) -> String {
        let words = self.words;
        let removed = removal.slots().iter().filter_map(|&slot| {
            let card = self.card(slot, self.heights[slot.index()])?;
            Some(words.card(card).into())
        });
        let key = match removal {
            Removal::Pair(_) => Key::LiveRemovedPair,
            Removal::Trio(_) => Key::LiveRemovedTrio,
        };
        let mut variables: Vec<(&str, FluentValue)> =
            ["first", "second", "third"].into_iter().zip(removed).collect();
        variables.push(("points", removal.points().into()));
        let removed = words.text_with(key, &variables);
        let turned_up =
            removal.slots().iter().filter_map(|&slot| self.say_top(Key::LiveTurnedUp, slot));
        std::iter::once(removed).chain(turned_up).collect::<Vec<_>>().join(". ")
    }

    fn say_top(&self, key: Key, slot: Slot) -> Option<String> {
        let card = self.words.card(self.top(slot)?);
        Some(self.words.text_with(key, &[("card", card.into())]))
    }

    fn top(&self, slot: Slot) -> Option<Card> {
        self.card(slot, self.heights[slot.index()].checked_sub(1)?)
    }

    fn card(&self, slot: Slot, depth: u8) -> Option<Card> {
        let index = DealIndex::at(slot, depth)?;
        Some(self.game.table().deal().card(index))
    }
}
