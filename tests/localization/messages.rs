//! Every message of every language is there, takes what it should, and is said without a flaw.

use std::collections::BTreeSet;
use std::fs;

use half_moon::localization::{FluentValue, Key, Language, Localizer};

use crate::code::rust_files;
use crate::{ftl, path};

/// The variables that are numbers, wherever they stand.
pub const NUMBERS: [&str; 10] =
    ["count", "found", "moves", "number", "points", "score", "seconds", "size", "value", "won"];

/// Which of a message's variables are numbers.
pub fn numbers(key: Key) -> Vec<&'static str> {
    let numbers = key.variables().iter().copied();
    numbers.filter(|name| NUMBERS.contains(name)).collect()
}

#[test]
fn every_language_has_just_the_messages_that_the_app_says() {
    let keys: BTreeSet<_> = Key::ALL.iter().map(|key| key.id().to_owned()).collect();
    assert_eq!(keys.len(), Key::ALL.len(), "two keys name one message");
    for language in Language::ALL {
        let messages: BTreeSet<_> = ftl::messages(language).into_keys().collect();
        let tag = language.tag();
        let missing: Vec<_> = keys.difference(&messages).collect();
        let unknown: Vec<_> = messages.difference(&keys).collect();
        assert!(missing.is_empty(), "{tag}.ftl lacks {missing:?}");
        assert!(unknown.is_empty(), "nothing says {unknown:?} of {tag}.ftl");
    }
}

#[test]
fn every_key_is_used_by_the_app() {
    let sources: String = rust_files("src")
        .iter()
        .filter(|file| *file != "src/localization/key.rs")
        .map(|file| fs::read_to_string(path(file)).expect("a source file can be read"))
        .collect();
    let used: BTreeSet<&str> = sources
        .split("Key::")
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next())
        .collect();
    assert!(used.contains("AppName"), "{used:?}");
    let unused: Vec<_> = Key::ALL
        .iter()
        .filter(|key| !used.contains(format!("{key:?}").as_str()))
        .map(|key| key.id())
        .collect();
    assert!(unused.is_empty(), "the app never shows {unused:?}");
}

#[test]
fn every_message_takes_the_variables_of_its_key() {
    for language in Language::ALL {
        let messages = ftl::messages(language);
        for key in Key::ALL {
            let expected: BTreeSet<_> = key.variables().iter().map(ToString::to_string).collect();
            let tag = language.tag();
            let message = &messages[key.id()];
            assert_eq!(message.variables, expected, "{} in {tag}.ftl", key.id());
        }
    }
}

/// What stands for a variable that is text: a word found nowhere else.
fn stand_in(name: &str) -> String {
    format!("⟨{name}⟩")
}

/// Says a message and looks for what no player should see.
fn say(words: &Localizer, key: Key, variables: &[(&str, FluentValue)]) -> String {
    let (text, errors) = words.format(key, variables);
    let fault = if !errors.is_empty() {
        Some("is said with errors")
    } else if ["{", "}", "$", key.id()].iter().any(|raw| text.contains(raw)) {
        Some("shows how it is written")
    } else if text.trim().is_empty() {
        Some("is empty")
    } else if text.lines().any(|line| line != line.trim()) {
        Some("has space at the end of a line")
    } else if text.contains("  ") {
        Some("has two spaces")
    } else {
        None
    };
    if let Some(fault) = fault {
        let tag = words.language().tag();
        panic!("{} in {tag} with {variables:?} {fault}: {text:?} {errors:?}", key.id());
    }
    text
}

#[test]
fn every_message_is_said_whole_with_any_number() {
    for language in Language::ALL {
        let words = Localizer::new(language);
        for &key in Key::ALL {
            let numbers = numbers(key);
            if numbers.is_empty() {
                says_its_texts(&words, key);
            }
            for varied in &numbers {
                for number in 0..=200 {
                    says_its_number(&words, key, varied, number);
                }
            }
        }
    }
}

fn says_its_texts(words: &Localizer, key: Key) {
    let variables: Vec<_> =
        key.variables().iter().map(|&name| (name, stand_in(name).into())).collect();
    let text = say(words, key, &variables);
    for name in key.variables() {
        assert!(text.contains(&stand_in(name)), "{}: no {name} in {text}", key.id());
    }
}

/// A message with one number varied, and the others at each of those that ask for another plural
/// somewhere.
fn says_its_number(words: &Localizer, key: Key, varied: &str, number: u64) {
    let numbers = numbers(key);
    let others: &[u64] = if numbers.len() > 1 { &[0, 1, 2, 5] } else { &[0] };
    for &other in others {
        let variables: Vec<(&str, FluentValue)> = key
            .variables()
            .iter()
            .map(|&name| match name {
                _ if name == varied => (name, number.into()),
                _ if numbers.contains(&name) => (name, other.into()),
                _ => (name, stand_in(name).into()),
            })
            .collect();
        let text = say(words, key, &variables);
        // "no undo" and "the last game" do without the figure.
        if number > 1 {
            let written = words.number(number);
            assert!(text.contains(&written), "{}: no {number} in {text}", key.id());
        }
        for name in key.variables().iter().filter(|name| !numbers.contains(name)) {
            assert!(text.contains(&stand_in(name)), "{}: no {name} in {text}", key.id());
        }
    }
}

#[test]
fn a_message_that_is_missing_or_wrong_would_be_seen() {
    let words = Localizer::new(Language::English);
    let (text, errors) = words.format(Key::CodeCopied, &[]);
    assert_eq!(text, "{$code} copied");
    assert!(!errors.is_empty());
}
