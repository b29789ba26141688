//! Syncing to the disk, which only a power cut needs: on a thread of its own, after the file is in place.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bevy::log::warn;

/// Hands files that were written to a thread that syncs them.
pub(super) struct Syncing(Option<Sender<(PathBuf, File)>>);

impl Syncing {
    /// Starts the thread. It ends with this value.
    pub(super) fn start() -> Self {
        let (sender, written) = channel();
        let thread = thread::Builder::new()
            .name("save".into())
            .spawn(move || sync_all(&written));
        Self(thread.is_ok().then_some(sender))
    }

    /// Syncs a file that was just renamed to `path`, soon.
    pub(super) fn follow(&mut self, path: PathBuf, file: File) {
        if let Some(sender) = &self.0
            && sender.send((path, file)).is_err()
        {
            self.0 = None;
        }
    }
}

fn sync_all(written: &Receiver<(PathBuf, File)>) {
    while let Ok(first) = written.recv() {
        // Of a file written again meanwhile, only the last is in place.
        let latest: HashMap<PathBuf, File> =
            std::iter::once(first).chain(written.try_iter()).collect();
        for (path, file) in latest {
            let synced = file.sync_all().and_then(|()| sync_folder(&path));
            if let Err(error) = synced {
                warn!("{}: not synced: {error}", path.display());
            }
        }
    }
}

/// The folder holds the file's name, and on Unix is synced for itself.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
