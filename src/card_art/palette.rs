//! The cards' colours, light and dark, as a style sheet for the drawings under `assets/cards`.

use crate::rules::Suit;

use super::FaceStyle;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(
    /// Red, green, blue.
    pub [u8; 3],
);

impl Colour {
    /// The night at its darkest.
    pub const SKY: Self = Self([0x0B, 0x10, 0x26]);
    /// The table.
    pub const FELT: Self = Self([0x16, 0x21, 0x3F]);
    /// What is raised from the table.
    pub const RAISED: Self = Self([0x22, 0x30, 0x5A]);
    /// Moon gold: selection and crescent.
    pub const GOLD: Self = Self([0xF2, 0xD4, 0x8F]);
    /// The line around an empty slot.
    pub const SLOT: Self = Self([0x6B, 0x7B, 0xA8]);
    const IVORY: Self = Self([0xF7, 0xF3, 0xE8]);
    const WHITE: Self = Self([0xFF; 3]);
    const BLACK: Self = Self([0; 3]);

    /// This colour with a share (0 to 1) of another over it.
    pub fn under(self, over: Self, share: f32) -> Self {
        let mut mixed = self.0;
        for (channel, over) in mixed.iter_mut().zip(over.0) {
            let value = f32::from(*channel) * (1.0 - share) + f32::from(over) * share;
            *channel = value.round() as u8;
        }
        Self(mixed)
    }

    /// Contrast with another colour by WCAG 2: 1 to 21.
    pub fn contrast(self, other: Self) -> f32 {
        let (one, other) = (self.luminance() + 0.05, other.luminance() + 0.05);
        (one / other).max(other / one)
    }

    fn luminance(self) -> f32 {
        let [red, green, blue] = self.0.map(|channel| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02X}{green:02X}{blue:02X}")
    }
}

/// The colours of one style of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The card.
    pub paper: Colour,
    /// The line around it.
    pub line: Colour,
    /// The count on a pile's top.
    pub muted: Colour,
    /// Rank and suit: spades, hearts, diamonds, clubs.
    pub inks: [Colour; 4],
    dark: bool,
}

impl Palette {
    /// The colours that a style asks for.
    pub fn new(style: &FaceStyle) -> Self {
        let (ink, red, blue, green) = if style.dark {
            (0xE9_ED_F8, 0xFF_8E_86, 0x7C_C0_FF, 0x6F_DD_B0)
        } else {
            (0x1A_1F_33, 0xB3_20_2E, 0x0A_5B_A8, 0x0B_6B_45)
        };
        let [ink, red, blue, green] = [ink, red, blue, green].map(colour);
        let (paper, line, muted) = if style.dark {
            (colour(0x1D_27_47), colour(0x7F_8E_BE), colour(0xA9_B4_D0))
        } else {
            (Colour::IVORY, colour(0xD3_C9_B0), colour(0x6D_67_5A))
        };
        Self {
            paper,
            line,
            muted,
            inks: if style.four_colours {
                [ink, red, blue, green]
            } else {
                [ink, red, red, ink]
            },
            dark: style.dark,
        }
    }

    /// The ink of a suit.
    pub fn ink(&self, suit: Suit) -> Colour {
        match suit {
            Suit::Spades => self.inks[0],
            Suit::Hearts => self.inks[1],
            Suit::Diamonds => self.inks[2],
            Suit::Clubs => self.inks[3],
        }
    }

    /// The night behind the moon of a court card: in its middle, and at its border.
    pub fn night(&self, suit: Suit) -> [Colour; 2] {
        let ink = self.ink(suit);
        if self.dark {
            [Colour::FELT.under(ink, 0.08), Colour::SKY]
        } else if ink.contrast(Colour::BLACK) < 1.5 {
            [ink.under(colour(0x46_5A_9C), 0.35), ink]
        } else {
            [ink, ink.under(Colour::SKY, 0.45)]
        }
    }

    /// What the classes of the drawings mean for a suit.
    pub(super) fn style_sheet(&self, suit: Suit) -> String {
        let ink = self.ink(suit);
        let [night_lit, night_low] = self.night(suit);
        let gold = Colour::GOLD;
        let (lift, fall) = if self.dark {
            (0.03, 0.12)
        } else {
            (0.35, 0.02)
        };
        let edge = self.paper.under(
            Colour([0x7A, 0x6E, 0x52]),
            if self.dark { 0.1 } else { 0.28 },
        );
        let fills = [
            ("ink", ink),
            ("muted", self.muted),
            ("star", gold.under(Colour::WHITE, 0.45)),
            ("mare", gold.under(colour(0x8A_62_1C), 0.75)),
            ("gleam", gold.under(Colour::WHITE, 0.75)),
            ("hill-far", night_low.under(night_lit, 0.35)),
            ("hill-near", night_low.under(Colour::BLACK, 0.25)),
            (
                "back-paper",
                if self.dark { Colour::SLOT } else { self.paper },
            ),
        ];
        let strokes = [
            ("line", self.line),
            ("limb", ink),
            ("ring", gold.under(colour(0xA8_7B_2E), 0.25)),
            ("rim-inside", colour(0x1A_1F_33)),
            ("focus", Colour::WHITE),
            ("focus-inside", colour(0x1A_1F_33)),
        ];
        let stops = [
            ("paper-lit", self.paper.under(Colour::WHITE, lift)),
            ("paper-mid", self.paper),
            ("paper-low", self.paper.under(Colour::BLACK, fall)),
            ("moon-lit", gold.under(Colour::WHITE, 0.55)),
            ("moon-mid", gold),
            ("moon-low", gold.under(colour(0xA8_7B_2E), 0.45)),
            ("night-lit", night_lit),
            ("night-low", night_low),
            ("back-lit", Colour::RAISED.under(colour(0x4A_5F_A5), 0.3)),
            ("back-low", Colour::FELT.under(Colour::SKY, 0.5)),
        ];
        let rule = |property: &'static str| {
            move |(class, colour): (&str, Colour)| {
                format!(".{class}{{{property}:{}}}", colour.hex())
            }
        };
        let rules = fills
            .map(rule("fill"))
            .into_iter()
            .chain(strokes.map(rule("stroke")))
            .chain(stops.map(rule("stop-color")));
        let line = if self.dark {
            self.line
        } else {
            edge.under(Colour::BLACK, 0.35)
        };
        let rules: Vec<String> = rules
            .chain([
                format!(".edge{{fill:{};stroke:{}}}", edge.hex(), line.hex()),
                format!(".dark-side{{fill:{};fill-opacity:.13}}", gold.hex()),
                // Gold would not show on the light inks of dark cards: there it is cut out.
                if self.dark {
                    format!(
                        ".bare path{{fill:{}}}.bare circle{{fill-opacity:0}}",
                        self.paper.hex()
                    )
                } else {
                    ".bare .dark-side{fill-opacity:0}".to_owned()
                },
                format!(
                    ".slot{{fill:{};fill-opacity:.35;stroke:{}}}",
                    Colour::SKY.hex(),
                    Colour::SLOT.hex()
                ),
                format!(".slot-moon{{fill:{}}}", Colour::SLOT.hex()),
            ])
            .collect();
        // One a line: at each of its steps the reader counts from the line's start.
        rules.join("\n")
    }
}

const fn colour(hex: u32) -> Colour {
    let [_, red, green, blue] = hex.to_be_bytes();
    Colour([red, green, blue])
}
