//! Pages that scroll: by finger, mouse, wheel, buttons and keys.

mod drag;
mod page_buttons;
mod scroll_area;
mod scroll_into_view;
mod scrollbar;

use bevy::prelude::*;

pub use page_buttons::page_buttons;
pub use scroll_area::{ScrollArea, max_scroll};
pub use scroll_into_view::ScrollIntoView;
pub use scrollbar::{bottom_fade, scrollbar};

/// Adds scrolling.
pub fn plugin(app: &mut App) {
    app.add_plugins((drag::plugin, page_buttons::plugin, scrollbar::plugin));
}
