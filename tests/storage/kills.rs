//! The app killed at random moments of play, again and again.

use std::collections::HashSet;
use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use half_moon::game::GameCommand;
use half_moon::rules::Ending;

use crate::app::{FILES, Running, counts, names, open};
use crate::child;
use crate::solutions::win;

const TEST: &str = "kills::nothing_shown_is_lost_and_nothing_counted_twice";

/// Games played at the same time in different folders, as load for each other.
const LANES: usize = 4;

/// How many kills; `HALF_MOON_KILLS` asks for more.
fn kills() -> usize {
    let asked = env::var("HALF_MOON_KILLS").ok();
    asked.map_or(100, |kills| kills.parse().expect("a number of kills"))
}

#[test]
fn nothing_shown_is_lost_and_nothing_counted_twice() {
    if let Some(folder) = child::folder() {
        play_until_killed(&folder);
    }
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).expect("now").as_nanos() as u64;
    println!("seed {seed}");
    thread::scope(|scope| {
        for lane in 0..LANES {
            let mut random = Random(seed.wrapping_add(lane as u64));
            scope.spawn(move || lane_of_kills(kills().div_ceil(LANES), &mut random));
        }
    });
}

fn lane_of_kills(kills: usize, random: &mut Random) {
    // On the disk, where syncs take their time.
    let folder = tempfile::tempdir().expect("a folder");
    let (mut played, mut won) = (HashSet::new(), HashSet::new());
    let mut before = Seen::of(&open(folder.path()));
    for _ in 0..kills {
        let mut shown = shown_until_killed(folder.path(), random);
        let last = shown.last().copied().unwrap_or(before);
        let app = open(folder.path());
        let found = Seen::of(&app);
        assert!(found == last || found.follows(last), "{last:?} was shown, {found:?} is there");

        shown.push(found);
        played.extend(shown.iter().filter(|seen| seen.moves > 0).map(|seen| seen.id));
        won.extend(shown.iter().filter(|seen| seen.won).map(|seen| seen.id));
        let (counted_played, counted_won, _) = counts(app.statistics());
        assert_eq!((counted_played as usize, counted_won as usize), (played.len(), won.len()));
        for name in names(folder.path()) {
            assert!(FILES.contains(&name.trim_end_matches(".new")), "{name}");
        }
        before = found;
    }
    println!("{kills} kills, {} games, {} won", played.len(), won.len());
    assert!(!played.is_empty(), "no process lived long enough to play");
}

/// What a frame showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    id: u64,
    moves: usize,
    undos: u32,
    won: bool,
}

impl Seen {
    fn of(app: &Running) -> Self {
        let session = app.session();
        Self {
            id: session.id().0,
            moves: session.game().moves(),
            undos: session.undos(),
            won: session.game().ending() == Some(Ending::Victory),
        }
    }

    /// Whether this is one step after another: saved, and killed before it was shown.
    fn follows(self, other: Self) -> bool {
        let removed = self.moves == other.moves + 1 && self.undos == other.undos;
        let undone = self.moves + 1 == other.moves && self.undos == other.undos + 1;
        let dealt = self.moves == 0 && self.undos == 0;
        if self.id == other.id { removed || undone } else { dealt }
    }

    fn parse(line: &str) -> Option<Self> {
        // The first follows the name of the test, which the harness prints without ending the line.
        let (_, words) = line.split_once("seen ")?;
        let mut words = words.split(' ');
        let mut next = || words.next()?.parse::<u64>().ok();
        Some(Self {
            id: next()?,
            moves: next()? as usize,
            undos: next()? as u32,
            won: next()? == 1,
        })
    }
}

/// Starts a process that plays, kills it, and reads what it showed before.
fn shown_until_killed(folder: &Path, random: &mut Random) -> Vec<Seen> {
    let mut process = child::again(&child::binary(), TEST, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process");
    thread::sleep(Duration::from_micros(random.below(150_000)));
    process.kill().expect("SIGKILL");
    let output = process.wait_with_output().expect("its output");
    let output = String::from_utf8(output.stdout).expect("text");
    // A line without its end was cut off in the middle.
    let whole = output.rfind('\n').map_or("", |end| &output[..end]);
    whole.lines().filter_map(Seen::parse).collect()
}

/// Plays the winning line over and over, with undos, and prints each frame that shows something new.
fn play_until_killed(folder: &Path) -> ! {
    let line = win();
    let mut random = Random(u64::from(std::process::id()));
    let mut app = open(folder);
    loop {
        let Seen { moves, won, .. } = Seen::of(&app);
        if won || app.session().game().code() != line.code {
            app.ask(GameCommand::Deal(line.code));
        } else if moves > 0 && random.below(8) == 0 {
            app.ask(GameCommand::Undo);
        } else {
            app.remove(&line.line[moves]);
        }
        let Seen { id, moves, undos, won } = Seen::of(&app);
        println!("seen {id} {moves} {undos} {}", u8::from(won));
        io::stdout().flush().expect("a reader");
    }
}

/// Numbers for moments to kill at.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }
}
