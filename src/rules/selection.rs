//! The selection, and the effect of a tap on it.

use super::card::{Face, Rank};
use super::removal::Removal;
use super::slot::Slot;

/// The cards selected for the next removal: none, one number, one face card, or two face cards of
/// different ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Selection(Selected);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Selected {
    Number(Slot),
    /// One place each for jack, queen and king, so that no rank is selected twice. All empty means
    /// no selection; never all full, because the third card completes a trio.
    Faces([Option<Slot>; 3]),
}

/// The reason for a refused tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A number was selected, and a pair must add up to 11.
    SumMustBeEleven,
    /// A face card was selected, and a trio needs a jack, a queen and a king.
    NeedsJackQueenKing,
}

/// The effect of a tap, with the selection that follows.
pub(super) enum Meaning {
    /// The card is added to the selection.
    Select(Selection),
    /// The card is taken out of the selection.
    Deselect(Selection),
    /// The card completes a removal, refused for this reason if the table does not allow it. The
    /// selection is empty either way.
    Complete(Removal, Refusal),
    /// The card does not match the selection.
    Refuse(Refusal, Selection),
}

impl Selection {
    /// The empty selection.
    pub const NONE: Self = Self(Selected::Faces([None; 3]));

    /// The selected slots, at most two.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let slots = match self.0 {
            Selected::Number(slot) => [Some(slot), None, None],
            Selected::Faces(faces) => faces,
        };
        slots.into_iter().flatten()
    }

    /// Whether a slot is selected.
    pub fn contains(&self, slot: Slot) -> bool {
        self.slots().any(|selected| selected == slot)
    }

    /// Whether nothing is selected.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Interprets a tap on the playable card of `slot`, which has this rank.
    pub(super) fn meaning_of(self, slot: Slot, rank: Rank) -> Meaning {
        match (self.0, rank.face()) {
            (Selected::Number(number), None) => match Removal::pair(number, slot) {
                Some(pair) => Meaning::Complete(pair, Refusal::SumMustBeEleven),
                None => Meaning::Deselect(Self::NONE),
            },
            (Selected::Number(_), Some(_)) => Meaning::Refuse(Refusal::SumMustBeEleven, Self::NONE),
            (Selected::Faces(_), None) if self.is_empty() => {
                Meaning::Select(Self(Selected::Number(slot)))
            }
            (Selected::Faces(_), None) => Meaning::Refuse(Refusal::NeedsJackQueenKing, Self::NONE),
            (Selected::Faces(faces), Some(face)) => meaning_for_faces(faces, slot, face),
        }
    }
}

fn meaning_for_faces(mut faces: [Option<Slot>; 3], slot: Slot, face: Face) -> Meaning {
    let place = &mut faces[face as usize];
    match *place {
        Some(same) if same == slot => {
            *place = None;
            Meaning::Deselect(Selection(Selected::Faces(faces)))
        }
        Some(_) => {
            *place = Some(slot);
            let instead = Selection(Selected::Faces(faces));
            Meaning::Refuse(Refusal::NeedsJackQueenKing, instead)
        }
        None => {
            *place = Some(slot);
            match trio_of(faces) {
                Some(trio) => Meaning::Complete(trio, Refusal::NeedsJackQueenKing),
                None => Meaning::Select(Selection(Selected::Faces(faces))),
            }
        }
    }
}

fn trio_of(faces: [Option<Slot>; 3]) -> Option<Removal> {
    let [jack, queen, king] = faces;
    Removal::trio(jack?, queen?, king?)
}
