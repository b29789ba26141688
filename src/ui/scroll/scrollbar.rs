//! The signs of a scroll area: a thin bar at its side, and a fade at its bottom.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use super::scroll_area::max_scroll;
use crate::ui::theme;

/// Updates scrollbars and fades. Layout changes show one frame later, so this requests a redraw.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (update_scrollbars, update_bottom_fades).chain().after(UiSystems::Layout),
    );
}

/// The scrollbar of this area.
#[derive(Component, Clone, Copy, Debug)]
struct Scrollbar(Entity);

/// A thin bar beside an area; its length is proportional to the visible part.
pub fn scrollbar(area: Entity) -> impl Bundle {
    (
        Scrollbar(area),
        Node {
            position_type: PositionType::Absolute,
            right: px(4),
            width: px(4),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(theme::OUTLINE.with_alpha(0.8)),
        Pickable::IGNORE,
        Visibility::Hidden,
    )
}

/// The fade at the bottom of this area, shown while there is more content below.
#[derive(Component, Clone, Copy, Debug)]
struct BottomFade(Entity);

/// The height of the fade, in dp.
const FOOT: f32 = 28.0;

/// A fade over the last visible lines.
pub fn bottom_fade(area: Entity) -> impl Bundle {
    (
        BottomFade(area),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0),
            height: px(FOOT),
            ..default()
        },
        BackgroundGradient::from(LinearGradient::to_top(vec![
            ColorStop::percent(theme::SHEET, 10),
            ColorStop::percent(theme::SHEET.with_alpha(0.0), 100),
        ])),
        Pickable::IGNORE,
        Visibility::Hidden,
    )
}

fn update_bottom_fades(
    mut feet: Query<(&BottomFade, &mut Visibility)>,
    areas: Query<(&ScrollPosition, &ComputedNode)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (foot, mut visibility) in &mut feet {
        let Ok((position, area)) = areas.get(foot.0) else {
            continue;
        };
        let seen = if position.y + 1.0 < max_scroll(area) {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
        if visibility.set_if_neq(seen) {
            redraw.write(RequestRedraw);
        }
    }
}

fn update_scrollbars(
    mut thumbs: Query<(&Scrollbar, &mut Node, &mut Visibility)>,
    areas: Query<(Ref<ScrollPosition>, Ref<ComputedNode>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (thumb, mut node, mut visibility) in &mut thumbs {
        let Ok((position, area)) = areas.get(thumb.0) else {
            continue;
        };
        if !position.is_changed() && !area.is_changed() {
            continue;
        }
        let room = area.size.y * area.inverse_scale_factor;
        let furthest = max_scroll(&area);
        let seen = if furthest > 0.5 { Visibility::Inherited } else { Visibility::Hidden };
        let length = (room * room / (room + furthest)).clamp(24.0_f32.min(room), room);
        let top = (room - length) * (position.y / furthest.max(1.0)).clamp(0.0, 1.0);
        if visibility.set_if_neq(seen) || node.top != px(top) || node.height != px(length) {
            node.top = px(top);
            node.height = px(length);
            redraw.write(RequestRedraw);
        }
    }
}
