//! One saved file, and what it is known to hold.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::error::{Fault, Notice, SavedFile};
use super::fsync::Syncing;
use super::{file, format, quarantine};

/// Where the files are, and what there is to tell about them.
pub(super) struct Shelf {
    pub(super) folder: PathBuf,
    pub(super) notices: Vec<Notice>,
    syncing: Syncing,
}

impl Shelf {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            notices: Vec::new(),
            syncing: Syncing::default(),
        }
    }
}

/// A file with the content it had when it was last read or written.
pub(super) struct Kept<T> {
    file: SavedFile,
    content: Option<T>,
    /// The file could not be read, nor put aside: it must not be overwritten.
    in_the_way: Option<Fault>,
}

impl<T: Serialize + DeserializeOwned> Kept<T> {
    /// Nothing is known of the file yet.
    pub(super) const fn new(file: SavedFile) -> Self {
        Self {
            file,
            content: None,
            in_the_way: None,
        }
    }

    /// Reads the file and makes of its content what the app works with; `make` refuses what the app
    /// can't have saved. None if there is no file, or it can't be read.
    pub(super) fn load<U, E: Display>(
        &mut self,
        shelf: &mut Shelf,
        make: impl FnOnce(&T) -> Result<U, E>,
    ) -> Option<U> {
        match read(&shelf.folder.join(self.file.name()), make) {
            Ok(None) => None,
            Ok(Some((content, made))) => {
                self.content = Some(content);
                Some(made)
            }
            Err(fault) => {
                self.in_the_way = Some(fault);
                // What can't be put aside can't be replaced either: saving will find that, and tell.
                let _ = self.clear_way(shelf);
                None
            }
        }
    }

    /// Nothing is known of the file any more, so that it is written again.
    pub(super) fn forget(&mut self) {
        self.content = None;
    }

    /// Writes the file, unless what it holds is as good as saved.
    ///
    /// # Errors
    /// If that fails; the file is then as it was.
    pub(super) fn save(
        &mut self,
        shelf: &mut Shelf,
        content: T,
        is_saved: impl FnOnce(&T, &T) -> bool,
    ) -> io::Result<()> {
        let held = self.content.as_ref();
        if held.is_some_and(|held| is_saved(held, &content)) {
            return Ok(());
        }
        self.clear_way(shelf)?;
        let text = format::write(&content).map_err(io::Error::other)?;
        let path = shelf.folder.join(self.file.name());
        file::write(&path, text.as_bytes())?;
        self.content = Some(content);
        shelf.syncing.follow(path);
        Ok(())
    }

    fn clear_way(&mut self, shelf: &mut Shelf) -> io::Result<()> {
        let Some(fault) = self.in_the_way else {
            return Ok(());
        };
        let path = shelf.folder.join(self.file.name());
        if !file::is_nothing(&path)? {
            quarantine::put_aside(&path, fault)?;
            shelf.notices.push(Notice::PutAside(self.file, fault));
        }
        self.in_the_way = None;
        Ok(())
    }
}

fn read<T: DeserializeOwned, U, E: Display>(
    path: &Path,
    make: impl FnOnce(&T) -> Result<U, E>,
) -> Result<Option<(T, U)>, Fault> {
    let Some(bytes) = file::read(path).map_err(|error| damaged(path, &error))? else {
        return Ok(None);
    };
    let content = format::read(&bytes)?;
    let made = make(&content).map_err(|error| damaged(path, &error))?;
    Ok(Some((content, made)))
}

fn damaged(path: &Path, why: &dyn Display) -> Fault {
    warn!("{}: {why}", path.display());
    Fault::Damaged
}
