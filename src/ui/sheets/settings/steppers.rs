//! The settings that are numbers: each between two buttons for less and more.

use bevy::{prelude::*, ui::InteractionDisabled};

use super::parts::{about, column_node, row_node, small_button, width};
use crate::{
    localization::Key,
    settings::{
        SCAN_SECONDS, Settings, SettingsChange, Step, TAP_TOLERANCE, TEXT_PERCENT, TextSize, VOLUME,
    },
    ui::{
        a11y_label::A11yRole,
        binding::{Bind, BindMarker},
        button::Sends,
        context::UiContext,
        text::{Content, one_line},
        theme::{self, Style, TOUCH},
    },
};

/// A setting that is a number.
#[derive(Clone, Copy)]
pub struct Stepper {
    label: Key,
    explanation: Key,
    value: fn(&UiContext) -> String,
    change: fn(Step) -> SettingsChange,
    /// Whether no step in this direction is left.
    is_at_end: fn(&Settings, Step) -> bool,
    is_displayed: fn(&Settings) -> bool,
}

/// A dp in millimetres: 160 are an inch.
const MILLIMETRES: f32 = 25.4 / 160.0;

/// The least width of the value, in dp.
const VALUE_WIDTH: f32 = 56.0;
/// Between the value and its buttons, in dp.
const GAP: f32 = 6.0;

impl Stepper {
    /// The size of text.
    pub const TEXT_SIZE: Self = Self {
        label: Key::SettingsTextSize,
        explanation: Key::SettingsTextSizeAbout,
        value: |ctx| match ctx.settings.text_size {
            TextSize::System => ctx.localize(Key::SettingsTextSizeSystem),
            TextSize::Percent(percent) => ctx.words.percent(f64::from(percent) / 100.0),
        },
        change: SettingsChange::TextSize,
        is_at_end: |settings, step| match step {
            Step::Less => settings.text_size == TextSize::System,
            Step::More => settings.text_size == TextSize::Percent(*TEXT_PERCENT.end()),
        },
        is_displayed: |_| true,
    };

    /// The volume, displayed while sound is on.
    pub const VOLUME: Self = Self {
        label: Key::SettingsVolume,
        explanation: Key::SettingsVolumeAbout,
        value: |ctx| ctx.words.number(ctx.settings.volume.into()),
        change: SettingsChange::Volume,
        is_at_end: |settings, step| match step {
            Step::Less => settings.volume <= *VOLUME.start(),
            Step::More => settings.volume >= *VOLUME.end(),
        },
        is_displayed: |settings| settings.sound,
    };

    /// How far a finger may move and still tap.
    pub const TAP_TOLERANCE: Self = Self {
        label: Key::SettingsTapTolerance,
        explanation: Key::SettingsTapToleranceAbout,
        value: |ctx| {
            let size = ctx.settings.tap_tolerance * MILLIMETRES;
            ctx.words.text_with(Key::SettingsTapToleranceValue, &[("size", size.into())])
        },
        change: SettingsChange::TapTolerance,
        is_at_end: |settings, step| match step {
            Step::Less => settings.tap_tolerance <= *TAP_TOLERANCE.start(),
            Step::More => settings.tap_tolerance >= *TAP_TOLERANCE.end(),
        },
        is_displayed: |_| true,
    };

    /// How long the scan frame stays at each place, displayed while scanning is on.
    pub const SCAN_SPEED: Self = Self {
        label: Key::SettingsScanSpeed,
        explanation: Key::SettingsScanSpeedAbout,
        value: |ctx| {
            let seconds = ctx.settings.scan_seconds;
            ctx.words.text_with(Key::SettingsSeconds, &[("seconds", seconds.into())])
        },
        change: SettingsChange::ScanSeconds,
        is_at_end: |settings, step| match step {
            Step::Less => settings.scan_seconds <= *SCAN_SECONDS.start(),
            Step::More => settings.scan_seconds >= *SCAN_SECONDS.end(),
        },
        is_displayed: |settings| settings.scan,
    };

    /// Whether the buttons stand beside the texts: only if these keep a readable width.
    fn is_beside(self, ctx: &mut UiContext) -> bool {
        let value = (self.value)(ctx);
        let scale = ctx.viewport.text_scale;
        let value_width = ctx.width(Style::Button, scale, &value);
        let controls = 2.0 * TOUCH + value_width.max(VALUE_WIDTH) + 2.0 * GAP;
        width(ctx) - controls - 14.0 * 3.0 >= 180.0 * scale
    }
}

/// Spawns the texts, and the value between its buttons beside or below them.
pub fn spawn_stepper(group: &mut ChildSpawnerCommands, stepper: Stepper) {
    let texts = (
        about(stepper.label, stepper.explanation),
        Bind::new(move |ctx, node: &mut Node| {
            (node.flex_grow, node.flex_basis) =
                if stepper.is_beside(ctx) { (1.0, px(0)) } else { (0.0, auto()) };
        }),
    );
    let value = (
        Node { min_width: px(VALUE_WIDTH), justify_content: JustifyContent::Center, ..default() },
        Bind::new(move |ctx, node: &mut Node| {
            node.flex_grow = if stepper.is_beside(ctx) { 0.0 } else { 1.0 };
        }),
        Children::spawn(Spawn(one_line(
            Style::Button,
            |ctx| ctx.viewport.text_scale,
            theme::GOLD,
            Content::computed(move |ctx| (stepper.value)(ctx)),
        ))),
    );
    let controls = (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(GAP),
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn((
            Spawn(step_button(stepper, Step::Less)),
            Spawn(value),
            Spawn(step_button(stepper, Step::More)),
        )),
    );
    group.spawn((
        row_node(),
        Bind::new(move |ctx, node: &mut Node| {
            *node = if stepper.is_beside(ctx) { row_node() } else { column_node() };
            if !(stepper.is_displayed)(&ctx.settings) {
                node.display = Display::None;
            }
        }),
        Children::spawn((Spawn(texts), Spawn(controls))),
    ));
}

/// A button with a drawn minus or plus.
fn step_button(stepper: Stepper, step: Step) -> impl Bundle {
    let is_at_end = move |ctx: &UiContext| (stepper.is_at_end)(&ctx.settings, step);
    let name = Content::computed(move |ctx| {
        let direction = match step {
            Step::Less => Key::SettingsLess,
            Step::More => Key::SettingsMore,
        };
        let label = ctx.localize(stepper.label);
        format!("{label}: {}", ctx.localize(direction))
    });
    let bar = move |width: f32, height: f32| {
        (
            Node {
                position_type: PositionType::Absolute,
                width: px(width),
                height: px(height),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor::default(),
            Bind::new(move |ctx, ground: &mut BackgroundColor| {
                ground.0 = if is_at_end(ctx) { theme::OUTLINE } else { theme::TEXT };
            }),
            Pickable::IGNORE,
        )
    };
    let upright = (step == Step::More).then(|| bar(2.4, 16.0));
    (
        small_button(A11yRole::Button, name),
        BindMarker::<InteractionDisabled>::new(is_at_end),
        Sends((stepper.change)(step)),
        Children::spawn((Spawn(bar(16.0, 2.4)), SpawnIter(upright.into_iter()))),
    )
}
