//! The rules of Half Moon, independent of screen, files and clock.
//!
//! Two decks are dealt to twelve piles and a reserve. The top of each pile and every card of the
//! reserve is playable. The player removes two numbers that add up to 11, or a jack, a queen and a
//! king. The game ends when all 104 cards are removed or no playable cards match.
//!
//! A [`DealCode`] makes a [`Deal`], which is laid out on a [`Table`]. A [`Game`] adds the
//! [`Removal`]s made so far and the [`Selection`]. [`Game::tap`] on a [`Slot`], [`Game::undo`] and
//! [`Game::restart`] change it.
//!
//! # The example in the written rules
//!
//! ```
//! use half_moon::rules::{Ending, Game, Refusal, Removal, Slot, Tap};
//!
//! let mut game = Game::new("HM1-N-BIBI5L3".parse()?);
//! let card = |game: &Game, slot| game.table().top(slot).map(|card| card.to_string());
//!
//! // The five of spades is tapped with the ace of hearts, and then with the king of hearts: no
//! // pair has either, nothing is removed, and the selection is cleared.
//! assert_eq!(card(&game, Slot::P1).as_deref(), Some("5S"));
//! for (other, name) in [(Slot::R5, "AH"), (Slot::P3, "KH")] {
//!     assert_eq!(card(&game, other).as_deref(), Some(name));
//!     assert_eq!(game.tap(Slot::P1), Tap::Selected(Slot::P1));
//!     let was = game.selection();
//!     let why = Refusal::SumMustBeEleven;
//!     assert_eq!(game.tap(other), Tap::Refused { why, tapped: other, was });
//!     assert!(game.selection().is_empty());
//! }
//!
//! // Five and six are 11: the pair leaves, and the jack under the six turns up.
//! game.tap(Slot::P1);
//! assert_eq!(game.tap(Slot::P8), Tap::Removed("P1 P8".parse()?));
//! assert_eq!(card(&game, Slot::P8).as_deref(), Some("JC"));
//! assert_eq!((game.moves(), game.score()), (1, 10));
//!
//! // It leaves with the queen and the king, tapped in any order.
//! assert_eq!(game.tap(Slot::P8), Tap::Selected(Slot::P8));
//! assert_eq!(game.tap(Slot::P5), Tap::Selected(Slot::P5));
//! assert_eq!(game.tap(Slot::P3), Tap::Removed("P3 P5 P8".parse()?));
//! assert_eq!((game.moves(), game.score()), (2, 25));
//!
//! // The deal can be won. As always that takes 40 pairs and 8 trios.
//! let line = "P6 P10, P3 P12, P8 P11, P4 P11, P4 P9, P3 P9, P3 P6 P12, P1 P6, P6 P7, P1 P11, \
//!     P2 P6, P2 P10, P7 P11, P10 P12, P4 P6, P5 R2, P2 R8, P5 R4, P1 P5, P4 P5 P9, P8 P9, \
//!     P7 P9, P2 P8, P4 P8 P10, P1 P4 R6, P1 P12, P11 P12, P7 P12, P3 P7, P2 P7, P6 P10, \
//!     P5 P8, P2 P3 P5, P4 P8 P11, P2 P9, P9 P10, P3 P12, P2 P10, P4 P7, P6 P7 P10, P1 R5, \
//!     P1 P9, P11 R1, P5 P11, P3 R7, P12 R3";
//! for removal in line.split(',') {
//!     assert_eq!(game.ending(), None);
//!     for &slot in removal.parse::<Removal>()?.slots() {
//!         game.tap(slot);
//!     }
//! }
//! assert_eq!(game.ending(), Some(Ending::Victory));
//! assert_eq!((game.moves(), game.score()), (48, 520));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod as_text;
mod card;
mod code;
mod deal;
mod game;
mod rank_set;
mod removal;
mod selection;
mod slot;
mod table;

pub use card::{Card, Face, ParseCardError, Rank, Suit};
pub use code::{CODE_ALPHABET, CodeError, DealCode};
pub use deal::{CARDS, Deal, DealIndex};
pub use game::{Game, NothingToUndo, REMOVALS_TO_VICTORY, ReplayError, Tap, UNDO_LIMIT};
pub use removal::{ParseRemovalError, Removal, Slots};
pub use selection::{Refusal, Selection};
pub use slot::{ParseSlotError, Slot, SlotKind};
pub use table::{Ending, NotRemovable, Table};
