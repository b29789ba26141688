//! The arc's shape, and its cards' width against an independent reckoning.

use bevy::math::Vec2;
use half_moon::layout::{Insets, Layout, ScreenSpec, Shape};
use half_moon::rules::Slot;
use proptest::prelude::*;

use super::screens::{ROUNDING, screens};

/// Columns, tiers and card width for a play area, in double precision: the largest of the three shapes.
fn oracle(width: f64, height: f64) -> ((u8, u8), f64) {
    let fit = |(columns, tiers): (u8, u8)| {
        let (c, r) = (f64::from(columns), f64::from(tiers));
        ((width - (c - 1.0) * 3.0) / c).min((height - (r - 1.0) * 3.0) / (r * 1.4))
    };
    let mut best = (8, 3);
    for shape in [(7, 4), (6, 5)] {
        if fit(shape) > fit(best) {
            best = shape;
        }
    }
    (best, fit(best).min(120.0))
}

/// The play area at 100 % text: safe area less 72 dp of rail or 100 dp of bars, and 4 dp on each side.
fn oracle_play(screen: &ScreenSpec) -> (f64, f64) {
    let Insets { left, top, right, bottom } = screen.safe;
    let width = f64::from(screen.size.x) - f64::from(left) - f64::from(right);
    let height = f64::from(screen.size.y) - f64::from(top) - f64::from(bottom);
    if height < 480.0 && width > height {
        (width - 80.0, height - 8.0)
    } else {
        (width - 8.0, height - 108.0)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8000))]

    #[test]
    fn cards_are_as_large_as_the_screen_allows(screen in screens()) {
        let screen = ScreenSpec { text_scale: 1.0, ..screen };
        let layout = Layout::new(&screen);
        let (width, height) = oracle_play(&screen);
        let (_, card) = oracle(width, height);
        prop_assert!(f64::from(layout.card.x) >= card - f64::from(ROUNDING), "{} under {card}", layout.card.x);
        prop_assert!((layout.card.y - 1.4 * layout.card.x).abs() < ROUNDING);
    }

    #[test]
    fn large_text_takes_less_than_a_quarter_of_a_card(screen in screens()) {
        let at = |text_scale| Layout::new(&ScreenSpec { text_scale, ..screen }).card.x;
        prop_assert!(at(2.0) >= 0.75 * at(1.0), "{} from {}", at(2.0), at(1.0));
        prop_assert!(at(1.5) >= at(2.0) - ROUNDING && at(1.0) >= at(1.5) - ROUNDING);
    }

    #[test]
    fn piles_run_along_an_arc_open_at_the_bottom(screen in screens()) {
        let layout = Layout::new(&screen);
        let pile = |n| layout.slot(Slot::pile(n).unwrap()).center();
        let reserve = |n| layout.slot(Slot::reserve(n).unwrap()).center();
        // Upwards on the left, rightwards across the top, downwards on the right.
        prop_assert!(pile(1).y > pile(2).y && pile(2).y > pile(3).y);
        prop_assert!(pile(1).x <= pile(3).x + ROUNDING);
        for n in 3..10 {
            prop_assert!(pile(n).x < pile(n + 1).x);
        }
        prop_assert!(pile(10).y < pile(11).y && pile(11).y < pile(12).y);
        // The two halves mirror each other.
        let middle = (pile(1).x + pile(12).x) / 2.0;
        for n in 1..=6 {
            prop_assert!((pile(n).x + pile(13 - n).x - 2.0 * middle).abs() < ROUNDING);
            prop_assert!((pile(n).y - pile(13 - n).y).abs() < ROUNDING);
        }
        // The reserve in two rows of four, inside.
        for n in 1..=4 {
            prop_assert!(reserve(n).y < reserve(n + 4).y && (reserve(n).x - reserve(n + 4).x).abs() < ROUNDING);
            prop_assert!(pile(1).x < reserve(n).x && reserve(n).x < pile(12).x);
            prop_assert!(reserve(n).y > pile(6).y && reserve(n + 4).y <= pile(1).y + ROUNDING);
        }
        prop_assert!((reserve(1).y - reserve(4).y).abs() < ROUNDING && reserve(1).x < reserve(2).x);
        prop_assert!((layout.reserve.center().x - middle).abs() < ROUNDING);
    }
}

/// Screens by name, with the shape and the card width to the whole dp.
#[test]
fn common_screens() {
    let screens = [
        ((320.0, 480.0), [0.0; 4], (6, 5), 49.5),
        ((320.0, 568.0), [0.0, 24.0, 0.0, 24.0], (6, 5), 49.5),
        ((360.0, 640.0), [0.0, 24.0, 0.0, 24.0], (6, 5), 56.2),
        ((360.0, 800.0), [0.0, 32.0, 0.0, 24.0], (6, 5), 56.2),
        ((390.0, 844.0), [0.0, 47.0, 0.0, 34.0], (6, 5), 61.2),
        ((412.0, 915.0), [0.0, 36.0, 0.0, 24.0], (6, 5), 64.8),
        ((600.0, 600.0), [0.0; 4], (7, 4), 82.0),
        ((640.0, 360.0), [0.0, 24.0, 0.0, 24.0], (8, 3), 67.4),
        ((844.0, 390.0), [47.0, 0.0, 47.0, 21.0], (8, 3), 81.1),
        ((768.0, 1024.0), [0.0, 24.0, 0.0, 20.0], (6, 5), 120.0),
        ((1024.0, 768.0), [0.0, 24.0, 0.0, 20.0], (8, 3), 120.0),
        ((1280.0, 800.0), [0.0, 24.0, 0.0, 24.0], (8, 3), 120.0),
        ((1024.0, 1366.0), [0.0, 24.0, 0.0, 20.0], (6, 5), 120.0),
    ];
    for ((width, height), [left, top, right, bottom], (columns, tiers), card) in screens {
        let layout = Layout::new(&ScreenSpec {
            size: Vec2::new(width, height),
            safe: Insets { left, top, right, bottom },
            text_scale: 1.0,
            left_handed: false,
        });
        assert_eq!(layout.shape, Shape { columns, tiers }, "{width} x {height}");
        assert!((layout.card.x - card).abs() < 0.06, "{width} x {height}: {}", layout.card.x);
    }
}
