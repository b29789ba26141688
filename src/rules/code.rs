//! Deal codes: a deal's number as a short text that players can share.

use std::fmt;
use std::str::FromStr;

use super::as_text::serde_as_text;

/// The 32 characters of a code's digits in the order of their values, 0 to 31 (RFC 4648 base32).
pub const CODE_ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// How many digits a code has.
const DIGITS: usize = 7;
/// How many bits a digit holds.
const DIGIT_BITS: u32 = 5;

/// The code that recreates a deal: `HM1-N-`, for the game with its version and the variant, and
/// the deal's number as seven digits of [`CODE_ALPHABET`], the most significant first.
///
/// A typed code is read kindly: in any case, with or without spaces, dashes and prefix, and with
/// the look-alikes 0, 1 and 8 for O, I and B among its digits.
///
/// ```
/// use half_moon::rules::{CodeError, DealCode};
///
/// let code: DealCode = "HM1-N-BIBI5L3".parse()?;
/// assert_eq!("bib 15l3".parse(), Ok(code));
/// assert_eq!(code.to_string(), "HM1-N-BIBI5L3");
/// assert_eq!(DealCode::new(1).map(|code| code.to_string()).as_deref(), Some("HM1-N-AAAAAAB"));
///
/// assert_eq!("HM2-N-BIBI5L3".parse::<DealCode>(), Err(CodeError::Version));
/// assert_eq!("BIBI5L9".parse::<DealCode>(), Err(CodeError::Character('9')));
/// # Ok::<(), CodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealCode(u64);

impl DealCode {
    /// How many deals there are, 2^35. Deals are numbered from 0.
    pub const COUNT: u64 = 1 << (DIGITS as u32 * DIGIT_BITS);

    /// The code of deal `number`, or none from [`DealCode::COUNT`] on.
    pub const fn new(number: u64) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The deal's number, below [`DealCode::COUNT`].
    pub const fn number(self) -> u64 {
        self.0
    }

    /// What every code begins with: `HM1-N-`.
    pub const fn prefix(self) -> &'static str {
        "HM1-N-"
    }

    /// The seven digits after the prefix, as `BIBI5L3`.
    pub fn digits(self) -> String {
        self.digit_letters().collect()
    }

    fn digit_letters(self) -> impl Iterator<Item = char> {
        (0..DIGITS as u32).rev().map(move |place| {
            let digit = (self.0 >> (place * DIGIT_BITS)) as usize % CODE_ALPHABET.len();
            char::from(CODE_ALPHABET.as_bytes()[digit])
        })
    }
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;

        f.write_str(self.prefix())?;
        self.digit_letters()
            .try_for_each(|letter| f.write_char(letter))
    }
}

/// Why a text is not a deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum CodeError {
    /// There is nothing but spaces and dashes.
    #[error("no code was given")]
    Empty,
    /// It has neither the 7 characters of the digits nor the 11 of prefix and digits.
    #[error("a code has 7 characters, or 11 with its prefix, not {found}")]
    Length {
        /// How many there are, spaces and dashes not counted.
        found: usize,
    },
    /// It does not begin with `HM1`: it is of another game or another version.
    #[error("only codes that begin with HM1 are known")]
    Version,
    /// Its variant is not `N`.
    #[error("only the variant N is known")]
    Variant,
    /// It has a character that no code has, or a digit that is not in [`CODE_ALPHABET`].
    #[error("{0:?} is in no code")]
    Character(char),
}

impl FromStr for DealCode {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let kept: String = text
            .chars()
            .filter(|&c| !is_separator(c))
            .map(|c| c.to_ascii_uppercase())
            .collect();
        if let Some(foreign) = kept.chars().find(|c| !c.is_ascii_alphanumeric()) {
            return Err(CodeError::Character(foreign));
        }
        digits_of(&kept)?
            .chars()
            .try_fold(0, |number, letter| {
                Ok(number << DIGIT_BITS | digit_value(letter)?)
            })
            .map(Self)
    }
}

/// Spaces and dashes, also those that keyboards and messengers put for them.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Takes the prefix off a code of ASCII letters and digits, in capitals and without separators.
fn digits_of(kept: &str) -> Result<&str, CodeError> {
    let found = kept.len();
    match found {
        0 => return Err(CodeError::Empty),
        DIGITS => return Ok(kept),
        _ => {}
    }
    let after_game = kept.strip_prefix("HM").unwrap_or_default();
    let after_version = after_game.trim_start_matches(|c: char| c.is_ascii_digit());
    let version = &after_game[..after_game.len() - after_version.len()];
    let has_length_of_prefixed = found == "HM1N".len() + DIGITS;
    // A later version may be longer: naming it says more than its length.
    if version != "1" && (has_length_of_prefixed || !version.is_empty()) {
        return Err(CodeError::Version);
    }
    match after_version.strip_prefix('N') {
        Some(digits) if has_length_of_prefixed => Ok(digits),
        None if has_length_of_prefixed => Err(CodeError::Variant),
        _ => Err(CodeError::Length { found }),
    }
}

fn digit_value(letter: char) -> Result<u64, CodeError> {
    let meant = match letter {
        '0' => 'O',
        '1' => 'I',
        '8' => 'B',
        other => other,
    };
    CODE_ALPHABET
        .find(meant)
        .map(|value| value as u64)
        .ok_or(CodeError::Character(letter))
}

serde_as_text!(DealCode, "a deal code such as HM1-N-AAAAAAB");
