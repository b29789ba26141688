//! Sprites that each show one picture of the atlas.

use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::prelude::*;
use bevy::sprite::Anchor;

use crate::card_art::SpriteId;
use crate::table::atlas::Atlas;
use crate::table::pixel_grid::PixelGrid;
use crate::table::systems::TableSystems;

/// The picture of a sprite, with its origin at the middle of the face.
///
/// `None` shows nothing, so the sprite of a hidden card does not depend on its face.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(Sprite = nothing(), Visibility::Hidden)]
pub struct AtlasSprite(pub Option<SpriteId>);

/// The sprite before there is an atlas.
fn nothing() -> Sprite {
    Sprite::from_image(TRANSPARENT_IMAGE_HANDLE)
}

/// Updates sprites from the atlas.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        dress.after(TableSystems::Draw).in_set(crate::schedule::GameSystems::Present),
    );
}

/// All pictures come from one image, so that all cards are one draw call.
fn dress(
    atlas: Option<Res<Atlas>>,
    measure: PixelGrid,
    changed: Query<Entity, Changed<AtlasSprite>>,
    mut sprites: Query<(&AtlasSprite, &mut Sprite, &mut Anchor, &mut Visibility)>,
) {
    let all = measure.is_changed() || atlas.as_ref().is_some_and(|atlas| atlas.is_changed());
    let (atlas, face) = (atlas.as_deref(), measure.face());
    if all {
        for (shows, sprite, anchor, visibility) in &mut sprites {
            show(*shows, atlas, face, sprite, anchor, visibility);
        }
        return;
    }
    for entity in &changed {
        if let Ok((shows, sprite, anchor, visibility)) = sprites.get_mut(entity) {
            show(*shows, atlas, face, sprite, anchor, visibility);
        }
    }
}

fn show(
    AtlasSprite(art): AtlasSprite,
    atlas: Option<&Atlas>,
    face: Vec2,
    mut sprite: Mut<Sprite>,
    mut anchor: Mut<Anchor>,
    mut visibility: Mut<Visibility>,
) {
    visibility.set_if_neq(match art {
        Some(_) => Visibility::Inherited,
        None => Visibility::Hidden,
    });
    let piece = art.zip(atlas).and_then(|(art, atlas)| atlas.piece(art, face));
    let Some(piece) = piece else {
        sprite.image = TRANSPARENT_IMAGE_HANDLE;
        sprite.rect = None;
        sprite.custom_size = Some(face);
        return;
    };
    sprite.image = piece.image;
    sprite.rect = Some(piece.rect);
    sprite.custom_size = Some(piece.size);
    anchor.set_if_neq(Anchor(piece.anchor));
}
