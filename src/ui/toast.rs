//! Toasts: short messages without an answer. Each stays until the next tap or key, or until another
//! replaces it.

use std::collections::VecDeque;

use accesskit::Action;
use bevy::{
    a11y::ActionRequest,
    input::{ButtonState, keyboard::KeyboardInput},
    picking::pointer::{PointerAction, PointerInput},
    prelude::*,
};

use super::{
    a11y_label::{A11yLabel, A11yRole},
    context::UiContext,
    text::text_centred,
    theme::{self, EDGE, Style},
    widgets::placed,
};
use crate::ui::systems::{BindingSystems, ModalSystems};
use crate::{
    game::GameEvent,
    layout::{Layout, free_rect},
    localization::{Key, Localizer},
    rules::{DealCode, Refusal},
    schedule::GameSystems,
    settings::Settings,
    storage::{SaveError, SavedFile, StorageNotice, UnreadableFile},
};

/// Adds toasts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Toast>()
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, dismiss_toast)
        .add_systems(
            Update,
            (queue_toasts, update_toast)
                .chain()
                .in_set(GameSystems::Present)
                .after(ModalSystems::Fill)
                .before(BindingSystems),
        );
}

/// The content of a toast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The reason why the cards don't go together.
    MoveError(Refusal),
    /// A deal code was copied to the clipboard.
    Copied(DealCode),
    /// A deal code could not be copied.
    NotCopied,
    /// A notice about the saved files.
    Notice(StorageNotice),
}

/// The queue of toasts; the first is shown.
#[derive(Resource, Debug, Default)]
pub struct Toast(VecDeque<Saying>);

impl Toast {
    /// The toast that is shown.
    pub fn now(&self) -> Option<Saying> {
        self.0.front().copied()
    }

    /// Shows this in place of all others. Storage notices stay in the queue.
    pub fn say(&mut self, saying: Saying) {
        self.0.retain(|other| matches!(other, Saying::Notice(_)) && *other != saying);
        match saying {
            Saying::Notice(_) => self.0.push_back(saying),
            _ => self.0.push_front(saying),
        }
    }
}

/// The text of a toast.
pub fn words(words: &Localizer, saying: Saying) -> String {
    match saying {
        Saying::MoveError(why) => words.refusal(why),
        Saying::Copied(code) => {
            words.text_with(Key::CodeCopied, &[("code", code.to_string().into())])
        }
        Saying::NotCopied => words.text(Key::CodeNotCopied),
        Saying::Notice(notice) => words.text(notice_key(notice)),
    }
}

const ON_PHONE: bool = cfg!(any(target_os = "android", target_os = "ios"));

fn notice_key(notice: StorageNotice) -> Key {
    use StorageNotice::{NotSaved, Quarantined, Restored};
    use UnreadableFile::{Damaged, NewerVersion};
    match notice {
        Quarantined(SavedFile::Game, Damaged) => Key::SaveGameDamaged,
        Quarantined(SavedFile::Game, NewerVersion) => Key::SaveGameNewer,
        Quarantined(SavedFile::Settings, Damaged) => Key::SaveSettingsDamaged,
        Quarantined(SavedFile::Settings, NewerVersion) => Key::SaveSettingsNewer,
        Restored(SavedFile::Game) => Key::SaveGameRestored,
        Restored(SavedFile::Settings) => Key::SaveSettingsRestored,
        NotSaved(SaveError::DiskFull) => Key::SaveDiskFull,
        NotSaved(SaveError::NotAllowed) => Key::SaveNotAllowed,
        // Only on desktops can the player set the folder, on the command line.
        NotSaved(SaveError::NoFolder) if !ON_PHONE => Key::StartNoDataFolder,
        NotSaved(SaveError::NoFolder) => Key::SaveNotAllowed,
        NotSaved(SaveError::Other) => Key::SaveFailed,
    }
}

/// Removes the toast at the next tap, key or click of a screen reader.
fn dismiss_toast(
    mut inputs: MessageReader<PointerInput>,
    mut keys: MessageReader<KeyboardInput>,
    mut asked: MessageReader<ActionRequest>,
    mut toast: ResMut<Toast>,
) {
    let tapped =
        inputs.read().filter(|input| matches!(input.action, PointerAction::Press(_))).count() > 0;
    let typed = keys.read().filter(|key| key.state == ButtonState::Pressed).count() > 0;
    let clicked = asked.read().filter(|asked| asked.action == Action::Click).count() > 0;
    if (tapped || typed || clicked) && toast.now().is_some() {
        toast.0.pop_front();
    }
}

fn queue_toasts(
    mut outcomes: MessageReader<GameEvent>,
    mut notices: MessageReader<StorageNotice>,
    settings: Res<Settings>,
    mut toast: ResMut<Toast>,
) {
    for outcome in outcomes.read() {
        match *outcome {
            GameEvent::Refused { why, .. } if settings.move_errors => {
                toast.say(Saying::MoveError(why));
            }
            _ if toast.now().is_some_and(|now| matches!(now, Saying::MoveError(_))) => {
                toast.0.pop_front();
            }
            _ => {}
        }
    }
    for &notice in notices.read() {
        toast.say(Saying::Notice(notice));
    }
}

/// The node of the toast.
#[derive(Component)]
struct Shown;

fn update_toast(
    mut ctx: UiContext,
    toast: Res<Toast>,
    shown: Query<Entity, With<Shown>>,
    mut said: Local<Option<Saying>>,
    mut commands: Commands,
) {
    let now = toast.now();
    let is_same_screen = !ctx.words.is_changed() && !ctx.viewport.is_changed();
    if *said == now && is_same_screen && !ctx.layout.is_changed() {
        return;
    }
    *said = now;
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    let Some(saying) = now else {
        return;
    };
    let text = words(&ctx.words, saying);
    let layout = ctx.layout.clone();
    let mut size = |width: f32| {
        let (style, air) = manner(width);
        ctx.size(style, &text, width - 2.0 * air.x) + 2.0 * air + 2.0
    };
    let area = match saying {
        Saying::MoveError(_) => free_rect(&layout, &mut size),
        _ => None,
    }
    .unwrap_or_else(|| at_foot(&layout, size));
    let (style, air) = manner(area.width());
    let colour = match saying {
        Saying::MoveError(_) | Saying::Notice(_) | Saying::NotCopied => theme::WRONG,
        Saying::Copied(_) => theme::GOLD,
    };
    commands.spawn((
        Shown,
        A11yLabel::new(A11yRole::Alert, text.clone()),
        GlobalZIndex(30),
        placed(
            area,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::horizontal(px(air.x - 1.0)),
                border: UiRect::all(px(theme::HAIRLINE)),
                border_radius: BorderRadius::all(px(20)),
                ..default()
            },
        ),
        BackgroundColor(theme::SHEET),
        BorderColor::all(colour.with_alpha(0.7)),
        Pickable::IGNORE,
        Children::spawn(Spawn(text_centred(style, theme::TEXT, text))),
    ));
}

/// The text style and the padding for this width, in dp.
const fn manner(width: f32) -> (Style, Vec2) {
    if width < 150.0 {
        (Style::Heading, Vec2::new(7.0, 8.0))
    } else {
        (Style::Button, Vec2::new(EDGE, 10.0))
    }
}

/// Places the toast in the centre, above the buttons.
fn at_foot(layout: &Layout, mut size: impl FnMut(f32) -> Vec2) -> Rect {
    let play = layout.play;
    let width = (play.width() - EDGE).max(0.0);
    let size = size(width.min(theme::SHEET_WIDTH)).min(Vec2::new(width, f32::MAX));
    let centre = play.center().x;
    let foot = play.max.y - theme::GAP;
    Rect::new(centre - size.x / 2.0, foot - size.y, centre + size.x / 2.0, foot)
}
