//! Pages that are turned: by the buttons at their head and foot, for who can't drag, and by keys.

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
        button::{self, Ink, Look, PushButton, Sends},
        kit::Kit,
        theme::{self, TOUCH},
    },
};

/// Turns pages, and shows the buttons that have something to turn to.
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
pub enum End {
    /// Its beginning, above.
    Head,
    /// Its end, below.
    Foot,
}

/// How wide the button is, in dp.
const WIDTH: f32 = 72.0;
/// What is seen of it, in dp.
const PILL: Vec2 = Vec2::new(44.0, 22.0);

/// The button that turns an area towards one of its ends, so many dp within it.
pub fn turner(kit: &mut Kit, area: Entity, to: End, inset: f32) -> impl Bundle + use<> {
    let (name, pages, (top, bottom), align) = match to {
        End::Head => (
            Key::SheetScrollUp,
            -1.0,
            (px(inset), auto()),
            AlignItems::Start,
        ),
        End::Foot => (
            Key::SheetScrollDown,
            1.0,
            (auto(), px(inset)),
            AlignItems::End,
        ),
    };
    let name = kit.say(name);
    let chevron = (
        kit.icon(Icon::Chevron, 16.0, theme::TEXT),
        Ink::Plain,
        UiTransform {
            rotation: Rot2::degrees(90.0 * pages),
            ..UiTransform::IDENTITY
        },
    );
    let pill = (
        Node {
            width: px(PILL.x),
            height: px(PILL.y),
            margin: UiRect::vertical(px(3)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(theme::HAIRLINE)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(theme::RAISED),
        BorderColor::all(theme::OUTLINE),
        Pickable::IGNORE,
        Children::spawn(Spawn(chevron)),
    );
    (
        Turner { area, to },
        PushButton(Look::Flat),
        Sends(Turned::Pages(pages)),
        Spoken::new(Role::Button, name),
        Node {
            position_type: PositionType::Absolute,
            left: percent(50),
            margin: UiRect::left(px(-WIDTH / 2.0)),
            top,
            bottom,
            width: px(WIDTH),
            height: px(TOUCH),
            align_items: align,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(theme::CORNER)),
            ..default()
        },
        Visibility::Hidden,
        Children::spawn(Spawn(pill)),
    )
}

fn show(
    mut turners: Query<(&Turner, &mut Visibility)>,
    areas: Query<(&ScrollPosition, &ComputedNode), With<ScrollArea>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (turner, mut visibility) in &mut turners {
        let has_more = areas
            .get(turner.area)
            .is_ok_and(|(position, area)| match turner.to {
                End::Head => position.y > 1.0,
                End::Foot => position.y + 1.0 < furthest(area),
            });
        let seen = if has_more {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        if visibility.set_if_neq(seen) {
            redraw.write(RequestRedraw);
        }
    }
}
