//! One path on the disk: a small file that is read with suspicion and replaced atomically.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use bevy::log::warn;
use serde::de::DeserializeOwned;

use super::error::UnreadableFile;
use super::format;
use super::quarantine::quarantine;
use super::read_file::{exists, read};

/// Whether a file survives only a kill of the app, or also a power cut.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Durability {
    Kill,
    PowerCut,
}

/// A path, and whether something unreadable is still there.
pub(super) struct SaveFile {
    path: PathBuf,
    unreadable: Option<UnreadableFile>,
}

impl SaveFile {
    pub(super) const fn new(path: PathBuf) -> Self {
        Self { path, unreadable: None }
    }

    /// Reads the file. `open` turns the content into what the app uses, and refuses content that
    /// the app cannot have saved. Returns `None` if there is no file.
    pub(super) fn load<T: DeserializeOwned, U, E: Display>(
        &mut self,
        open: impl FnOnce(&T) -> Result<U, E>,
    ) -> Result<Option<Loaded<T, U>>, UnreadableFile> {
        let loaded = self.try_load(open);
        self.unreadable = loaded.as_ref().err().copied();
        loaded
    }

    fn try_load<T: DeserializeOwned, U, E: Display>(
        &self,
        open: impl FnOnce(&T) -> Result<U, E>,
    ) -> Result<Option<Loaded<T, U>>, UnreadableFile> {
        let Some(bytes) = read(&self.path).map_err(|error| self.damaged(&error))? else {
            return Ok(None);
        };
        let content = format::from_text(&bytes)?;
        let opened = open(&content).map_err(|error| self.damaged(&error))?;
        Ok(Some(Loaded { bytes, content, opened }))
    }

    fn damaged(&self, error: &dyn Display) -> UnreadableFile {
        warn!("{}: {error}", self.path.display());
        UnreadableFile::Damaged
    }

    /// Quarantines the file if it could not be read. Returns the reason if it did.
    ///
    /// # Errors
    /// If it cannot be renamed. It must not be replaced then.
    pub(super) fn clear(&mut self) -> io::Result<Option<UnreadableFile>> {
        let Some(reason) = self.unreadable else {
            return Ok(None);
        };
        let exists = exists(&self.path)?;
        if exists {
            quarantine(&self.path, reason)?;
        }
        self.unreadable = None;
        Ok(exists.then_some(reason))
    }

    /// Writes a temporary file and renames it over this one. At every moment the path holds either
    /// the old content or the new.
    ///
    /// # Errors
    /// If any of that fails. The old file is then untouched.
    pub(super) fn replace(&self, bytes: &[u8], durability: Durability) -> io::Result<()> {
        let path = link_target(&self.path);
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(ErrorKind::InvalidInput.into());
        };
        let mut temporary = OsString::from(&path);
        temporary.push(TEMPORARY);
        remove_left_over(Path::new(&temporary))?;
        // Without a random part in its name, a file that a kill leaves behind is found again.
        let mut file = tempfile::Builder::new()
            .prefix(name)
            .suffix(TEMPORARY)
            .rand_bytes(0)
            .tempfile_in(folder)?;
        file.as_file_mut().write_all(bytes)?;
        if durability == Durability::PowerCut {
            file.as_file().sync_all()?;
        }
        match file.persist(&path) {
            Ok(_) => Ok(()),
            Err(error) if path.is_dir() => {
                quarantine(&path, UnreadableFile::Damaged)?;
                error.file.persist(&path)?;
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Syncs the folder, which holds the file's name. Only Unix can.
    pub(super) fn sync_folder(&self) -> io::Result<()> {
        match link_target(&self.path).parent() {
            Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
            _ => Ok(()),
        }
    }
}

/// A file that was read.
pub(super) struct Loaded<T, U> {
    pub(super) bytes: Vec<u8>,
    pub(super) content: T,
    pub(super) opened: U,
}

/// The end of a temporary file's name.
const TEMPORARY: &str = ".new";

/// The file that a link leads to, or else the path itself.
fn link_target(path: &Path) -> PathBuf {
    match fs::canonicalize(path) {
        Ok(target) if path.is_symlink() && target.is_file() => target,
        _ => path.to_owned(),
    }
}

/// Removes the temporary file of a killed process. A folder of that name is quarantined.
fn remove_left_over(temporary: &Path) -> io::Result<()> {
    if !exists(temporary)? || fs::remove_file(temporary).is_ok() {
        return Ok(());
    }
    quarantine(temporary, UnreadableFile::Damaged)
}
