//! Vibration: how the phone responds to a touch, and when.

use bevy::prelude::*;

use crate::game::GameEvent;
use crate::platform::{self, Haptic};
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::settings::{SettingsChange, Toggle};

/// Vibrates for game events and for a changed vibration setting.
pub fn plugin(app: &mut App) {
    app.add_message::<Vibrate>()
        .insert_resource(HasVibration(platform::vibrates()))
        .add_systems(Update, (request_haptics, vibrate).chain().in_set(GameSystems::Present));
}

/// Whether the device can vibrate. If not, the vibration setting is hidden.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HasVibration(pub bool);

/// A request to vibrate now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vibrate(pub Haptic);

/// The vibration for the events of one update: that of the last event that has one, so that a tap
/// vibrates once. An ending has none, because the removal before it already vibrates.
pub fn haptic(outcomes: &[GameEvent]) -> Option<Haptic> {
    outcomes.iter().rev().find_map(|outcome| match outcome {
        GameEvent::Selected(_) | GameEvent::Deselected(_) | GameEvent::Undone(_) => {
            Some(Haptic::Select)
        }
        GameEvent::Removed(_) => Some(Haptic::Remove),
        GameEvent::Refused { .. } => Some(Haptic::Refuse),
        GameEvent::Dealt { .. } | GameEvent::Ended(_) | GameEvent::EndingDismissed => None,
    })
}

/// Demonstrates vibration when the player turns it on.
const SAMPLE: Haptic = Haptic::Select;

fn request_haptics(
    mut outcomes: MessageReader<GameEvent>,
    mut changes: MessageReader<SettingsChange>,
    settings: Res<Settings>,
    has_vibration: Res<HasVibration>,
    mut answers: MessageWriter<Vibrate>,
) {
    let happened: Vec<GameEvent> = outcomes.read().copied().collect();
    let tried =
        changes.read().filter(|&&change| change == SettingsChange::Flip(Toggle::Vibration)).count()
            > 0;
    let answer = if tried { Some(SAMPLE) } else { haptic(&happened) };
    if let Some(answer) = answer.filter(|_| has_vibration.0 && settings.vibration) {
        answers.write(Vibrate(answer));
    }
}

fn vibrate(mut answers: MessageReader<Vibrate>) {
    for answer in answers.read() {
        platform::haptic(answer.0);
    }
}
