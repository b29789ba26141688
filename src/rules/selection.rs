//! What is selected, and what a tap means by it.

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
    /// A place for a jack, a queen and a king, so that no rank is selected twice. All empty:
    /// nothing is selected. Never all full: the third makes a trio.
    Faces([Option<Slot>; 3]),
}

/// Why a tap removed nothing: the source's two explanations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A number was selected, and the sum must equal 11.
    SumMustBeEleven,
    /// A face card was selected, and a trio requires a jack, a queen and a king.
    NeedsJackQueenKing,
}

/// What a tap on a card means by what is selected.
pub(super) enum Meaning {
    /// The card joins the selection, which is then this.
    Select(Selection),
    /// The card leaves the selection, which is then this.
    Deselect(Selection),
    /// The card completes these. If they can't be removed, that is why, and nothing stays selected.
    Complete(Removal, Refusal),
    /// The card does not fit; the selection is then this.
    Refuse(Refusal, Selection),
}

impl Selection {
    /// Nothing is selected.
    pub const NONE: Self = Self(Selected::Faces([None; 3]));

    /// The selected slots: none, one or two.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let slots = match self.0 {
            Selected::Number(slot) => [Some(slot), None, None],
            Selected::Faces(faces) => faces,
        };
        slots.into_iter().flatten()
    }

    /// Whether the card of a slot is selected.
    pub fn contains(&self, slot: Slot) -> bool {
        self.slots().any(|selected| selected == slot)
    }

    /// Whether nothing is selected.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Reads a tap on the playable card of `slot`, which has this rank.
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
