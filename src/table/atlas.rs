//! The texture atlas of the table, drawn for the exact size of the cards.
//!
//! While an atlas of another size or style is drawn in the background, sprites show the previous
//! one, scaled.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderDevice;

use crate::card_art::{self, AtlasDrawing, AtlasEntry, AtlasImage, FaceStyle, PIPS_FROM, SpriteId};
use crate::game::Session;
use crate::localization::Localizer;
use crate::rules::Card;
use crate::schedule::GameSystems;
use crate::settings::Settings;
use crate::table::pixel_grid::PixelGrid;
use crate::table::render_task::{RenderRequest, RenderTask};
use crate::table::systems::TableSystems;

/// Draws the atlas whenever it has to change, if there is a GPU.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw_atlas
            .run_if(resource_exists::<RenderDevice>)
            .before(TableSystems::UpdateState)
            .in_set(GameSystems::Present),
    );
}

/// The atlas. The resource is added a few frames after the start, once the first pictures are
/// drawn.
#[derive(Resource)]
pub struct Atlas {
    image: Handle<Image>,
    face: UVec2,
    entries: HashMap<SpriteId, AtlasEntry>,
}

/// A region of the atlas, with the values that a sprite needs.
pub(super) struct SpriteRegion {
    pub image: Handle<Image>,
    /// In the texture, in pixels.
    pub rect: Rect,
    /// In dp.
    pub size: Vec2,
    /// Places the sprite's origin at the middle of the face.
    pub anchor: Vec2,
}

impl Atlas {
    /// Adds the pictures as one texture.
    pub fn new(drawn: AtlasImage, images: &mut Assets<Image>) -> Self {
        Self {
            face: drawn.face,
            entries: drawn.entries().collect(),
            image: images.add(image(drawn.size, drawn.rgba)),
        }
    }

    /// Whether every picture is drawn.
    pub fn is_whole(&self) -> bool {
        SpriteId::all().all(|id| self.entries.contains_key(&id))
    }

    /// The texture and a picture's rectangle in it, in pixels. `None` if the picture is not drawn,
    /// or if an edge or a count is out of range.
    pub fn picture(&self, id: SpriteId) -> Option<(Handle<Image>, Rect)> {
        let entry = self.entries.get(&id)?;
        Some((self.image.clone(), entry.rect.as_rect()))
    }

    /// The region of a picture for faces of this size in dp.
    pub(super) fn piece(&self, id: SpriteId, face: Vec2) -> Option<SpriteRegion> {
        let (image, rect) = self.picture(id)?;
        let offset = self.entries.get(&id)?.offset.as_vec2();
        let dp_per_px = face / self.face.as_vec2();
        let middle = offset + rect.size() / 2.0 - self.face.as_vec2() / 2.0;
        Some(SpriteRegion {
            image,
            rect,
            size: rect.size() * dp_per_px,
            // The y axis of an anchor points up.
            anchor: Vec2::new(-middle.x, middle.y) / rect.size(),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct AtlasRequest {
    style: FaceStyle,
    width_px: u32,
    /// Whether the face is wide enough, in dp, for pips.
    has_pips: bool,
}

impl RenderRequest for AtlasRequest {
    /// The texture drawn so far, and the drawing that continues it.
    type Output = (AtlasImage, Option<AtlasDrawing>);
}

impl AtlasRequest {
    fn begin(self) -> AtlasDrawing {
        let width_dp = if self.has_pips { PIPS_FROM } else { 0.0 };
        AtlasDrawing::new(&self.style, self.width_px, width_dp)
    }
}

fn draw_some(
    mut drawing: AtlasDrawing,
    wanted: impl Fn(SpriteId) -> bool,
) -> (AtlasImage, Option<AtlasDrawing>) {
    drawing.draw(wanted);
    drawing.finish()
}

/// Draws the atlas in the background. The first one is drawn in two steps: the face-up cards for
/// the first frame, then the other pictures.
fn draw_atlas(
    measure: PixelGrid,
    settings: Res<Settings>,
    words: Res<Localizer>,
    session: Res<Session>,
    atlas: Option<Res<Atlas>>,
    mut render: RenderTask<AtlasRequest>,
    mut unfinished: Local<Option<AtlasDrawing>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let mut is_first = atlas.is_none();
    if let Some((image, rest)) = render.poll() {
        commands.insert_resource(Atlas::new(image, &mut images));
        *unfinished = rest;
        is_first = false;
    }
    if render.is_running() {
        return;
    }
    let request = AtlasRequest {
        style: style(&settings, &words),
        width_px: measure.drawn_px(),
        has_pips: measure.layout.face.x >= PIPS_FROM,
    };
    let face_up: Vec<Card> = session.game().table().playable().map(|(_, card)| card).collect();
    let wanted = move |id| match id {
        SpriteId::Face(card) => !is_first || face_up.contains(&card),
        _ => true,
    };
    let started = render.start_if_changed(request, |request| draw_some(request.begin(), wanted));
    let rest = unfinished.take();
    if let Some(rest) = rest.filter(|_| !started) {
        render.start(move || draw_some(rest, |_| true));
    }
}

/// The player's style settings for the cards.
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

/// Creates an image that only the GPU keeps, in sRGB with straight alpha.
pub(super) fn image(size: UVec2, rgba: Vec<u8>) -> Image {
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    Image::new(
        size,
        TextureDimension::D2,
        rgba,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
