//! The number format of each language.

use fluent_bundle::FluentValue;

use super::Language;

/// A Fluent bundle's formatter. `M` is the bundle's cache, which is not used here.
type Formatter<M> = fn(&FluentValue, &M) -> Option<String>;

const SPACE: char = '\u{a0}';

/// The formatter for numbers as in Unicode's CLDR, but with a no-break space instead of the narrow one,
/// which the font lacks.
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

/// A number with at most one decimal. Numbers of at least `grouped_from` digits are grouped by three.
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
