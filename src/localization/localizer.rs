//! Formats the messages of a language.

use std::time::Duration;

use bevy::prelude::Resource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Key, Language, number};

/// The messages of one language.
#[derive(Resource)]
pub struct Localizer {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Default for Localizer {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl Localizer {
    /// Parses the language's file.
    pub fn new(language: Language) -> Self {
        let tag = LanguageIdentifier::from_bytes(language.tag().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are for bidirectional text; the font does not have them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        // The files are built in and tested. With an error in one, its valid messages still work.
        let resource =
            FluentResource::try_new(language.source().into()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
        Self { language, bundle }
    }

    /// The language of the messages.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn text(&self, key: Key) -> String {
        self.text_with(key, &[])
    }

    /// A message with variables. Number format and plural form follow the language.
    pub fn text_with(&self, key: Key, variables: &[(&str, FluentValue)]) -> String {
        debug_assert!(
            key.variables().len() == variables.len()
                && key
                    .variables()
                    .iter()
                    .all(|&name| variables.iter().any(|&(given, _)| given == name)),
            "{} takes {:?}",
            key.id(),
            key.variables(),
        );
        let (text, errors) = self.format(key, variables);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", key.id());
        text
    }

    /// Like [`Localizer::text_with`], but returns the errors, for tests. The text of a missing message is
    /// its name.
    pub fn format(
        &self,
        key: Key,
        variables: &[(&str, FluentValue)],
    ) -> (String, Vec<FluentError>) {
        let Some(pattern) = self.bundle.get_message(key.id()).and_then(|message| message.value())
        else {
            return (key.id().into(), Vec::new());
        };
        let arguments: FluentArgs =
            variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        (text.into_owned(), errors)
    }

    /// A duration: `m:ss`, or `h:mm:ss` from an hour on.
    pub fn time(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }

    /// A number: `12,345`.
    pub fn number(&self, number: u64) -> String {
        self.text_with(Key::Number, &[("value", number.into())])
    }

    /// A share from 0 to 1 in whole percent: `62%`.
    pub fn percent(&self, share: f64) -> String {
        self.text_with(Key::Percent, &[("value", (share * 100.0).round().into())])
    }
}
