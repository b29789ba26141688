//! The icons of bars, sheets and dialogs: strokes on a grid of 24 dp.

use super::svg_renderer::{self, SvgRenderer};

/// An icon.
#[expect(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Menu,
    NewGame,
    Undo,
    Restart,
    Code,
    Copy,
    Share,
    Paste,
    Backspace,
    Close,
    Back,
    Check,
    Chevron,
    Settings,
    Statistics,
    Rules,
    About,
    Moon,
    Warning,
}

impl Icon {
    /// All icons.
    pub const ALL: [Self; 19] = [
        Self::Menu,
        Self::NewGame,
        Self::Undo,
        Self::Restart,
        Self::Code,
        Self::Copy,
        Self::Share,
        Self::Paste,
        Self::Backspace,
        Self::Close,
        Self::Back,
        Self::Check,
        Self::Chevron,
        Self::Settings,
        Self::Statistics,
        Self::Rules,
        Self::About,
        Self::Moon,
        Self::Warning,
    ];

    fn svg(self) -> &'static str {
        match self {
            Self::Menu => include_str!("../../assets/icons/menu.svg"),
            Self::NewGame => include_str!("../../assets/icons/new-game.svg"),
            Self::Undo => include_str!("../../assets/icons/undo.svg"),
            Self::Restart => include_str!("../../assets/icons/restart.svg"),
            Self::Code => include_str!("../../assets/icons/code.svg"),
            Self::Copy => include_str!("../../assets/icons/copy.svg"),
            Self::Share => include_str!("../../assets/icons/share.svg"),
            Self::Paste => include_str!("../../assets/icons/paste.svg"),
            Self::Backspace => include_str!("../../assets/icons/backspace.svg"),
            Self::Close => include_str!("../../assets/icons/close.svg"),
            Self::Back => include_str!("../../assets/icons/back.svg"),
            Self::Check => include_str!("../../assets/icons/check.svg"),
            Self::Chevron => include_str!("../../assets/icons/chevron.svg"),
            Self::Settings => include_str!("../../assets/icons/settings.svg"),
            Self::Statistics => include_str!("../../assets/icons/statistics.svg"),
            Self::Rules => include_str!("../../assets/icons/rules.svg"),
            Self::About => include_str!("../../assets/icons/about.svg"),
            Self::Moon => include_str!("../../assets/icons/moon.svg"),
            Self::Warning => include_str!("../../assets/icons/warning.svg"),
        }
    }
}

/// An icon in white, for tinting: a square with this side in physical pixels, in straight alpha.
pub fn icon(icon: Icon, side: u32) -> Vec<u8> {
    svg_renderer::square(&SvgRenderer::new(String::new()).read(icon.svg()), side.max(1))
}
