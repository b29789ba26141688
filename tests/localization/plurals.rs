//! Each language's own plurals.

use std::collections::BTreeSet;

use half_moon::localization::{Key, Language, Localizer};

use crate::ftl;
use crate::messages::numbers;

/// The plural categories of Unicode's CLDR that whole numbers below a million take, and `other`, which
/// Fluent falls back on.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &["one", "few", "many", "other"],
        Language::English
        | Language::Danish
        | Language::German
        | Language::French
        | Language::Spanish
        | Language::Swedish
        | Language::Norwegian
        | Language::Dutch
        | Language::Italian
        | Language::Portuguese
        | Language::Finnish => &["one", "other"],
    }
}

/// The category for whole millions, which no count of the app reaches, but a text may have.
fn of_millions(language: Language) -> Option<&'static str> {
    match language {
        Language::French | Language::Spanish | Language::Italian | Language::Portuguese => {
            Some("many")
        }
        _ => None,
    }
}

#[test]
fn a_choice_by_number_has_every_plural_of_its_language_and_no_other() {
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let needed: BTreeSet<_> = categories(language).iter().map(ToString::to_string).collect();
        for &key in Key::ALL {
            for (variable, variants) in &messages[key.id()].choices {
                let at = format!("{} in {}.ftl, by {variable}", key.id(), language.tag());
                assert!(numbers(key).contains(&variable.as_str()), "{at}: no number");
                let named: BTreeSet<_> = variants
                    .iter()
                    .filter(|name| name.parse::<u64>().is_err())
                    .filter(|name| Some(name.as_str()) != of_millions(language))
                    .cloned()
                    .collect();
                assert_eq!(named, needed, "{at}");
            }
        }
    }
}

#[test]
fn a_noun_after_a_number_follows_it() {
    use Language::{Danish, English, Finnish, French, German, Polish, Portuguese};
    let resumed: [(Language, u64, &str); 17] = [
        (English, 0, "0 moves"),
        (English, 1, "1 move "),
        (English, 21, "21 moves"),
        (Danish, 1, "1 træk"),
        (German, 1, "1 Zug"),
        (German, 2, "2 Züge"),
        (Finnish, 1, "1 siirto"),
        (Finnish, 2, "2 siirtoa"),
        (French, 0, "0 coup "),
        (French, 1, "1 coup "),
        (French, 2, "2 coups"),
        (Portuguese, 2, "2 jogadas"),
        (Polish, 1, "1 ruch"),
        (Polish, 3, "3 ruchy"),
        (Polish, 5, "5 ruchów"),
        (Polish, 12, "12 ruchów"),
        (Polish, 22, "22 ruchy"),
    ];
    for (language, moves, expected) in resumed {
        let words = Localizer::new(language);
        let text = words.text_with(Key::LiveResumed, &[("moves", moves.into())]);
        assert!(text.contains(expected), "{}, {moves}: {text}", language.tag());
    }
}

#[test]
fn each_number_of_a_message_has_its_own_plural() {
    let chart = |won: u64, count: u64| {
        let variables = [("count", count.into()), ("won", won.into())];
        Localizer::new(Language::English).text_with(Key::StatisticsChart, &variables)
    };
    assert_eq!(chart(0, 1), "0 of the last 1 game won");
    assert_eq!(chart(1, 1), "1 of the last 1 game won");
    assert_eq!(chart(1, 20), "1 of the last 20 games won");
}
