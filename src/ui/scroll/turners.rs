//! Pages that are turned: by the buttons under them, for who can't drag, and by keys.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::{Fling, LINE, SLOWING, ScrollArea, furthest};
use crate::{
    GameSet,
    faces::Icon,
    platform,
    settings::Settings,
    text::Key,
    ui::{
        access::{Role, Spoken},
        button::{self, Ink, Look, PushButton, Sends, State},
        kit::Kit,
        theme::{self, TOUCH},
    },
};

/// Turns pages, and shows which buttons have something to turn to.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Turned>()
        .add_observer(button::send::<Turned>)
        .add_systems(Update, turn.in_set(GameSet::Present))
        .add_systems(PostUpdate, show.after(UiSystems::Layout));
}

/// The open page is turned; forward is down.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Turned {
    /// By so many lines.
    Lines(f32),
    /// By so many times what is seen of it.
    Pages(f32),
}

/// So much of what is seen goes by with one page; the rest is seen again, to read on from.
const PAGE: f32 = 0.85;

/// Lines go by at once. Pages glide, for the eye to follow, and add to what still glides.
pub(super) fn turn(
    mut turns: MessageReader<Turned>,
    settings: Res<Settings>,
    mut areas: Query<
        (
            Entity,
            &mut ScrollPosition,
            &ComputedNode,
            Option<&mut Fling>,
        ),
        With<ScrollArea>,
    >,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (mut lines, mut pages) = (0.0, 0.0);
    for &turn in turns.read() {
        match turn {
            Turned::Lines(more) => lines += more,
            Turned::Pages(more) => pages += more,
        }
    }
    if lines == 0.0 && pages == 0.0 {
        return;
    }
    let glides = !settings.motion.is_reduced(platform::reduced_motion());
    for (area, mut position, node, fling) in &mut areas {
        let by = pages * PAGE * node.size.y * node.inverse_scale_factor;
        let (at_once, velocity) = if glides {
            (0.0, by / SLOWING)
        } else {
            (by, 0.0)
        };
        let to = (position.y + lines * LINE + at_once).clamp(0.0, furthest(node));
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

/// A button that turns a page.
#[derive(Component, Clone, Copy, Debug)]
pub struct Turner {
    /// What scrolls.
    pub area: Entity,
    to: End,
}

/// The end of a page that a button turns towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Its beginning, above.
    Head,
    /// Its end, below.
    Foot,
}

/// The row under a page that holds its two buttons.
#[derive(Component, Clone, Copy, Debug)]
struct Turners {
    area: Entity,
}

/// How wide a button is, in dp.
const WIDTH: f32 = 96.0;

/// The row with the buttons that turn an area. It takes its room from the area, and only while that has to be turned.
pub fn turners(kit: &mut Kit, area: Entity) -> impl Bundle + use<> {
    let buttons = [End::Head, End::Foot].map(|end| turner(kit, area, end));
    (
        Turners { area },
        Node {
            display: Display::None,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnIter(buttons.into_iter())),
    )
}

fn turner(kit: &mut Kit, area: Entity, to: End) -> impl Bundle + use<> {
    let (name, pages) = match to {
        End::Head => (Key::SheetScrollUp, -1.0),
        End::Foot => (Key::SheetScrollDown, 1.0),
    };
    let name = kit.say(name);
    let chevron = (
        kit.icon(Icon::Chevron, theme::ICON, theme::TEXT),
        Ink::Accent,
        UiTransform {
            rotation: Rot2::degrees(90.0 * pages),
            ..UiTransform::IDENTITY
        },
    );
    (
        Turner { area, to },
        PushButton(Look::Flat),
        Sends(Turned::Pages(pages)),
        Spoken::new(Role::Button, name),
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

/// What is laid out in this frame is shown in the next, which this asks for.
fn show(
    mut rows: Query<(&Turners, &ComputedNode, &mut Node)>,
    mut turners: Query<(&Turner, &mut State)>,
    areas: Query<(&ScrollPosition, &ComputedNode), With<ScrollArea>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (row, own, mut node) in &mut rows {
        // With the room that the row itself takes, the page might be seen whole.
        let is_needed = areas.get(row.area).is_ok_and(|(_, area)| {
            (area.content_size.y - area.size.y - own.size.y) * area.inverse_scale_factor > 0.5
        });
        let display = if is_needed {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
            redraw.write(RequestRedraw);
        }
    }
    for (turner, mut state) in &mut turners {
        let has_more = areas
            .get(turner.area)
            .is_ok_and(|(position, area)| match turner.to {
                End::Head => position.y > 1.0,
                End::Foot => position.y + 1.0 < furthest(area),
            });
        if state.disabled == has_more {
            state.disabled = !has_more;
            redraw.write(RequestRedraw);
        }
    }
}
