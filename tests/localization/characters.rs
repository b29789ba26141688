//! The fonts built in have every character of the texts.

use std::collections::BTreeMap;
use std::fs;

use half_moon::localization::{Language, Localizer};
use half_moon::rules::DealCode;
use skrifa::{FontRef, MetadataProvider};

use crate::code::rust_files;
use crate::literals::literals;
use crate::{ftl, path};

const FONTS: [&str; 2] = [
    "assets/fonts/AtkinsonHyperlegibleNext_500Medium.ttf",
    "assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf",
];

/// The characters that the fonts lack, each with a place that it is asked for in.
fn lacking(wanted: &BTreeMap<char, String>) -> Vec<(&'static str, char, String)> {
    let mut lacking = Vec::new();
    for name in FONTS {
        let data = fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let font = FontRef::new(&data).unwrap_or_else(|error| panic!("{name}: {error}"));
        let characters = font.charmap();
        for (&character, place) in wanted {
            // Glyph 0 is the box for what a font lacks.
            let glyph = characters.map(character).map_or(0, |glyph| glyph.to_u32());
            if glyph == 0 {
                lacking.push((name, character, place.clone()));
            }
        }
    }
    lacking
}

/// Notes where each character of a text, but the ends of lines, comes from.
fn note(wanted: &mut BTreeMap<char, String>, text: &str, place: &str) {
    for character in text.chars().filter(|character| *character != '\n') {
        wanted.entry(character).or_insert_with(|| place.to_owned());
    }
}

#[test]
fn both_fonts_have_every_character_of_every_language() {
    let mut wanted = BTreeMap::new();
    for language in Language::ALL {
        let file = format!("{}.ftl", language.tag());
        for (id, message) in ftl::messages(language) {
            for piece in message.pieces {
                note(&mut wanted, &piece, &format!("{id} of {file}"));
            }
        }
        let words = Localizer::new(language);
        note(&mut wanted, &words.number(1_234_567_890), &format!("numbers of {file}"));
        note(&mut wanted, &words.percent(0.5), &format!("percent of {file}"));
        note(&mut wanted, &language.letters().concat(), &format!("card letters of {file}"));
    }
    assert!(wanted.contains_key(&'ł') && wanted.contains_key(&'\u{a0}'), "{wanted:?}");
    let lacking = lacking(&wanted);
    assert!(lacking.is_empty(), "{lacking:?}");
}

#[test]
fn both_fonts_have_every_sign_that_the_code_puts_in() {
    let mut wanted = BTreeMap::new();
    note(&mut wanted, "0123456789:−", "times and numbers");
    note(&mut wanted, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567-", "deal codes");
    let example: DealCode = "HM1-N-BIBI5L3".parse().expect("a right deal code");
    note(&mut wanted, &example.to_string(), "deal codes");
    for folder in ["src/ui", "src/localization"] {
        for file in rust_files(folder) {
            let source =
                fs::read_to_string(path(&file)).expect("a file of the program can be read");
            for literal in literals(&source) {
                note(&mut wanted, &literal.text, &file);
            }
        }
    }
    let lacking = lacking(&wanted);
    assert!(lacking.is_empty(), "{lacking:?}");
}

#[test]
fn a_character_that_a_font_lacks_would_be_found() {
    let mut wanted = BTreeMap::new();
    note(&mut wanted, "月", "Japanese");
    assert_eq!(lacking(&wanted).len(), FONTS.len());
}
