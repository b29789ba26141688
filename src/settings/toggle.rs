//! The settings that are on or off, in one table: the settings sheet, the saved file and the
//! command line all read it.

use super::values::Settings;
use crate::localization::Key;

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// Explain why cards do not match.
    MoveErrors,
    /// Dim the cards that do not match the selection.
    PlacementAssistance,
    /// Blue diamonds and green clubs.
    FourColours,
    /// Light ink on dark cards.
    DarkCards,
    /// Larger ranks on the cards.
    LargeIndex,
    /// The letters for jack, queen and king of the language's own decks.
    NationalLetters,
    /// Play sounds.
    Sound,
    /// Vibrate in answer to taps.
    Vibration,
    /// Put the rail of wide, low screens on the left.
    LeftHanded,
    /// Switch scanning.
    Scan,
}

impl Toggle {
    /// Every toggle, in the order of the settings sheet.
    pub const ALL: [Self; 10] = [
        Self::MoveErrors,
        Self::PlacementAssistance,
        Self::FourColours,
        Self::DarkCards,
        Self::LargeIndex,
        Self::NationalLetters,
        Self::Sound,
        Self::Vibration,
        Self::LeftHanded,
        Self::Scan,
    ];

    /// The name on the command line: `move-errors`.
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// The texts of the label and of the explanation under it.
    pub const fn texts(self) -> (Key, Key) {
        let (_, label, explanation, ..) = self.row();
        (label, explanation)
    }

    /// Whether it is on.
    pub fn is_on(self, settings: &Settings) -> bool {
        let (.., value, _) = self.row();
        value(settings)
    }

    /// The setting itself.
    pub fn value_mut(self, settings: &mut Settings) -> &mut bool {
        let (.., value_mut) = self.row();
        value_mut(settings)
    }

    const fn row(self) -> Row {
        match self {
            Self::MoveErrors => (
                "move-errors",
                Key::SettingsMoveErrors,
                Key::SettingsMoveErrorsAbout,
                |settings| settings.move_errors,
                |settings| &mut settings.move_errors,
            ),
            Self::PlacementAssistance => (
                "placement-assistance",
                Key::SettingsPlacementAssistance,
                Key::SettingsPlacementAssistanceAbout,
                |settings| settings.placement_assistance,
                |settings| &mut settings.placement_assistance,
            ),
            Self::FourColours => (
                "four-colours",
                Key::SettingsFourColours,
                Key::SettingsFourColoursAbout,
                |settings| settings.four_colours,
                |settings| &mut settings.four_colours,
            ),
            Self::DarkCards => (
                "dark-cards",
                Key::SettingsDarkCards,
                Key::SettingsDarkCardsAbout,
                |settings| settings.dark_cards,
                |settings| &mut settings.dark_cards,
            ),
            Self::LargeIndex => (
                "large-index",
                Key::SettingsLargeIndex,
                Key::SettingsLargeIndexAbout,
                |settings| settings.large_index,
                |settings| &mut settings.large_index,
            ),
            Self::NationalLetters => (
                "national-letters",
                Key::SettingsNationalLetters,
                Key::SettingsNationalLettersAbout,
                |settings| settings.national_letters,
                |settings| &mut settings.national_letters,
            ),
            Self::Sound => (
                "sound",
                Key::SettingsSound,
                Key::SettingsSoundAbout,
                |settings| settings.sound,
                |settings| &mut settings.sound,
            ),
            Self::Vibration => (
                "vibration",
                Key::SettingsVibration,
                Key::SettingsVibrationAbout,
                |settings| settings.vibration,
                |settings| &mut settings.vibration,
            ),
            Self::LeftHanded => (
                "left-handed",
                Key::SettingsLeftHanded,
                Key::SettingsLeftHandedAbout,
                |settings| settings.left_handed,
                |settings| &mut settings.left_handed,
            ),
            Self::Scan => (
                "scan",
                Key::SettingsScan,
                Key::SettingsScanAbout,
                |settings| settings.scan,
                |settings| &mut settings.scan,
            ),
        }
    }
}

type Row = (&'static str, Key, Key, fn(&Settings) -> bool, fn(&mut Settings) -> &mut bool);
