//! Times, numbers and percentages.

use std::time::Duration;

use half_moon::localization::{Language, Localizer};

#[test]
fn a_time_is_minutes_and_seconds_and_from_an_hour_on_hours_too() {
    let words = Localizer::new(Language::English);
    for (seconds, written) in [
        (0, "0:00"),
        (59, "0:59"),
        (60, "1:00"),
        (599, "9:59"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (36_610, "10:10:10"),
        (360_000, "100:00:00"),
    ] {
        assert_eq!(words.time(Duration::from_secs(seconds)), written);
    }
    assert_eq!(words.time(Duration::from_millis(59_999)), "0:59");
}

#[test]
fn a_number_is_grouped_as_its_language_does() {
    for (language, thousands, millions) in [
        (Language::English, "1,234", "1,234,567"),
        (Language::Danish, "1.234", "1.234.567"),
        (Language::French, "1\u{a0}234", "1\u{a0}234\u{a0}567"),
        // Not before five digits.
        (Language::Spanish, "1234", "1.234.567"),
        (Language::Polish, "1234", "1\u{a0}234\u{a0}567"),
    ] {
        let words = Localizer::new(language);
        assert_eq!(words.number(999), "999");
        assert_eq!(words.number(1234), thousands);
        assert_eq!(words.number(1_234_567), millions);
    }
}

#[test]
fn a_share_is_whole_percents() {
    let english = Localizer::new(Language::English);
    for (share, written) in [(0.0, "0%"), (0.004, "0%"), (0.625, "63%"), (1.0, "100%")] {
        assert_eq!(english.percent(share), written);
    }
    assert_eq!(Localizer::new(Language::Danish).percent(0.5), "50\u{a0}%");
}
