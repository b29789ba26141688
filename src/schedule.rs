//! The order of systems within one update.

use bevy::prelude::*;

/// The steps of an update. A tap is read, applied, shown and saved within one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameSystems {
    /// Pointers, keys and the system become commands.
    Input,
    /// The game applies the commands.
    Rules,
    /// Cards, bars and sheets show the new state.
    Present,
    /// Changed files are saved.
    Persist,
}

/// Chains the [`GameSystems`].
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (GameSystems::Input, GameSystems::Rules, GameSystems::Present, GameSystems::Persist)
            .chain(),
    );
}

/// Updates the viewport and the table's layout, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ViewportSystems;
