//! What is said as it happens.

use accesskit::{Live, Node, NodeId, Role};
use bevy::prelude::{App, IntoScheduleConfigs, MessageReader, Res, ResMut, Resource, Update};

use super::tree::{AccessTree, synthetic_id};
use crate::game::{GameEvent, Session};
use crate::localization::{FluentValue, Key, Localizer};
use crate::rules::{Card, DealIndex, Ending, Game, Rank, Removal, Slot};
use crate::schedule::GameSystems;

/// The ids of announcements begin after those of the table.
const FIRST_ID: u64 = 16;

/// Keeps the [`Announcement`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>()
        .add_systems(Update, announce_events.in_set(GameSystems::Present));
}

/// What was said last. It stays to be read again.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    text: String,
    /// It goes before what is being said.
    is_urgent: bool,
    /// How many there have been: each has a node of its own, so that the same words are said again.
    number: u64,
}

impl Announcement {
    /// The words; none before anything has happened.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds it to the tree.
    pub(super) fn read(&self, tree: &mut AccessTree, siblings: &mut Vec<NodeId>) {
        if self.text.is_empty() {
            return;
        }
        let own = synthetic_id(FIRST_ID + self.number);
        let mut node = Node::new(Role::Label);
        node.set_value(self.text.as_str());
        node.set_live(if self.is_urgent {
            Live::Assertive
        } else {
            Live::Polite
        });
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
    // What lay on the table before a deal is gone.
    let deal = |outcome: &GameEvent| matches!(outcome, GameEvent::Dealt { .. });
    let first = outcomes.iter().rposition(deal).unwrap_or(0);
    let mut then = Then::now(session.game(), &words);
    let mut said: Vec<String> = outcomes[first..]
        .iter()
        .rev()
        .filter_map(|&outcome| then.said_of(outcome))
        .collect();
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

/// The table as it was right after an outcome: it is gone back to from the last one to the first.
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

    /// What is said of the outcome that led here; then goes back to before it.
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
            // Why, is told where the setting shows it.
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
        let mut variables: Vec<(&str, FluentValue)> = ["first", "second", "third"]
            .into_iter()
            .zip(removed)
            .collect();
        variables.push(("points", removal.points().into()));
        let removed = words.text_with(key, &variables);
        let turned_up = removal
            .slots()
            .iter()
            .filter_map(|&slot| self.say_top(Key::LiveTurnedUp, slot));
        std::iter::once(removed)
            .chain(turned_up)
            .collect::<Vec<_>>()
            .join(". ")
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
