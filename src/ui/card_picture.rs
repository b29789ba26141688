//! Cards shown in sheets: the same pictures as on the table.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    a11y_label::{A11yLabel, A11yRole},
    context::UiContext,
};
use crate::{card_art::SpriteId, layout::FACE_RATIO, rules::Card, table::Atlas};

/// The table's pictures, if they are drawn yet.
#[derive(SystemParam)]
pub struct CardPictures<'w> {
    atlas: Option<Res<'w, Atlas>>,
}

impl CardPictures<'_> {
    /// Whether cards look otherwise than before.
    pub fn is_changed(&self) -> bool {
        self.atlas.as_ref().is_some_and(Res::is_changed)
    }

    /// A card so wide in dp.
    pub fn card(&self, ctx: &UiContext, card: Card, width: f32) -> impl Bundle + use<> {
        let picture = self
            .atlas
            .as_ref()
            .and_then(|atlas| atlas.picture(SpriteId::Face(card)));
        let image = picture.map_or_else(ImageNode::default, |(image, rect)| ImageNode {
            image,
            rect: Some(rect),
            ..default()
        });
        (
            image,
            A11yLabel::new(A11yRole::Picture, ctx.words.card(card)),
            Node {
                width: px(width),
                height: px(width * FACE_RATIO),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        )
    }
}
