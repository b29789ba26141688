//! Pages that scroll by taps: who can't drag turns them by the buttons at their head and foot.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::{Fling, SLOWING, ScrollArea, furthest};
use crate::{
    faces::Icon,
    platform,
    settings::Settings,
    text::Key,
    ui::{
        access::{Role, Spoken},
        button::{Activate, Ink, Look, PushButton},
        kit::Kit,
        theme::{self, TOUCH},
    },
};

/// Lets the buttons turn their pages, and shows those that have something to turn to.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(turn)
        .add_systems(PostUpdate, show.after(UiSystems::Layout));
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

/// So much of what is seen goes by with one tap; the rest is seen again, to read on from.
const TURN: f32 = 0.75;
/// How wide the button is, in dp.
const WIDTH: f32 = 72.0;
/// What is seen of it, in dp.
const PILL: Vec2 = Vec2::new(44.0, 22.0);

/// The button that turns an area towards one of its ends, so many dp within it.
pub fn turner(kit: &mut Kit, area: Entity, to: End, inset: f32) -> impl Bundle + use<> {
    let (name, quarters, (top, bottom), align) = match to {
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
            rotation: Rot2::degrees(90.0 * quarters),
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

fn turn(
    button: On<Activate>,
    turners: Query<&Turner>,
    settings: Res<Settings>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode), With<ScrollArea>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Ok(turner) = turners.get(button.entity) else {
        return;
    };
    let Ok((mut position, node)) = areas.get_mut(turner.area) else {
        return;
    };
    let room = node.size.y * node.inverse_scale_factor;
    let by = match turner.to {
        End::Head => -TURN * room,
        End::Foot => TURN * room,
    };
    if settings.motion.is_reduced(platform::reduced_motion()) {
        position.y = (position.y + by).clamp(0.0, furthest(node));
    } else {
        // A fling comes to rest after so many times what it does in a second.
        commands.entity(turner.area).insert(Fling(by / SLOWING));
    }
    redraw.write(RequestRedraw);
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
