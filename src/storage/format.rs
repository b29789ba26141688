//! The text of a saved file: RON with the version first.

use bevy::log::warn;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Fault;

/// The version that this app writes and the newest it can read. A field added with a default needs no
/// new one.
pub const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    version: u32,
    content: T,
}

/// All that is known of the files of versions to come.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// The file's text.
pub(super) fn write<T: Serialize>(content: &T) -> Result<String, ron::Error> {
    let version = VERSION;
    let mut text = ron::ser::to_string_pretty(
        &Versioned { version, content },
        ron::ser::PrettyConfig::new(),
    )?;
    text.push('\n');
    Ok(text)
}

/// The content of a file's text, or what is wrong with it.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let Version { version } = from_bytes(bytes)?;
    match version {
        VERSION => from_bytes(bytes).map(|Versioned { content, .. }| content),
        newer if newer > VERSION => Err(Fault::Newer),
        _ => Err(Fault::Damaged),
    }
}

fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    ron::de::from_bytes(bytes).map_err(|error| {
        warn!("{error}");
        Fault::Damaged
    })
}
