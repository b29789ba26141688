//! No message is left in English.

use std::collections::BTreeSet;

use half_moon::localization::Language;
use half_moon::localization::Language::*;

use crate::ftl::{self, Message};

/// The same in all languages: the game's name, and the unit of `{ $size } mm`.
const EVERYWHERE: [&str; 3] = ["half", "moon", "mm"];

/// Words that are the same in English and another language, and right in it.
const SHARED: [(&str, &[Language]); 10] = [
    ("full", &[Swedish, Norwegian]),
    ("licences", &[French]),
    ("menu", &[Danish, French, Dutch, Italian, Portuguese, Polish]),
    ("piles", &[French]),
    ("reserve", &[Danish, German, Norwegian, Dutch]),
    ("score", &[Danish, French, Dutch]),
    ("system", &[Danish, German, Swedish, Norwegian]),
    ("version", &[Danish, German, French, Swedish]),
    ("vibration", &[Danish, German, French, Swedish]),
    ("volume", &[French, Dutch, Italian, Portuguese]),
];

/// Words that are English and nothing else, whatever stands around them.
const ENGLISH_ONLY: [&str; 8] = ["and", "cards", "game", "the", "this", "undo", "with", "your"];

/// The words of a text, in lower case. A single letter is none: units and coordinates are not translated.
fn words(text: &str) -> Vec<String> {
    text.split(|character: char| !character.is_alphanumeric() && !"-’".contains(character))
        .filter(|word| word.chars().filter(|character| character.is_alphabetic()).count() > 1)
        .map(str::to_lowercase)
        .collect()
}

fn all_words(message: &Message) -> Vec<String> {
    message.pieces.iter().flat_map(|piece| words(piece)).collect()
}

/// The sentences of a message, as their words, that are too long to be the same by chance.
fn sentences(message: &Message) -> impl Iterator<Item = Vec<String>> {
    message
        .pieces
        .iter()
        .flat_map(|piece| piece.split(['.', ':', ';', ',', '?', '!', '\n']))
        .map(words)
        .filter(|words| words.len() >= 3)
}

fn others() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter();
    all.filter(|&language| language != English)
}

#[test]
fn a_message_is_as_in_english_only_if_its_words_are() {
    let english = ftl::messages(English);
    let mut used = BTreeSet::new();
    for language in others() {
        for (id, message) in ftl::messages(language) {
            let words = all_words(&message);
            if words != all_words(&english[&id]) {
                continue;
            }
            for word in words {
                let shared = SHARED
                    .iter()
                    .any(|(shared, languages)| *shared == word && languages.contains(&language));
                assert!(
                    shared || EVERYWHERE.contains(&word.as_str()),
                    "{id} of {}.ftl is in English: {word}",
                    language.tag(),
                );
                used.insert((word, language.tag()));
            }
        }
    }
    for (word, languages) in SHARED {
        for language in languages {
            let tag = language.tag();
            assert!(used.contains(&(word.to_owned(), tag)), "{word} in {tag} needs no exception");
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = ftl::messages(English);
    let english: BTreeSet<_> = english.values().flat_map(sentences).collect();
    for language in others() {
        for (id, message) in ftl::messages(language) {
            for sentence in sentences(&message) {
                let sentence_in_english = english.contains(&sentence);
                assert!(!sentence_in_english, "{id} of {}.ftl: {sentence:?}", language.tag());
            }
        }
    }
}

#[test]
fn no_english_word_is_left_in_a_sentence() {
    for language in others() {
        for (id, message) in ftl::messages(language) {
            for word in all_words(&message) {
                let left = ENGLISH_ONLY.contains(&word.as_str());
                assert!(!left, "{id} of {}.ftl: {word}", language.tag());
            }
        }
    }
}
