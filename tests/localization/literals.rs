//! The string literals of a Rust file, and where each stands: enough of the language for that.

/// A string literal that runs in the program: not in a comment, an attribute or a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal {
    /// Its line, from 1.
    pub line: usize,
    /// What it says, escapes read.
    pub text: String,
    /// The macros (`warn!`) and functions (`expect`) whose arguments it is in, from the outside in.
    pub calls: Vec<String>,
}

enum Token {
    Word(String),
    Sign(char),
    Text(String),
}

/// The literals of a file, in its order.
pub fn literals(source: &str) -> Vec<Literal> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut calls: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some((line, token)) = tokens.get(at) {
        match token {
            Token::Sign('#') => {
                let end = attribute_end(&tokens, at);
                at = match is_test(&tokens[at..end]) {
                    true => item_end(&tokens, end),
                    false => end,
                };
                continue;
            }
            Token::Sign('(' | '[' | '{') => calls.push(call(&tokens[..at])),
            Token::Sign(')' | ']' | '}') => {
                calls.pop();
            }
            Token::Text(text) => found.push(Literal {
                line: *line,
                text: text.clone(),
                calls: calls.iter().filter(|call| !call.is_empty()).cloned().collect(),
            }),
            _ => {}
        }
        at += 1;
    }
    found
}

/// What is called by the bracket after these tokens, or nothing.
fn call(before: &[(usize, Token)]) -> String {
    match before {
        [.., (_, Token::Word(name)), (_, Token::Sign('!'))] => format!("{name}!"),
        [.., (_, Token::Word(name))] => name.clone(),
        _ => String::new(),
    }
}

/// The token after the attribute that starts at `start`, or after its `#` if that starts none.
fn attribute_end(tokens: &[(usize, Token)], start: usize) -> usize {
    let bang = matches!(tokens.get(start + 1), Some((_, Token::Sign('!'))));
    let open = start + 1 + usize::from(bang);
    match tokens.get(open) {
        Some((_, Token::Sign('['))) => group_end(tokens, open),
        _ => start + 1,
    }
}

fn is_test(attribute: &[(usize, Token)]) -> bool {
    let words: Vec<_> = attribute
        .iter()
        .filter_map(|(_, token)| match token {
            Token::Word(word) => Some(word.as_str()),
            _ => None,
        })
        .collect();
    words == ["cfg", "test"]
}

/// The token after the item that starts at `start`: after its braces or its semicolon.
fn item_end(tokens: &[(usize, Token)], start: usize) -> usize {
    let mut at = start;
    while let Some((_, token)) = tokens.get(at) {
        match token {
            Token::Sign(';') => return at + 1,
            Token::Sign('{') => return group_end(tokens, at),
            Token::Sign('(' | '[') => at = group_end(tokens, at),
            _ => at += 1,
        }
    }
    at
}

/// The token after the bracket that closes the one at `open`.
fn group_end(tokens: &[(usize, Token)], open: usize) -> usize {
    let mut depth = 0;
    for (at, (_, token)) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

/// Each token with its line. Comments and character literals are none; byte strings are no text.
fn tokens(source: &str) -> Vec<(usize, Token)> {
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = character(rest) {
            length
        } else if let Some((length, text)) = string(rest) {
            tokens.extend(text.map(|text| (line, Token::Text(text))));
            length
        } else if first.is_alphanumeric() || first == '_' {
            let word = |character: char| character.is_alphanumeric() || character == '_';
            let length = rest.find(|character| !word(character)).unwrap_or(rest.len());
            tokens.push((line, Token::Word(rest[..length].to_owned())));
            length
        } else {
            if !first.is_whitespace() {
                tokens.push((line, Token::Sign(first)));
            }
            first.len_utf8()
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// The length of a block comment, with those within it.
fn block_comment(source: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < source.len() {
        if source[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if source[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += source[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// The length of a character literal, which a lifetime is not.
fn character(source: &str) -> Option<usize> {
    let inside = source.strip_prefix("b'").or(source.strip_prefix('\''))?;
    let start = source.len() - inside.len();
    let first = inside.chars().next()?;
    if first == '\\' {
        // What is escaped may itself be a quote.
        let end = inside.get(2..)?.find('\'')?;
        return Some(start + 2 + end + 1);
    }
    let after = inside[first.len_utf8()..].starts_with('\'');
    after.then(|| start + first.len_utf8() + 1)
}

/// The length of a string literal and what it says, if it is text.
fn string(source: &str) -> Option<(usize, Option<String>)> {
    let after_letters = source.trim_start_matches(['b', 'c', 'r']);
    let letters = &source[..source.len() - after_letters.len()];
    let after_hashes = after_letters.trim_start_matches('#');
    let hashes = &after_letters[..after_letters.len() - after_hashes.len()];
    let inside = after_hashes.strip_prefix('"')?;
    let raw = match letters {
        "r" | "br" | "cr" => true,
        "" | "b" | "c" if hashes.is_empty() => false,
        _ => return None,
    };
    let end = match raw {
        true => inside.find(&format!("\"{hashes}"))?,
        false => unescaped_quote(inside)?,
    };
    let length = source.len() - inside.len() + end + 1 + hashes.len();
    let text = match raw {
        true => inside[..end].to_owned(),
        false => unescaped(&inside[..end]),
    };
    Some((length, (!letters.starts_with('b')).then_some(text)))
}

fn unescaped_quote(inside: &str) -> Option<usize> {
    let mut escaped = false;
    inside.find(|character| {
        let ends = character == '"' && !escaped;
        escaped = character == '\\' && !escaped;
        ends
    })
}

/// The text with its escapes read; those for a number as a sign that is no letter.
fn unescaped(text: &str) -> String {
    let mut read = String::new();
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        if character != '\\' {
            read.push(character);
            continue;
        }
        match rest.next() {
            Some('n' | 'r' | 't') => read.push(' '),
            // A line that goes on: the space before its next word is left out.
            Some('\n') => rest = rest.as_str().trim_start().chars(),
            Some('u') => {
                let number = rest.as_str().trim_start_matches('{');
                let (number, after) = number.split_once('}').unwrap_or((number, ""));
                let number = u32::from_str_radix(number, 16).ok();
                read.extend(number.and_then(char::from_u32));
                rest = after.chars();
            }
            Some('x') => {
                let (number, after) = rest.as_str().split_at_checked(2).unwrap_or_default();
                let number = u32::from_str_radix(number, 16).ok();
                read.extend(number.and_then(char::from_u32));
                rest = after.chars();
            }
            Some(sign) => read.push(sign),
            None => {}
        }
    }
    read
}

#[test]
fn a_literal_is_found_where_it_runs_and_only_there() {
    let source = r##"
        //! A "comment" here.
        /* and "one /* in" */ "another" */
        #[expect(missing_docs, reason = "an attribute")]
        fn run<'a>(text: &'a str, quote: char) {
            let quoted = quote == '"' || quote == '\'';
            Text::new("Hello \
                       there");
            warn!("{}", name("in \"two\" calls"));
            let raw = r#"a "raw" one"#;
            let bytes = b"no text";
        }
        #[cfg(test)]
        mod tests { const T: &str = "only in tests"; }
        #[cfg(not(test))]
        const AFTER: &str = "caf\u{e9}";
    "##;
    let found: Vec<_> = literals(source)
        .into_iter()
        .map(|literal| (literal.line, literal.text, literal.calls.join(" ")))
        .collect();
    let expected = [
        (7, "Hello there", "new"),
        (9, "{}", "warn!"),
        (9, "in \"two\" calls", "warn! name"),
        (10, "a \"raw\" one", ""),
        (16, "café", ""),
    ];
    let expected = expected.map(|(line, text, calls)| (line, text.to_owned(), calls.to_owned()));
    assert_eq!(found, expected);
}
