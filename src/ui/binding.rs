//! Bindings: what a widget shows, as a function of the app's state.
//!
//! Bars and sheets spawn their widgets once. Each binding then keeps one component of a widget up
//! to date, so that nothing under a finger and nothing with the focus is despawned because a value
//! changed.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use super::a11y_label::A11yLabel;
use super::button::PushButton;
use super::context::UiContext;
use crate::ui::systems::BindingSystems;

/// Updates the bindings after widgets are spawned and before they are laid out.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            update_bound::<Node>,
            update_bound::<Text>,
            update_bound::<TextFont>,
            update_bound::<TextColor>,
            update_bound::<BackgroundColor>,
            update_bound::<BorderColor>,
            update_bound::<ImageNode>,
            update_bound::<A11yLabel>,
            update_bound::<PushButton>,
            update_bound_marker::<Checked>,
            update_bound_marker::<InteractionDisabled>,
        )
            .chain()
            .in_set(BindingSystems),
    );
}

type UpdateFn<C> = Box<dyn Fn(&mut UiContext, &mut C) + Send + Sync>;

/// Updates a component of its entity whenever the state changes.
#[derive(Component)]
pub struct Bind<C: Component>(UpdateFn<C>);

impl<C: Component> Bind<C> {
    /// Binds the component to this function of the state.
    pub fn new(update: impl Fn(&mut UiContext, &mut C) + Send + Sync + 'static) -> Self {
        Self(Box::new(update))
    }
}

impl Bind<Node> {
    /// Displays the node, a flexbox, only while this condition holds.
    pub fn display_if(is_displayed: impl Fn(&UiContext) -> bool + Send + Sync + 'static) -> Self {
        Self::new(move |ctx, node| {
            node.display = if is_displayed(ctx) { Display::Flex } else { Display::None };
        })
    }
}

/// Inserts or removes a marker component of its entity: [`Checked`] or [`InteractionDisabled`].
#[derive(Component)]
pub struct BindMarker<M: Component> {
    is_marked: Box<dyn Fn(&UiContext) -> bool + Send + Sync>,
    marker: std::marker::PhantomData<M>,
}

impl<M: Component> BindMarker<M> {
    /// Binds the marker to this condition.
    pub fn new(is_marked: impl Fn(&UiContext) -> bool + Send + Sync + 'static) -> Self {
        Self { is_marked: Box::new(is_marked), marker: std::marker::PhantomData }
    }
}

/// A component that bindings update. Not all of Bevy's have `PartialEq`.
pub trait Bindable: Component<Mutability = Mutable> + Clone {
    /// Whether both look the same.
    fn is_same(&self, other: &Self) -> bool;
}

macro_rules! bindable_by_eq {
    ($($component:ty),*) => {
        $(impl Bindable for $component {
            fn is_same(&self, other: &Self) -> bool {
                self == other
            }
        })*
    };
}

bindable_by_eq!(Node, TextFont, TextColor, BackgroundColor, BorderColor, A11yLabel, PushButton);

impl Bindable for Text {
    fn is_same(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Bindable for ImageNode {
    fn is_same(&self, other: &Self) -> bool {
        (&self.image, self.rect, self.color) == (&other.image, other.rect, other.color)
    }
}

/// Stops the bindings of its entity: a modal that slides out keeps showing what it showed.
#[derive(Component, Clone, Copy, Debug)]
pub struct Frozen;

fn update_bound<C: Bindable>(
    mut ctx: UiContext,
    mut bound: Query<(Ref<Bind<C>>, &mut C), Without<Frozen>>,
) {
    let has_changed = ctx.is_changed();
    for (bind, mut component) in &mut bound {
        if has_changed || bind.is_added() {
            let mut updated = component.clone();
            (bind.0)(&mut ctx, &mut updated);
            if !updated.is_same(&component) {
                *component = updated;
            }
        }
    }
}

fn update_bound_marker<M: Component + Default>(
    ctx: UiContext,
    bound: Query<(Entity, Ref<BindMarker<M>>, Has<M>), Without<Frozen>>,
    mut commands: Commands,
) {
    let has_changed = ctx.is_changed();
    for (entity, bind, has_marker) in &bound {
        if has_changed || bind.is_added() {
            let is_marked = (bind.is_marked)(&ctx);
            if is_marked && !has_marker {
                commands.entity(entity).try_insert(M::default());
            } else if !is_marked && has_marker {
                commands.entity(entity).try_remove::<M>();
            }
        }
    }
}
