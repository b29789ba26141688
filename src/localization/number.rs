//! Numbers as each language writes them.

use fluent_bundle::FluentValue;

use super::Language;

/// What a Fluent bundle asks how a value is written; `M` is its memory, which no number needs.
type Formatter<M> = fn(&FluentValue, &M) -> Option<String>;

const SPACE: char = '\u{a0}';

/// How the numbers in a language's messages are written, as Unicode's CLDR has it, with the common
/// no-break space for its narrow one, which the font lacks.
pub(super) fn formatter<M>(language: Language) -> Formatter<M> {
    match language {
        Language::English => in_message::<',', '.', 4, M>,
        Language::Danish
        | Language::German
        | Language::Dutch
        | Language::Italian
        | Language::Portuguese => in_message::<'.', ',', 4, M>,
        Language::Spanish => in_message::<'.', ',', 5, M>,
        Language::French | Language::Swedish | Language::Norwegian | Language::Finnish => {
            in_message::<SPACE, ',', 4, M>
        }
        Language::Polish => in_message::<SPACE, ',', 5, M>,
    }
}

fn in_message<const GROUP: char, const DECIMAL: char, const GROUPED_FROM: usize, M>(
    value: &FluentValue,
    _: &M,
) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(written(number.value, GROUP, DECIMAL, GROUPED_FROM)),
        _ => None,
    }
}

/// With a sign between groups of three digits, if there are at least `grouped_from` of them, and up to
/// one decimal.
fn written(number: f64, group: char, decimal: char, grouped_from: usize) -> String {
    let plain = format!("{:.1}", number.abs());
    let (whole, tenths) = plain.split_once('.').unwrap_or((&plain, "0"));
    let mut text = String::new();
    if number < 0.0 {
        text.push('−');
    }
    for (place, digit) in whole.char_indices() {
        let left = whole.len() - place;
        if place > 0 && left.is_multiple_of(3) && whole.len() >= grouped_from {
            text.push(group);
        }
        text.push(digit);
    }
    if tenths != "0" {
        text.push(decimal);
        text.push_str(tenths);
    }
    text
}
