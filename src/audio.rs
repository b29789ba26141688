//! Sounds: which tune to play, when and how loud. Each [`Tune`] is synthesized.
//!
//! [`Play`] is sent only if the app has a speaker.

mod mixer;
#[cfg(any(feature = "sound", target_os = "android", target_os = "ios"))]
mod speaker;
mod synth;
mod tunes;

use bevy::prelude::*;

use crate::game::GameEvent;
use crate::platform;
use crate::rules::{Ending, Removal};
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::settings::{SettingsChange, Toggle};

pub use mixer::{Mixer, VOICES};
#[cfg(any(feature = "sound", target_os = "android", target_os = "ios"))]
pub use speaker::plugin as out_loud;
pub use tunes::{Tune, gain};

/// Sends [`Play`] for game events and for changed sound settings.
pub fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<HasSound>()
        .add_systems(Update, play_event_tunes.in_set(GameSystems::Present));
}

/// Does nothing: this build has no audio output.
#[cfg(not(any(feature = "sound", target_os = "android", target_os = "ios")))]
pub fn out_loud(_: &mut App) {}

/// Whether sounds can be played. If not, the sound settings are hidden.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HasSound(pub bool);

/// A request to play a tune now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The tune.
    pub tune: Tune,
    /// The volume, within [`VOLUME`](crate::settings::VOLUME) and not 0.
    pub volume: u8,
}

impl Play {
    /// A tune at the volume of the settings; `None` if sound is off or the phone is `silent`.
    pub fn new(tune: Tune, settings: &Settings, silent: bool) -> Option<Self> {
        let volume = settings.volume;
        (settings.sound && volume > 0 && !silent).then_some(Self { tune, volume })
    }
}

/// The tune for the events of one update: that of the last event that has one, so that a tap plays
/// one tune. A resumed game plays none, even if it has ended.
pub fn tune(outcomes: &[GameEvent]) -> Option<Tune> {
    if outcomes.contains(&GameEvent::Dealt { resumed: true }) {
        return None;
    }
    outcomes.iter().rev().find_map(|outcome| match outcome {
        GameEvent::Selected(_) | GameEvent::Deselected(_) => Some(Tune::Select),
        GameEvent::Removed(Removal::Pair(_)) => Some(Tune::Pair),
        GameEvent::Removed(Removal::Trio(_)) => Some(Tune::Trio),
        GameEvent::Refused { .. } => Some(Tune::Refusal),
        GameEvent::Undone(_) => Some(Tune::Undo),
        GameEvent::Ended(Ending::DeadEnd) => Some(Tune::DeadEnd),
        GameEvent::Ended(Ending::Victory) => Some(Tune::Victory),
        GameEvent::Dealt { .. } | GameEvent::EndingDismissed => None,
    })
}

/// The tune that demonstrates a changed sound setting.
const SAMPLE: Tune = Tune::Pair;

fn play_event_tunes(
    mut outcomes: MessageReader<GameEvent>,
    mut changes: MessageReader<SettingsChange>,
    settings: Res<Settings>,
    has_sound: Res<HasSound>,
    mut plays: MessageWriter<Play>,
) {
    let happened: Vec<GameEvent> = outcomes.read().copied().collect();
    let tried = changes
        .read()
        .filter(|change| {
            matches!(change, SettingsChange::Volume(_) | SettingsChange::Flip(Toggle::Sound))
        })
        .count()
        > 0;
    let tune = if tried { Some(SAMPLE) } else { tune(&happened) };
    if let Some(tune) = tune.filter(|_| has_sound.0)
        && let Some(play) = Play::new(tune, &settings, platform::silent())
    {
        plays.write(play);
    }
}
