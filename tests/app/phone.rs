//! A phone that a test holds in its hands.

use std::path::Path;
use std::time::Duration;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use half_moon::app::{AppConfig, DataDir, without_window};
use half_moon::audio::HasSound;
use half_moon::game::{GameCommand, PlayerPresence, Session};
use half_moon::haptics::HasVibration;
use half_moon::rules::{DealCode, DealIndex, Slot};
use half_moon::settings::Settings;
use half_moon::table::{Animating, AtlasSprite, CardPose, CardState, DealCard};
use half_moon::viewport::TableLayout;

/// An upright phone.
pub const UPRIGHT: Vec2 = Vec2::new(390.0, 844.0);
/// The same on its side.
pub const ON_ITS_SIDE: Vec2 = Vec2::new(844.0, 390.0);
/// From one frame to the next.
pub const FRAME: Duration = Duration::from_millis(16);
/// Longer than any motion but that of victory, which takes less than two of them.
pub const REST: Duration = Duration::from_millis(1300);

/// The example of the rules' text.
pub const EXAMPLE: &str = "HM1-N-BIBI5L3";

/// A card as it is on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub place: CardState,
    pub shows: AtlasSprite,
    pub pose: CardPose,
    pub transform: Transform,
    pub visible: bool,
    /// Each part of the card: what it shows, where, and in which colour.
    pub parts: Vec<(AtlasSprite, Transform, Color)>,
}

/// The app on a phone.
pub struct Phone {
    pub app: App,
    /// By card.
    cards: Vec<Entity>,
    fingers: u64,
}

impl Phone {
    /// An upright phone on which this deal has come to rest.
    pub fn with_deal(code: &str) -> Self {
        let mut phone = Self::dealing(code, UPRIGHT, 2.0);
        phone.pass(REST);
        phone
    }

    /// A phone of this size in dp with so many pixels a dp, on which this deal is being dealt.
    pub fn dealing(code: &str, size: Vec2, scale: f32) -> Self {
        let start = AppConfig { folder: DataDir::Disabled, ..default() };
        let mut phone = Self::started(start, size, scale);
        let code: DealCode = code.parse().expect("a deal code");
        phone.request(GameCommand::Deal(code));
        phone
    }

    /// An upright phone with its saved files in this folder.
    pub fn saving_in(folder: &Path) -> Self {
        let start = AppConfig { folder: DataDir::Path(folder.to_owned()), ..default() };
        Self::started(start, UPRIGHT, 2.0)
    }

    pub fn started(start: AppConfig, size: Vec2, scale: f32) -> Self {
        let mut app = without_window(start, size, scale);
        // What phones have and the machine that tests may not.
        app.insert_resource(HasSound(true));
        app.insert_resource(HasVibration(true));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.update();
        let world = app.world_mut();
        let mut cards: Vec<_> = world.query::<(&DealCard, Entity)>().iter(world).collect();
        cards.sort_by_key(|(card, _)| card.0);
        let cards = cards.into_iter().map(|(_, entity)| entity).collect();
        Self { app, cards, fingers: 0 }
    }

    /// One frame.
    pub fn frame(&mut self) {
        self.app.update();
    }

    /// So many frames as this takes.
    pub fn pass(&mut self, time: Duration) {
        for _ in 0..time.as_millis().div_ceil(FRAME.as_millis()) {
            self.frame();
        }
    }

    pub fn session(&self) -> &Session {
        self.app.world().resource()
    }

    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut()
    }

    /// Asks something of the game as a button does, and draws the frame.
    pub fn request(&mut self, request: GameCommand) {
        self.app.world_mut().write_message(request);
        self.frame();
    }

    /// The middle of a slot's hit area, in dp from the window's top left.
    pub fn middle(&self, slot: Slot) -> Vec2 {
        self.app.world().resource::<TableLayout>().hit(slot).center()
    }

    /// Turns the phone.
    pub fn resize(&mut self, size: Vec2) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        let (entity, mut window) = windows.single_mut(world).expect("a window");
        window.resolution.set(size.x, size.y);
        // The camera's own size follows the system's message.
        world.write_message(WindowResized { window: entity, width: size.x, height: size.y });
        self.frame();
    }

    /// Puts the phone's window on a screen of so many pixels a dp.
    pub fn rescale(&mut self, scale: f32) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(world).expect("a window");
        window.resolution.set_scale_factor_override(Some(scale));
        let size = window.size();
        self.resize(size);
    }

    /// A finger not used before.
    pub fn finger(&mut self) -> u64 {
        self.fingers += 1;
        self.fingers
    }

    /// What the system says of a finger. It is heard in the next frame.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let touch = TouchInput {
            phase,
            position,
            window: windows.single(world).expect("a window"),
            force: None,
            id,
        };
        world.write_message(touch);
        world.write_message(WindowEvent::TouchInput(touch));
    }

    /// A finger put here, drawn there and lifted, a frame each.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        let finger = self.finger();
        self.touch(finger, TouchPhase::Started, from);
        self.frame();
        self.touch(finger, TouchPhase::Moved, to);
        self.frame();
        self.touch(finger, TouchPhase::Ended, to);
        self.frame();
    }

    /// A finger put on a slot and lifted in the next frame.
    pub fn tap(&mut self, slot: Slot) {
        let (finger, place) = (self.finger(), self.middle(slot));
        self.touch(finger, TouchPhase::Started, place);
        self.frame();
        self.touch(finger, TouchPhase::Ended, place);
        self.frame();
    }

    /// The slots selected.
    pub fn selected(&self) -> Vec<Slot> {
        self.session().game().selection().slots().collect()
    }

    /// A card as it is on the screen.
    pub fn seen(&self, card: DealIndex) -> Seen {
        let world = self.app.world();
        let entity = self.cards[card.index()];
        let of = |entity: Entity| {
            let shows = world.get::<AtlasSprite>(entity).copied().unwrap_or_default();
            let transform = world.get(entity).copied().unwrap_or_default();
            let colour = world.get::<Sprite>(entity).map(|sprite| sprite.color);
            (shows, transform, colour.unwrap_or_default())
        };
        let (shows, transform, _) = of(entity);
        let parts = world.get::<Children>(entity).into_iter().flatten();
        Seen {
            place: world.get(entity).copied().expect("a place"),
            shows,
            pose: world.get(entity).copied().expect("a pose"),
            transform,
            visible: world
                .get::<InheritedVisibility>(entity)
                .is_some_and(|visibility| visibility.get()),
            parts: parts
                .map(|&part| of(part))
                .filter(|(shows, ..)| *shows != AtlasSprite(None))
                .collect(),
        }
    }

    /// All 104 as they are on the screen. What a hidden card last looked like does not matter.
    pub fn table(&self) -> Vec<Option<Seen>> {
        DealIndex::all().map(|card| Some(self.seen(card)).filter(|seen| seen.visible)).collect()
    }

    /// The playable card of a slot.
    pub fn top(&self, slot: Slot) -> Seen {
        let top = self.session().game().table().top_index(slot);
        self.seen(top.expect("a card"))
    }

    /// How many cards are in motion.
    pub fn moving(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Animating>().iter(world).count()
    }

    /// Ends every motion as if it had been forgotten.
    pub fn drop_motions(&mut self) {
        let world = self.app.world_mut();
        let moving: Vec<Entity> =
            world.query_filtered::<Entity, With<Animating>>().iter(world).collect();
        for entity in moving {
            world.entity_mut(entity).remove::<Animating>();
        }
    }

    /// Whether the player looks at the table.
    pub fn is_covered(&self) -> bool {
        self.app.world().resource::<PlayerPresence>().covered
    }
}
