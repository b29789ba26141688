//! Entering a deal code: by the keypad, by typing where there is a keyboard, or from the clipboard.

mod field;

use bevy::{input::keyboard::Key as Typed, input_focus::InputFocusVisible, prelude::*};

use super::keypad::keypad;
use crate::{
    card_art::Icon,
    game::{GameCommand, GameEvent},
    input::{KeyPress, KeyTyped, ReplaceText},
    localization::Key,
    platform,
    rules::{CodeError, DealCode},
    schedule::GameSystems,
    ui::{
        a11y_label::{A11yLabel, A11yRole},
        button::{self, Look, Sends},
        context::UiContext,
        modal::ModalSystems,
        modal::body::Pages,
        navigation::{ConfirmRequest, CurrentView, Sheet, View},
        theme::{self, GAP, Style},
        widgets::{self, button_columns, grid, paragraph},
    },
};

use field::field;

/// Adds the sheet for entering a code.
pub fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<CodeKey>()
        .add_observer(button::send::<CodeKey>)
        .add_observer(type_code)
        .add_observer(replace_code)
        .add_systems(
            Update,
            (
                press
                    .in_set(GameSystems::Input)
                    .before(crate::ui::navigation::NavigationSystems),
                clear_when_dealt
                    .in_set(GameSystems::Present)
                    .before(ModalSystems::Fill),
                fill.in_set(ModalSystems::Fill),
            ),
        );
}

/// A key of the keypad, or what the keyboard says in its place.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeKey {
    /// Adds a character.
    Type(char),
    /// Takes the last one away.
    Delete,
    /// Takes all away.
    Clear,
    /// Puts what is on the clipboard in place of all.
    Paste,
    /// Deals the code.
    Deal,
}

/// More than the longest code, with prefix and dashes.
const MAX_CODE_LENGTH: usize = 24;

/// What has been entered, and what was wrong with it when it was to be dealt.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    typed: String,
    wrong: Option<Wrong>,
}

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    Code(CodeError),
    NothingToPaste,
}

impl Entry {
    /// What has been entered so far.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why it could not be dealt.
    pub fn error(&self) -> Option<CodeError> {
        match self.wrong? {
            Wrong::Code(error) => Some(error),
            Wrong::NothingToPaste => None,
        }
    }

    fn add(&mut self, character: char) {
        self.wrong = None;
        if self.typed.chars().count() < MAX_CODE_LENGTH {
            self.typed.extend(character.to_uppercase());
        }
    }

    fn paste(&mut self, text: Option<String>) {
        let text = text.unwrap_or_default();
        let found = code_in(&text);
        if found.is_empty() {
            self.wrong = Some(Wrong::NothingToPaste);
            return;
        }
        self.typed.clear();
        found.chars().for_each(|character| self.add(character));
    }
}

/// The code within a text such as what the app shares, or else the text's first line.
fn code_in(text: &str) -> &str {
    let word = text
        .split(|c: char| c.is_whitespace() || ",.;:()\"".contains(c))
        .find(|word| word.contains('-') && word.parse::<DealCode>().is_ok());
    word.unwrap_or_else(|| text.trim().lines().next().unwrap_or_default())
}

/// Typing while the sheet is in front.
fn type_code(
    typed: On<KeyTyped>,
    visible: Res<InputFocusVisible>,
    view: CurrentView,
    mut code_keys: MessageWriter<CodeKey>,
) {
    if view.get() != View::Sheet(Sheet::EnterCode) {
        return;
    }
    let KeyPress { key, modifiers, .. } = &typed.press;
    match key {
        Typed::Paste => {
            code_keys.write(CodeKey::Paste);
        }
        Typed::Character(text) if modifiers.command && text.eq_ignore_ascii_case("v") => {
            code_keys.write(CodeKey::Paste);
        }
        Typed::Character(text) if !modifiers.command => {
            code_keys.write_batch(text.chars().map(CodeKey::Type));
        }
        Typed::Backspace | Typed::Delete => {
            code_keys.write(CodeKey::Delete);
        }
        // If something has the focus, Enter activates that.
        Typed::Enter if !visible.0 => {
            code_keys.write(CodeKey::Deal);
        }
        _ => {}
    }
}

/// The field is the only one there is.
fn replace_code(write: On<ReplaceText>, mut presses: MessageWriter<CodeKey>) {
    presses.write(CodeKey::Clear);
    presses.write_batch(write.text.chars().map(CodeKey::Type));
}

fn press(
    mut presses: MessageReader<CodeKey>,
    mut entry: ResMut<Entry>,
    mut asks: MessageWriter<ConfirmRequest>,
) {
    for &key in presses.read() {
        match key {
            CodeKey::Type(character) => entry.add(character),
            CodeKey::Delete => {
                entry.wrong = None;
                entry.typed.pop();
            }
            CodeKey::Clear => *entry = Entry::default(),
            CodeKey::Paste => entry.paste(platform::paste()),
            CodeKey::Deal => match entry.typed.parse::<DealCode>() {
                Ok(code) => {
                    asks.write(ConfirmRequest(GameCommand::Deal(code)));
                }
                Err(error) => entry.wrong = Some(Wrong::Code(error)),
            },
        }
    }
}

fn clear_when_dealt(mut outcomes: MessageReader<GameEvent>, mut entry: ResMut<Entry>) {
    let deals = outcomes
        .read()
        .filter(|outcome| matches!(outcome, GameEvent::Dealt { .. }));
    if deals.count() > 0 {
        entry.set_if_neq(Entry::default());
    }
}

fn fill(mut ctx: UiContext, entry: Res<Entry>, mut pages: Pages) {
    let Some(mut blank) = pages.sheet(Sheet::EnterCode, entry.is_changed()) else {
        return;
    };
    let ctx = &mut ctx;
    // Side by side on low and wide screens.
    let side_by_side = blank.width >= 560.0;
    let width = if side_by_side {
        (blank.width - 2.0 * GAP) / 2.0
    } else {
        blank.width
    };
    blank.page.with_children(|page| {
        if side_by_side {
            page.spawn(grid(2, 2.0 * GAP)).with_children(|halves| {
                halves.spawn(column()).with_children(|half| {
                    what_is_entered(half, ctx, &entry, width, true);
                    buttons(half, ctx, &entry, width);
                });
                halves
                    .spawn(column())
                    .with_children(|half| keypad(half, ctx, width));
            });
        } else {
            what_is_entered(page, ctx, &entry, width, false);
            keypad(page, ctx, width);
            buttons(page, ctx, &entry, width);
        }
    });
}

fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(GAP),
        ..default()
    }
}

/// Lower upright screens, in dp, have no room for field, prompt, keypad and buttons.
const LOW: f32 = 600.0;

/// The field, and under it what is to be entered or what is wrong.
fn what_is_entered(
    parent: &mut ChildSpawnerCommands,
    ctx: &mut UiContext,
    entry: &Entry,
    width: f32,
    side_by_side: bool,
) {
    parent.spawn(field(ctx, entry, width));
    let (colour, words) = match entry.wrong {
        // Where there is no height for all, what the title says as well gives way to the buttons.
        None if ctx.screen.size.y - ctx.screen.safe.top < LOW && !side_by_side => return,
        None => (theme::MUTED, ctx.localize(Key::EnterCodePrompt)),
        Some(Wrong::Code(error)) => (theme::WRONG, ctx.words.code_error(error)),
        Some(Wrong::NothingToPaste) => (theme::WRONG, ctx.localize(Key::CodeNothingToPaste)),
    };
    let mut said = parent.spawn(paragraph(ctx, Style::Small, colour, words.clone()));
    if entry.wrong.is_some() {
        said.insert(A11yLabel::new(A11yRole::Alert, words));
    }
}

fn buttons(parent: &mut ChildSpawnerCommands, ctx: &mut UiContext, entry: &Entry, width: f32) {
    // What can't be dealt yet is not the main thing to do, but says why when it is asked for.
    let look = if entry.typed.parse::<DealCode>().is_ok() {
        Look::Gold
    } else {
        Look::Raised
    };
    let labels = [Key::EnterCodePaste, Key::EnterCodeDeal];
    let columns = button_columns(ctx, width, labels);
    parent
        .spawn(Node {
            margin: UiRect::top(px(4)),
            ..grid(columns, GAP)
        })
        .with_children(|row| {
            let paste = ctx.localize(Key::EnterCodePaste);
            row.spawn((
                widgets::button(ctx, Look::Raised, Some(Icon::Paste), paste),
                Sends(CodeKey::Paste),
            ));
            let deal = ctx.localize(Key::EnterCodeDeal);
            row.spawn((widgets::button(ctx, look, None, deal), Sends(CodeKey::Deal)));
        });
}
