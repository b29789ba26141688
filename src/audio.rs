//! Sounds: what is to be heard, when, and how loud. There are no sound files: [`Tune`]s are made by arithmetic.
//!
//! What is to be heard comes as [`Play`], on every system; only where the app has a speaker is it played.

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

/// Tells what is to be heard.
pub fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .init_resource::<HasSound>()
        .add_systems(Update, play_event_tunes.in_set(GameSystems::Present));
}

/// Plays what is to be heard. This build has nothing to play it on.
#[cfg(not(any(feature = "sound", target_os = "android", target_os = "ios")))]
pub fn out_loud(_: &mut App) {}

/// Whether there is something to play sounds on. Without it there are no settings for them either.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HasSound(pub bool);

/// A tune is to be played now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The tune.
    pub tune: Tune,
    /// How loud, within [`VOLUME`](crate::settings::VOLUME) and not 0.
    pub volume: u8,
}

impl Play {
    /// A tune as the settings want it; none if they want none, or if the phone is `silent`.
    pub fn new(tune: Tune, settings: &Settings, silent: bool) -> Option<Self> {
        let volume = settings.volume;
        (settings.sound && volume > 0 && !silent).then_some(Self { tune, volume })
    }
}

/// The tune of what happened within one update: of the last of it that has one, so that one tap is one tune. The app
/// opens without, also on an ending.
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

/// Who changes the volume hears it.
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
            matches!(
                change,
                SettingsChange::Volume(_) | SettingsChange::Flip(Toggle::Sound)
            )
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
