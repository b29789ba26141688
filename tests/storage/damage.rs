//! Files that are not as the app wrote them: cut off, with bits flipped, with anything in them.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use half_moon::game::{Session, Statistics};
use half_moon::rules::Slot;
use half_moon::settings::Settings;
use half_moon::storage::{MAX_FILE_SIZE, SaveFolder, SavedFile, StorageNotice, UnreadableFile};
use half_moon::{game, settings, storage};
use proptest::prelude::*;
use tempfile::TempDir;

use crate::app::{FILES, folder, saved_game};

/// The good files, in the order of [`FILES`].
fn good() -> &'static [Vec<u8>; 2] {
    static GOOD: OnceLock<[Vec<u8>; 2]> = OnceLock::new();
    GOOD.get_or_init(|| {
        let folder = saved_game();
        FILES.map(|name| fs::read(folder.path().join(name)).expect("saved"))
    })
}

/// The good file as text.
pub fn good_text(file: SavedFile) -> &'static str {
    str::from_utf8(&good()[index(file)]).expect("text")
}

const fn index(file: SavedFile) -> usize {
    file as usize
}

/// A folder of good files without backups. Each try replaces one of them.
pub struct Bench {
    folder: TempDir,
    file: SavedFile,
}

impl Bench {
    pub fn new(file: SavedFile) -> Self {
        let folder = folder();
        for (name, bytes) in FILES.iter().zip(good()) {
            fs::write(folder.path().join(name), bytes).expect("written");
        }
        Self { folder, file }
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join(self.file.name())
    }

    /// Replaces the file by this and opens the app. Returns what it reports of the file, after
    /// checking that the table is possible, the other file is read, and nothing is lost.
    pub fn open_on(&self, bytes: &[u8]) -> Option<UnreadableFile> {
        fs::write(self.path(), bytes).expect("written");
        let world = &mut load(self.folder.path());
        let notices: Vec<_> = world.resource_mut::<Messages<StorageNotice>>().drain().collect();
        let fault = match notices[..] {
            [] => None,
            [StorageNotice::Quarantined(file, fault)] if file == self.file => Some(fault),
            _ => panic!("{notices:?} for {:?}", self.file),
        };
        match fault {
            None => assert_eq!(fs::read(self.path()).expect("in place"), bytes),
            Some(fault) => self.take_back(fault, bytes),
        }
        check_table(world.resource());
        if self.file != SavedFile::Game {
            assert_eq!(world.resource::<Session>().game().moves(), 5);
        }
        if self.file != SavedFile::Settings {
            assert!(world.resource::<Settings>().move_errors);
        }
        if self.file != SavedFile::Game {
            assert!(world.resource::<Statistics>().won() >= 1);
        }
        fault
    }

    /// The file lies aside, whole. It is removed for the next try.
    fn take_back(&self, fault: UnreadableFile, bytes: &[u8]) {
        let suffix = match fault {
            UnreadableFile::Damaged => "damaged",
            UnreadableFile::NewerVersion => "newer",
        };
        let aside = format!("{}.{suffix}-1", self.file.name());
        let aside = self.folder.path().join(aside);
        assert!(!self.path().exists());
        assert_eq!(fs::read(&aside).expect("put aside"), bytes);
        fs::remove_file(aside).expect("removed");
    }

    /// Opens the app on this text in the file's place and compares what it says.
    #[track_caller]
    pub fn expect(&self, text: &str, expected: Option<UnreadableFile>) {
        assert_eq!(self.open_on(text.as_bytes()), expected, "{text}");
    }
}

/// The app as far as it reads its files.
fn load(folder: &Path) -> World {
    let mut app = App::new();
    app.insert_resource(SaveFolder(folder.to_owned()));
    app.add_plugins((settings::plugin, game::plugin, storage::plugin));
    app.world_mut().run_schedule(PreStartup);
    std::mem::take(app.world_mut())
}

/// All 104 cards are there, and every removal was one.
fn check_table(session: &Session) {
    let game = session.game();
    let left: usize = Slot::ALL.iter().map(|&slot| usize::from(game.table().height(slot))).sum();
    let removed: usize = game.removals().iter().map(|removal| removal.slots().len()).sum();
    assert_eq!(left + removed, 104);
    let record = session.record(std::time::Duration::ZERO);
    assert!(Session::resume(&record).is_ok());
}

#[test]
fn the_good_files_are_good() {
    for file in SavedFile::ALL {
        Bench::new(file).expect(good_text(file), None);
    }
}

#[test]
fn a_file_cut_off_at_any_byte_is_quarantined() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let good = good_text(file);
        let whole = good.trim_end().len();
        for end in 0..whole {
            bench.expect(&good[..end], Some(UnreadableFile::Damaged));
        }
        bench.expect(&good[..whole], None);
    }
}

#[test]
fn a_file_with_any_bit_flipped_is_read_or_quarantined_whole() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let mut bytes = good()[index(file)].clone();
        let mut faults = 0;
        for bit in 0..bytes.len() * 8 {
            let mask = 1 << (bit % 8);
            bytes[bit / 8] ^= mask;
            faults += usize::from(bench.open_on(&bytes).is_some());
            bytes[bit / 8] ^= mask;
        }
        assert!(faults > bytes.len(), "of every byte, most flips destroy something");
    }
}

#[test]
fn files_of_something_else() {
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        let deep = "(".repeat(60_000);
        let deep_inside = format!("(version: 1, content: (later: {}", "[".repeat(60_000));
        for text in
            ["", " ", "\0", "null", "{}", "()", "(version: 1)", "#![enable(", &deep, &deep_inside]
        {
            bench.expect(text, Some(UnreadableFile::Damaged));
        }
        assert_eq!(bench.open_on(b"\xff\xfe\x00\xd8"), Some(UnreadableFile::Damaged));
        let large = format!("{}{}", good_text(file), " ".repeat(MAX_FILE_SIZE as usize));
        bench.expect(&large, Some(UnreadableFile::Damaged));
    }
}

#[test]
fn a_file_of_100_megabytes_is_quarantined_unread() {
    const SIZE: u64 = 100 << 20;
    for file in SavedFile::ALL {
        let bench = Bench::new(file);
        fs::File::create(bench.path()).and_then(|file| file.set_len(SIZE)).expect("a sparse file");
        let world = load(bench.folder.path());
        check_table(world.resource());
        let aside = bench.folder.path().join(format!("{}.damaged-1", file.name()));
        assert_eq!(fs::metadata(aside).expect("put aside").len(), SIZE);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn anything_in_place_of_a_piece_is_read_or_quarantined_whole(
        file in prop::sample::select(&SavedFile::ALL[..]),
        start in any::<prop::sample::Index>(),
        length in 0..40usize,
        piece in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..40),
            "[-(){}\\[\\]:,\"' a-zA-Z0-9_.]{0,30}".prop_map(String::into_bytes),
        ],
    ) {
        let mut bytes = good()[index(file)].clone();
        let start = start.index(bytes.len());
        let end = (start + length).min(bytes.len());
        bytes.splice(start..end, piece);
        Bench::new(file).open_on(&bytes);
    }

    #[test]
    fn any_bytes_are_quarantined_whole(
        file in prop::sample::select(&SavedFile::ALL[..]),
        bytes in prop::collection::vec(any::<u8>(), 0..2000),
    ) {
        prop_assert_eq!(Bench::new(file).open_on(&bytes), Some(UnreadableFile::Damaged));
    }
}
