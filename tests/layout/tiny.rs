//! Screens below the smallest that is served well: cards shrink, nothing breaks.

use bevy::math::Vec2;
use half_moon::layout::{Insets, Layout, ScreenSpec};
use half_moon::rules::Slot;
use proptest::prelude::*;

use super::screens::{ROUNDING, apart, bar_rects, holds, pairs};

/// Anything a system may report, sense or not.
fn lengths() -> impl Strategy<Value = f32> {
    prop_oneof![
        4 => 0.0..500.0_f32,
        1 => prop_oneof![Just(0.0), Just(1.0), Just(-40.0), Just(f32::NAN), Just(f32::INFINITY)],
    ]
}

fn check(screen: &ScreenSpec) -> Result<(), TestCaseError> {
    let layout = Layout::new(screen);
    let safe = screen.safe_area();
    prop_assert!(safe.min.is_finite() && safe.max.is_finite() && safe.min.cmple(safe.max).all());
    prop_assert!(layout.crescent.centre.is_finite() && layout.crescent.radius >= 0.0);
    prop_assert!(layout.glow.is_finite());
    for slot in Slot::ALL {
        let (card, hit) = (layout.slot(slot), layout.hit(slot));
        prop_assert!(card.min.is_finite() && card.min.cmple(card.max).all(), "{slot:?}: {card:?}");
        prop_assert!(hit.min.is_finite() && hit.min.cmple(hit.max).all(), "{slot:?}: {hit:?}");
        prop_assert!(holds(safe, card) && holds(safe, hit));
        for bar in bar_rects(&layout) {
            prop_assert!(holds(safe, bar));
            prop_assert!(apart(bar, card) >= -ROUNDING && apart(bar, hit) >= -ROUNDING);
        }
    }
    for (one, other) in pairs() {
        prop_assert!(apart(layout.slot(one), layout.slot(other)) >= -ROUNDING);
        prop_assert!(apart(layout.hit(one), layout.hit(other)) >= -ROUNDING);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn nothing_overlaps_on_any_screen(
        size in (lengths(), lengths()),
        insets in (lengths(), lengths(), lengths(), lengths()),
        text_scale in prop_oneof![0.0..4.0_f32, Just(f32::NAN)],
        left_handed in any::<bool>(),
    ) {
        let (left, top, right, bottom) = insets;
        check(&ScreenSpec {
            size: Vec2::new(size.0, size.1),
            safe: Insets { left, top, right, bottom },
            text_scale,
            left_handed,
        })?;
    }

    #[test]
    fn a_hundred_dp_still_show_every_card(width in 100.0..480.0_f32, height in 100.0..480.0_f32) {
        let screen = ScreenSpec::new(width, height);
        check(&screen)?;
        let card = Layout::new(&screen).card;
        prop_assert!(card.x >= 6.0, "{width} x {height}: cards {} wide", card.x);
    }
}
