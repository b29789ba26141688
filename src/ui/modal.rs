//! What sheets and dialogs share: the dimmed table, the panel, a header, and a page that scrolls.

pub mod body;
mod placement;

use std::time::Duration;

use bevy::{input_focus::tab_navigation::TabIndex, prelude::*};

use super::{
    a11y_label::{A11yLabel, A11yRole},
    button::{Look, PushButton, Sends},
    context::UiContext,
    navigation::{CurrentView, Navigate, View},
    scroll::{ScrollArea, Scrolled, foot, page_buttons, thumb},
    theme::{self, EDGE, GAP, TOUCH},
    titles,
    transition::Transition,
};
use crate::{
    card_art::Icon, game::GameEvent, input::focus::ModalLayer, layout::Insets, platform,
    rules::Ending, schedule::GameSystems, settings::Settings,
};

pub use placement::PanelPlacement;

/// Shows the frame of what is in front; the sheets and dialogs fill its page.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ModalSystems::Show,
            ModalSystems::Fill.run_if(any_with_component::<ModalBody>),
        )
            .chain()
            .in_set(GameSystems::Present),
    )
    .add_systems(Update, show.in_set(ModalSystems::Show));
}

/// The order in which what is in front is built.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModalSystems {
    /// The frame comes or goes.
    Show,
    /// Its page is filled, when the frame or what is on the page is new.
    Fill,
}

/// The whole of a sheet or dialog, with the dimmed table.
#[derive(Component, Clone, Copy, Debug)]
pub struct Modal {
    /// What dims the table.
    pub scrim: Entity,
    /// What slides.
    pub panel: Entity,
    /// The page within.
    pub page: Entity,
    /// It comes from the window's foot.
    pub from_bottom: bool,
}

/// Where the content of a sheet or dialog goes, one thing below the other.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct ModalBody {
    /// What it is the page of.
    pub of: View,
    /// The room for content across, in dp.
    pub width: f32,
}

/// Spawns the frame of what is in front when that, the language or the screen changes.
fn show(
    mut ctx: UiContext,
    view: CurrentView,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut outcomes: MessageReader<GameEvent>,
    mut shown: Local<Option<View>>,
    mut scrolled: ResMut<Scrolled>,
    frames: Query<(Entity, &Modal, Has<Transition>), Without<Leaving>>,
    children: Query<&Children>,
    mut commands: Commands,
) {
    let showing = view.get();
    let before = shown.replace(showing);
    let removals = outcomes
        .read()
        .filter(|outcome| matches!(outcome, GameEvent::Removed(_)));
    let played = removals.count() > 0;
    let is_other = before != Some(showing);
    if !is_other && !ctx.is_changed() {
        return;
    }
    let is_still =
        settings.motion.is_reduced(platform::reduced_motion()) || before.is_none() || !is_other;
    let still_coming = frames.iter().any(|(.., slides)| slides);
    // From sheet to sheet only the panel's content changes: the table stays dimmed.
    let stays = matches!((before, showing), (Some(View::Sheet(_)), View::Sheet(_)));
    for (entity, frame, _) in &frames {
        if is_still || stays || showing != View::Table {
            commands.entity(entity).despawn();
        } else {
            // Only its picture is left: no finger and no key finds it.
            let slide = Transition::leaving(time.elapsed());
            commands
                .entity(entity)
                .insert((Leaving, slide, Pickable::IGNORE))
                .remove::<ModalLayer>();
            commands
                .entity(frame.page)
                .remove::<(ModalBody, ScrollArea)>();
            for part in children.iter_descendants(entity) {
                commands
                    .entity(part)
                    .insert(Pickable::IGNORE)
                    .remove::<TabIndex>();
            }
        }
    }
    if showing == View::Table {
        scrolled.forget();
        return;
    }
    let frame = spawn(
        &mut commands,
        &mut ctx,
        showing,
        view.stack.depth() > 1,
        scrolled.of(showing),
    );
    let from = time.elapsed() + delay(showing, played);
    if !is_still && !stays || still_coming && !is_other {
        commands.entity(frame).insert(Transition::coming(from));
    }
}

/// A frame that is leaving: it is no longer what is shown.
#[derive(Component)]
struct Leaving;

/// The announcement waits for the picture of the removal that led to it, at the end of which the moon rises.
fn delay(showing: View, played: bool) -> Duration {
    match showing {
        View::Ending(Ending::Victory) if played => Duration::from_millis(2000),
        View::Ending(Ending::DeadEnd) if played => Duration::from_millis(450),
        _ => Duration::ZERO,
    }
}

fn spawn(
    commands: &mut Commands,
    ctx: &mut UiContext,
    showing: View,
    can_go_back: bool,
    scrolled: ScrollPosition,
) -> Entity {
    let is_sheet = matches!(showing, View::Sheet(_));
    let place = PanelPlacement::new(&ctx.screen, showing);
    let title = titles::title(&ctx.words, showing);
    let mut scrim = commands.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            width: percent(100),
            height: percent(100),
            ..default()
        },
        BackgroundColor(theme::SKY.with_alpha(theme::SCRIM)),
    ));
    if is_sheet {
        scrim.insert((PushButton(Look::Scrim), Sends(Navigate::Close)));
    }
    let scrim = scrim.id();

    let page = commands
        .spawn((page(ctx, showing, place), ScrollArea, scrolled))
        .id();
    let thumb = commands.spawn(thumb(page)).id();
    let foot = commands.spawn(foot(page)).id();
    let page_buttons = commands.spawn(page_buttons(ctx, page)).id();
    let body = commands
        .spawn(Node {
            flex_direction: FlexDirection::Column,
            min_height: px(0),
            flex_shrink: 1.0,
            ..default()
        })
        .add_children(&[page, foot, thumb])
        .id();
    let mut panel = commands.spawn((
        panel(place, ctx.screen.safe),
        A11yLabel::new(A11yRole::Dialog, title.clone()),
    ));
    if is_sheet {
        panel.with_child(header(ctx, title, can_go_back));
    }
    let panel = panel.add_children(&[body, page_buttons]).id();
    commands
        .spawn((
            Modal {
                scrim,
                panel,
                page,
                from_bottom: place.at_bottom,
            },
            ModalLayer {
                depth: 0,
                opened_from: None,
            },
            GlobalZIndex(10),
            Node {
                position_type: PositionType::Absolute,
                width: px(ctx.screen.size.x),
                height: px(ctx.screen.size.y),
                justify_content: JustifyContent::Center,
                align_items: if place.at_bottom {
                    AlignItems::End
                } else {
                    AlignItems::Center
                },
                padding: if place.at_bottom {
                    UiRect::ZERO
                } else {
                    insets(ctx.screen.safe)
                },
                ..default()
            },
        ))
        .add_children(&[scrim, panel])
        .id()
}

fn insets(safe: Insets) -> UiRect {
    UiRect::new(px(safe.left), px(safe.right), px(safe.top), px(safe.bottom))
}

fn panel(place: PanelPlacement, safe: Insets) -> impl Bundle + use<> {
    let line = px(theme::HAIRLINE);
    let foot = if place.at_bottom { safe.bottom } else { 0.0 };
    (
        Node {
            flex_direction: FlexDirection::Column,
            width: px(place.width),
            max_height: px(place.max_height),
            border: if place.at_bottom {
                UiRect::top(line)
            } else {
                UiRect::all(line)
            },
            border_radius: place.corners(),
            padding: UiRect::bottom(px(foot)),
            ..default()
        },
        BackgroundColor(theme::SHEET),
        BorderColor::all(theme::LINE),
        BoxShadow::new(Color::BLACK.with_alpha(0.45), px(0), px(4), px(0), px(24)),
        UiTransform::IDENTITY,
    )
}

fn page(ctx: &UiContext, showing: View, place: PanelPlacement) -> impl Bundle + use<> {
    let is_sheet = matches!(showing, View::Sheet(_));
    let edge = if is_sheet { EDGE } else { EDGE + 4.0 };
    let top = if is_sheet { 4.0 } else { edge };
    let safe = ctx.screen.safe;
    // What the panel keeps free for the home indicator is air enough under most of a page.
    let (sides, foot) = if place.at_bottom {
        (
            (safe.left + edge, safe.right + edge),
            (edge - safe.bottom).max(GAP),
        )
    } else {
        ((edge, edge), edge)
    };
    (
        ModalBody {
            of: showing,
            width: (place.width - sides.0 - sides.1 - 2.0 * theme::HAIRLINE).max(0.0),
        },
        Node {
            flex_direction: FlexDirection::Column,
            min_height: px(0),
            flex_shrink: 1.0,
            row_gap: px(GAP),
            padding: UiRect::new(px(sides.0), px(sides.1), px(top), px(foot)),
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

fn header(ctx: &mut UiContext, title: String, can_go_back: bool) -> impl Bundle + use<> {
    let back = can_go_back.then(|| header_button(ctx, Icon::Back, titles::BACK, Navigate::Back));
    let close = header_button(ctx, Icon::Close, titles::CLOSE, Navigate::Close);
    let title = (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            margin: UiRect::left(px(if can_go_back { 4.0 } else { EDGE - 4.0 })),
            ..default()
        },
        Children::spawn(Spawn(ctx.text(theme::Style::Title, theme::TEXT, title))),
    );
    (
        Node {
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            padding: UiRect::new(px(4), px(4), px(6), px(4)),
            ..default()
        },
        Children::spawn((SpawnIter(back.into_iter()), Spawn(title), Spawn(close))),
    )
}

fn header_button(
    ctx: &mut UiContext,
    icon: Icon,
    name: crate::localization::Key,
    go: Navigate,
) -> impl Bundle + use<> {
    let name = ctx.localize(name);
    let icon = ctx.icon(icon, theme::ICON, theme::TEXT);
    (
        PushButton(Look::Flat),
        Sends(go),
        TabIndex(0),
        A11yLabel::new(A11yRole::Button, name),
        Node {
            width: px(TOUCH),
            height: px(TOUCH),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Children::spawn(Spawn((icon, super::button::Ink::Plain))),
    )
}
