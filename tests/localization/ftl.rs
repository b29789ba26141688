//! A language's file as it is written, before any message is said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use half_moon::localization::Language;

/// A message as written.
#[derive(Default)]
pub struct Message {
    /// The variables that stand anywhere in it.
    pub variables: BTreeSet<String>,
    /// By the variable chosen by, the variants of each choice, as named: `one`, `0`.
    pub choices: Vec<(String, BTreeSet<String>)>,
    /// The words between the variables, a piece of text at a time.
    pub pieces: Vec<String>,
}

/// The messages of a language, by name.
///
/// # Panics
///
/// If the file is not right: what is not Fluent, a name given twice, a message without text, or a use of
/// Fluent that the app has no need of.
pub fn messages(language: Language) -> BTreeMap<String, Message> {
    let tag = language.tag();
    let resource = parser::parse(language.source())
        .unwrap_or_else(|(_, errors)| panic!("{tag}.ftl is not Fluent: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            other => panic!("{tag}.ftl: neither message nor comment: {other:?}"),
        };
        let name = message.id.name;
        let pattern = message.value.unwrap_or_else(|| panic!("{tag}.ftl: {name} has no text"));
        let mut read = Message::default();
        read.pattern(&pattern);
        let earlier = messages.insert(name.to_owned(), read);
        assert!(earlier.is_none(), "{tag}.ftl: {name} is there twice");
    }
    messages
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.pieces.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.variables.insert(id.name.to_owned());
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                self.variables.insert(id.name.to_owned());
                let mut names = BTreeSet::new();
                for variant in variants {
                    let (VariantKey::Identifier { name }
                    | VariantKey::NumberLiteral { value: name }) = variant.key;
                    assert!(names.insert(name.to_owned()), "two variants [{name}]");
                    self.pattern(&variant.value);
                }
                self.choices.push((id.name.to_owned(), names));
            }
            other => panic!("more than the app's texts need: {other:?}"),
        }
    }
}
