//! What sheets and dialogs are called.

use super::navigation::{Question, Sheet, View};
use crate::{
    localization::{Key, Localizer},
    rules::Ending,
};

/// The header's buttons.
pub const BACK: Key = Key::SheetBack;
/// The header's buttons.
pub const CLOSE: Key = Key::SheetClose;

/// The title of what is shown; the table has the app's own name.
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
