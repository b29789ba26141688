//! Syncing to the disk, which only a power cut needs: on a thread of its own, after the file is in place.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{io, iter, thread};

use bevy::log::warn;

/// Hands files that were written to a thread that syncs them. The thread starts with the first and ends
/// with this value.
#[derive(Default)]
pub(super) struct Syncing(Option<Sender<PathBuf>>);

impl Syncing {
    /// Syncs the file that was just renamed to `path`, soon.
    pub(super) fn follow(&mut self, path: PathBuf) {
        // Without a thread nothing is synced, as if this system could not.
        let Some(sender) = self.0.take().or_else(start) else {
            return;
        };
        if sender.send(path).is_ok() {
            self.0 = Some(sender);
        }
    }
}

fn start() -> Option<Sender<PathBuf>> {
    let (sender, written) = channel();
    thread::Builder::new()
        .name("save".into())
        .spawn(move || sync_all(&written))
        .ok()
        .map(|_| sender)
}

fn sync_all(written: &Receiver<PathBuf>) {
    while let Ok(first) = written.recv() {
        // A file may have been written again meanwhile: once is enough.
        let written: HashSet<PathBuf> = iter::once(first).chain(written.try_iter()).collect();
        for path in written {
            if let Err(error) = sync(&path) {
                warn!("{}: not synced: {error}", path.display());
            }
        }
    }
}

/// The file, and on Unix its folder too, which holds the name.
fn sync(path: &Path) -> io::Result<()> {
    // Windows wants the right to write; nothing is.
    OpenOptions::new().write(true).open(path)?.sync_all()?;
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
