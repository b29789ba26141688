//! The window's size, safe area and text scale, and the table layout that follows from them.

use std::time::Duration;

use bevy::{prelude::*, window::PrimaryWindow};

use crate::{
    layout::{self, Insets, Layout},
    platform,
    schedule::ViewportSystems,
    settings::Settings,
};

/// The inputs of layout and drawing. Marked as changed only when a value differs.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The window's size, in dp.
    pub size: Vec2,
    /// Physical pixels per dp.
    pub scale: f32,
    /// The parts that the system covers at each side, in dp.
    pub safe: Insets,
    /// Text scale: 1 is 100 %.
    pub text_scale: f32,
}

impl Default for Viewport {
    /// A phone in portrait orientation.
    fn default() -> Self {
        Self { size: Vec2::new(390.0, 844.0), scale: 1.0, safe: Insets::default(), text_scale: 1.0 }
    }
}

/// Values that replace those of the system: for screenshots, tests and a desktop window that
/// simulates a phone.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ViewportOverrides {
    /// The size in dp and the pixels per dp to use without a window.
    pub size: Option<(Vec2, f32)>,
    /// The safe area's insets, in dp.
    pub safe: Option<Insets>,
    /// Text scale: 1 is 100 %.
    pub text_scale: Option<f32>,
}

/// The table's layout for the [`Viewport`].
#[derive(Resource, Deref, Clone, Debug)]
pub struct TableLayout {
    #[deref]
    layout: Layout,
    size: Vec2,
}

impl TableLayout {
    /// Computes the layout for this screen; `left_handed` puts a rail on the left.
    pub fn new(screen: &Viewport, left_handed: bool) -> Self {
        Self {
            layout: Layout::new(&layout::ScreenSpec {
                size: screen.size,
                safe: screen.safe,
                text_scale: screen.text_scale,
                left_handed,
            }),
            size: screen.size,
        }
    }

    /// Converts a window position (dp from the top left, y down) to a world position (origin at the
    /// window's centre, y up, one unit per dp).
    pub fn world(&self, place: Vec2) -> Vec2 {
        Vec2::new(place.x - self.size.x / 2.0, self.size.y / 2.0 - place.y)
    }
}

/// The only camera: it draws the table and the bars.
#[derive(Component, Default)]
#[require(Camera2d, Msaa::Off)]
pub struct MainCamera;

/// Keeps [`Viewport`] and [`TableLayout`] up to date.
pub fn plugin(app: &mut App) {
    let screen = Viewport::default();
    app.insert_resource(TableLayout::new(&screen, false))
        .insert_resource(screen)
        .init_resource::<ViewportOverrides>()
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(MainCamera);
        })
        .add_systems(PreUpdate, (read_screen, lay_out).chain().in_set(ViewportSystems));
}

/// The longest time between two reads of the insets: some phones show or hide the system bars
/// without an event.
const ASK_AGAIN: Duration = Duration::from_secs(1);

fn read_screen(
    windows: Query<Ref<Window>, With<PrimaryWindow>>,
    given: Res<ViewportOverrides>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut asked: Local<Option<Duration>>,
    mut screen: ResMut<Viewport>,
) {
    let window = windows.single().ok();
    let due = asked.is_none_or(|asked| time.elapsed() >= asked + ASK_AGAIN)
        || window.as_ref().is_some_and(Ref::is_changed)
        || given.is_changed()
        || settings.is_changed();
    if !due {
        return;
    }
    *asked = Some(time.elapsed());
    let (size, scale) = match (given.size, &window) {
        (Some(size), _) => size,
        (None, Some(window)) => (window.size(), window.scale_factor()),
        (None, None) => (screen.size, screen.scale),
    };
    let system_text = given.text_scale.unwrap_or_else(platform::font_scale);
    screen.set_if_neq(Viewport {
        size,
        scale,
        safe: given.safe.or_else(|| platform::safe_area(scale)).unwrap_or_default(),
        text_scale: settings.text_size.scale(system_text),
    });
}

fn lay_out(screen: Res<Viewport>, settings: Res<Settings>, mut layout: ResMut<TableLayout>) {
    if screen.is_changed() || settings.is_changed() {
        *layout = TableLayout::new(&screen, settings.left_handed);
    }
}
