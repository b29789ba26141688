//! Files whose fields are not as the app wrote them: missing, doubled, of another type or version, numbers
//! and removals that no play leads to.

use half_moon::storage::{SavedFile, UnreadableFile};

use crate::damage::{Bench, good_text};

#[test]
fn versions() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let with = |version: &str| {
            let good = good_text(file);
            assert!(good.contains("version: 1,"));
            good.replace("version: 1,", version)
        };
        for newer in ["version: 2,", "version: 99,", "version: 4294967295,"] {
            bench.expect(&with(newer), Some(UnreadableFile::NewerVersion));
        }
        for damaged in [
            "",
            "version: 0,",
            "version: -1,",
            "version: 4294967296,",
            "version: \"1\",",
            "version: 1.5,",
            "version: 1, version: 1,",
        ] {
            bench.expect(&with(damaged), Some(UnreadableFile::Damaged));
        }
        let unknown = "(version: 7, of_things_to_come: {\"a\": [Some(1), None]})";
        bench.expect(unknown, Some(UnreadableFile::NewerVersion));
    }
}

/// The lines `key: value,` of the good file.
fn lines(file: SavedFile) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = good_text(file).lines();
    lines.filter_map(move |line| {
        let (key, value) = line.trim().strip_suffix(',')?.split_once(": ")?;
        Some((key, value)).filter(|_| line.matches(['(', '[', ')', ']']).count() == 0)
    })
}

/// Fields of the game that have a default.
const OPTIONAL: [&str; 1] = ["ending_dismissed"];

#[test]
fn fields_missing_doubled_and_of_the_wrong_type() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let mut fields = 0;
        for (key, value) in lines(file) {
            fields += 1;
            let good = good_text(file);
            let line = format!("{key}: {value},");
            let optional = file == SavedFile::Settings || OPTIONAL.contains(&key);
            let missing = (!optional || key == "version").then_some(UnreadableFile::Damaged);
            bench.expect(&good.replacen(&line, "", 1), missing);
            bench.expect(&good.replacen(&line, &line.repeat(2), 1), Some(UnreadableFile::Damaged));
            for wrong in
                ["[]", "\"x\"", "-1", "NaN", "1e300", "99999999999999999999999999", "((()))", "'"]
            {
                let wrong = good.replacen(&line, &format!("{key}: {wrong},"), 1);
                bench.expect(&wrong, Some(UnreadableFile::Damaged));
            }
        }
        assert!(fields >= 4, "{fields} fields of {file:?}");
    }
}

/// The fields that go over several lines, from the start of their first to the end of their last.
fn long_fields(file: SavedFile) -> Vec<&'static str> {
    let good = good_text(file);
    let mut fields = Vec::new();
    let mut start = 0;
    for line in good.split_inclusive('\n') {
        let indent = line.len() - line.trim_start().len();
        if line.contains(": ") && line.trim_end().ends_with(['(', '[']) {
            let closes = |other: &str| {
                let is_as_deep = other.len() - other.trim_start().len() == indent;
                is_as_deep && other.trim_start().starts_with([')', ']'])
            };
            let lines = good[start..].split_inclusive('\n');
            let before: usize = lines.take_while(|line| !closes(line)).map(str::len).sum();
            let last = good[start + before..].split_inclusive('\n').next();
            let end = start + before + last.map_or(0, str::len);
            fields.push(good[start..end].trim());
        }
        start += line.len();
    }
    fields
}

#[test]
fn fields_of_several_lines_missing_doubled_and_of_the_wrong_type() {
    {
        let file = SavedFile::Game;
        let bench = Bench::new(file);
        let good = good_text(file);
        let fields = long_fields(file);
        assert!(fields.len() >= 6, "{fields:?}");
        for field in fields {
            let (key, _) = field.split_once(": ").expect("a field");
            let twice = format!("{field}\n{field}");
            bench.expect(&good.replacen(field, "", 1), Some(UnreadableFile::Damaged));
            bench.expect(&good.replacen(field, &twice, 1), Some(UnreadableFile::Damaged));
            for wrong in ["7", "\"x\"", "(secs: -1, nanos: 0)", "true"] {
                let wrong = good.replacen(field, &format!("{key}: {wrong},"), 1);
                bench.expect(&wrong, Some(UnreadableFile::Damaged));
            }
        }
    }
}

#[test]
fn fields_of_a_later_version_with_the_same_number_are_passed_over() {
    for file in SavedFile::ALL {
        let good = good_text(file);
        let more = good.replacen("content: (", "content: ( later: Some((1, [\"x\"], {2: 3})),", 1);
        assert_ne!(more, good);
        Bench::new(file).expect(&more, None);
    }
}

#[test]
fn removals_that_do_not_fit_the_deal() {
    let bench = Bench::new(SavedFile::Game);
    let good = good_text(SavedFile::Game);
    let (head, rest) = good.split_once("removals: [").expect("removals");
    let (removals, tail) = rest.split_once(']').expect("their end");
    let first = removals.split(',').next().expect("a removal").trim();
    let with = |removals: &str| format!("{head}removals: [{removals}]{tail}");
    bench.expect(&with(removals), None);
    bench.expect(&with(""), None);
    bench.expect(&with(first), None);
    for wrong in [
        // The cards under those no longer fit.
        &format!("{first}, {first}, {first}, {first}, {first}, {first}, {first}, {first}, {first}"),
        "\"P1 P1\"",
        "\"P1\"",
        "\"P1 P2 P3 P4\"",
        "\"P13 P1\"",
        "\"R1 R1\"",
        "\"P1 P2\"",
        "\"\"",
        "1",
        &format!("\"R1 R2\", {removals}"),
    ] {
        bench.expect(&with(wrong), Some(UnreadableFile::Damaged));
    }
}

#[test]
fn numbers_that_no_play_leads_to() {
    let change = |file: SavedFile, from: &str, to: &str| {
        let good = good_text(file);
        assert!(good.contains(from), "{from} is in {good}");
        Bench::new(file).expect(&good.replacen(from, to, 1), Some(UnreadableFile::Damaged));
    };
    change(SavedFile::Game, "secs: 5", "secs: 18446744073709551615");
    change(SavedFile::Game, "secs: 5", "secs: 360000001");
    change(SavedFile::Game, "deal: \"HM1-N-AAAAAAB\"", "deal: \"HM1-N-AAAAAA\"");
    change(SavedFile::Game, "deal: \"HM1-N-AAAAAAB\"", "deal: \"HM2-N-AAAAAAB\"");
    change(SavedFile::Settings, "volume: 7", "volume: 11");
    for tolerance in ["3.9", "40.1", "-10.0", "inf", "NaN"] {
        let tolerance = format!("tap_tolerance: {tolerance}");
        change(SavedFile::Settings, "tap_tolerance: 10.0", &tolerance);
    }
    for seconds in ["0.4", "5.1", "-1.5", "inf", "NaN"] {
        let seconds = format!("scan_seconds: {seconds}");
        change(SavedFile::Settings, "scan_seconds: 1.5", &seconds);
    }
    for size in ["Percent(99)", "Percent(201)", "Percent(70000)", "Huge"] {
        change(SavedFile::Settings, "text_size: System", &format!("text_size: {size}"));
    }
    change(SavedFile::Settings, "motion: System", "motion: Sideways");
    change(SavedFile::Settings, "language: None", "language: Some(\"tlh\")");
    change(SavedFile::Game, "played: 2", "played: 0");
    change(SavedFile::Game, "won: 1", "won: 3");
    change(SavedFile::Game, "won: 1", "won: 0");
    change(SavedFile::Game, " streak: 1", " streak: 2");
    change(SavedFile::Game, "best_streak: 1", "best_streak: 2");
    change(SavedFile::Game, "fewest_undos: Some(0)", "fewest_undos: None");
    change(SavedFile::Game, "removals: 48", "removals: 49");
    change(SavedFile::Game, "removals: 48", "removals: 47");
}
