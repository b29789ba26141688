//! Deal codes, written and read.

use half_moon::rules::{CODE_ALPHABET, CodeError, DealCode};
use proptest::prelude::*;

fn read(text: &str) -> Result<u64, CodeError> {
    text.parse::<DealCode>().map(DealCode::number)
}

#[test]
fn a_typed_code_is_read_kindly() {
    // B = 1, I = 8, 5 = 29, L = 11, 3 = 27: five bits each.
    let example = 1_343_518_075;
    for text in [
        "HM1-N-BIBI5L3",
        "hm1-n-bibi5l3",
        "Hm1NbIbI5l3",
        "  HM1 - N - BIBI 5L3\n",
        "BIBI5L3",
        "bibi-5l3",
        "B I B I 5 L 3",
        "HM1–N—BIBI5L3",
        "\u{a0}HM1\u{2011}N\u{2011}BIBI5L3",
        // Look-alikes among the digits, 8 for B and 1 for I.
        "81815L3",
        "HM1-N-8I815L3",
    ] {
        assert_eq!(read(text), Ok(example), "{text:?}");
    }
    assert_eq!(read("AAAAAA0"), read("AAAAAAO"));
    assert_eq!(read("AAAAAAO"), Ok(14));
    assert_eq!(read("AAAAAA1"), Ok(8));
    assert_eq!(read("AAAAAA8"), Ok(1));
    // Seven characters are digits, whatever they look like.
    assert_eq!(read("HM2NAAA"), read("HM2-NAAA"));
    assert!(read("HM2NAAA").is_ok());
}

#[test]
fn what_is_no_code_is_told_apart() {
    for (text, error) in [
        ("", CodeError::Empty),
        (" - ", CodeError::Empty),
        ("A", CodeError::Length { found: 1 }),
        ("AAAAAA", CodeError::Length { found: 6 }),
        ("AAAAAAAA", CodeError::Length { found: 8 }),
        ("HM1-N-AAAAAA", CodeError::Length { found: 10 }),
        ("HM1-N-AAAAAAAA", CodeError::Length { found: 12 }),
        ("HM1", CodeError::Length { found: 3 }),
        ("HM1-N", CodeError::Length { found: 4 }),
        ("HMAAAAAA", CodeError::Length { found: 8 }),
        ("HM2-N-AAAAAAB", CodeError::Version),
        ("HM0-N-AAAAAAB", CodeError::Version),
        ("HM10-N-AAAAAAB", CodeError::Version),
        ("HM2-N-AAAAAAAAAAAA", CodeError::Version),
        ("XY1-N-AAAAAAB", CodeError::Version),
        // Look-alikes are read among the digits only.
        ("HMI-N-AAAAAAB", CodeError::Version),
        ("HM1-M-AAAAAAB", CodeError::Variant),
        ("HM1-X-AAAAAAB", CodeError::Variant),
        ("AAAAAA9", CodeError::Character('9')),
        ("HM1-N-9AAAAAB", CodeError::Character('9')),
        ("HM1-N-AAAAAA?", CodeError::Character('?')),
        ("HM1_N_AAAAAAB", CodeError::Character('_')),
        ("ÄAAAAAA", CodeError::Character('Ä')),
        ("AAAAAA１", CodeError::Character('１')),
        ("AAAAAA🂡", CodeError::Character('🂡')),
    ] {
        assert_eq!(read(text), Err(error), "{text:?}");
    }
}

#[test]
fn the_alphabet_is_that_of_rfc_4648() {
    assert_eq!(CODE_ALPHABET, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
    for (value, digit) in CODE_ALPHABET.chars().enumerate() {
        assert_eq!(read(&format!("AAAAAA{digit}")), Ok(value as u64));
        assert_eq!(read(&format!("{digit}AAAAAA")), Ok((value as u64) << 30));
    }
}

#[test]
fn numbers_end_before_2_to_the_35() {
    assert_eq!(DealCode::COUNT, 34_359_738_368);
    assert_eq!(DealCode::new(DealCode::COUNT), None);
    assert_eq!(DealCode::new(u64::MAX), None);
    let last = DealCode::new(DealCode::COUNT - 1).expect("the last one");
    assert_eq!(last.to_string(), "HM1-N-7777777");
}

proptest! {
    #[test]
    fn a_code_is_read_as_it_is_written(number in 0..DealCode::COUNT) {
        let code = DealCode::new(number).expect("below 2^35");
        let text = code.to_string();
        prop_assert_eq!(&text, &format!("{}{}", code.prefix(), code.digits()));
        prop_assert_eq!(code.number(), number);
        prop_assert_eq!(text.parse(), Ok(code));
        prop_assert_eq!(code.digits().to_lowercase().parse(), Ok(code));
        let json = serde_json::to_string(&code).expect("a text");
        prop_assert_eq!(&json, &format!("{text:?}"));
        prop_assert_eq!(serde_json::from_str::<DealCode>(&json).ok(), Some(code));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,16}|[hH][mM][01][nN][ A-Z0-9-]{5,9}") {
        if let Ok(code) = text.parse::<DealCode>() {
            prop_assert_eq!(code.to_string().parse(), Ok(code));
            let kept = text.chars().filter(char::is_ascii_alphanumeric).count();
            prop_assert!(kept == 7 || kept == 11, "{:?}", text);
        }
    }
}
