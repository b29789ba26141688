//! While nothing moves, nothing is drawn.

use std::any::TypeId;
use std::collections::HashMap;
use std::time::Duration;

use bevy::camera::primitives::Aabb;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};
use bevy::time::TimeUpdateStrategy;
use bevy::ui::ComputedStackIndex;
use bevy::ui::{InteractionDisabled, Pressed};
use half_moon::game::Statistics;
use half_moon::game::{PlayerPresence, Session};
use half_moon::input::Activate;
use half_moon::localization::Localizer;
use half_moon::power::Redraw;
use half_moon::rules::Slot;
use half_moon::settings::Settings;
use half_moon::table::{
    Animating, Atlas, AtlasSprite, CardPose, CardState, DealCard, SlotButton, VictoryMoon,
};
use half_moon::ui::navigation::{NavStack, Sheet};
use half_moon::viewport::{TableLayout, Viewport};

use crate::phone::{EXAMPLE, Phone, REST};

const SECOND: Duration = Duration::from_secs(1);
/// Some time in which nobody touches the phone.
const WHILE: Duration = Duration::from_secs(10);
/// Asleep until somebody does.
const LONG: Duration = Duration::from_secs(60 * 60);

fn redraw(phone: &Phone) -> Redraw {
    *phone.app.world().resource()
}

/// How many frames ask for another while time passes and no finger comes.
fn requested(phone: &mut Phone, time: Duration) -> u64 {
    let before = redraw(phone).requested();
    phone.pass(time);
    redraw(phone).requested() - before
}

#[test]
fn a_table_not_yet_touched_sleeps() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert!(redraw(&phone).at_rest());
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert!(redraw(&phone).wait() > LONG);
}

#[test]
fn the_clock_gets_one_frame_a_second() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    assert!(!redraw(&phone).at_rest());
    phone.pass(REST);
    assert!(redraw(&phone).at_rest());
    assert_eq!(redraw(&phone).wait(), SECOND);
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert_eq!(redraw(&phone).wait(), SECOND);
}

#[test]
fn under_a_sheet_the_clock_sleeps_too() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.pass(REST);
    phone.app.world_mut().resource_mut::<NavStack>().open(Sheet::Menu);
    phone.pass(REST);
    assert_eq!(requested(&mut phone, WHILE), 0);
    assert!(redraw(&phone).wait() > LONG);
}

/// As in a window: a finger brings one frame, and others come only as long as they are asked for.
fn press_and_sleep(phone: &mut Phone, name: &str) {
    let entity = phone.button(name);
    phone.app.world_mut().trigger(Activate { entity });
    phone.frame();
    while !redraw(phone).at_rest() {
        phone.frame();
    }
}

#[test]
fn a_setting_is_seen_whole_before_the_app_sleeps() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.open(Sheet::Settings);
    for _ in 0..2 {
        press_and_sleep(&mut phone, "Text size: More");
    }
    let screen = phone.app.world().resource::<Viewport>();
    assert_eq!(screen.text_scale, 1.1);

    phone.open(Sheet::Language);
    press_and_sleep(&mut phone, "Dansk");
    assert!(phone.shows("Sprog"));
    assert!(phone.shows("Træk"), "the bar behind the sheet");
}

#[test]
fn every_frame_of_a_motion_asks_for_the_next() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    while phone.moving() > 0 {
        assert_eq!(requested(&mut phone, Duration::from_millis(16)), 1);
    }
    phone.pass(Duration::from_millis(100));
    assert!(redraw(&phone).at_rest());
}

/// What a frame can touch: all that is drawn, laid out or saved.
fn watched() -> Vec<(TypeId, &'static str)> {
    macro_rules! types {
        ($($name:ty),* $(,)?) => { vec![$((TypeId::of::<$name>(), stringify!($name))),*] };
    }
    types![
        // The table's.
        DealCard,
        CardState,
        CardPose,
        Animating,
        AtlasSprite,
        SlotButton,
        Sprite,
        Anchor,
        Aabb,
        Transform,
        GlobalTransform,
        Visibility,
        InheritedVisibility,
        ViewVisibility,
        Camera,
        Atlas,
        VictoryMoon,
        // The interface's.
        Node,
        ComputedNode,
        ComputedStackIndex,
        UiTransform,
        UiGlobalTransform,
        Text,
        TextFont,
        TextColor,
        TextLayoutInfo,
        ComputedTextBlock,
        BackgroundColor,
        BorderColor,
        ImageNode,
        Outline,
        ScrollPosition,
        Hovered,
        Pressed,
        InteractionDisabled,
        Children,
        ChildOf,
        // The game's.
        Session,
        Settings,
        Statistics,
        PlayerPresence,
        NavStack,
        Viewport,
        TableLayout,
        Localizer,
        Redraw,
        Assets<Image>,
        Assets<Font>,
    ]
}

/// What of it a frame so long after the last touches, and on how many entities.
fn touched(phone: &mut Phone, time: Duration) -> Vec<(&'static str, usize)> {
    let before = phone.app.world_mut().increment_change_tick();
    phone.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    phone.frame();
    let world = phone.app.world();
    let now = world.read_change_tick();
    let mut touched: HashMap<TypeId, usize> = HashMap::new();
    for archetype in world.archetypes().iter() {
        for entity in archetype.entities() {
            let entity = world.entity(entity.id());
            for &component in archetype.components() {
                let ticks = entity.get_change_ticks_by_id(component);
                let info = world.components().get_info(component);
                if ticks.is_some_and(|ticks| ticks.is_changed(before, now))
                    && let Some(id) = info.and_then(|info| info.type_id())
                {
                    *touched.entry(id).or_default() += 1;
                }
            }
        }
    }
    watched().into_iter().filter_map(|(id, name)| Some((name, *touched.get(&id)?))).collect()
}

#[test]
fn nothing_is_touched_while_nothing_changes() {
    let mut phone = Phone::with_deal(EXAMPLE);
    assert_eq!(touched(&mut phone, SECOND), []);
    phone.tap(Slot::P1);
    let mut front = phone.app.world_mut().resource_mut::<NavStack>();
    front.open(Sheet::Menu);
    phone.pass(REST);
    assert_eq!(touched(&mut phone, SECOND), []);
}

#[test]
fn the_clock_touches_its_text_alone() {
    let mut phone = Phone::with_deal(EXAMPLE);
    phone.tap(Slot::P1);
    phone.pass(REST);
    // Each digit has been drawn once.
    for _ in 0..10 {
        touched(&mut phone, SECOND);
    }
    let text = [
        ("Text", 1),
        ("TextLayoutInfo", 1),
        ("ComputedTextBlock", 1),
        // Where the engine's text looks for its glyphs.
        ("Assets<Image>", 1),
    ];
    assert_eq!(touched(&mut phone, SECOND), text);
}

#[test]
fn a_motion_touches_only_what_moves() {
    let mut phone = Phone::with_deal(EXAMPLE);
    for slot in [Slot::P8, Slot::R8] {
        phone.tap(slot);
    }
    phone.pass(Duration::from_millis(64));
    assert_eq!(phone.moving(), 3);
    let touched = touched(&mut phone, Duration::from_millis(16));
    // Each of the three with its shadow, count, shade and rim, and the back that is bared.
    for (name, count) in touched {
        assert!(count <= 3 * 5 + 1, "{count} of {name}");
    }
}
