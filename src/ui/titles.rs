//! What sheets and dialogs are called.

use super::front::{Question, Sheet, Showing};
use crate::{
    rules::Ending,
    text::{Key, Words},
};

/// The header's buttons.
pub const BACK: Key = Key::SheetBack;
/// The header's buttons.
pub const CLOSE: Key = Key::SheetClose;

/// The title of what is shown; the table has the app's own name.
pub fn title(words: &Words, showing: Showing) -> String {
    words.say(match showing {
        Showing::Table => Key::AppName,
        Showing::Sheet(sheet) => match sheet {
            Sheet::Menu => Key::MenuTitle,
            Sheet::EnterCode => Key::EnterCodeTitle,
            Sheet::Statistics => Key::StatisticsTitle,
            Sheet::Settings => Key::SettingsTitle,
            Sheet::Language => Key::SettingsLanguage,
            Sheet::Rules => Key::RulesTitle,
            Sheet::About => Key::AboutTitle,
            Sheet::Licences => Key::AboutLicences,
        },
        Showing::Question(Question::GiveUp(_)) => Key::ConfirmTitle,
        Showing::Question(Question::ResetStatistics) => Key::StatisticsResetTitle,
        Showing::Ending(Ending::DeadEnd) => Key::DeadEndTitle,
        Showing::Ending(Ending::Victory) => Key::VictoryTitle,
    })
}
