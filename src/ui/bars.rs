//! The status and the buttons around the table.
//!
//! They are built for the screen and the language, and keep within their rectangles however large the text is:
//! what does not fit is first put differently, then made smaller.

mod buttons;
mod rail;
mod status;

use bevy::{
    input::keyboard::Key as Typed,
    prelude::*,
    time::Real,
    ui::{InteractionDisabled, UiSystems},
};

use super::{
    button::set_disabled,
    context::UiContext,
    modal::Modal,
    navigation::{ConfirmRequest, CurrentView, NavigationSystems, View},
    sheets::menu::ShareCode,
    widgets::placed,
};
use crate::{
    game::{GameCommand, Session},
    input::{KeyPress, KeyTyped},
    layout::Bars,
    localization::Localizer,
    schedule::GameSystems,
    viewport::{TableLayout, Viewport},
};

/// Adds the bars.
pub fn plugin(app: &mut App) {
    app.add_observer(press_shortcut)
        .add_systems(
            Update,
            ((build, (show_values, enable_undo))
                .chain()
                .run_if(has_news)
                .in_set(GameSystems::Present),),
        )
        .add_systems(
            PostUpdate,
            status::give_way
                .run_if(any_with_component::<Modal>.or_else(any_component_removed::<Modal>))
                .after(UiSystems::Layout),
        );
}

/// The status bar, the button bar, or the rail.
#[derive(Component, Clone, Copy, Debug)]
pub struct Bar;

/// A value in the status.
#[expect(missing_docs, reason = "they are what they are called")]
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Time,
    Score,
    Moves,
    Code,
    /// The deal code's seven digits, without its prefix.
    CodeDigits,
}

/// The button that takes back the last removal.
#[derive(Component, Clone, Copy, Debug)]
pub struct UndoButton;

/// All values as they are shown.
struct Values {
    time: String,
    score: String,
    moves: String,
    code: String,
    digits: String,
}

impl Values {
    fn read(ctx: &UiContext, session: &Session, time: &Time<Real>) -> Self {
        let game = session.game();
        Self {
            time: ctx.words.time(session.elapsed(time.elapsed())),
            score: game.score().to_string(),
            moves: game.moves().to_string(),
            code: game.code().to_string(),
            digits: game.code().digits(),
        }
    }

    fn of(&self, value: Value) -> &str {
        match value {
            Value::Time => &self.time,
            Value::Score => &self.score,
            Value::Moves => &self.moves,
            Value::Code => &self.code,
            Value::CodeDigits => &self.digits,
        }
    }

    /// Whether values of these lengths need the same room: digits are all of one width.
    fn lengths(&self) -> [usize; 3] {
        [&self.time, &self.score, &self.moves].map(String::len)
    }
}

/// Whether the bars may have to show something else.
fn has_news(
    session: Res<Session>,
    layout: Res<TableLayout>,
    screen: Res<Viewport>,
    words: Res<Localizer>,
) -> bool {
    session.is_clock_running()
        || session.is_changed()
        || layout.is_changed()
        || screen.is_changed()
        || words.is_changed()
}

fn build(
    mut ctx: UiContext,
    layout: Res<TableLayout>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    bars: Query<Entity, With<Bar>>,
    mut built: Local<Option<([usize; 3], Bars, crate::rules::DealCode)>>,
    mut commands: Commands,
) {
    let values = Values::read(&ctx, &session, &time);
    let now = (values.lengths(), layout.bars, session.game().code());
    if *built == Some(now) && !ctx.is_changed() {
        return;
    }
    *built = Some(now);
    for bar in &bars {
        commands.entity(bar).despawn();
    }
    match layout.bars {
        Bars::Stacked { status, buttons } => {
            status::spawn(&mut commands, &mut ctx, status, &values);
            buttons::spawn(&mut commands, &mut ctx, buttons);
        }
        Bars::Rail(rail) => rail::spawn(&mut commands, &mut ctx, rail, &values),
    }
}

fn show_values(
    ctx: UiContext,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut shown: Query<(&Value, &mut Text)>,
) {
    let values = Values::read(&ctx, &session, &time);
    for (&value, mut text) in &mut shown {
        let now = values.of(value);
        if text.0 != now {
            text.0 = now.into();
        }
    }
}

fn enable_undo(
    session: Res<Session>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<UndoButton>>,
    mut commands: Commands,
) {
    for (entity, is_disabled) in &buttons {
        if session.can_undo() == is_disabled {
            set_disabled(&mut commands, entity, !is_disabled);
        }
    }
}

/// The shortcuts of the bars, while the table is in front.
fn press_shortcut(
    typed: On<KeyTyped>,
    view: CurrentView,
    mut commands: MessageWriter<GameCommand>,
    mut confirm_requests: MessageWriter<ConfirmRequest>,
    mut shares: MessageWriter<ShareCode>,
) {
    let KeyPress {
        key,
        repeat,
        modifiers,
    } = &typed.press;
    let Typed::Character(letter) = key else {
        return;
    };
    if *repeat || modifiers.alt || view.get() != View::Table {
        return;
    }
    match (letter.to_lowercase().as_str(), modifiers.command) {
        ("u", false) | ("z", true) => {
            commands.write(GameCommand::Undo);
        }
        ("n", _) => {
            confirm_requests.write(ConfirmRequest(GameCommand::NewGame));
        }
        ("c", true) => {
            shares.write(ShareCode::Copy);
        }
        _ => {}
    }
}

/// A bar in its rectangle, which is in dp.
fn bar(area: Rect, node: Node) -> impl Bundle {
    (
        Bar,
        Node {
            overflow: Overflow::clip(),
            ..placed(area, node)
        },
        Pickable {
            should_block_lower: true,
            is_hoverable: false,
        },
    )
}
