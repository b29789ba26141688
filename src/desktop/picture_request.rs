//! The options for pictures.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::rules::{ParseSlotError, Slot};
use crate::settings::{Motion, Settings, Toggle};

/// The picture to draw. Without a `file` the app opens a window and ignores the other options.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Pictures")]
pub(super) struct PictureRequest {
    /// Draw a picture into this PNG file, without a window, and exit
    #[arg(long = "picture", value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// Show a sheet or a dialog in front of the table
    #[arg(long = "show", value_name = "NAME", value_enum, default_value = "table")]
    pub view: PictureView,

    /// Tap these slots first, such as "P1 P8"
    #[arg(long = "play", value_name = "SLOTS", default_value = "", hide_default_value = true)]
    pub taps: Taps,

    /// Milliseconds from the last tap, or from the deal, to the picture [default: until nothing moves]
    #[arg(long, value_name = "MS", value_parser = milliseconds())]
    pub after: Option<Duration>,

    /// Turn on a setting for the picture; may be given several times
    #[arg(long = "set", value_name = "NAME", value_parser = setting())]
    pub settings: Vec<PictureSetting>,
}

/// The view in front. The announcement of an ending needs no name: taps that end the game show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PictureView {
    Table,
    Menu,
    EnterCode,
    Statistics,
    Settings,
    Language,
    Rules,
    About,
    Licences,
    Confirm,
}

/// Slots to tap, separated by spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Taps(Vec<Slot>);

impl Taps {
    pub(super) fn slots(&self) -> &[Slot] {
        &self.0
    }
}

impl FromStr for Taps {
    type Err = ParseSlotError;

    fn from_str(text: &str) -> Result<Self, ParseSlotError> {
        let slots: Result<_, _> = text.split_whitespace().map(str::parse).collect();
        slots.map(Self)
    }
}

/// A change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PictureSetting {
    TurnOn(Toggle),
    ReduceMotion,
}

impl PictureSetting {
    const REDUCED_MOTION: &str = "reduced-motion";

    fn names() -> impl Iterator<Item = &'static str> {
        let toggles = Toggle::ALL.into_iter().map(Toggle::name);
        toggles.chain([Self::REDUCED_MOTION])
    }

    /// The setting with one of the [`names`](Self::names).
    fn named(name: &str) -> Self {
        let mut toggles = Toggle::ALL.into_iter();
        toggles.find(|toggle| toggle.name() == name).map_or(Self::ReduceMotion, Self::TurnOn)
    }

    pub(super) fn apply(self, settings: &mut Settings) {
        match self {
            Self::TurnOn(toggle) => *toggle.value_mut(settings) = true,
            Self::ReduceMotion => settings.motion = Motion::Reduced,
        }
    }
}

fn setting() -> impl TypedValueParser<Value = PictureSetting> {
    PossibleValuesParser::new(PictureSetting::names()).map(|name| PictureSetting::named(&name))
}

fn milliseconds() -> impl TypedValueParser<Value = Duration> {
    clap::value_parser!(u64).map(Duration::from_millis)
}
