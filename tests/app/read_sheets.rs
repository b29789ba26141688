//! What a screen reader is given of sheets and dialogs, and what it does there.

use std::collections::HashSet;

use accesskit::{Action, ActionData, Live, NodeId, Role, Toggled};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use half_moon::localization::{Key, Language, Localizer};
use half_moon::rules::Slot;
use half_moon::settings::Motion;
use half_moon::ui::code_entry::CodeEntry;
use half_moon::ui::navigation::{NavStack, Sheet};

use crate::phone::{EXAMPLE, Phone};
use crate::reader::name;

#[test]
fn a_sheet_in_front_is_all_there_is() {
    let mut phone = Phone::with_reader(EXAMPLE);
    let pile = phone.beginning(Role::Button, "5 of spades, pile 1");
    phone.click("Menu");
    let read = phone.read();
    let (_, dialog, node) = read[1];
    assert_eq!((node.role(), name(node)), (Role::Dialog, "Menu"));
    assert!(node.is_modal());
    // Beside it there is only what was said last, which is read wherever one is.
    let beside: Vec<_> = read[2..].iter().filter(|(depth, ..)| *depth == 1).collect();
    assert!(matches!(*beside, [(.., said)] if said.live() == Some(Live::Polite)));
    assert_eq!(phone.tree().focus(), dialog);
    assert!(!phone.heard().iter().any(|heard| heard.contains("pile")));
    phone.ask(pile, Action::Click, None);
    assert_eq!(phone.selected(), []);

    phone.click("Close");
    assert!(phone.heard()[1].contains("pile 1"));
    assert_eq!(phone.tree().focus(), phone.tree().root());
    phone.settle();
    phone.ask(pile, Action::Click, None);
    assert_eq!(phone.selected(), [Slot::P1]);
}

/// Every sheet in every language: what can be done has a name and does something, and nothing is read that says nothing.
#[test]
fn everything_has_a_name_a_role_and_its_action() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.settings().motion = Motion::Reduced;
    phone.tap(Slot::P1);
    phone.tap(Slot::P8);
    let sheets = [
        None,
        Some(Sheet::Menu),
        Some(Sheet::EnterCode),
        Some(Sheet::Statistics),
        Some(Sheet::Settings),
        Some(Sheet::Language),
        Some(Sheet::Rules),
        Some(Sheet::About),
        Some(Sheet::Licences),
    ];
    for language in Language::ALL {
        phone.speak(language);
        for sheet in sheets {
            let mut front = phone.app.world_mut().resource_mut::<NavStack>();
            front.close();
            if let Some(sheet) = sheet {
                front.open(sheet);
            }
            phone.frame();
            phone.frame();
            let mut seen = HashSet::new();
            let mut buttons = 0;
            for (_, id, node) in phone.read() {
                let at = format!("{language:?} {sheet:?} {node:?}");
                assert!(seen.insert(id), "twice: {at}");
                assert!(
                    node.bounds().is_some()
                        || node.live().is_some()
                        || node.role() == Role::TextRun,
                    "{at}"
                );
                if node.role() != Role::TextRun && id != phone.tree().root() {
                    assert!(!name(node).trim().is_empty(), "{at}");
                }
                match node.role() {
                    Role::Button | Role::Switch | Role::RadioButton => {
                        let is_enabled = !node.is_disabled();
                        assert_eq!(node.supports_action(Action::Click), is_enabled, "{at}");
                        buttons += 1;
                    }
                    Role::TextInput => assert!(node.supports_action(Action::SetValue)),
                    Role::Window | Role::Group | Role::Dialog | Role::Toolbar | Role::Status => {}
                    Role::RadioGroup => assert!(node.children().len() > 2, "{at}"),
                    Role::Label | Role::Heading | Role::Image | Role::TextRun => {
                        assert!(!node.supports_action(Action::Click), "{at}");
                    }
                    other => panic!("{other:?}: {at}"),
                }
            }
            assert!(buttons > 0, "{sheet:?}");
            let words = Localizer::new(language);
            let close = sheet.map(|_| words.text(Key::SheetClose));
            assert!(close.is_none_or(|close| phone.heard().contains(&close)));
        }
    }
}

#[test]
fn settings_are_switched_and_chosen() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.click("Menu");
    phone.click("Settings");
    let switch = phone.find(Role::Switch, "Move errors");
    assert_eq!(phone.node(switch).toggled(), Some(Toggled::False));
    assert_eq!(phone.node(switch).description(), Some("Explains why cards don’t go together."));
    phone.ask(switch, Action::Click, None);
    assert!(phone.settings().move_errors);
    // The page has been built anew, but who listens is still at the same node.
    assert_eq!(phone.node(switch).toggled(), Some(Toggled::True));

    let motion = phone.find(Role::RadioGroup, "Motion");
    let taken = |phone: &Phone| -> Vec<(String, Option<Toggled>)> {
        let children = phone.node(motion).children().iter();
        children
            .map(|&child| (name(phone.node(child)).to_owned(), phone.node(child).toggled()))
            .collect()
    };
    assert_eq!(taken(&phone)[0], ("System".to_owned(), Some(Toggled::True)));
    let reduced = phone.find(Role::RadioButton, "Reduced");
    phone.ask(reduced, Action::Click, None);
    assert_eq!(phone.settings().motion, Motion::Reduced);
    assert_eq!(taken(&phone)[2], ("Reduced".to_owned(), Some(Toggled::True)));
    assert_eq!(taken(&phone)[0].1, Some(Toggled::False));

    let least = phone.find(Role::Button, "Text size: Less");
    assert!(phone.node(least).is_disabled());
    phone.ask(least, Action::Click, None);
    phone.click("Text size: More");
    assert!(phone.heard().contains(&"100%".to_owned()));
}

#[test]
fn a_page_is_turned_only_where_it_goes_on() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.settings().motion = Motion::Reduced;
    let offers = |phone: &Phone, name: &str| phone.heard().iter().any(|heard| heard == name);
    phone.click("Menu");
    assert!(!offers(&phone, "Scroll up") && !offers(&phone, "Scroll down"));
    phone.click("Rules");
    let up = phone.find(Role::Button, "Scroll up");
    assert!(phone.node(up).is_disabled() && offers(&phone, "Scroll down"));
    phone.click("Scroll down");
    assert!(phone.scrolled() > 100.0);
    assert!(!phone.node(up).is_disabled());
}

#[test]
fn the_keyboard_is_where_the_reader_puts_it() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.click("Menu");
    phone.click("Settings");
    let last = phone.find(Role::Switch, "Left-handed");
    let place = phone.scrolled();
    phone.ask(last, Action::Focus, None);
    assert!(phone.app.world().resource::<InputFocusVisible>().0);
    let button = phone.button("Left-handed");
    assert_eq!(phone.app.world().resource::<InputFocus>().get(), Some(button));
    assert_eq!(phone.tree().focus(), last);
    assert!(phone.scrolled() > place, "it is scrolled to");
    let first = phone.find(Role::Switch, "Move errors");
    phone.ask(first, Action::ScrollIntoView, None);
    assert!(phone.scrolled() < 100.0);
}

#[test]
fn a_code_is_written_into_the_field() {
    let mut phone = Phone::with_reader(EXAMPLE);
    phone.click("Menu");
    phone.click("Enter game code");
    let field = phone.find(Role::TextInput, "Game code");
    let letters = |phone: &Phone, field: NodeId| {
        let run = phone.node(field).children()[0];
        phone.node(run).value().map(str::to_owned)
    };
    assert_eq!(phone.node(field).value(), Some("HM1-N-"));
    phone.click("B");
    assert_eq!(letters(&phone, field).as_deref(), Some("HM1-N-B"));
    let text = ActionData::Value("aaaaaa".into());
    phone.ask(field, Action::SetValue, Some(text));
    assert_eq!(phone.app.world().resource::<CodeEntry>().typed(), "AAAAAA");
    phone.click("Deal it");
    let wrong = "A code has 7 characters, or 11 with HM1-N. This has 6 characters.";
    let alert = phone.find(Role::Alert, wrong);
    assert_eq!(phone.node(alert).live(), Some(Live::Assertive));
    phone.click("Deal it");
    assert_ne!(phone.find(Role::Alert, wrong), alert, "it is said again");
    phone.click("B");
    phone.click("Deal it");
    assert_eq!(phone.session().game().code().to_string(), "HM1-N-AAAAAAB");
    assert_eq!(phone.said(), "New game, game code HM1-N-AAAAAAB");
}
