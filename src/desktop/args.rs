//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use bevy::math::Vec2;
use lexopt::{Arg, Parser, ValueExt};

use crate::app::{AppConfig, DataDir};
use crate::layout::Insets;
use crate::localization::{Key, Language, Localizer};
use crate::rules::{CodeError, DealCode};
use crate::viewport::ViewportOverrides;

use super::picture::{SHOWN, Shown, Wish};

/// What the command line asks for.
#[derive(Debug)]
pub(super) enum Wanted {
    Help,
    Version,
    Play(Args),
    Picture(Args, Wish),
}

/// What it says about the window and the game.
#[derive(Clone, Debug)]
pub(super) struct Args {
    /// The window, in dp.
    pub size: Vec2,
    /// Pixels per dp, if not the system's.
    pub scale: Option<f32>,
    pub start: AppConfig,
}

/// What is wrong with it.
#[derive(Debug)]
pub(super) enum Fault {
    Unknown(String),
    Missing(String),
    Wrong {
        value: String,
        option: &'static str,
        expected: Expected,
    },
    WrongCode(String, CodeError),
}

/// What a value has to be.
#[derive(Debug)]
pub(super) enum Expected {
    Size,
    Insets,
    Taps,
    Number,
    OneOf(String),
}

impl Fault {
    /// It in one sentence.
    pub(super) fn sentence(&self, words: &Localizer) -> String {
        let say = |key, variables: &[(&'static str, &str)]| {
            let variables: Vec<_> = variables
                .iter()
                .map(|&(name, value)| (name, value.to_owned().into()))
                .collect();
            words.text_with(key, &variables)
        };
        match self {
            Self::Unknown(argument) => say(Key::CliUnknown, &[("argument", argument)]),
            Self::Missing(option) => say(Key::CliMissing, &[("option", option)]),
            Self::WrongCode(value, error) => {
                let reason = words.code_error(*error);
                say(Key::CliWrongCode, &[("value", value), ("reason", &reason)])
            }
            Self::Wrong {
                value,
                option,
                expected,
            } => {
                let expected = match expected {
                    Expected::Size => words.text(Key::CliExpectsSize),
                    Expected::Insets => words.text(Key::CliExpectsInsets),
                    Expected::Taps => words.text(Key::CliExpectsTaps),
                    Expected::Number => words.text(Key::CliExpectsNumber),
                    Expected::OneOf(choices) => say(Key::CliExpectsOneOf, &[("choices", choices)]),
                };
                say(
                    Key::CliWrong,
                    &[
                        ("value", value),
                        ("option", option),
                        ("expected", &expected),
                    ],
                )
            }
        }
    }
}

/// The smallest and the largest window, in dp.
const SIDES: std::ops::RangeInclusive<f32> = 100.0..=4000.0;

/// Reads the arguments after the program's name.
pub(super) fn read(arguments: impl Iterator<Item = OsString>) -> Result<Wanted, Fault> {
    let mut args = Args {
        size: Vec2::new(390.0, 844.0),
        scale: None,
        start: AppConfig::default(),
    };
    let mut wish = Wish::default();
    let mut picture = None;
    let mut parser = Parser::from_args(arguments);
    while let Some(argument) = parser.next().map_err(unknown)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(Wanted::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Wanted::Version),
            Arg::Long("size") => args.size = value(&mut parser, "--size", Expected::Size, size)?,
            Arg::Long("scale") => {
                let scale = |text: &str| number(text, 0.5..=4.0);
                args.scale = Some(value(&mut parser, "--scale", Expected::Number, scale)?);
            }
            Arg::Long("safe-area") => {
                let insets = value(&mut parser, "--safe-area", Expected::Insets, insets)?;
                args.start.screen.safe = Some(insets);
            }
            Arg::Long("text-size") => {
                let percent = |text: &str| number(text, 100.0..=200.0);
                let percent = value(&mut parser, "--text-size", Expected::Number, percent)?;
                args.start.screen.text_scale = Some(percent / 100.0);
            }
            Arg::Long("language") => {
                let tags = Language::ALL.map(|language| language.tag());
                let language = value(
                    &mut parser,
                    "--language",
                    Expected::OneOf(tags.join(", ")),
                    Language::from_tag,
                )?;
                args.start.language = Some(language);
            }
            Arg::Long("data") => args.start.folder = DataDir::Path(path(&mut parser, "--data")?),
            Arg::Long("picture") => picture = Some(path(&mut parser, "--picture")?),
            Arg::Long("show") => {
                let names = SHOWN.map(|(name, _)| name).join(", ");
                wish.shown = value(&mut parser, "--show", Expected::OneOf(names), Shown::named)?;
            }
            Arg::Long("play") => {
                wish.taps = value(&mut parser, "--play", Expected::Taps, |text| {
                    text.split_whitespace()
                        .map(|slot| slot.parse().ok())
                        .collect()
                })?;
            }
            Arg::Long("after") => {
                let milliseconds = |text: &str| Some(Duration::from_millis(text.parse().ok()?));
                wish.after = Some(value(
                    &mut parser,
                    "--after",
                    Expected::Number,
                    milliseconds,
                )?);
            }
            Arg::Long("set") => {
                let names = super::picture::SETTINGS.map(|(name, _)| name).join(", ");
                let set = value(&mut parser, "--set", Expected::OneOf(names), |wanted| {
                    super::picture::SETTINGS
                        .into_iter()
                        .find(|&(name, _)| name == wanted)
                })?;
                wish.settings.push(set.1);
            }
            Arg::Value(code) => {
                let code = code.to_string_lossy().into_owned();
                let read = code.parse::<DealCode>();
                args.start.code = Some(read.map_err(|error| Fault::WrongCode(code, error))?);
            }
            other => return Err(unknown(other.unexpected())),
        }
    }
    Ok(match picture {
        Some(file) => Wanted::Picture(args, Wish { file, ..wish }),
        None => Wanted::Play(args),
    })
}

fn unknown(error: lexopt::Error) -> Fault {
    match error {
        lexopt::Error::UnexpectedOption(option) => Fault::Unknown(option),
        lexopt::Error::UnexpectedArgument(argument) => {
            Fault::Unknown(argument.to_string_lossy().into_owned())
        }
        lexopt::Error::MissingValue { option } => Fault::Missing(option.unwrap_or_default()),
        other => Fault::Unknown(other.to_string()),
    }
}

fn value<T>(
    parser: &mut Parser,
    option: &'static str,
    expected: Expected,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Fault> {
    let text = parser.value().map_err(unknown)?;
    let value = text.string().unwrap_or_default();
    read(&value).ok_or(Fault::Wrong {
        value,
        option,
        expected,
    })
}

fn path(parser: &mut Parser, option: &'static str) -> Result<PathBuf, Fault> {
    let path = parser.value().map_err(unknown)?;
    if path.is_empty() {
        return Err(Fault::Missing(option.into()));
    }
    Ok(path.into())
}

fn number(text: &str, range: std::ops::RangeInclusive<f32>) -> Option<f32> {
    text.parse().ok().filter(|number| range.contains(number))
}

fn size(text: &str) -> Option<Vec2> {
    let (width, height) = text.split_once('x')?;
    Some(Vec2::new(number(width, SIDES)?, number(height, SIDES)?))
}

fn insets(text: &str) -> Option<Insets> {
    let mut sides = text.split(',').map(|side| number(side, 0.0..=1000.0));
    let mut side = || sides.next().flatten();
    let insets = Insets {
        top: side()?,
        right: side()?,
        bottom: side()?,
        left: side()?,
    };
    sides.next().is_none().then_some(insets)
}

impl Args {
    /// The game's start, with the window's size for where there is no window.
    pub(super) fn start_at(&self, scale: f32) -> AppConfig {
        let mut start = self.start.clone();
        start.screen = ViewportOverrides {
            size: Some((self.size, scale)),
            ..start.screen
        };
        start
    }
}
