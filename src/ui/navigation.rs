//! Views in front of the table: sheets, questions and the announcement of an ending.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    game::{GameCommand, PlayerPresence, Session},
    input::BackPressed,
    platform,
    rules::{DealCode, Ending},
    schedule::GameSystems,
};

use super::button;
use crate::ui::systems::{ModalSystems, NavigationSystems};

/// Keeps [`NavStack`] and handles navigation by buttons and the back key.
pub fn plugin(app: &mut App) {
    app.init_resource::<NavStack>()
        .add_message::<Navigate>()
        .add_message::<ConfirmRequest>()
        .add_message::<ConfirmReply>()
        .add_observer(navigate_back)
        .add_observer(button::send::<Navigate>)
        .add_observer(button::send::<ConfirmRequest>)
        .add_observer(button::send::<ConfirmReply>)
        .add_observer(button::send::<GameCommand>)
        .configure_sets(Update, NavigationSystems.in_set(GameSystems::Input))
        .add_systems(
            Update,
            (
                (navigate, confirm_or_send, apply_reply, cover_table)
                    .chain()
                    .in_set(NavigationSystems),
                cover_table.in_set(GameSystems::Present).before(ModalSystems::Open),
            ),
        );
}

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

/// A question that the player has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to give up the game in progress for this command.
    GiveUp(GameCommand),
    /// Whether to delete the statistics.
    ResetStatistics,
}

/// The front view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Nothing lies in front of the table.
    Table,
    /// A sheet.
    Sheet(Sheet),
    /// A question.
    Question(Question),
    /// The announcement of an ending.
    Ending(Ending),
}

/// The stack of open sheets, and the question in front of them.
///
/// ```
/// use half_moon::ui::navigation::{NavStack, Sheet, View};
///
/// let mut front = NavStack::default();
/// front.open(Sheet::Menu);
/// front.open(Sheet::Rules);
/// assert_eq!(front.view(None), View::Sheet(Sheet::Rules));
/// assert!(front.back());
/// assert_eq!(front.view(None), View::Sheet(Sheet::Menu));
/// assert!(front.back());
/// assert!(!front.back());
/// ```
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NavStack {
    sheets: Vec<Sheet>,
    question: Option<Question>,
}

impl NavStack {
    /// The front view. A question or a sheet is in front of the `announcement`.
    pub fn view(&self, announcement: Option<Ending>) -> View {
        if let Some(question) = self.question {
            View::Question(question)
        } else if let Some(&sheet) = self.sheets.last() {
            View::Sheet(sheet)
        } else {
            announcement.map_or(View::Table, View::Ending)
        }
    }

    /// Every open view, from back to front.
    pub fn open_views(&self, announcement: Option<Ending>) -> Vec<View> {
        announcement
            .map(View::Ending)
            .into_iter()
            .chain(self.sheets.iter().copied().map(View::Sheet))
            .chain(self.question.map(View::Question))
            .collect()
    }

    /// Opens a sheet in front. A sheet that is already open becomes the front one; those above it
    /// close.
    pub fn open(&mut self, sheet: Sheet) {
        let kept = self.sheets.iter().position(|&open| open == sheet);
        self.sheets.truncate(kept.unwrap_or(self.sheets.len()));
        self.sheets.push(sheet);
    }

    /// Asks a question in front of the open views.
    pub fn ask(&mut self, question: Question) {
        self.question = Some(question);
    }

    /// Asks whether to give up the game in progress for this command.
    pub fn confirm(&mut self, request: GameCommand) {
        self.ask(Question::GiveUp(request));
    }

    /// Closes the question, or else the front sheet. Returns whether there was one.
    pub fn back(&mut self) -> bool {
        self.question.take().is_some() || self.sheets.pop().is_some()
    }

    /// Closes all sheets and the question.
    pub fn close(&mut self) {
        *self = Self::default();
    }
}

/// A request to navigate.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigate {
    /// Opens a sheet.
    Open(Sheet),
    /// Asks a question.
    Question(Question),
    /// Closes the front view. On the table, leaves the app as the platform does.
    Back,
    /// Closes all sheets and the question.
    Close,
}

/// A command that may give up the game in progress. The player has to confirm it, unless no game
/// would be given up.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfirmRequest(pub GameCommand);

/// The answer to the open [`Question`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfirmReply {
    /// Confirms.
    Yes,
    /// Cancels.
    No,
}

/// The front view, including the announcement of an ending.
#[derive(SystemParam)]
pub struct CurrentView<'w> {
    stack: Res<'w, NavStack>,
    session: Res<'w, Session>,
}

impl CurrentView<'_> {
    /// The front view.
    pub fn get(&self) -> View {
        self.stack.view(self.session.announcement())
    }

    /// Every open view, from back to front.
    pub fn open_views(&self) -> Vec<View> {
        self.stack.open_views(self.session.announcement())
    }
}

/// Deals a code at startup. The player has to confirm it if that gives up a game in progress.
pub fn ask_at_start(app: &mut App, code: DealCode) {
    app.world_mut().write_message(ConfirmRequest(GameCommand::Deal(code)));
}

/// Handles Escape, and the back key or gesture of phones.
fn navigate_back(_: On<BackPressed>, mut navigations: MessageWriter<Navigate>) {
    navigations.write(Navigate::Back);
}

fn navigate(
    mut wishes: MessageReader<Navigate>,
    mut front: ResMut<NavStack>,
    session: Res<Session>,
    mut requests: MessageWriter<GameCommand>,
) {
    for &wish in wishes.read() {
        match wish {
            Navigate::Open(sheet) => front.open(sheet),
            Navigate::Question(question) => front.ask(question),
            Navigate::Close => front.close(),
            Navigate::Back => {
                if front.back() {
                } else if session.announcement().is_some() {
                    requests.write(GameCommand::DismissEnding);
                } else {
                    platform::leave();
                }
            }
        }
    }
}

fn confirm_or_send(
    mut wishes: MessageReader<ConfirmRequest>,
    mut front: ResMut<NavStack>,
    session: Res<Session>,
    mut requests: MessageWriter<GameCommand>,
) {
    for &ConfirmRequest(request) in wishes.read() {
        if session.in_progress() {
            front.confirm(request);
        } else {
            requests.write(request);
            front.close();
        }
    }
}

fn apply_reply(
    mut answers: MessageReader<ConfirmReply>,
    mut front: ResMut<NavStack>,
    mut requests: MessageWriter<GameCommand>,
) {
    for &answer in answers.read() {
        match (front.question, answer) {
            (Some(Question::GiveUp(request)), ConfirmReply::Yes) => {
                requests.write(request);
                front.close();
            }
            (Some(Question::GiveUp(_)), ConfirmReply::No) => front.close(),
            (Some(Question::ResetStatistics), answer) => {
                if answer == ConfirmReply::Yes {
                    requests.write(GameCommand::ResetStatistics);
                }
                front.question = None;
            }
            (None, _) => {}
        }
    }
}

fn cover_table(view: CurrentView, mut attention: ResMut<PlayerPresence>) {
    let covered = view.get() != View::Table;
    if attention.covered != covered {
        attention.covered = covered;
    }
}
