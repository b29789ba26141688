//! Cards shown in sheets: the same pictures as on the table.

use bevy::prelude::*;

use super::{
    a11y_label::A11yRole,
    binding::Bind,
    context::UiContext,
    text::{Content, a11y_label},
};
use crate::{layout::FACE_RATIO, rules::Card};

/// A card of this width in dp.
pub fn card_picture(
    card: Card,
    width: impl Fn(&mut UiContext) -> f32 + Copy + Send + Sync + 'static,
) -> impl Bundle {
    (
        ImageNode::default(),
        Bind::new(move |ctx, image: &mut ImageNode| *image = ctx.card_image(card)),
        a11y_label(A11yRole::Picture, Content::computed(move |ctx| ctx.words.card(card))),
        Node { flex_shrink: 0.0, ..default() },
        Bind::new(move |ctx, node: &mut Node| {
            let width = width(ctx);
            node.width = px(width);
            node.height = px(width * FACE_RATIO);
        }),
        Pickable::IGNORE,
    )
}
