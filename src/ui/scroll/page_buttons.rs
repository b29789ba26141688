//! Scrolling by keys, and by two buttons below a page for players who cannot drag.

use bevy::{
    prelude::*,
    ui::{InteractionDisabled, UiSystems},
    window::RequestRedraw,
};

use super::scroll_area::{FLING_DECAY, Fling, LINE, ScrollArea, max_scroll};
use crate::{
    card_art::Icon,
    input::focus::{Reachable, ScrollBy},
    localization::Key,
    platform,
    schedule::GameSystems,
    settings::Settings,
    ui::{
        a11y_label::A11yRole,
        button::{self, Ink, Look, PushButton, Sends, set_disabled},
        text::{a11y_label, icon},
        theme::{self, TOUCH},
    },
};

/// Adds scrolling by keys and buttons, and disables buttons at the end of a page.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ScrollBy>()
        .add_observer(button::send::<ScrollBy>)
        .add_systems(Update, scroll_front_modal.in_set(GameSystems::Present))
        .add_systems(PostUpdate, update_page_buttons.after(UiSystems::Layout));
}

/// The share of the visible height that one page scrolls, so that some lines stay visible.
const PAGE: f32 = 0.85;

/// Scrolls the front modal: lines at once, pages with an animation that adds to a running one.
pub(super) fn scroll_front_modal(
    mut turns: MessageReader<ScrollBy>,
    settings: Res<Settings>,
    reachable: Reachable,
    parents: Query<&ChildOf>,
    mut areas: Query<
        (Entity, &mut ScrollPosition, &ComputedNode, Option<&mut Fling>),
        With<ScrollArea>,
    >,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (mut lines, mut pages) = (0.0, 0.0);
    for &turn in turns.read() {
        match turn {
            ScrollBy::Lines(more) => lines += more,
            ScrollBy::Pages(more) => pages += more,
        }
    }
    if lines == 0.0 && pages == 0.0 {
        return;
    }
    let glides = !settings.motion.is_reduced(platform::reduced_motion());
    let front = reachable.front_modal();
    for (area, mut position, node, fling) in &mut areas {
        if parents.iter_ancestors(area).last() != front {
            continue;
        }
        let by = pages * PAGE * node.size.y * node.inverse_scale_factor;
        let (at_once, velocity) = if glides { (0.0, by / FLING_DECAY) } else { (by, 0.0) };
        let to = (position.y + lines * LINE + at_once).clamp(0.0, max_scroll(node));
        if to != position.y {
            position.y = to;
        }
        match fling {
            Some(mut fling) => fling.0 += velocity,
            None if velocity != 0.0 => {
                commands.entity(area).insert(Fling(velocity));
            }
            None => {}
        }
        redraw.write(RequestRedraw);
    }
}

/// A button that scrolls by a page.
#[derive(Component, Clone, Copy, Debug)]
pub struct PageButton {
    /// The area that it scrolls.
    pub area: Entity,
    to: End,
}

/// The end of a page that a button scrolls towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The top.
    Head,
    /// The bottom.
    Foot,
}

/// The row below a page with its two buttons.
#[derive(Component, Clone, Copy, Debug)]
struct PageButtonRow {
    area: Entity,
}

/// The width of a button, in dp.
const WIDTH: f32 = 96.0;

/// The row with the two buttons of a scroll area. It takes space from the area only while the
/// content does not fit.
pub fn page_buttons(area: Entity) -> impl Bundle {
    let buttons = [End::Head, End::Foot].map(|end| page_button(area, end));
    (
        PageButtonRow { area },
        Node {
            display: Display::None,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnIter(buttons.into_iter())),
    )
}

fn page_button(area: Entity, to: End) -> impl Bundle {
    let (name, pages) = match to {
        End::Head => (Key::SheetScrollUp, -1.0),
        End::Foot => (Key::SheetScrollDown, 1.0),
    };
    let chevron = (
        icon(Icon::Chevron, theme::ICON, theme::TEXT),
        Ink::Accent,
        UiTransform { rotation: Rot2::degrees(90.0 * pages), ..UiTransform::IDENTITY },
    );
    (
        PageButton { area, to },
        PushButton(Look::Flat),
        Sends(ScrollBy::Pages(pages)),
        a11y_label(A11yRole::Button, name),
        Node {
            width: px(WIDTH),
            height: px(TOUCH),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Children::spawn(Spawn(chevron)),
    )
}

/// Updates the rows and their buttons. Layout changes show one frame later, so this requests a
/// redraw.
fn update_page_buttons(
    mut rows: Query<(&PageButtonRow, &ComputedNode, &mut Node)>,
    page_buttons: Query<(Entity, &PageButton, Has<InteractionDisabled>)>,
    areas: Query<(&ScrollPosition, &ComputedNode), With<ScrollArea>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (row, own, mut node) in &mut rows {
        // Hiding this row gives its height to the area, and the content may then fit.
        let is_needed = areas.get(row.area).is_ok_and(|(_, area)| {
            (area.content_size.y - area.size.y - own.size.y) * area.inverse_scale_factor > 0.5
        });
        let display = if is_needed { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
            redraw.write(RequestRedraw);
        }
    }
    for (entity, turner, is_disabled) in &page_buttons {
        let has_more = areas.get(turner.area).is_ok_and(|(position, area)| match turner.to {
            End::Head => position.y > 1.0,
            End::Foot => position.y + 1.0 < max_scroll(area),
        });
        if is_disabled == has_more {
            set_disabled(&mut commands, entity, !has_more);
            redraw.write(RequestRedraw);
        }
    }
}
