//! What holds on every screen that is large enough: 320 x 480 or 480 x 320 dp of safe area up to 1600 x 1600.

use bevy::math::{Rect, Vec2};
use half_moon::layout::{Bars, GAP, HIT_MIN, Insets, Layout, MARGIN, ScreenSpec};
use half_moon::rules::Slot;
use proptest::prelude::*;

/// Rounding of single precision on screens up to 1600 dp.
pub const ROUNDING: f32 = 2e-3;

/// Safe areas of at least 320 x 480 or 480 x 320 dp, with notches and bars around them.
pub fn screens() -> impl Strategy<Value = ScreenSpec> {
    let inset = || prop_oneof![Just(0.0_f32), 0.0..60.0_f32];
    let sides = prop_oneof![
        (320.0..1600.0_f32, 480.0..1600.0_f32),
        (480.0..1600.0_f32, 320.0..1600.0_f32),
    ];
    (sides, (inset(), inset(), inset(), inset()), 1.0..2.0_f32, any::<bool>()).prop_map(
        |((width, height), (left, top, right, bottom), text_scale, left_handed)| ScreenSpec {
            size: Vec2::new(width + left + right, height + top + bottom),
            safe: Insets { left, top, right, bottom },
            text_scale,
            left_handed,
        },
    )
}

pub fn holds(outer: Rect, inner: Rect) -> bool {
    inner.min.cmpge(outer.min - ROUNDING).all() && inner.max.cmple(outer.max + ROUNDING).all()
}

/// How far two rectangles are apart, along the axis that parts them most; below 0 they overlap.
pub fn apart(one: Rect, other: Rect) -> f32 {
    (one.min - other.max).max(other.min - one.max).max_element()
}

pub fn bar_rects(layout: &Layout) -> Vec<Rect> {
    match layout.bars {
        Bars::Stacked { status, buttons } => vec![status, buttons],
        Bars::Rail(rail) => vec![rail],
    }
}

pub fn pairs() -> impl Iterator<Item = (Slot, Slot)> {
    Slot::ALL
        .into_iter()
        .flat_map(|one| Slot::ALL.into_iter().map(move |other| (one, other)))
        .filter(|(one, other)| one != other)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn cards_keep_the_gap_and_the_play_area(screen in screens()) {
        let layout = Layout::new(&screen);
        prop_assert!(holds(screen.safe_area(), layout.play));
        for slot in Slot::ALL {
            prop_assert!(holds(layout.play, layout.slot(slot)), "{slot:?} leaves the play area");
            prop_assert!(holds(layout.slot(slot), layout.face_at(slot)), "{slot:?}: face outside");
        }
        for (one, other) in pairs() {
            let gap = apart(layout.slot(one), layout.slot(other));
            prop_assert!(gap >= GAP - ROUNDING, "{one:?} and {other:?} are {gap} dp apart");
        }
    }

    #[test]
    fn hit_areas_hold_their_cards_and_never_meet(screen in screens()) {
        let layout = Layout::new(&screen);
        for slot in Slot::ALL {
            let hit = layout.hit(slot);
            prop_assert!(holds(screen.safe_area(), hit));
            prop_assert!(holds(hit, layout.slot(slot)));
            prop_assert!(hit.size().min_element() >= HIT_MIN, "{slot:?} is hit on {}", hit.size());
            prop_assert_eq!(layout.slot_at(layout.slot(slot).center()), Some(slot));
            for bar in bar_rects(&layout) {
                prop_assert!(apart(hit, bar) >= -ROUNDING, "{slot:?} is hit on a bar");
            }
        }
        for (one, other) in pairs() {
            prop_assert!(apart(layout.hit(one), layout.hit(other)) >= -ROUNDING);
        }
    }

    #[test]
    fn bars_and_play_area_share_the_safe_area(screen in screens()) {
        let layout = Layout::new(&screen);
        let safe = screen.safe_area();
        for bar in bar_rects(&layout) {
            prop_assert!(holds(safe, bar));
            prop_assert!(apart(bar, layout.play) >= MARGIN - ROUNDING);
        }
        let low = safe.width() > safe.height() && safe.height() < 480.0;
        match layout.bars {
            Bars::Rail(rail) => {
                prop_assert!(low);
                prop_assert!(rail.width() >= 72.0 - ROUNDING && rail.width() <= 0.25 * safe.width() + ROUNDING);
                prop_assert_eq!(rail.center().x < layout.play.center().x, screen.left_handed);
            }
            Bars::Stacked { status, buttons } => {
                prop_assert!(!low);
                prop_assert!(status.height() >= 44.0 - ROUNDING && buttons.height() >= 56.0 - ROUNDING);
                prop_assert!(status.max.y <= layout.play.min.y && layout.play.max.y <= buttons.min.y);
            }
        }
    }

    #[test]
    fn the_crescent_stands_whole_inside_the_arc(screen in screens()) {
        let layout = Layout::new(&screen);
        let moon = layout.crescent;
        prop_assert!(moon.radius >= 12.0, "no room for the moon: {moon:?}");
        let arc = Slot::ALL.into_iter().map(|slot| layout.slot(slot)).reduce(|a, b| a.union(b)).unwrap();
        prop_assert!(holds(arc, Rect::from_center_half_size(moon.centre, Vec2::splat(moon.radius))));
        for slot in Slot::ALL {
            let card = layout.slot(slot);
            let nearest = moon.centre.clamp(card.min, card.max);
            prop_assert!(nearest.distance(moon.centre) >= moon.radius, "{slot:?} covers the moon");
        }
        prop_assert!(layout.play.contains(layout.glow));
    }

    #[test]
    fn a_left_handed_rail_mirrors_nothing_else(screen in screens()) {
        let right = Layout::new(&ScreenSpec { left_handed: false, ..screen });
        let left = Layout::new(&ScreenSpec { left_handed: true, ..screen });
        prop_assert_eq!(right.shape, left.shape);
        for slot in Slot::ALL {
            let moved = left.slot(slot).min - right.slot(slot).min;
            prop_assert!((moved.x - (left.play.min.x - right.play.min.x)).abs() < ROUNDING);
            prop_assert!(moved.y.abs() < ROUNDING);
        }
    }
}
