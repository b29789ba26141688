//! The kinds of haptic feedback.

/// Haptic feedback for a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// A card was selected: a light tick.
    Select,
    /// Cards were removed: firmer.
    Remove,
    /// A card was refused: distinct from the others.
    Refuse,
}
