//! Deal codes: short texts that identify a deal and that players can share.

use std::fmt;
use std::str::FromStr;

use super::as_text::serde_as_text;

/// The 32 digits of a code, ordered by value, 0 to 31 (RFC 4648 base32).
pub const CODE_ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// Digits per code.
const DIGITS: usize = 7;
/// Bits per digit.
const DIGIT_BITS: u32 = 5;

/// The code that identifies a deal: `HM1-N-` (game, version and variant), then the deal's number as
/// seven digits of [`CODE_ALPHABET`], most significant first.
///
/// Parsing is lenient: it ignores case, spaces and dashes, the prefix is optional, and the
/// look-alikes 0, 1 and 8 count as the digits O, I and B.
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
    /// The number of deals, 2^35. Deals are numbered from 0.
    pub const COUNT: u64 = 1 << (DIGITS as u32 * DIGIT_BITS);

    /// The code of deal `number`; `None` from [`DealCode::COUNT`] on.
    pub const fn new(number: u64) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The deal's number, below [`DealCode::COUNT`].
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The start of every code, `HM1-N-`.
    pub const fn prefix(self) -> &'static str {
        "HM1-N-"
    }

    /// The seven digits after the prefix, such as `BIBI5L3`.
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
        self.digit_letters().try_for_each(|letter| f.write_char(letter))
    }
}

/// Why a text is not a deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum CodeError {
    /// The text is empty or has only spaces and dashes.
    #[error("no code was given")]
    Empty,
    /// The text has neither 7 characters nor 11 with the prefix.
    #[error("a code has 7 characters, or 11 with its prefix, not {found}")]
    Length {
        /// The number of characters, without spaces and dashes.
        found: usize,
    },
    /// The code does not begin with `HM1`, so it is from another game or version.
    #[error("only codes that begin with HM1 are known")]
    Version,
    /// The variant is not `N`.
    #[error("only the variant N is known")]
    Variant,
    /// The character is not ASCII alphanumeric, or is a digit outside [`CODE_ALPHABET`].
    #[error("{0:?} is in no code")]
    Character(char),
}

impl FromStr for DealCode {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let kept: String =
            text.chars().filter(|&c| !is_separator(c)).map(|c| c.to_ascii_uppercase()).collect();
        if let Some(foreign) = kept.chars().find(|c| !c.is_ascii_alphanumeric()) {
            return Err(CodeError::Character(foreign));
        }
        digits_of(&kept)?
            .chars()
            .try_fold(0, |number, letter| Ok(number << DIGIT_BITS | digit_value(letter)?))
            .map(Self)
    }
}

/// Matches whitespace and dashes, including those that keyboards put in place of a hyphen.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Strips the prefix from a code in capitals without separators.
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
    // A later version may have longer codes, so this error is more helpful.
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
    CODE_ALPHABET.find(meant).map(|value| value as u64).ok_or(CodeError::Character(letter))
}

serde_as_text!(DealCode, "a deal code such as HM1-N-AAAAAAB");
