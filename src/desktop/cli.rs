//! The command line.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use bevy::math::Vec2;
use clap::Parser;

use super::picture_request::PictureRequest;
use crate::app::{AppConfig, DataDir};
use crate::layout::Insets;
use crate::localization::Language;
use crate::rules::DealCode;
use crate::viewport::ViewportOverrides;

/// The options. Of an option given twice, the last one counts.
#[derive(Clone, Debug, Parser)]
#[command(version, about, args_override_self = true)]
pub(super) struct Cli {
    /// Deal this game code, such as HM1-N-BIBI5L3
    #[arg(value_name = "GAME CODE")]
    pub code: Option<DealCode>,

    /// Size of the window in dp, from 100x100 to 4000x4000
    #[arg(long, value_name = "WxH", default_value = "390x844", value_parser = size)]
    pub size: Vec2,

    /// Physical pixels per dp, from 0.5 to 4 [default: the system's]
    #[arg(long, value_name = "N", value_parser = scale)]
    pub scale: Option<f32>,

    /// Safe area: distances from the top, right, bottom and left in dp, each from 0 to 1000
    #[arg(long, value_name = "T,R,B,L", value_parser = insets)]
    pub safe_area: Option<Insets>,

    /// Text size in percent, from 100 to 200 [default: the system's]
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub text_size: Option<f32>,

    /// Language tag, such as da [default: the system's]
    #[arg(long, value_name = "TAG", value_parser = language)]
    pub language: Option<Language>,

    /// Folder for the saved game, settings and statistics
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,

    #[command(flatten)]
    pub picture: PictureRequest,
}

impl Cli {
    /// How the app is to start.
    pub(super) fn app_config(&self) -> AppConfig {
        AppConfig {
            folder: self.data.clone().map_or(DataDir::System, DataDir::Path),
            code: self.code,
            language: self.language,
            screen: ViewportOverrides {
                safe: self.safe_area,
                text_scale: self.text_size.map(|percent| percent / 100.0),
                ..ViewportOverrides::default()
            },
        }
    }
}

const SIDES: RangeInclusive<f32> = 100.0..=4000.0;
const SCALES: RangeInclusive<f32> = 0.5..=4.0;
const PERCENTS: RangeInclusive<f32> = 100.0..=200.0;
const INSETS: RangeInclusive<f32> = 0.0..=1000.0;

fn number(text: &str, range: &RangeInclusive<f32>) -> Option<f32> {
    text.parse().ok().filter(|number| range.contains(number))
}

fn number_or_range(text: &str, range: &RangeInclusive<f32>) -> Result<f32, String> {
    let (least, most) = (range.start(), range.end());
    number(text, range).ok_or_else(|| format!("expected a number from {least} to {most}"))
}

fn scale(text: &str) -> Result<f32, String> {
    number_or_range(text, &SCALES)
}

fn percent(text: &str) -> Result<f32, String> {
    number_or_range(text, &PERCENTS)
}

fn size(text: &str) -> Result<Vec2, String> {
    text.split_once(['x', 'X'])
        .and_then(|(width, height)| {
            Some(Vec2::new(number(width, &SIDES)?, number(height, &SIDES)?))
        })
        .ok_or_else(|| {
            let (least, most) = (SIDES.start(), SIDES.end());
            format!("expected a width and a height from {least} to {most}, such as 390x844")
        })
}

fn insets(text: &str) -> Result<Insets, String> {
    let sides: Option<Vec<f32>> = text.split(',').map(|side| number(side, &INSETS)).collect();
    match sides.as_deref() {
        Some(&[top, right, bottom, left]) => Ok(Insets { left, top, right, bottom }),
        _ => {
            let (least, most) = (INSETS.start(), INSETS.end());
            Err(format!("expected four numbers from {least} to {most}, such as 47,0,34,0"))
        }
    }
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        format!("expected one of {tags}")
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Duration;

    use clap::CommandFactory;
    use clap::error::ErrorKind;

    use super::*;
    use crate::settings::{Motion, Settings};
    use crate::ui::navigation::Sheet;

    fn parse(arguments: &[&str]) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(["half-moon"].iter().chain(arguments))
    }

    fn parsed(arguments: &[&str]) -> Cli {
        parse(arguments).unwrap_or_else(|error| panic!("{arguments:?}: {error}"))
    }

    #[test]
    fn the_options_do_not_contradict_each_other() {
        Cli::command().debug_assert();
    }

    #[test]
    fn no_argument_plays_in_a_window_of_a_phones_size() {
        let cli = parsed(&[]);
        assert_eq!(cli.size, Vec2::new(390.0, 844.0));
        assert!(cli.picture.file.is_none() && cli.code.is_none() && cli.scale.is_none());
        assert!(matches!(cli.app_config().folder, DataDir::System));
    }

    #[test]
    fn every_option_is_read() {
        let cli = parsed(&[
            "--size",
            "320X568",
            "--size=844x390.5",
            "--scale",
            "1.5",
            "--safe-area",
            "1,2,3,4",
            "--text-size",
            "150",
            "--language",
            "da-DK",
            "--data",
            "folder",
            "--picture",
            "table.png",
            "--play",
            " P1  R8",
            "--after",
            "1500",
            "--set",
            "dark-cards",
            "--set",
            "reduced-motion",
            "hm1nbibi5l3",
        ]);
        assert_eq!((cli.size, cli.scale), (Vec2::new(844.0, 390.5), Some(1.5)));
        assert_eq!(cli.picture.file, Some(PathBuf::from("table.png")));
        assert_eq!(cli.picture.after, Some(Duration::from_millis(1500)));
        assert_eq!(cli.picture.taps.slots(), ["P1", "R8"].map(|slot| slot.parse().unwrap()));
        let mut settings = Settings::default();
        for setting in &cli.picture.settings {
            setting.apply(&mut settings);
        }
        assert!(settings.dark_cards && settings.motion == Motion::Reduced);
        let config = cli.app_config();
        assert_eq!(config.language, Some(Language::Danish));
        assert_eq!(config.code.unwrap().to_string(), "HM1-N-BIBI5L3");
        assert_eq!(config.screen.text_scale, Some(1.5));
        let safe = Insets { left: 4.0, top: 1.0, right: 2.0, bottom: 3.0 };
        assert_eq!(config.screen.safe, Some(safe));
        assert!(matches!(config.folder, DataDir::Path(folder) if folder == Path::new("folder")));
    }

    #[test]
    fn every_sheet_can_be_shown() {
        let command = Cli::command();
        let show = command.get_arguments().find(|arg| arg.get_id() == "view");
        let names = show.expect("the option --show").get_possible_values();
        assert_eq!(names.len(), Sheet::ALL.len() + 2, "the sheets, table and confirm");
        for name in names {
            parsed(&["--show", name.get_name()]);
        }
    }

    #[test]
    fn a_wrong_value_is_a_usage_error_that_says_the_range() {
        for (arguments, expected) in [
            (["--size", "99x844"], "from 100 to 4000, such as 390x844"),
            (["--size", "390"], "from 100 to 4000, such as 390x844"),
            (["--size", "390xNaN"], "from 100 to 4000, such as 390x844"),
            (["--scale", "4.5"], "from 0.5 to 4"),
            (["--safe-area", "1,2,3"], "four numbers from 0 to 1000"),
            (["--safe-area", "1,2,3,4,5"], "four numbers from 0 to 1000"),
            (["--text-size", "99"], "from 100 to 200"),
            (["--language", "tlh"], "one of en, da,"),
            (["--play", "P1 P13"], "P1 to P12 or R1 to R8"),
            (["--after", "-1"], "unexpected argument '-1'"),
            (["--after", "soon"], "invalid digit"),
            (["--show", "nothing"], "[possible values: table, menu,"),
            (["--set", "nothing"], "[possible values: move-errors,"),
        ] {
            let error = parse(&arguments).expect_err("a wrong value");
            let text = error.to_string();
            assert!(text.contains(expected), "{arguments:?}: {text}");
            assert_eq!(error.exit_code(), 2);
        }
        let kinds = [
            (&["--none"][..], ErrorKind::UnknownArgument),
            (&["--data", ""][..], ErrorKind::InvalidValue),
            (&["--scale"][..], ErrorKind::InvalidValue),
            (&["HM1"][..], ErrorKind::ValueValidation),
            (&["--help"][..], ErrorKind::DisplayHelp),
            (&["--version"][..], ErrorKind::DisplayVersion),
        ];
        for (arguments, kind) in kinds {
            assert_eq!(parse(arguments).expect_err("an error").kind(), kind);
        }
    }
}
