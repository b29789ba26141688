//! What lies in front of the table: sheets, questions, and the announcement of an ending.

use bevy::input::{ButtonState, keyboard::KeyboardInput};
use bevy::{ecs::system::SystemParam, input::keyboard::Key, prelude::*};

use crate::{
    GameSet, platform,
    rules::{DealCode, Ending},
    session::{Attention, Request, Session},
    statistics::Statistics,
};

use super::{button, frame::FrameSet};

/// Keeps [`Front`] and answers what buttons and the back key ask of it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Front>()
        .add_message::<Go>()
        .add_message::<Ask>()
        .add_message::<Answer>()
        .add_observer(button::send::<Go>)
        .add_observer(button::send::<Ask>)
        .add_observer(button::send::<Answer>)
        .add_observer(button::send::<Request>)
        .configure_sets(Update, FrontSet.in_set(GameSet::Input))
        .add_systems(
            Update,
            (
                (back_key, go, ask, answer, cover).chain().in_set(FrontSet),
                cover.in_set(GameSet::Present).before(FrameSet::Show),
            ),
        );
}

/// The steps that answer [`Go`], [`Ask`] and [`Answer`]; who sends them in the same update runs before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FrontSet;

/// A sheet.
#[expect(missing_docs, reason = "they are what they are called")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sheet {
    Menu,
    EnterCode,
    Statistics,
    Settings,
    Language,
    Rules,
    About,
    Licences,
}

impl Sheet {
    /// All sheets.
    pub const ALL: [Self; 8] = [
        Self::Menu,
        Self::EnterCode,
        Self::Statistics,
        Self::Settings,
        Self::Language,
        Self::Rules,
        Self::About,
        Self::Licences,
    ];
}

/// A question that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the game in progress is to be given up for what was requested.
    GiveUp(Request),
    /// Whether the statistics are to be forgotten.
    ResetStatistics,
}

/// What the player sees in front of all else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Nothing lies in front of the table.
    Table,
    /// A sheet.
    Sheet(Sheet),
    /// A question.
    Question(Question),
    /// The announcement of an ending.
    Ending(Ending),
}

/// The sheets that are open, each over the one it was opened from, and the question over them.
///
/// ```
/// use half_moon::ui::front::{Front, Sheet, Showing};
///
/// let mut front = Front::default();
/// front.open(Sheet::Menu);
/// front.open(Sheet::Rules);
/// assert_eq!(front.showing(None), Showing::Sheet(Sheet::Rules));
/// assert!(front.back());
/// assert_eq!(front.showing(None), Showing::Sheet(Sheet::Menu));
/// assert!(front.back());
/// assert!(!front.back());
/// ```
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Front {
    sheets: Vec<Sheet>,
    question: Option<Question>,
}

impl Front {
    /// What is shown, given the ending that is to be announced. A question or a sheet lies over that.
    pub fn showing(&self, announcement: Option<Ending>) -> Showing {
        if let Some(question) = self.question {
            Showing::Question(question)
        } else if let Some(&sheet) = self.sheets.last() {
            Showing::Sheet(sheet)
        } else {
            announcement.map_or(Showing::Table, Showing::Ending)
        }
    }

    /// Opens a sheet over what is open. One that is open comes back, without what was opened from it.
    pub fn open(&mut self, sheet: Sheet) {
        let kept = self.sheets.iter().position(|&open| open == sheet);
        self.sheets.truncate(kept.unwrap_or(self.sheets.len()));
        self.sheets.push(sheet);
    }

    /// Asks a question over what is open.
    pub fn ask(&mut self, question: Question) {
        self.question = Some(question);
    }

    /// Asks whether the game in progress is to be given up for this.
    pub fn confirm(&mut self, request: Request) {
        self.ask(Question::GiveUp(request));
    }

    /// Goes back by one: from the question, or from the last sheet. Whether there was one.
    pub fn back(&mut self) -> bool {
        self.question.take().is_some() || self.sheets.pop().is_some()
    }

    /// Closes everything: the table is in front, or the announcement of its ending.
    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// How many sheets are open.
    pub fn depth(&self) -> usize {
        self.sheets.len()
    }
}

/// Where to go in front of the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Opens a sheet.
    Open(Sheet),
    /// Asks a question.
    Question(Question),
    /// Closes what is in front of all else. On the table, leaves the app as the system would.
    Back,
    /// Closes everything.
    Close,
}

/// A request that may give up the game in progress: then the player is asked first. It goes on at once if there is
/// nothing to give up.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask(pub Request);

/// The answer to the [`Question`] that is asked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Leave it.
    No,
}

/// What is in front, with the ending to be announced.
#[derive(SystemParam)]
pub struct Fore<'w> {
    /// The sheets and the question.
    pub front: Res<'w, Front>,
    session: Res<'w, Session>,
}

impl Fore<'_> {
    /// What the player sees in front of all else.
    pub fn showing(&self) -> Showing {
        self.front.showing(self.session.announcement())
    }
}

/// Deals a code as the app starts. If that gives up a game in progress, it asks first.
pub fn ask_at_start(app: &mut App, code: DealCode) {
    app.world_mut().write_message(Ask(Request::Deal(code)));
}

/// Escape, and what phones send for their back button or gesture.
fn back_key(mut keys: MessageReader<KeyboardInput>, mut go: MessageWriter<Go>) {
    for key in keys.read() {
        if key.state == ButtonState::Pressed
            && matches!(key.logical_key, Key::Escape | Key::BrowserBack)
        {
            go.write(Go::Back);
        }
    }
}

fn go(
    mut wishes: MessageReader<Go>,
    mut front: ResMut<Front>,
    session: Res<Session>,
    mut requests: MessageWriter<Request>,
) {
    for &wish in wishes.read() {
        match wish {
            Go::Open(sheet) => front.open(sheet),
            Go::Question(question) => front.ask(question),
            Go::Close => front.close(),
            Go::Back => {
                if front.back() {
                } else if session.announcement().is_some() {
                    requests.write(Request::PutAside);
                } else {
                    platform::leave();
                }
            }
        }
    }
}

fn ask(
    mut wishes: MessageReader<Ask>,
    mut front: ResMut<Front>,
    session: Res<Session>,
    mut requests: MessageWriter<Request>,
) {
    for &Ask(request) in wishes.read() {
        if session.in_progress() {
            front.confirm(request);
        } else {
            requests.write(request);
            front.close();
        }
    }
}

fn answer(
    mut answers: MessageReader<Answer>,
    mut front: ResMut<Front>,
    mut statistics: ResMut<Statistics>,
    mut requests: MessageWriter<Request>,
) {
    for &answer in answers.read() {
        match (front.question, answer) {
            (Some(Question::GiveUp(request)), Answer::Yes) => {
                requests.write(request);
                front.close();
            }
            (Some(Question::GiveUp(_)), Answer::No) => front.close(),
            (Some(Question::ResetStatistics), answer) => {
                if answer == Answer::Yes {
                    statistics.reset();
                }
                front.question = None;
            }
            (None, _) => {}
        }
    }
}

fn cover(fore: Fore, mut attention: ResMut<Attention>) {
    let covered = fore.showing() != Showing::Table;
    if attention.covered != covered {
        attention.covered = covered;
    }
}
