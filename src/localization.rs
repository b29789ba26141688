//! Texts in the player's language.
//!
//! All texts are in `assets/text`: one Fluent file for each [`Language`], built into the program. A
//! [`Localizer`] formats the message of a [`Key`].
//!
//! ```
//! use half_moon::rules::{CodeError, Refusal};
//! use half_moon::localization::{Key, Language, Localizer};
//!
//! let system = ["tlh", "da-DK", "de"];
//! let words = Localizer::new(Language::from_preferences(system));
//! assert_eq!(words.text(Key::BarUndo), "Fortryd");
//! assert_eq!(words.refusal(Refusal::SumMustBeEleven), "Summen skal være 11");
//! assert_eq!(
//!     words.text_with(Key::StatisticsRecent, &[("count", 20.into())]),
//!     "De seneste 20 spil",
//! );
//! assert_eq!(
//!     words.code_error(CodeError::Length { found: 1 }),
//!     "En kode har 7 tegn, eller 11 med HM1-N. Denne har 1 tegn.",
//! );
//! ```

mod key;
mod language;
mod localizer;
mod number;
mod phrases;

pub use fluent_bundle::{FluentError, FluentValue};
pub use key::Key;
pub use language::{Language, UnknownLanguage};
pub use localizer::Localizer;
