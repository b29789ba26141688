//! The languages of the app.

use serde::{Deserialize, Serialize};

use super::Key;

/// A language. Saved files contain its [`tag`](Language::tag).
#[expect(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Language {
    #[default]
    English,
    Danish,
    German,
    French,
    Spanish,
    Swedish,
    Norwegian,
    Dutch,
    Italian,
    Portuguese,
    Polish,
    Finnish,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 12] = [
        Self::English,
        Self::Danish,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Swedish,
        Self::Norwegian,
        Self::Dutch,
        Self::Italian,
        Self::Portuguese,
        Self::Polish,
        Self::Finnish,
    ];

    /// The BCP 47 tag, which is also the name of the Fluent file: `da`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Danish => "da",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Swedish => "sv",
            Self::Norwegian => "nb",
            Self::Dutch => "nl",
            Self::Italian => "it",
            Self::Portuguese => "pt",
            Self::Polish => "pl",
            Self::Finnish => "fi",
        }
    }

    /// The language of a tag such as `da-DK`, `nb_NO.UTF-8` or `pt-BR`. `no` and `nn` are Norwegian.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        let primary = match primary.as_str() {
            "no" | "nn" => "nb",
            other => other,
        };
        Self::ALL.into_iter().find(|language| language.tag() == primary)
    }

    /// The first of the preferred languages that the app has, or English.
    pub fn from_preferences<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// The language's name in the language: `Dansk`.
    pub fn own_name(self) -> &'static str {
        let name = |line: &'static str| {
            line.strip_prefix(Key::LanguageName.id()).and_then(|rest| rest.strip_prefix(" = "))
        };
        self.source().lines().find_map(name).unwrap_or(self.tag())
    }

    /// The national letters for ace, jack, queen and king.
    pub const fn letters(self) -> [&'static str; 4] {
        match self {
            Self::Danish | Self::Swedish | Self::Norwegian => ["E", "Kn", "D", "K"],
            Self::French | Self::Portuguese => ["A", "V", "D", "R"],
            Self::German => ["A", "B", "D", "K"],
            Self::Dutch => ["A", "B", "V", "H"],
            Self::Polish => ["A", "W", "D", "K"],
            Self::English | Self::Spanish | Self::Italian | Self::Finnish => ["A", "J", "Q", "K"],
        }
    }

    /// The content of the Fluent file.
    pub const fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("../../assets/text/en.ftl"),
            Self::Danish => include_str!("../../assets/text/da.ftl"),
            Self::German => include_str!("../../assets/text/de.ftl"),
            Self::French => include_str!("../../assets/text/fr.ftl"),
            Self::Spanish => include_str!("../../assets/text/es.ftl"),
            Self::Swedish => include_str!("../../assets/text/sv.ftl"),
            Self::Norwegian => include_str!("../../assets/text/nb.ftl"),
            Self::Dutch => include_str!("../../assets/text/nl.ftl"),
            Self::Italian => include_str!("../../assets/text/it.ftl"),
            Self::Portuguese => include_str!("../../assets/text/pt.ftl"),
            Self::Polish => include_str!("../../assets/text/pl.ftl"),
            Self::Finnish => include_str!("../../assets/text/fi.ftl"),
        }
    }
}

/// The tag of a language that the app does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the app has no language with the tag {0:?}")]
pub struct UnknownLanguage(pub String);

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.tag().into()
    }
}

impl TryFrom<String> for Language {
    type Error = UnknownLanguage;

    fn try_from(tag: String) -> Result<Self, UnknownLanguage> {
        Self::from_tag(&tag).ok_or(UnknownLanguage(tag))
    }
}
