//! Which language is chosen, and what it is called.

use std::collections::BTreeSet;

use half_moon::localization::Language::{self, *};
use half_moon::localization::{Key, Localizer};
use half_moon::rules::{CodeError, Refusal};

#[test]
fn a_language_is_found_by_its_tag() {
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert_eq!(Language::from_tag(&language.tag().to_uppercase()), Some(language));
    }
    for (tag, language) in [
        ("da-DK", Danish),
        ("nb_NO.UTF-8", Norwegian),
        ("no", Norwegian),
        ("nn-NO", Norwegian),
        ("pt-BR", Portuguese),
        ("de_CH@euro", German),
        ("zh-Hans", English),
        ("", English),
        ("C", English),
    ] {
        assert_eq!(Language::from_preferences([tag]), language, "{tag}");
    }
    for tag in ["", "C", "POSIX", "dan", "e", "-da", "zh-Hans-DE"] {
        assert_eq!(Language::from_tag(tag), None, "{tag}");
    }
}

#[test]
fn the_first_preference_that_the_app_speaks_counts() {
    assert_eq!(Language::from_preferences(["ja", "fi-FI", "sv"]), Finnish);
    assert_eq!(Language::from_preferences(["ja", "ko"]), English);
    assert_eq!(Language::from_preferences(Vec::<String>::new()), English);
}

#[test]
fn a_language_is_called_as_its_speakers_call_it() {
    let names: BTreeSet<_> = Language::ALL.map(Language::own_name).into();
    assert_eq!(names.len(), Language::ALL.len());
    for language in Language::ALL {
        let name = language.own_name();
        assert_ne!(name, language.tag());
        assert_eq!(Localizer::new(language).text(Key::LanguageName), name);
    }
    assert_eq!(Danish.own_name(), "Dansk");
    assert_eq!(Polish.own_name(), "Polski");
}

#[test]
fn a_language_in_a_file_is_its_tag() {
    let written = ron::to_string(&Norwegian).expect("a language can be written");
    assert_eq!(written, "\"nb\"");
    let read: Language = ron::from_str("\"da\"").expect("a language's tag");
    assert_eq!(read, Danish);
    assert!(ron::from_str::<Language>("\"xx\"").is_err());
}

#[test]
fn the_terms_are_those_of_the_rules() {
    let terms = [
        (Key::SettingsMoveErrors, "Move errors", "Trækfejl"),
        (Key::SettingsPlacementAssistance, "Placement assistance", "Placeringshjælp"),
        (Key::BarUndo, "Undo", "Fortryd"),
        (Key::BarStatus, "Status bar", "Informationslinje"),
        (Key::BarCode, "Game code", "Spilkode"),
        (Key::DeadEndTitle, "Dead end", "Fastlåst spil"),
        (Key::VictoryTitle, "Victory", "Sejr"),
        (Key::BarTime, "Time", "Tid"),
        (Key::BarScore, "Score", "Score"),
        (Key::BarMoves, "Moves", "Træk"),
        (Key::BarNewGame, "New game", "Nyt spil"),
        (Key::MenuRestart, "Restart", "Genstart"),
        (Key::MenuStatistics, "Statistics", "Statistik"),
        (Key::MenuSettings, "Settings", "Indstillinger"),
    ];
    let (english, danish) = (Localizer::new(English), Localizer::new(Danish));
    for (key, in_english, in_danish) in terms {
        assert_eq!(english.text(key), in_english);
        assert_eq!(danish.text(key), in_danish);
    }
    for (refusal, in_english, in_danish) in [
        (Refusal::SumMustBeEleven, "The sum must equal 11", "Summen skal være 11"),
        (
            Refusal::NeedsJackQueenKing,
            "Requires a Jack, a Queen and a King",
            "Kræver en knægt, en dame og en konge",
        ),
    ] {
        assert_eq!(english.refusal(refusal), in_english);
        assert_eq!(danish.refusal(refusal), in_danish);
    }
}

#[test]
fn a_wrong_code_is_told_apart_in_every_language() {
    let errors = [
        CodeError::Empty,
        CodeError::Length { found: 5 },
        CodeError::Version,
        CodeError::Variant,
        CodeError::Character('?'),
    ];
    for language in Language::ALL {
        let words = Localizer::new(language);
        let told: BTreeSet<_> = errors.map(|error| words.code_error(error)).into();
        assert_eq!(told.len(), errors.len(), "{told:?}");
        assert!(words.code_error(CodeError::Character('?')).contains('?'));
    }
}

#[test]
fn the_52_cards_have_52_names_in_every_language() {
    use half_moon::rules::{Card, Rank, Suit};
    for language in Language::ALL {
        let words = Localizer::new(language);
        let cards =
            Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card { rank, suit }));
        let names: BTreeSet<_> = cards.map(|card| words.card(card)).collect();
        assert_eq!(names.len(), 52, "{}", language.tag());
    }
    let queen_of_hearts = Card { rank: Rank::Queen, suit: Suit::Hearts };
    assert_eq!(Localizer::new(Danish).card(queen_of_hearts), "hjerter dame");
}

#[test]
fn national_letters_are_those_of_the_country_s_cards() {
    for (language, letters) in [
        (English, ["A", "J", "Q", "K"]),
        (Danish, ["E", "Kn", "D", "K"]),
        (German, ["A", "B", "D", "K"]),
        (French, ["A", "V", "D", "R"]),
        (Dutch, ["A", "B", "V", "H"]),
        (Polish, ["A", "W", "D", "K"]),
    ] {
        assert_eq!(language.letters(), letters);
    }
    for language in Language::ALL {
        let letters: BTreeSet<_> = language.letters().into();
        assert_eq!(letters.len(), 4, "{} has one letter for two ranks", language.tag());
    }
}
