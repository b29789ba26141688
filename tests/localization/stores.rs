//! The texts for the stores: complete, within the stores' limits, and each in its language.

use std::collections::BTreeSet;
use std::fs;

use half_moon::localization::Language;
use half_moon::localization::Language::*;

use crate::path;

/// A text of a store: its file, and how many characters the store takes at most.
type Text = (&'static str, usize);

/// Google Play's texts.
const PLAY: (&str, [Text; 4]) = (
    "android/store",
    [("title.txt", 30), ("short.txt", 80), ("full.txt", 4000), ("changelog.txt", 500)],
);

/// The App Store's texts. It counts the keywords in bytes.
const APP_STORE: (&str, [Text; 5]) = (
    "ios/store",
    [
        ("name.txt", 30),
        ("subtitle.txt", 30),
        ("description.txt", 4000),
        ("keywords.txt", 100),
        ("release_notes.txt", 4000),
    ],
);

/// Google Play's name of a language.
fn in_play(language: Language) -> &'static str {
    match language {
        English => "en-US",
        Danish => "da-DK",
        German => "de-DE",
        French => "fr-FR",
        Spanish => "es-ES",
        Swedish => "sv-SE",
        Norwegian => "no-NO",
        Dutch => "nl-NL",
        Italian => "it-IT",
        Portuguese => "pt-PT",
        Polish => "pl-PL",
        Finnish => "fi-FI",
    }
}

/// The App Store's name of a language.
fn in_app_store(language: Language) -> &'static str {
    match language {
        English => "en-US",
        Danish => "da",
        German => "de-DE",
        French => "fr-FR",
        Spanish => "es-ES",
        Swedish => "sv",
        Norwegian => "no",
        Dutch => "nl-NL",
        Italian => "it",
        Portuguese => "pt-PT",
        Polish => "pl",
        Finnish => "fi",
    }
}

fn read(store: &str, folder: &str, file: &str) -> String {
    let name = format!("{store}/{folder}/{file}");
    fs::read_to_string(path(&name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of what lies in a folder, or of the folders in it.
fn names(folder: &str, only_folders: bool) -> BTreeSet<String> {
    fs::read_dir(path(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("a folder can be listed to its end"))
        .filter(|entry| !only_folders || entry.path().is_dir())
        .map(|entry| entry.file_name().display().to_string())
        .collect()
}

/// Looks at all texts of one store.
fn check(store: &str, texts: &[Text], folder_of: fn(Language) -> &'static str) {
    let expected: BTreeSet<_> = Language::ALL.map(|language| folder_of(language).to_owned()).into();
    assert_eq!(names(store, true), expected, "{store}");
    let files: BTreeSet<_> = texts.iter().map(|(file, _)| (*file).to_owned()).collect();
    for folder in &expected {
        let mut found = names(&format!("{store}/{folder}"), false);
        // Pictures are kept in English; the others are made when they are wanted.
        found.retain(|file| !file.ends_with(".jpg"));
        assert_eq!(found, files, "{store}/{folder}");
    }
    for &(file, limit) in texts {
        let mut seen = BTreeSet::new();
        for language in Language::ALL {
            let name = format!("{store}/{}/{file}", folder_of(language));
            let text = read(store, folder_of(language), file);
            let text = text.strip_suffix('\n').unwrap_or_else(|| panic!("{name} has no last line"));
            assert_eq!(text, text.trim(), "{name} has space around it");
            let length = match file {
                "keywords.txt" => text.len(),
                _ => text.chars().count(),
            };
            assert!((2..=limit).contains(&length), "{name} has {length} characters");
            let one_line = !matches!(file, "full.txt" | "description.txt");
            assert!(!one_line || text.lines().count() == 1, "{name} is one line");
            // The stores turn down a text that names another.
            for other in ["Android", "Google", "Play Store", "iOS", "iPhone", "iPad", "Apple"] {
                assert!(!text.contains(other), "{name} names {other}");
            }
            // Spanish and Italian have one word for a solitaire.
            let new = seen.insert(text.to_owned());
            let title = matches!(file, "title.txt" | "name.txt");
            assert!(new || title, "{name} is as in another language: {text}");
        }
    }
}

#[test]
fn google_play_has_every_text_in_every_language() {
    let (store, texts) = PLAY;
    check(store, &texts, in_play);
}

#[test]
fn the_app_store_has_every_text_in_every_language() {
    let (store, texts) = APP_STORE;
    check(store, &texts, in_app_store);
}

#[test]
fn the_pictures_have_sizes_that_the_stores_take() {
    for (store, kind, size) in [
        ("android/store/en-US", "phone", (1080, 2160)),
        ("android/store/en-US", "tablet", (1600, 2560)),
        ("ios/store/en-US", "iphone-6.9", (1320, 2868)),
        ("ios/store/en-US", "ipad-13", (2064, 2752)),
    ] {
        for n in 1..=4 {
            let name = format!("{store}/{kind}-{n}.jpg");
            let found = imagesize::size(path(&name)).unwrap_or_else(|why| panic!("{name}: {why}"));
            assert_eq!((found.width, found.height), size, "{name}");
        }
    }
}

#[test]
fn both_stores_say_the_same() {
    for language in Language::ALL {
        let play = |file| read("android/store", in_play(language), file);
        let app_store = |file| read("ios/store", in_app_store(language), file);
        assert_eq!(play("title.txt"), app_store("name.txt"));
        assert_eq!(play("full.txt"), app_store("description.txt"));
        assert_eq!(play("changelog.txt"), app_store("release_notes.txt"));
    }
}

#[test]
fn keywords_are_separate_words_that_the_name_does_not_have() {
    for language in Language::ALL {
        let folder = in_app_store(language);
        let keywords = read("ios/store", folder, "keywords.txt");
        let keywords: Vec<_> = keywords.trim_end().split(',').collect();
        let different: BTreeSet<_> = keywords.iter().collect();
        assert_eq!(different.len(), keywords.len(), "{folder} has a keyword twice");
        let title = read("ios/store", folder, "name.txt").to_lowercase();
        let title: Vec<_> = title.split([' ', ':', '\n']).collect();
        for keyword in keywords {
            assert_eq!(keyword, keyword.trim(), "{folder}: a space costs a character");
            assert!(!keyword.is_empty() && !title.contains(&keyword), "{folder}: {keyword}");
        }
    }
}

#[test]
fn the_answers_on_privacy_tell_all_that_the_projects_declare() {
    let read = |file: &str| {
        fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    // A reason is written as `<string>C617.1</string>`, as is what it is for.
    let declared = read("ios/HalfMoon/PrivacyInfo.xcprivacy");
    let strings = declared.split("<string>").skip(1);
    let reasons: Vec<_> = strings
        .filter_map(|rest| rest.split("</string>").next())
        .filter(|text| !text.starts_with("NSPrivacy"))
        .collect();
    let backed_up = read("android/app/src/main/res/xml/backup_rules.xml");
    let paths = backed_up.split("path=\"").skip(1);
    let files: Vec<_> = paths.filter_map(|rest| rest.split('"').next()).collect();
    for (answers, declared) in
        [("ios/store/privacy.md", reasons), ("android/store/data-safety.md", files)]
    {
        assert!(!declared.is_empty(), "nothing for {answers}");
        for name in declared {
            assert!(read(answers).contains(name), "{answers} has no {name}");
        }
    }
}

#[test]
fn the_content_rating_is_answered() {
    let text = fs::read_to_string(path("android/store/content-rating.md")).expect("the answers");
    assert!(text.contains("| Gambling"), "{text}");
}
