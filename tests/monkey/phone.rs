//! The phone in the monkey's hands.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButton, MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    AppLifecycle, CursorMoved, PrimaryWindow, WindowEvent, WindowFocused, WindowOccluded,
    WindowResized, WindowScaleFactorChanged,
};
use half_moon::app::{AppConfig, DataDir, without_window};
use half_moon::game::{GameCommand, Session};
use half_moon::input::Activate;
use half_moon::rules::Slot;
use half_moon::settings::Settings;
use half_moon::table::Animating;
use half_moon::ui::button::PushButton;
use half_moon::ui::navigation::NavStack;
use half_moon::viewport::{TableLayout, ViewportOverrides};
use tempfile::TempDir;

use crate::deeds::{Deed, UPRIGHT};

/// A frame while it rests: longer than any motion but victory's.
const LONG_FRAME: Duration = Duration::from_secs(2);

/// Frames until all that was asked for has come to rest.
const FRAMES_OF_REST: usize = 8;

pub struct Phone {
    pub app: App,
    pub folder: TempDir,
    pub size: Vec2,
    /// Fingers on the screen, and where they are.
    pub fingers: Vec<(u64, Vec2)>,
    window: Entity,
    touches: u64,
    frames: u64,
}

impl Phone {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let start = AppConfig { folder: DataDir::Path(folder.path().to_owned()), ..default() };
        let mut app = without_window(start, UPRIGHT, 2.0);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let world = app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("a window");
        let mut phone =
            Self { app, folder, size: UPRIGHT, fingers: Vec::new(), window, touches: 0, frames: 0 };
        phone.rest();
        phone
    }

    pub fn frame(&mut self) {
        self.frames += 1;
        self.app.update();
    }

    /// Fingers put on the screen so far.
    pub const fn touches(&self) -> u64 {
        self.touches
    }

    pub const fn frames(&self) -> u64 {
        self.frames
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource()
    }

    pub fn settings(&self) -> &Settings {
        self.app.world().resource()
    }

    /// How many cards are in motion.
    pub fn moving(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Animating>().iter(world).count()
    }

    pub fn middle(&self, slot: Slot) -> Vec2 {
        let layout = self.app.world().resource::<TableLayout>();
        layout.hit(slot).center()
    }

    /// The buttons that there are, each with its middle in dp.
    pub fn buttons(&mut self) -> Vec<(Entity, Vec2)> {
        let world = self.app.world_mut();
        let mut buttons =
            world.query_filtered::<(Entity, &UiGlobalTransform, &ComputedNode), With<PushButton>>();
        buttons
            .iter(world)
            .map(|(entity, at, node)| (entity, at.translation * node.inverse_scale_factor))
            .collect()
    }

    /// Nothing touches it, all is closed, the settings and the window are the usual ones, and it is in front.
    pub fn rest(&mut self) {
        for (finger, place) in self.fingers.clone() {
            self.does(Deed::Touch(finger, TouchPhase::Canceled, place));
        }
        self.does(Deed::Key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released));
        self.does(Deed::Focused(true));
        self.does(Deed::Occluded(false));
        self.does(Deed::Life(AppLifecycle::Running));
        self.does(Deed::Scale(2.0));
        self.does(Deed::Resize(UPRIGHT));
        self.does(Deed::SafeArea(None));
        self.does(Deed::Settings(Box::default()));
        self.app.world_mut().resource_mut::<NavStack>().close();
        // What is said goes with the next key.
        for _ in 0..4 {
            self.does(Deed::Key(KeyCode::F1, Key::F1, ButtonState::Pressed));
            self.does(Deed::Key(KeyCode::F1, Key::F1, ButtonState::Released));
            self.frame();
        }
        self.does(Deed::Wait(LONG_FRAME));
        for _ in 0..FRAMES_OF_REST {
            self.frame();
        }
        self.does(Deed::Wait(Duration::ZERO));
    }

    pub fn does(&mut self, deed: Deed) {
        let window = self.window;
        match deed {
            Deed::Wait(time) => {
                self.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
            }
            Deed::Touch(finger, phase, place) => self.touch(finger, phase, place),
            Deed::Mouse(place) => {
                let moved = CursorMoved { window, position: place, delta: None };
                self.send(moved.clone());
                self.send(WindowEvent::CursorMoved(moved));
            }
            Deed::Click(state) => {
                let input = MouseButtonInput { button: MouseButton::Left, state, window };
                self.send(input);
                self.send(WindowEvent::MouseButtonInput(input));
            }
            Deed::Wheel(lines) => {
                let wheel = MouseWheel {
                    unit: MouseScrollUnit::Line,
                    x: 0.0,
                    y: lines,
                    window,
                    phase: TouchPhase::Moved,
                };
                self.send(wheel);
                self.send(WindowEvent::MouseWheel(wheel));
            }
            Deed::Key(key_code, logical_key, state) => self.send(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            }),
            Deed::Press(entity) => self.app.world_mut().trigger(Activate { entity }),
            Deed::Open(sheet) => self.app.world_mut().resource_mut::<NavStack>().open(sheet),
            Deed::ConfirmRequest(request) => self.send(request),
            Deed::Win(code, removals) => {
                self.send(GameCommand::Deal(code));
                let slots = removals.iter().flat_map(|removal| removal.slots());
                slots.for_each(|&slot| self.send(GameCommand::Tap(slot)));
            }
            Deed::Resize(size) => self.resize(size),
            Deed::Scale(scale) => self.scale(scale),
            Deed::SafeArea(safe) => {
                self.app.world_mut().resource_mut::<ViewportOverrides>().safe = safe;
            }
            Deed::Settings(settings) => {
                *self.app.world_mut().resource_mut::<Settings>() = *settings
            }
            Deed::Focused(focused) => self.send(WindowFocused { window, focused }),
            Deed::Occluded(occluded) => self.send(WindowOccluded { window, occluded }),
            Deed::Life(life) => self.send(life),
        }
    }

    fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.fingers.retain(|&(finger, _)| finger != id);
        match phase {
            TouchPhase::Started => {
                self.touches += 1;
                self.fingers.push((id, position));
            }
            TouchPhase::Moved => self.fingers.push((id, position)),
            TouchPhase::Ended | TouchPhase::Canceled => {}
        }
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.send(touch);
        self.send(WindowEvent::TouchInput(touch));
    }

    fn resize(&mut self, size: Vec2) {
        self.size = size;
        let window = self.window;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.resolution.set(size.x, size.y);
        }
        self.send(WindowResized { window, width: size.x, height: size.y });
    }

    /// So many pixels a dp, in a window of the same dp.
    fn scale(&mut self, scale: f32) {
        let (window, size) = (self.window, self.size);
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            window.resolution.set_scale_factor_override(Some(scale));
        }
        self.send(WindowScaleFactorChanged { window, scale_factor: scale.into() });
        self.resize(size);
    }
}
