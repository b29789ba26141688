//! Starts and advances card animations.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::window::RequestRedraw;

use crate::game::{GameEvent, Session};
use crate::platform;
use crate::rules::Slot;
use crate::settings::Settings;
use crate::table::atlas::Atlas;
use crate::table::card_pose::Anchors;
use crate::table::{CardAnimation, CardPose, CardState, DealCard, TableSystems};
use crate::viewport::TableLayout;

/// Keeps card states and poses in step with the session.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            start_card_animations.in_set(TableSystems::UpdateState),
            animate_cards.in_set(TableSystems::Animate),
        ),
    );
}

/// The animation of a card. The card's [`CardState`] is already the final one.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Animating {
    /// The kind of animation.
    pub way: CardAnimation,
    /// The pose at the start, or `None` if the card was hidden.
    from: Option<CardPose>,
    /// The start by `Time<Real>`, or `None` until a frame can show the card.
    began: Option<Duration>,
}

impl Animating {
    fn new(way: CardAnimation, from: CardPose) -> Self {
        Self { way, from: from.is_shown().then_some(from), began: None }
    }

    /// The progress of the card of a slot at `now`: below 0 during its delay, at least 1 when done.
    fn progress(&self, slot: Slot, now: Duration) -> f32 {
        let since = now.saturating_sub(self.began.unwrap_or(now)).as_secs_f32();
        (since - self.way.delay(slot).as_secs_f32()) / self.way.lasts().as_secs_f32()
    }
}

/// Sets every card's state from the session and animates the changes. Events only add the
/// information that states lack: that cards were dealt or refused.
fn start_card_animations(
    session: Res<Session>,
    settings: Res<Settings>,
    mut outcomes: MessageReader<GameEvent>,
    mut cards: Query<(Entity, &DealCard, &mut CardState, &CardPose)>,
    mut commands: Commands,
) {
    let mut dealt = None;
    let mut refused: Vec<Slot> = Vec::new();
    for outcome in outcomes.read() {
        match *outcome {
            GameEvent::Dealt { resumed } => {
                dealt = Some(if resumed { CardAnimation::Fade } else { CardAnimation::Rise })
            }
            GameEvent::Refused { tapped, was, .. } if settings.move_errors => {
                refused = was.slots().chain([tapped]).collect();
            }
            _ => {}
        }
    }
    if dealt.is_none() && refused.is_empty() && !session.is_changed() && !settings.is_changed() {
        return;
    }
    let reduced = settings.motion.is_reduced(platform::reduced_motion());
    for (entity, &DealCard(index), mut place, &pose) in &mut cards {
        let after = CardState::of(session.game(), index, settings.placement_assistance);
        let before = *place;
        place.set_if_neq(after);
        let (slot, _) = index.home();
        let (way, from) = match dealt {
            Some(way) => (after.is_top().then_some(way), CardPose::HIDDEN),
            None if after.is_top() && refused.contains(&slot) => (Some(CardAnimation::Shake), pose),
            None => (way(before, after), pose),
        };
        match way {
            Some(way) => {
                let way = if reduced { CardAnimation::Fade } else { way };
                commands.entity(entity).insert(Animating::new(way, from));
            }
            None if dealt.is_some() || before != after => {
                commands.entity(entity).remove::<Animating>();
            }
            None => {}
        }
    }
}

/// The animation between two states, or `None` if the change is invisible.
fn way(before: CardState, after: CardState) -> Option<CardAnimation> {
    use CardState::{Gone, Top, Under};
    match (before, after) {
        _ if before == after => None,
        (Top { .. }, Top { .. }) => Some(CardAnimation::Settle),
        (Top { .. }, Gone) => Some(CardAnimation::Leave),
        (Gone, Top { .. }) => Some(CardAnimation::Return),
        (Under, Top { .. }) => Some(CardAnimation::TurnUp),
        (Top { .. }, Under) => Some(CardAnimation::TurnDown),
        (Under | Gone, Under | Gone) => None,
    }
}

/// Sets the pose of every card: the current one of its animation, or else the resting one. An
/// interrupted animation so leaves its card in the right place.
fn animate_cards(
    time: Res<Time<Real>>,
    layout: Res<TableLayout>,
    atlas: Option<Res<Atlas>>,
    gpu: Option<Res<RenderDevice>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut cards: Query<(Entity, &DealCard, &CardState, Option<&mut Animating>, &mut CardPose)>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    let mut moves = false;
    let can_be_seen = atlas.is_some() || gpu.is_none();
    for (entity, &DealCard(index), place, moving, mut pose) in &mut cards {
        let rest = place.pose();
        let Some(mut moving) = moving else {
            pose.set_if_neq(rest);
            continue;
        };
        moves = true;
        if moving.began.is_none() && can_be_seen {
            moving.began = Some(now);
        }
        let (slot, _) = index.home();
        let progress = moving.progress(slot, now);
        *pose = if progress >= 1.0 {
            commands.entity(entity).remove::<Animating>();
            rest
        } else {
            let spot = Anchors::new(&layout, slot);
            moving.way.pose(moving.from, rest, progress, &spot)
        };
    }
    if moves {
        redraw.write(RequestRedraw);
    }
}
