//! Any play at all: what holds after every tap, undo and restart.

use half_moon::rules::{DealCode, DealIndex, Ending, Game, Removal, Slot, Tap};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::brute_force;
use crate::play;

#[derive(Clone, Debug)]
enum Act {
    Tap(Slot),
    /// Remove one of what can be removed, so that games get far.
    Play(Index),
    Undo,
    Restart,
    ClearSelection,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        40 => prop::sample::select(&Slot::ALL[..]).prop_map(Act::Tap),
        40 => any::<Index>().prop_map(Act::Play),
        12 => Just(Act::Undo),
        1 => Just(Act::Restart),
        2 => Just(Act::ClearSelection),
    ];
    prop::collection::vec(act, 1..150)
}

/// A game, and what it was before each removal that can be undone.
struct Played {
    game: Game,
    before: Vec<Game>,
}

impl Played {
    fn tap(&mut self, slot: Slot) {
        let mut before = self.game.clone();
        match self.game.tap(slot) {
            Tap::Nothing => {
                assert_eq!(before.table().top(slot), None);
                assert_eq!(self.game, before);
            }
            Tap::Selected(selected) => {
                assert_eq!(selected, slot);
                assert!(!before.selection().contains(slot));
                assert!(self.game.selection().contains(slot));
                self.assert_only_selection_changed(before);
            }
            Tap::Deselected(deselected) => {
                assert_eq!(deselected, slot);
                assert!(before.selection().contains(slot));
                assert!(!self.game.selection().contains(slot));
                self.assert_only_selection_changed(before);
            }
            Tap::Refused { tapped, was, .. } => {
                assert_eq!((tapped, was), (slot, before.selection()));
                assert!(before.dimmed(slot), "what is refused was dimmed");
                self.assert_only_selection_changed(before);
            }
            Tap::Removed(removal) => {
                let mut taken: Vec<Slot> = before.selection().slots().chain([slot]).collect();
                taken.sort_unstable();
                assert_eq!(removal.slots(), taken, "exactly the tapped cards");
                assert!(brute_force::removals(before.table()).contains(&removal));
                assert!(self.game.selection().is_empty());
                before.clear_selection();
                self.before.push(before);
            }
        }
    }

    fn assert_only_selection_changed(&self, mut before: Game) {
        let mut after = self.game.clone();
        before.clear_selection();
        after.clear_selection();
        assert_eq!(before, after);
    }

    fn act(&mut self, act: &Act) {
        match act {
            Act::Tap(slot) => self.tap(*slot),
            Act::Play(choice) => {
                let all = brute_force::removals(self.game.table());
                self.game.clear_selection();
                if !all.is_empty() {
                    for &slot in choice.get(&all).slots() {
                        self.tap(slot);
                    }
                    assert_eq!(self.game.removals().last(), Some(choice.get(&all)));
                }
            }
            Act::Undo => {
                let untouched = self.game.clone();
                let won = self.game.ending() == Some(Ending::Victory);
                let last = self.game.removals().last().copied();
                match self.game.undo() {
                    Ok(removal) => {
                        assert!(!won);
                        assert_eq!(Some(removal), last);
                        assert_eq!(Some(&self.game), self.before.pop().as_ref());
                    }
                    Err(_) => {
                        assert!(won || self.before.is_empty());
                        assert_eq!(self.game, untouched);
                    }
                }
            }
            Act::Restart => {
                self.game.restart();
                self.before.clear();
                assert_eq!(self.game, Game::new(self.game.code()));
            }
            Act::ClearSelection => {
                self.game.clear_selection();
                assert!(self.game.selection().is_empty());
            }
        }
    }

    fn assert_sound(&self) {
        let Self { game, before } = self;
        assert_eq!(game.moves(), before.len());

        let (pairs, trios): (Vec<&Removal>, Vec<&Removal>) =
            game.removals().iter().partition(|removal| removal.slots().len() == 2);
        assert_eq!(game.score() as usize, 10 * pairs.len() + 15 * trios.len());
        assert_eq!(game.moves(), pairs.len() + trios.len());

        let gone = 2 * pairs.len() + 3 * trios.len();
        assert_eq!(usize::from(game.table().cards_left()) + gone, 104);
        let lying = DealIndex::all().filter(|index| {
            let (slot, depth) = index.home();
            depth < game.table().height(slot)
        });
        assert_eq!(lying.count() + gone, 104);
        for slot in Slot::ALL {
            let height = game.table().height(slot);
            let taken =
                game.removals().iter().filter(|removal| removal.slots().contains(&slot)).count();
            assert_eq!(usize::from(height) + taken, usize::from(slot.full_height()));
            let top = height.checked_sub(1).and_then(|depth| DealIndex::at(slot, depth));
            assert_eq!(game.table().top_index(slot), top);
        }

        let tops = Slot::ALL.map(|slot| game.table().top(slot).map(|card| (slot, card)));
        assert!(game.table().playable().eq(tops.into_iter().flatten()));

        let selected: Vec<Slot> = game.selection().slots().collect();
        let faces = selected
            .iter()
            .filter(|&&slot| game.table().top(slot).expect("a selected card").rank.is_face());
        assert!(selected.len() < 2 || (selected.len() == 2 && faces.count() == 2));

        let mut unselected = game.clone();
        unselected.clear_selection();
        assert_eq!(Game::replay(game.code(), game.removals()), Ok(unselected));
    }
}

proptest! {
    #[test]
    fn any_play_keeps_104_cards_and_the_score_and_undoes_exactly(
        number in 0..DealCode::COUNT,
        acts in acts(),
    ) {
        let mut played = Played { game: play::deal(number), before: Vec::new() };
        for act in &acts {
            played.act(act);
            played.assert_sound();
        }
        // And back to the deal.
        while played.game.can_undo() {
            played.act(&Act::Undo);
        }
        played.act(&Act::ClearSelection);
        if played.game.ending() != Some(Ending::Victory) {
            prop_assert_eq!(played.game, play::deal(number));
        }
    }
}
