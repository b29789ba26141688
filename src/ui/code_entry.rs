//! The deal code that the player is entering.

use bevy::prelude::*;

use crate::rules::{CodeError, DealCode};

/// Adds the code being entered.
pub fn plugin(app: &mut App) {
    app.init_resource::<CodeEntry>().add_message::<CodeKey>();
}

/// A key of the keypad, or the same from a keyboard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKey {
    /// Adds a character.
    Type(char),
    /// Deletes the last character.
    Delete,
    /// Deletes all characters.
    Clear,
    /// Replaces all characters with the text on the clipboard.
    Paste,
    /// Deals the code.
    Deal,
}

/// More than the longest code, with prefix and dashes.
const MAX_CODE_LENGTH: usize = 24;

/// The characters entered, and the error of the last attempt to deal or paste.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeEntry {
    typed: String,
    error: Option<EntryError>,
}

/// Why the code could not be dealt or pasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// The characters are not a deal code.
    Code(CodeError),
    /// The clipboard has no text.
    NothingToPaste,
}

impl CodeEntry {
    /// The characters entered.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The code that the characters are.
    pub fn code(&self) -> Result<DealCode, CodeError> {
        self.typed.parse()
    }

    /// Why the code could not be dealt.
    pub fn error(&self) -> Option<CodeError> {
        match self.error? {
            EntryError::Code(error) => Some(error),
            EntryError::NothingToPaste => None,
        }
    }

    /// Why the code could not be dealt or pasted.
    pub fn entry_error(&self) -> Option<EntryError> {
        self.error
    }

    pub(super) fn add(&mut self, character: char) {
        self.error = None;
        if self.typed.chars().count() < MAX_CODE_LENGTH {
            self.typed.extend(character.to_uppercase());
        }
    }

    pub(super) fn delete(&mut self) {
        self.error = None;
        self.typed.pop();
    }

    pub(super) fn paste(&mut self, text: Option<String>) {
        let text = text.unwrap_or_default();
        let found = code_in(&text);
        if found.is_empty() {
            self.error = Some(EntryError::NothingToPaste);
            return;
        }
        self.typed.clear();
        found.chars().for_each(|character| self.add(character));
    }

    pub(super) fn fail(&mut self, error: CodeError) {
        self.error = Some(EntryError::Code(error));
    }
}

/// The code within a text such as the app shares, or else the text's first line.
fn code_in(text: &str) -> &str {
    let word = text
        .split(|c: char| c.is_whitespace() || ",.;:()\"".contains(c))
        .find(|word| word.contains('-') && word.parse::<DealCode>().is_ok());
    word.unwrap_or_else(|| text.trim().lines().next().unwrap_or_default())
}
