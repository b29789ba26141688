//! The titles of sheets and dialogs.

use super::navigation::{Question, Sheet, View};
use crate::{
    localization::{Key, Localizer},
    rules::Ending,
};

/// The label of the header's back button.
pub const BACK: Key = Key::SheetBack;
/// The label of the header's close button.
pub const CLOSE: Key = Key::SheetClose;

/// The title of a view; for the table it is the app's name.
pub fn title(words: &Localizer, showing: View) -> String {
    words.text(match showing {
        View::Table => Key::AppName,
        View::Sheet(sheet) => match sheet {
            Sheet::Menu => Key::MenuTitle,
            Sheet::EnterCode => Key::EnterCodeTitle,
            Sheet::Statistics => Key::StatisticsTitle,
            Sheet::Settings => Key::SettingsTitle,
            Sheet::Language => Key::SettingsLanguage,
            Sheet::Rules => Key::RulesTitle,
            Sheet::About => Key::AboutTitle,
            Sheet::Licences => Key::AboutLicences,
        },
        View::Question(Question::GiveUp(_)) => Key::ConfirmTitle,
        View::Question(Question::ResetStatistics) => Key::StatisticsResetTitle,
        View::Ending(Ending::DeadEnd) => Key::DeadEndTitle,
        View::Ending(Ending::Victory) => Key::VictoryTitle,
    })
}
