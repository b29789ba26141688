//! Entering a deal code: by the keypad, by a keyboard, or from the clipboard.

mod field;

use bevy::{input::keyboard::Key as KeyboardKey, input_focus::InputFocusVisible, prelude::*};

use super::keypad::spawn_keypad;
use crate::{
    card_art::Icon,
    game::{GameCommand, GameEvent},
    input::{KeyPress, KeyTyped, ReplaceText},
    localization::Key,
    platform,
    schedule::GameSystems,
    ui::{
        a11y_label::A11yRole,
        binding::Bind,
        button::{self, Look, PushButton, Sends},
        code_entry::{CodeEntry, CodeKey, EntryError},
        context::UiContext,
        modal::{NewModals, content_width},
        navigation::{ConfirmRequest, CurrentView, Sheet, View},
        systems::{ModalSystems, NavigationSystems},
        text::{Content, a11y_label},
        theme::{self, GAP, Style},
        widgets::{self, button_columns, grid, grid_columns, paragraph},
    },
};

use field::field;

/// Adds the sheet for entering a code.
pub fn plugin(app: &mut App) {
    app.add_observer(button::send::<CodeKey>)
        .add_observer(type_code)
        .add_observer(replace_code)
        .add_systems(
            Update,
            (
                enter_keys.in_set(GameSystems::Input).before(NavigationSystems),
                clear_dealt_code.in_set(GameSystems::Present).before(ModalSystems::Fill),
                (fill_enter_code, show_entry_error).chain().in_set(ModalSystems::Fill),
            ),
        );
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
        KeyboardKey::Paste => {
            code_keys.write(CodeKey::Paste);
        }
        KeyboardKey::Character(text) if modifiers.command && text.eq_ignore_ascii_case("v") => {
            code_keys.write(CodeKey::Paste);
        }
        KeyboardKey::Character(text) if !modifiers.command => {
            code_keys.write_batch(text.chars().map(CodeKey::Type));
        }
        KeyboardKey::Backspace | KeyboardKey::Delete => {
            code_keys.write(CodeKey::Delete);
        }
        // If something has the focus, Enter activates that.
        KeyboardKey::Enter if !visible.0 => {
            code_keys.write(CodeKey::Deal);
        }
        _ => {}
    }
}

/// The app has no other text field.
fn replace_code(replace: On<ReplaceText>, mut code_keys: MessageWriter<CodeKey>) {
    code_keys.write(CodeKey::Clear);
    code_keys.write_batch(replace.text.chars().map(CodeKey::Type));
}

fn enter_keys(
    mut code_keys: MessageReader<CodeKey>,
    mut entry: ResMut<CodeEntry>,
    mut requests: MessageWriter<ConfirmRequest>,
) {
    for &key in code_keys.read() {
        match key {
            CodeKey::Type(character) => entry.add(character),
            CodeKey::Delete => entry.delete(),
            CodeKey::Clear => *entry = CodeEntry::default(),
            CodeKey::Paste => entry.paste(platform::paste()),
            CodeKey::Deal => match entry.code() {
                Ok(code) => {
                    requests.write(ConfirmRequest(GameCommand::Deal(code)));
                }
                Err(error) => entry.fail(error),
            },
        }
    }
}

fn clear_dealt_code(mut events: MessageReader<GameEvent>, mut entry: ResMut<CodeEntry>) {
    let deals = events.read().filter(|event| matches!(event, GameEvent::Dealt { .. }));
    if deals.count() > 0 {
        entry.set_if_neq(CodeEntry::default());
    }
}

/// From this width of the content on, in dp, the keypad is beside field and buttons.
const SIDE_BY_SIDE: f32 = 560.0;
/// Upright screens lower than this, in dp, have no height for the prompt.
const LOW: f32 = 600.0;

fn is_side_by_side(ctx: &UiContext) -> bool {
    content_width(&ctx.viewport, View::Sheet(Sheet::EnterCode)) >= SIDE_BY_SIDE
}

/// The width of the field, the keypad and the row of buttons, in dp.
fn column_width(ctx: &UiContext) -> f32 {
    let width = content_width(&ctx.viewport, View::Sheet(Sheet::EnterCode));
    if is_side_by_side(ctx) { (width - 2.0 * GAP) / 2.0 } else { width }
}

fn fill_enter_code(mut modals: NewModals) {
    let Some(mut body) = modals.sheet(Sheet::EnterCode) else {
        return;
    };
    body.with_children(|page| {
        page.spawn((
            Node { column_gap: px(2.0 * GAP), ..grid(1, GAP) },
            Bind::new(|ctx, node: &mut Node| {
                (node.grid_template_columns, node.grid_template_rows) = if is_side_by_side(ctx) {
                    // The buttons' row takes up the height that the keypad needs.
                    let rows = vec![RepeatedGridTrack::auto(1), RepeatedGridTrack::fr(1, 1.0)];
                    (grid_columns(2), rows)
                } else {
                    (grid_columns(1), Vec::new())
                };
            }),
        ))
        .with_children(|parts| {
            parts.spawn(column()).with_children(spawn_entered);
            let keypad_place = Bind::new(|ctx, node: &mut Node| {
                (node.grid_column, node.grid_row) = if is_side_by_side(ctx) {
                    (GridPlacement::start(2), GridPlacement::start_span(1, 2))
                } else {
                    (GridPlacement::start(1), GridPlacement::start(2))
                };
            });
            parts
                .spawn((column(), keypad_place))
                .with_children(|keypad| spawn_keypad(keypad, column_width));
            spawn_buttons(parts);
        });
    });
}

fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(GAP),
        grid_column: GridPlacement::start(1),
        grid_row: GridPlacement::start(1),
        ..default()
    }
}

/// The place of the error under the field.
#[derive(Component)]
struct ErrorPlace;

/// Spawns the field, and under it the prompt or an error.
fn spawn_entered(column: &mut ChildSpawnerCommands) {
    column.spawn(field(column_width));
    column.spawn((
        paragraph(Style::Small, theme::MUTED, Key::EnterCodePrompt),
        Bind::display_if(shows_prompt),
    ));
    column.spawn((
        ErrorPlace,
        Node { flex_direction: FlexDirection::Column, ..default() },
        Bind::display_if(|ctx| ctx.code_entry.entry_error().is_some()),
    ));
}

/// On low screens the prompt gives way to the buttons: the title says the same.
fn shows_prompt(ctx: &UiContext) -> bool {
    let is_low = ctx.viewport.size.y - ctx.viewport.safe.top < LOW;
    ctx.code_entry.entry_error().is_none() && (!is_low || is_side_by_side(ctx))
}

/// Spawns a new alert for every failed attempt, so that screen readers repeat the same error.
fn show_entry_error(
    entry: Res<CodeEntry>,
    places: Query<(Entity, Ref<ErrorPlace>)>,
    mut commands: Commands,
) {
    for (entity, place) in &places {
        if !entry.is_changed() && !place.is_added() {
            continue;
        }
        let mut place = commands.entity(entity);
        place.despawn_related::<Children>();
        if entry.entry_error().is_some() {
            let error = Content::computed(|ctx| error_text(ctx));
            place.with_child((
                paragraph(Style::Small, theme::WRONG, error.clone()),
                a11y_label(A11yRole::Alert, error),
            ));
        }
    }
}

fn error_text(ctx: &UiContext) -> String {
    match ctx.code_entry.entry_error() {
        None => String::new(),
        Some(EntryError::Code(error)) => ctx.words.code_error(error),
        Some(EntryError::NothingToPaste) => ctx.localize(Key::CodeNothingToPaste),
    }
}

fn spawn_buttons(parts: &mut ChildSpawnerCommands) {
    let labels = [Key::EnterCodePaste, Key::EnterCodeDeal];
    parts
        .spawn((
            Node {
                margin: UiRect::top(px(4)),
                align_self: AlignSelf::Start,
                grid_column: GridPlacement::start(1),
                ..grid(1, GAP)
            },
            Bind::new(move |ctx, node: &mut Node| {
                let width = column_width(ctx);
                node.grid_template_columns = grid_columns(button_columns(ctx, width, labels));
                let row = if is_side_by_side(ctx) { 2 } else { 3 };
                node.grid_row = GridPlacement::start(row);
            }),
        ))
        .with_children(|row| {
            row.spawn((
                widgets::button(Look::Raised, Some(Icon::Paste), Key::EnterCodePaste),
                Sends(CodeKey::Paste),
            ));
            // An incomplete code is not the main action, but the button says why it is incomplete.
            row.spawn((
                widgets::button(Look::Raised, None, Key::EnterCodeDeal),
                Bind::new(|ctx, button: &mut PushButton| {
                    button.0 =
                        if ctx.code_entry.code().is_ok() { Look::Gold } else { Look::Raised };
                }),
                Sends(CodeKey::Deal),
            ));
        });
}
