//! The table of Java members that the app uses.

use std::collections::HashSet;
use std::fs;

use crate::{path, read};

#[allow(dead_code)]
#[path = "../../src/platform/android/members.rs"]
mod table;

use table::{ALL, Kind};

/// Strips one JNI type from the start of a text.
fn after_type(text: &str) -> Option<&str> {
    let text = text.trim_start_matches('[');
    match text.chars().next()? {
        'Z' | 'B' | 'S' | 'I' | 'J' | 'F' | 'D' => Some(&text[1..]),
        'L' => {
            let (class, rest) = text[1..].split_once(';')?;
            is_class(class).then_some(rest)
        }
        _ => None,
    }
}

fn is_class(name: &str) -> bool {
    name.split(['/', '$']).all(|part| !part.is_empty() && part.chars().all(char::is_alphanumeric))
}

fn is_result(text: &str) -> bool {
    text == "V" || after_type(text) == Some("")
}

fn is_method(signature: &str) -> bool {
    let Some((mut parameters, result)) =
        signature.strip_prefix('(').and_then(|signature| signature.split_once(')'))
    else {
        return false;
    };
    while !parameters.is_empty() {
        let Some(rest) = after_type(parameters) else {
            return false;
        };
        parameters = rest;
    }
    is_result(result)
}

#[test]
fn every_signature_fits_its_kind() {
    for member in ALL {
        let sound = match member.kind {
            Kind::Method | Kind::Static => is_method(member.signature),
            Kind::New => {
                member.name == "<init>"
                    && is_method(member.signature)
                    && member.signature.ends_with(")V")
            }
            Kind::Field => after_type(member.signature) == Some(""),
        };
        assert!(sound && is_class(member.class), "{member:?}");
    }
}

#[test]
fn no_member_is_listed_twice() {
    let mut seen = HashSet::new();
    for member in ALL {
        assert!(seen.insert((member.class, member.name, member.signature)), "{member:?}");
    }
}

#[test]
fn every_api_level_is_at_most_the_target() {
    let catalog = read("android/gradle/libs.versions.toml");
    let target = catalog
        .lines()
        .find_map(|line| line.strip_prefix("targetSdk = "))
        .and_then(|level| level.trim_matches('"').parse().ok())
        .expect("the catalog has a target level");
    for member in ALL {
        assert!((1..=target).contains(&member.since), "{member:?}");
    }
}

/// Name and text of each source of the Android platform, except the table itself.
fn sources() -> Vec<(String, String)> {
    let folder = "src/platform/android";
    let mut sources = vec![("android.rs".into(), read("src/platform/android.rs"))];
    for entry in fs::read_dir(path(folder)).expect("the folder exists") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy().into_owned();
        if name != "members.rs" {
            let text = read(&format!("{folder}/{name}"));
            sources.push((name, text));
        }
    }
    sources
}

#[test]
fn java_is_called_through_the_table_only() {
    let direct = [
        "call_method",
        "call_static_method",
        "call_nonvirtual",
        "new_object",
        "get_field",
        "get_static_field",
        "set_field",
        "set_static_field",
        "find_class",
        "load_class",
        "_method_id",
        "bind_java_type",
    ];
    for (name, text) in sources() {
        if name == "java.rs" {
            continue;
        }
        for call in direct {
            assert!(!text.contains(call), "{name} has {call}");
        }
    }
}

#[test]
fn every_member_of_the_table_is_used() {
    let text: String = sources().into_iter().map(|(_, text)| text).collect();
    let table = read("src/platform/android/members.rs");
    let names: Vec<&str> = table
        .lines()
        .filter_map(|line| line.trim().split_once(": "))
        .filter(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names.len(), ALL.len());
    for name in names {
        let used = text
            .split(&format!("members::{name}"))
            .skip(1)
            .any(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'));
        assert!(used, "{name}");
    }
}
