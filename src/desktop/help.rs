//! What `--help` prints.

use crate::localization::{Key, Localizer};

/// The options and what each is for.
const OPTIONS: [(&str, Key); 13] = [
    ("--size WxH", Key::CliHelpSize),
    ("--scale N", Key::CliHelpScale),
    ("--safe-area T,R,B,L", Key::CliHelpSafeArea),
    ("--text-size N", Key::CliHelpTextSize),
    ("--language TAG", Key::CliHelpLanguage),
    ("--data FOLDER", Key::CliHelpData),
    ("--picture FILE", Key::CliHelpPicture),
    ("--show NAME", Key::CliHelpShow),
    ("--play SLOTS", Key::CliHelpPlay),
    ("--after N", Key::CliHelpAfter),
    ("--set NAME", Key::CliHelpSet),
    ("--help", Key::CliHelpHelp),
    ("--version", Key::CliHelpVersion),
];

/// The whole help, in the player's language.
pub(super) fn text(words: &Localizer) -> String {
    let mut text = words.text(Key::CliHelp);
    text.push('\n');
    for (option, key) in OPTIONS {
        text += &format!("\n  {option:<20} {}", words.text(key));
    }
    text
}
