//! The status and the buttons around the table.
//!
//! They are built for the screen and the language, and keep within their rectangles however large the text is:
//! what does not fit is first put differently, then made smaller.

mod buttons;
mod rail;
mod status;

use bevy::{input::keyboard::Key as Typed, prelude::*, time::Real, ui::UiSystems};

use super::{
    button::State,
    frame::Frame,
    front::{Ask, Fore, FrontSet, Showing},
    key_presses::{KeyPress, KeyPresses},
    kit::Kit,
    sheets::menu::PassOn,
    widgets::placed,
};
use crate::{
    GameSet,
    screen::{Screen, ScreenLayout},
    session::{Request, Session},
    settings::Settings,
    table::layout::Bars,
    text::Words,
};

/// Adds the bars.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            shortcuts.in_set(GameSet::Input).before(FrontSet),
            (build, (show_values, show_undo))
                .chain()
                .run_if(has_news)
                .in_set(GameSet::Present),
        ),
    )
    .add_systems(
        PostUpdate,
        status::give_way
            .run_if(any_with_component::<Frame>.or_else(any_component_removed::<Frame>))
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
    fn read(kit: &Kit, session: &Session, time: &Time<Real>) -> Self {
        let game = session.game();
        Self {
            time: kit.words.time(session.elapsed(time.elapsed())),
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
    layout: Res<ScreenLayout>,
    screen: Res<Screen>,
    words: Res<Words>,
) -> bool {
    session.is_clock_running()
        || session.is_changed()
        || layout.is_changed()
        || screen.is_changed()
        || words.is_changed()
}

fn build(
    mut kit: Kit,
    layout: Res<ScreenLayout>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    bars: Query<Entity, With<Bar>>,
    mut built: Local<Option<([usize; 3], Bars, crate::rules::DealCode)>>,
    mut commands: Commands,
) {
    let values = Values::read(&kit, &session, &time);
    let now = (values.lengths(), layout.bars, session.game().code());
    if *built == Some(now) && !kit.is_changed() {
        return;
    }
    *built = Some(now);
    for bar in &bars {
        commands.entity(bar).despawn();
    }
    match layout.bars {
        Bars::Stacked { status, buttons } => {
            status::spawn(&mut commands, &mut kit, status, &values);
            buttons::spawn(&mut commands, &mut kit, buttons);
        }
        Bars::Rail(rail) => rail::spawn(&mut commands, &mut kit, rail, &values),
    }
}

fn show_values(
    kit: Kit,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut shown: Query<(&Value, &mut Text)>,
) {
    let values = Values::read(&kit, &session, &time);
    for (&value, mut text) in &mut shown {
        let now = values.of(value);
        if text.0 != now {
            text.0 = now.into();
        }
    }
}

fn show_undo(session: Res<Session>, mut buttons: Query<&mut State, With<UndoButton>>) {
    let game = session.game();
    let disabled =
        game.removals().is_empty() || game.ending() == Some(crate::rules::Ending::Victory);
    for mut state in &mut buttons {
        if state.disabled != disabled {
            state.disabled = disabled;
        }
    }
}

/// What the bars offer by one key each, while the table is in front.
fn shortcuts(
    mut presses: KeyPresses,
    settings: Res<Settings>,
    fore: Fore,
    mut requests: MessageWriter<Request>,
    mut asks: MessageWriter<Ask>,
    mut passing: MessageWriter<PassOn>,
) {
    for KeyPress { key, repeat, held } in presses.read() {
        let is_mine = fore.showing() == Showing::Table && !settings.scan && !held.alt;
        let Typed::Character(letter) = key else {
            continue;
        };
        if repeat || !is_mine {
            continue;
        }
        match (letter.to_lowercase().as_str(), held.command) {
            ("u", false) | ("z", true) => {
                requests.write(Request::Undo);
            }
            ("n", _) => {
                asks.write(Ask(Request::NewGame));
            }
            ("c", true) => {
                passing.write(PassOn::Copy);
            }
            _ => {}
        }
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
