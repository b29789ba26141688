//! No text that a player can see is in the code: all of it comes from `assets/text`.

use std::fs;
use std::path::Path;

use crate::literals::{Literal, literals};
use crate::path;

/// What is said to developers only: logs and broken promises, and why a saved file cannot be read, which
/// goes to the log. The last names, for the log, what Android could not do.
const TO_DEVELOPERS: [&str; 17] = [
    "trace!",
    "debug!",
    "info!",
    "warn!",
    "error!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "panic!",
    "unreachable!",
    "expect",
    "expect_err",
    "serde_as_text!",
    "with_activity",
];

/// The literals that look like text and are none: their file, how they begin, and why.
const NO_TEXT: [(&str, &str, &str); 6] = [
    ("src/card_art/palette.rs", ".bare path{", "a rule of CSS"),
    ("src/card_art/svg_renderer.rs", "Atkinson Hyperlegible Next", "the font's family"),
    ("src/desktop/cli.rs", "expected ", "the command line is in English"),
    ("src/desktop/picture.rs", "error: cannot write ", "the command line is in English"),
    (
        "src/localization/language.rs",
        "Kn",
        "a card letter, which belongs to its language as the words do",
    ),
    ("src/ui/theme.rs", "Atkinson Hyperlegible Next", "the font's family"),
];

/// Whether a player would read this as words: two words side by side, or one with a capital letter, once
/// SVG's tags and what is put in are left out.
fn is_words(text: &str) -> bool {
    let text = without(&without(text, '<', '>'), '{', '}');
    let words: Vec<_> = text.split_whitespace().collect();
    let ends_in_letter = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ';', ':', '!', '?', '…', ')', '”', '"']);
        word.ends_with(char::is_alphabetic)
    };
    let starts_with_letter = |word: &str| {
        let word = word.trim_start_matches(['(', '“', '"']);
        word.starts_with(char::is_alphabetic)
    };
    match *words {
        [word] => {
            let word = word.trim_end_matches(['.', ':', '!', '?', '…']);
            let mut letters = word.chars();
            letters.next().is_some_and(char::is_uppercase)
                && word.chars().count() > 1
                && letters.all(char::is_lowercase)
        }
        _ => words.windows(2).any(|pair| ends_in_letter(pair[0]) && starts_with_letter(pair[1])),
    }
}

/// The text without what stands between two signs.
fn without(text: &str, open: char, close: char) -> String {
    let mut depth = 0_usize;
    text.chars()
        .filter(|&character| {
            if character == open {
                depth += 1;
            }
            let inside = depth > 0;
            if character == close {
                depth = depth.saturating_sub(1);
            }
            !inside
        })
        .collect()
}

/// The literals of a file that a player may see.
fn visible(source: &str) -> Vec<Literal> {
    let to_player = |literal: &Literal| {
        let mut calls = literal.calls.iter();
        !calls.any(|call| TO_DEVELOPERS.contains(&call.as_str()))
    };
    literals(source)
        .into_iter()
        .filter(|literal| to_player(literal) && is_words(&literal.text))
        .collect()
}

/// The Rust files under a folder, by their names in the project.
pub fn rust_files(folder: &str) -> Vec<String> {
    fn walk(folder: &Path, name: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{name}: {error}")) {
            let entry = entry.expect("a folder can be listed to its end");
            let name = format!("{name}/{}", entry.file_name().display());
            if entry.path().is_dir() {
                walk(&entry.path(), &name, found);
            } else if name.ends_with(".rs") {
                found.push(name);
            }
        }
    }
    let mut found = Vec::new();
    walk(&path(folder), folder, &mut found);
    found.sort();
    found
}

#[test]
fn no_text_is_in_the_code() {
    let mut used = [false; NO_TEXT.len()];
    let files = rust_files("src");
    assert!(files.iter().any(|file| file == "src/ui/theme.rs"), "{files:?}");
    for file in files {
        let source = fs::read_to_string(path(&file)).expect("a file of the program can be read");
        for literal in visible(&source) {
            let allowed = NO_TEXT.iter().position(|(allowed, start, _)| {
                *allowed == file && literal.text.starts_with(start)
            });
            match allowed {
                Some(place) => used[place] = true,
                None => panic!("{file}, line {}: {:?}", literal.line, literal.text),
            }
        }
    }
    for (used, (file, start, _)) in used.into_iter().zip(NO_TEXT) {
        assert!(used, "{file} has no {start:?} any more");
    }
}

#[test]
fn a_text_in_the_code_would_be_found() {
    let planted = r#"
        fn title(words: &Localizer) -> impl Bundle {
            info!("the sheet opens for {}", words.language().tag());
            (
                Text::new("Give up this game?"),
                button("Undo", words.text(Key::BarUndo)),
                Text::new(format!("{} moves left", 3)),
                svg("<path class=\"moon\" d=\"M0 0\"/>"),
                svg("<text x=\"0\">{text}</text>"),
                svg("<text x=\"0\">New game</text>"),
                AccessibleName(concat!("Ace", " of spades")),
            )
        }
    "#;
    let found: Vec<_> = visible(planted).into_iter().map(|literal| literal.text).collect();
    let expected = [
        "Give up this game?",
        "Undo",
        "{} moves left",
        "<text x=\"0\">New game</text>",
        "Ace",
        " of spades",
    ];
    assert_eq!(found, expected);
}
