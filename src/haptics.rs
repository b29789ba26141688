//! Vibration: what the phone answers to a finger, and when.

use bevy::prelude::*;

use crate::game::GameEvent;
use crate::platform::{self, Haptic};
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::settings::{SettingsChange, Toggle};

/// Answers fingers.
pub fn plugin(app: &mut App) {
    app.add_message::<Vibrate>()
        .insert_resource(HasVibration(platform::vibrates()))
        .add_systems(
            Update,
            (request_haptics, vibrate)
                .chain()
                .in_set(GameSystems::Present),
        );
}

/// Whether the device can vibrate. Without it there is no setting for it either.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HasVibration(pub bool);

/// The phone is to answer now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vibrate(pub Haptic);

/// The answer to what happened within one update: to the last of it that has one, so that one tap is answered once.
/// An ending is announced, not felt: the finger did no more than to remove cards.
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

/// Who switches vibration on feels it.
const SAMPLE: Haptic = Haptic::Select;

fn request_haptics(
    mut outcomes: MessageReader<GameEvent>,
    mut changes: MessageReader<SettingsChange>,
    settings: Res<Settings>,
    has_vibration: Res<HasVibration>,
    mut answers: MessageWriter<Vibrate>,
) {
    let happened: Vec<GameEvent> = outcomes.read().copied().collect();
    let tried = changes
        .read()
        .filter(|&&change| change == SettingsChange::Flip(Toggle::Vibration))
        .count()
        > 0;
    let answer = if tried {
        Some(SAMPLE)
    } else {
        haptic(&happened)
    };
    if let Some(answer) = answer.filter(|_| has_vibration.0 && settings.vibration) {
        answers.write(Vibrate(answer));
    }
}

fn vibrate(mut answers: MessageReader<Vibrate>) {
    for answer in answers.read() {
        platform::haptic(answer.0);
    }
}
