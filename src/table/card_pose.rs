//! The poses of cards during animations: pure functions of the animation, its progress and the
//! layout.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy::math::curve::{Curve, EaseFunction};
use bevy::prelude::*;

use crate::layout::Layout;
use crate::rules::{Slot, SlotKind};

/// The pose of a card. Lengths are in card widths with y down, so that an animation stays correct
/// when the window changes size or rotates.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CardPose {
    /// The offset from the middle of the slot's face, in card widths.
    pub offset: Vec2,
    /// The scale: 1 is the size on the table.
    pub scale: f32,
    /// The turn: 0 is face up, 1 is face down.
    pub turn: f32,
    /// The opacity, 0 to 1.
    pub opacity: f32,
    /// The lift: 0 is on the table, 1 is well above the other cards.
    pub lift: f32,
    /// The opacity of a selected card's gold rim, 0 to 1.
    pub rim: f32,
    /// The amount of placement assistance's dimming, 0 to 1.
    pub shade: f32,
}

impl Default for CardPose {
    /// Hidden, like a card that has not been dealt.
    fn default() -> Self {
        Self::HIDDEN
    }
}

impl CardPose {
    /// On the table, face up.
    pub const RESTING: Self = Self {
        offset: Vec2::ZERO,
        scale: 1.0,
        turn: 0.0,
        opacity: 1.0,
        lift: 0.0,
        rim: 0.0,
        shade: 0.0,
    };
    /// Hidden.
    pub const HIDDEN: Self = Self { opacity: 0.0, ..Self::RESTING };
    /// Raised, with the rim.
    pub const SELECTED: Self =
        Self { offset: Vec2::new(0.0, -0.08), lift: 0.3, rim: 1.0, ..Self::RESTING };
    /// On the table, face down.
    const TURNED: Self = Self { turn: 1.0, ..Self::RESTING };

    /// Whether the card is visible.
    pub fn is_shown(&self) -> bool {
        self.opacity > 0.0
    }

    /// Whether the face is visible rather than the back.
    pub fn is_face_up(&self) -> bool {
        self.turn < 0.5
    }

    /// The apparent width of a turning card, 0 to 1.
    pub fn breadth(&self) -> f32 {
        (self.turn * PI).cos().abs()
    }

    fn lerp(self, to: Self, t: f32) -> Self {
        Self {
            offset: self.offset.lerp(to.offset, t),
            scale: self.scale.lerp(to.scale, t),
            turn: self.turn.lerp(to.turn, t),
            opacity: self.opacity.lerp(to.opacity, t),
            lift: self.lift.lerp(to.lift, t),
            rim: self.rim.lerp(to.rim, t),
            shade: self.shade.lerp(to.shade, t),
        }
    }
}

/// An animation from one pose to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardAnimation {
    /// Selected, deselected, dimmed or undimmed.
    Settle,
    /// Refused: the card shakes from side to side.
    Shake,
    /// Turned face up when the card above it is removed.
    TurnUp,
    /// Turned face down when the card above it returns.
    TurnDown,
    /// Removed: moves to the moon, where the cards removed together meet.
    Leave,
    /// Undone: returns from the moon.
    Return,
    /// Dealt: rises from below. The ends of the arc come first, then its top, then the reserve.
    Rise,
    /// Fades in or out, instead of any other animation with reduced motion, and for the cards of a
    /// resumed game.
    Fade,
}

/// The delay between two steps of a deal.
const DEAL_STEP: Duration = Duration::from_millis(90);
/// The scale of a card at the moon.
const AT_MOON: f32 = 0.3;

impl CardAnimation {
    /// The duration without the delay.
    pub const fn lasts(self) -> Duration {
        Duration::from_millis(match self {
            Self::Settle => 100,
            Self::Shake => 280,
            Self::TurnUp | Self::TurnDown | Self::Return => 180,
            Self::Leave => 250,
            Self::Rise => 540,
            Self::Fade => 120,
        })
    }

    /// The delay before the card of a slot starts to move.
    pub fn delay(self, slot: Slot) -> Duration {
        match self {
            Self::Rise => DEAL_STEP * step(slot),
            _ => Duration::ZERO,
        }
    }

    /// The pose at a `progress` from 0 to 1 of the animation to `to`. `from` is the pose at the
    /// start, or `None` if the card was hidden.
    pub fn pose(
        self,
        from: Option<CardPose>,
        to: CardPose,
        progress: f32,
        spot: &Anchors,
    ) -> CardPose {
        let t = progress.clamp(0.0, 1.0);
        let from = from.unwrap_or_else(|| self.origin(to, spot));
        let swell = (t * PI).sin();
        match self {
            Self::Settle => from.lerp(to, EaseFunction::QuadraticOut.sample_unchecked(t)),
            Self::Shake => {
                let mut pose = from.lerp(to, EaseFunction::QuadraticOut.sample_unchecked(t));
                pose.offset.x += 0.08 * (3.0 * TAU * t).sin() * (1.0 - t);
                pose
            }
            Self::TurnUp => {
                let mut pose = from.lerp(to, EaseFunction::QuadraticInOut.sample_unchecked(t));
                pose.scale += 0.06 * swell;
                pose.lift += 0.1 * swell;
                pose
            }
            Self::TurnDown => {
                let eased = EaseFunction::QuadraticInOut.sample_unchecked(t);
                from.lerp(CardPose::TURNED, eased)
            }
            Self::Leave => {
                let mut pose =
                    from.lerp(spot.at_moon(), EaseFunction::CubicInOut.sample_unchecked(t));
                pose.scale += 0.1 * swell;
                pose.lift = 1.0;
                pose.rim = from.rim * (1.0 - t);
                pose.opacity = from.opacity * (1.0 - smooth((t - 0.6) / 0.4));
                pose
            }
            Self::Return => {
                let mut pose = from.lerp(to, EaseFunction::CubicOut.sample_unchecked(t));
                pose.lift = from.lift.max(0.5) * (1.0 - smooth((t - 0.8) / 0.2)) + to.lift;
                pose.opacity = from.opacity.lerp(to.opacity, smooth(t / 0.4));
                pose
            }
            Self::Rise => {
                let eased = EaseFunction::CubicOut.sample_unchecked(t);
                let mut pose = from.lerp(to, eased);
                // Sideways first, then up, to follow the arc.
                let outside = Vec2::new(to.offset.x, from.offset.y);
                pose.offset =
                    from.offset.lerp(outside, eased).lerp(outside.lerp(to.offset, eased), eased);
                pose.turn = from.turn.lerp(to.turn, smooth((t - 0.35) / 0.4));
                pose.opacity = from.opacity.lerp(to.opacity, smooth(t / 0.15));
                pose
            }
            Self::Fade => {
                let fixed = if to.is_shown() { to } else { from };
                let faded = from.lerp(to, t);
                CardPose { opacity: faded.opacity, rim: faded.rim, shade: faded.shade, ..fixed }
            }
        }
    }

    /// The start pose of a hidden card.
    fn origin(self, to: CardPose, spot: &Anchors) -> CardPose {
        match self {
            Self::TurnUp => CardPose::TURNED,
            Self::TurnDown | Self::Leave => CardPose::RESTING,
            Self::Return => spot.at_moon(),
            Self::Rise => CardPose {
                offset: spot.horizon,
                scale: 0.7,
                turn: 1.0,
                opacity: 0.0,
                lift: 0.6,
                ..CardPose::RESTING
            },
            Self::Settle | Self::Shake | Self::Fade => CardPose { opacity: 0.0, ..to },
        }
    }
}

/// The step of a deal in which a slot is filled, like a rising moon: 0 for the two ends of the arc,
/// 5 for the two piles at its top, 6 for the reserve's middle columns and 7 for its outer ones.
pub fn step(slot: Slot) -> u32 {
    u32::from(match slot.kind() {
        SlotKind::Pile(n) => n.min(Slot::PILES + 1 - n) - 1,
        SlotKind::Reserve(n) if matches!(n % 4, 2 | 3) => Slot::PILES / 2,
        SlotKind::Reserve(_) => Slot::PILES / 2 + 1,
    })
}

/// Points that the animations of a slot's cards use, in card widths from the middle of the slot's
/// face.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchors {
    /// The middle of the moon.
    pub moon: Vec2,
    /// The point that dealt cards rise from: the bottom of the table, above the buttons.
    pub horizon: Vec2,
}

impl Anchors {
    /// The anchors of a slot in this layout.
    pub fn new(layout: &Layout, slot: Slot) -> Self {
        let from_face = |place: Vec2| {
            let width = layout.face.x.max(f32::EPSILON);
            (place - layout.face_at(slot).center()) / width
        };
        let play = layout.play;
        Self {
            moon: from_face(layout.crescent.centre),
            horizon: from_face(Vec2::new(play.center().x, play.max.y - layout.card.y / 2.0)),
        }
    }

    fn at_moon(&self) -> CardPose {
        CardPose { offset: self.moon, scale: AT_MOON, opacity: 0.0, lift: 1.0, ..CardPose::RESTING }
    }
}

/// A smooth step from 0 to 1, clamped outside that range.
fn smooth(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}
