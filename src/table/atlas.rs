//! The pictures of the table in one texture, drawn off the main thread for the exact size of the cards.
//!
//! A new size or style is drawn while the old pictures are shown, stretched. Nothing waits for it: neither the
//! first frame nor the game.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::RequestRedraw;

use crate::card_art::{self, AtlasDrawing, AtlasEntry, AtlasImage, FaceStyle, PIPS_FROM, SpriteId};
use crate::game::Session;
use crate::localization::Localizer;
use crate::rules::Card;
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;

/// Draws the pictures anew whenever another size or style is wanted, if there is a GPU to show them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawing>().add_systems(
        Update,
        (finish, start)
            .chain()
            .run_if(resource_exists::<RenderDevice>)
            .before(TableSystems::UpdateState)
            .in_set(GameSystems::Present),
    );
}

/// The pictures. It is there from the first that are ready, a few frames after the app has started.
#[derive(Resource)]
pub struct Atlas {
    image: Handle<Image>,
    face: UVec2,
    pieces: HashMap<SpriteId, AtlasEntry>,
}

/// How one picture is drawn.
pub(super) struct Cut {
    pub image: Handle<Image>,
    /// In the texture, in pixels.
    pub rect: Rect,
    /// In dp.
    pub size: Vec2,
    /// So that the sprite's origin is the middle of the face.
    pub anchor: Vec2,
}

impl Atlas {
    /// The pictures as they were drawn, in one texture.
    pub fn new(drawn: AtlasImage, images: &mut Assets<Image>) -> Self {
        Self {
            face: drawn.face,
            pieces: drawn.pieces().collect(),
            image: images.add(image(drawn.size, drawn.rgba)),
        }
    }

    /// Whether every picture is drawn.
    pub fn is_whole(&self) -> bool {
        SpriteId::all().all(|art| self.pieces.contains_key(&art))
    }

    /// The texture, and where a picture is in it, in pixels. None for what is not drawn, or an edge or a count out of range.
    pub fn picture(&self, art: SpriteId) -> Option<(Handle<Image>, Rect)> {
        let piece = self.pieces.get(&art)?;
        Some((self.image.clone(), piece.rect.as_rect()))
    }

    /// How a picture is drawn where a face has this size in dp.
    pub(super) fn piece(&self, art: SpriteId, face: Vec2) -> Option<Cut> {
        let (image, rect) = self.picture(art)?;
        let offset = self.pieces.get(&art)?.offset.as_vec2();
        let dp_per_px = face / self.face.as_vec2();
        let middle = offset + rect.size() / 2.0 - self.face.as_vec2() / 2.0;
        Some(Cut {
            image,
            rect,
            size: rect.size() * dp_per_px,
            // An anchor's y runs up.
            anchor: Vec2::new(-middle.x, middle.y) / rect.size(),
        })
    }
}

/// What pictures are wanted: how the cards look, and how wide they are.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Order {
    style: FaceStyle,
    width_px: u32,
    /// Wide enough, in dp, for pips.
    rich: bool,
}

impl Order {
    fn drawing(self) -> AtlasDrawing {
        let width_dp = if self.rich { PIPS_FROM } else { 0.0 };
        AtlasDrawing::new(&self.style, self.width_px, width_dp)
    }
}

/// One set at a time is drawn: while the window is being resized, those in between are left out.
#[derive(Resource, Default)]
struct Drawing {
    ordered: Option<Order>,
    task: Option<Task<Drawn>>,
    /// The first set as far as it is drawn: with what lies face up, so that the first frame waits for no other face.
    begun: Option<AtlasDrawing>,
}

/// A set as far as it is drawn, and what draws the rest.
type Drawn = (AtlasImage, Option<AtlasDrawing>);

/// Draws what of a set is wanted, off the main thread.
fn draw(
    drawing: impl FnOnce() -> AtlasDrawing + Send + 'static,
    wanted: impl Fn(SpriteId) -> bool + Send + 'static,
) -> Task<Drawn> {
    AsyncComputeTaskPool::get().spawn(async move {
        let mut drawing = drawing();
        drawing.draw(wanted);
        drawing.finish()
    })
}

fn start(
    measure: PixelGrid,
    settings: Res<Settings>,
    words: Res<Localizer>,
    session: Res<Session>,
    device: Res<RenderDevice>,
    atlas: Option<Res<Atlas>>,
    mut drawing: ResMut<Drawing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let order = Order {
        style: style(&settings, &words),
        width_px: measure.drawn_px(),
        rich: measure.layout.face.x >= PIPS_FROM,
    };
    // What was on a device that was lost is gone.
    if device.is_changed() {
        drawing.ordered = None;
    }
    if drawing.task.is_none() {
        let begun = drawing.bypass_change_detection().begun.take();
        if drawing.ordered != Some(order) {
            drawing.ordered = Some(order);
            let shown: Vec<Card> = session
                .game()
                .table()
                .playable()
                .map(|(_, card)| card)
                .collect();
            let is_first = atlas.is_none();
            drawing.task = Some(draw(
                move || order.drawing(),
                move |art| match art {
                    SpriteId::Face(card) => !is_first || shown.contains(&card),
                    _ => true,
                },
            ));
        } else if let Some(begun) = begun {
            drawing.task = Some(draw(move || begun, |_| true));
        }
    }
    if drawing.task.is_some() {
        redraw.write(RequestRedraw);
    }
}

fn finish(mut drawing: ResMut<Drawing>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let Some((image, begun)) = drawing
        .bypass_change_detection()
        .task
        .as_mut()
        .and_then(check_ready)
    else {
        return;
    };
    drawing.task = None;
    drawing.begun = begun;
    commands.insert_resource(Atlas::new(image, &mut images));
}

/// How the player wants the cards to look.
fn style(settings: &Settings, words: &Localizer) -> FaceStyle {
    FaceStyle {
        four_colours: settings.four_colours,
        dark: settings.dark_cards,
        large_index: settings.large_index,
        letters: if settings.national_letters {
            words.language().letters()
        } else {
            card_art::LETTERS
        },
    }
}

/// An image of straight sRGB for the GPU alone.
pub(super) fn image(size: UVec2, rgba: Vec<u8>) -> Image {
    let size = Extent3d {
        width: size.x,
        height: size.y,
        depth_or_array_layers: 1,
    };
    Image::new(
        size,
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
