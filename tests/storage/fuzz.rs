//! Anything for the loaders of the three files and the reader of deal codes, made from a corpus of files and codes
//! as they were found or feared.

use std::fs;
use std::path::{Path, PathBuf};

use half_moon::rules::{CodeError, DealCode};
use half_moon::storage::{SavedFile, UnreadableFile};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::damage::Bench;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/storage/corpus")
}

/// The files of a kind with what is wrong with them: `corpus/game/damaged/empty.ron`.
fn seeds(file: SavedFile) -> Vec<(PathBuf, Option<UnreadableFile>)> {
    let kind = corpus().join(file.name().trim_end_matches(".ron"));
    let mut seeds = Vec::new();
    for (folder, fault) in [
        ("good", None),
        ("damaged", Some(UnreadableFile::Damaged)),
        ("newer", Some(UnreadableFile::NewerVersion)),
    ] {
        let folder = fs::read_dir(kind.join(folder)).expect("a folder of the corpus");
        let paths = folder.map(|entry| entry.expect("readable").path());
        seeds.extend(paths.map(|path| (path, fault)));
    }
    seeds.sort_by(|(one, _), (other, _)| one.cmp(other));
    seeds
}

fn contents(file: SavedFile) -> Vec<Vec<u8>> {
    let paths = seeds(file).into_iter().map(|(path, _)| path);
    paths.map(|path| fs::read(path).expect("readable")).collect()
}

fn codes() -> Vec<String> {
    let text = fs::read_to_string(corpus().join("codes.txt")).expect("codes");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn each_file_of_the_corpus_is_what_it_is_filed_as() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let seeds = seeds(file);
        assert!(seeds.len() > 15, "{} of {file:?}", seeds.len());
        for (path, fault) in seeds {
            let bytes = fs::read(&path).expect("readable");
            assert_eq!(bench.open_on(&bytes), fault, "{}", path.display());
        }
    }
}

#[test]
fn each_code_of_the_corpus_is_read_or_refused() {
    let read: Vec<_> = codes().iter().map(|code| code.parse::<DealCode>()).collect();
    assert_eq!(read.iter().filter(|code| code.is_ok()).count(), 8);
    for expected in [
        CodeError::Empty,
        CodeError::Version,
        CodeError::Variant,
        CodeError::Length { found: 10 },
        CodeError::Character('9'),
    ] {
        assert!(read.contains(&Err(expected)), "{expected:?}");
    }
}

/// One step from a file towards another that no one has thought of.
#[derive(Clone, Debug)]
enum Step {
    Flip(Index, u8),
    Cut(Index, Index),
    Double(Index, Index),
    Insert(Index, Vec<u8>),
    /// Ends as another one does.
    Cross(Index, Index, Index),
    /// Another number in place of one that stands there.
    Number(Index, i128),
    Zeros(Index),
}

fn step() -> impl Strategy<Value = Step> {
    let at = any::<Index>;
    let word = prop_oneof![
        prop::collection::vec(any::<u8>(), 1..8),
        "[-(){}\\[\\]:,\"' ]{1,6}|None|Some\\(|version|content|[PR][0-9]{1,2}|HM1-N-[A-Z2-7]{7}"
            .prop_map(String::into_bytes),
    ];
    prop_oneof![
        3 => (at(), any::<u8>()).prop_map(|(at, mask)| Step::Flip(at, mask)),
        2 => (at(), at()).prop_map(|(from, to)| Step::Cut(from, to)),
        2 => (at(), at()).prop_map(|(from, to)| Step::Double(from, to)),
        3 => (at(), word).prop_map(|(at, word)| Step::Insert(at, word)),
        2 => (at(), at(), at()).prop_map(|(other, from, to)| Step::Cross(other, from, to)),
        4 => (at(), prop_oneof![any::<i128>(), -1..100i128])
            .prop_map(|(at, number)| Step::Number(at, number)),
        1 => at().prop_map(Step::Zeros),
    ]
}

impl Step {
    fn take(&self, bytes: &mut Vec<u8>, others: &[Vec<u8>]) {
        // One place more than there are bytes: the end.
        let place = |at: &Index, bytes: &[u8]| at.index(bytes.len() + 1);
        let range = |from: &Index, to: &Index, bytes: &[u8]| {
            let (from, to) = (place(from, bytes), place(to, bytes));
            from.min(to)..from.max(to)
        };
        match self {
            Self::Flip(at, mask) => {
                let at = place(at, bytes);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= mask;
                }
            }
            Self::Cut(from, to) => {
                bytes.drain(range(from, to, bytes));
            }
            Self::Double(from, to) => {
                let range = range(from, to, bytes);
                let piece = bytes[range.clone()].to_vec();
                bytes.splice(range.end..range.end, piece);
            }
            Self::Insert(at, word) => {
                let at = place(at, bytes);
                bytes.splice(at..at, word.iter().copied());
            }
            Self::Cross(other, from, to) => {
                let other = other.get(others);
                bytes.truncate(place(from, bytes));
                bytes.extend(&other[place(to, other)..]);
            }
            Self::Number(at, number) => {
                if let Some(digits) = number_after(bytes, place(at, bytes)) {
                    bytes.splice(digits, number.to_string().into_bytes());
                }
            }
            Self::Zeros(from) => {
                let from = place(from, bytes);
                bytes[from..].fill(0);
            }
        }
    }
}

/// The first number that stands there or later.
fn number_after(bytes: &[u8], from: usize) -> Option<std::ops::Range<usize>> {
    let start = from + bytes[from..].iter().position(u8::is_ascii_digit)?;
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    Some(start..start + length)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_becomes_of_a_file_is_read_or_quarantined_whole(
        file in prop::sample::select(&SavedFile::ALL[..]),
        seed in any::<Index>(),
        steps in prop::collection::vec(step(), 1..5),
    ) {
        let others = contents(file);
        let mut bytes = seed.get(&others).clone();
        for step in steps {
            step.take(&mut bytes, &others);
        }
        Bench::new(file).open_on(&bytes);
    }

    #[test]
    fn whatever_becomes_of_a_code_is_read_or_refused(
        seed in any::<Index>(),
        steps in prop::collection::vec(step(), 0..4),
    ) {
        let others: Vec<Vec<u8>> = codes().into_iter().map(String::into_bytes).collect();
        let mut bytes = seed.get(&others).clone();
        for step in steps {
            step.take(&mut bytes, &others);
        }
        let text = String::from_utf8_lossy(&bytes);
        match text.parse::<DealCode>() {
            Ok(code) => {
                prop_assert!(code.number() < DealCode::COUNT);
                prop_assert_eq!(code.to_string().parse(), Ok(code));
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
