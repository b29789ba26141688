//! A saved file with its last good copy.

use std::fmt::Display;
use std::io;
use std::path::Path;

use bevy::log::warn;
use serde::de::DeserializeOwned;

use super::error::{SavedFile, StorageNotice};
use super::save_file::{Durability, Loaded, SaveFile};

/// A saved file and its backup.
pub(super) struct BackedUpFile {
    file: SavedFile,
    main: SaveFile,
    backup: SaveFile,
    /// The backup was loaded in place of the file.
    restored: bool,
    /// The newest content; empty until there is any.
    bytes: Vec<u8>,
    /// The file does not hold the content yet.
    unsaved: bool,
    /// The folder is not synced, and the backup is older than the file.
    untidy: bool,
}

impl BackedUpFile {
    pub(super) fn new(folder: &Path, file: SavedFile) -> Self {
        Self {
            file,
            main: SaveFile::new(folder.join(file.name())),
            backup: SaveFile::new(folder.join(file.backup_name())),
            restored: false,
            bytes: Vec::new(),
            unsaved: false,
            untidy: false,
        }
    }

    /// Loads the file, or else its backup. A file that was good is returned with its content, which
    /// need not be saved again.
    pub(super) fn load<T: DeserializeOwned, U, E: Display>(
        &mut self,
        open: impl Fn(&T) -> Result<U, E>,
    ) -> Option<(U, Option<T>)> {
        if let Ok(Some(Loaded { bytes, content, opened })) = self.main.load(&open) {
            self.bytes = bytes;
            return Some((opened, Some(content)));
        }
        let backup = self.backup.load(&open).ok().flatten();
        // What cannot be quarantined now is tried again before it would be replaced.
        let _ = self.backup.clear();
        self.restored = backup.is_some();
        backup.map(|Loaded { opened, .. }| (opened, None))
    }

    /// Quarantines the file if it could not be read.
    ///
    /// # Errors
    /// If it cannot be renamed.
    pub(super) fn clear(&mut self) -> io::Result<Option<StorageNotice>> {
        Ok(self.main.clear()?.map(|reason| match self.restored {
            true => StorageNotice::Restored(self.file),
            false => StorageNotice::Quarantined(self.file, reason),
        }))
    }

    /// Takes newer content, for the next [`Self::save`].
    pub(super) fn set(&mut self, bytes: Vec<u8>) {
        self.bytes = bytes;
        self.unsaved = true;
    }

    /// Writes the content again with the next [`Self::save`], because the folder was lost.
    pub(super) fn forget_saved(&mut self) {
        self.unsaved = !self.bytes.is_empty();
    }

    pub(super) const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Replaces the file. It is not tried again before there is newer content.
    ///
    /// # Errors
    /// If that fails; the file is then untouched.
    pub(super) fn save(&mut self) -> io::Result<()> {
        self.unsaved = false;
        self.main.replace(&self.bytes, Durability::PowerCut)?;
        self.untidy = true;
        Ok(())
    }

    pub(super) const fn is_untidy(&self) -> bool {
        self.untidy
    }

    /// Syncs the folder and brings the backup up to date.
    pub(super) fn tidy(&mut self) {
        self.untidy = false;
        // The backup needs no sync: the file itself is synced.
        let tidied = self.main.sync_folder().and_then(|()| {
            self.backup.clear()?;
            self.backup.replace(&self.bytes, Durability::Kill)
        });
        if let Err(error) = tidied {
            warn!("{}: no backup: {error}", self.file.name());
        }
    }
}
