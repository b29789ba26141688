//! The colors of light and dark cards, as a style sheet for the drawings in `assets/cards`.

use bevy::color::Srgba;

use super::FaceStyle;
use super::colors::{self, blend, contrast, rgb};
use crate::rules::Suit;

/// The colors of one style of cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// The card itself.
    pub paper: Srgba,
    /// The outline of the card.
    pub line: Srgba,
    /// The count on the top card of a pile.
    pub muted: Srgba,
    /// Rank and suit: spades, hearts, diamonds, clubs.
    pub inks: [Srgba; 4],
    dark: bool,
}

impl Palette {
    /// The colors of a style.
    pub fn new(style: &FaceStyle) -> Self {
        let (ink, red, blue, green) = if style.dark {
            (0xE9_ED_F8, 0xFF_8E_86, 0x7C_C0_FF, 0x6F_DD_B0)
        } else {
            (0x1A_1F_33, 0xB3_20_2E, 0x0A_5B_A8, 0x0B_6B_45)
        };
        let [ink, red, blue, green] = [ink, red, blue, green].map(rgb);
        let (paper, line, muted) = if style.dark {
            (rgb(0x1D_27_47), rgb(0x7F_8E_BE), rgb(0xA9_B4_D0))
        } else {
            (colors::IVORY, rgb(0xD3_C9_B0), rgb(0x6D_67_5A))
        };
        Self {
            paper,
            line,
            muted,
            inks: if style.four_colours { [ink, red, blue, green] } else { [ink, red, red, ink] },
            dark: style.dark,
        }
    }

    /// The ink of a suit.
    pub fn ink(&self, suit: Suit) -> Srgba {
        match suit {
            Suit::Spades => self.inks[0],
            Suit::Hearts => self.inks[1],
            Suit::Diamonds => self.inks[2],
            Suit::Clubs => self.inks[3],
        }
    }

    /// The night behind a court card's moon: at its center and at its border.
    pub fn night(&self, suit: Suit) -> [Srgba; 2] {
        let ink = self.ink(suit);
        if self.dark {
            [blend(colors::FELT, ink, 0.08), colors::SKY]
        } else if contrast(ink, Srgba::BLACK) < 1.5 {
            [blend(ink, rgb(0x46_5A_9C), 0.35), ink]
        } else {
            [ink, blend(ink, colors::SKY, 0.45)]
        }
    }

    /// The style classes of the drawings for a suit.
    pub(super) fn style_sheet(&self, suit: Suit) -> String {
        let ink = self.ink(suit);
        let [night_lit, night_low] = self.night(suit);
        let gold = colors::GOLD;
        let (lift, fall) = if self.dark { (0.03, 0.12) } else { (0.35, 0.02) };
        let edge = blend(self.paper, rgb(0x7A_6E_52), if self.dark { 0.1 } else { 0.28 });
        let fills = [
            ("ink", ink),
            ("muted", self.muted),
            ("star", blend(gold, Srgba::WHITE, 0.45)),
            ("mare", blend(gold, rgb(0x8A_62_1C), 0.75)),
            ("gleam", blend(gold, Srgba::WHITE, 0.75)),
            ("hill-far", blend(night_low, night_lit, 0.35)),
            ("hill-near", blend(night_low, Srgba::BLACK, 0.25)),
            ("back-paper", if self.dark { colors::SLOT } else { self.paper }),
        ];
        let strokes = [
            ("line", self.line),
            ("limb", ink),
            ("ring", blend(gold, rgb(0xA8_7B_2E), 0.25)),
            ("rim-inside", rgb(0x1A_1F_33)),
            ("focus", Srgba::WHITE),
            ("focus-inside", rgb(0x1A_1F_33)),
        ];
        let stops = [
            ("paper-lit", blend(self.paper, Srgba::WHITE, lift)),
            ("paper-mid", self.paper),
            ("paper-low", blend(self.paper, Srgba::BLACK, fall)),
            ("moon-lit", blend(gold, Srgba::WHITE, 0.55)),
            ("moon-mid", gold),
            ("moon-low", blend(gold, rgb(0xA8_7B_2E), 0.45)),
            ("night-lit", night_lit),
            ("night-low", night_low),
            ("back-lit", blend(colors::RAISED, rgb(0x4A_5F_A5), 0.3)),
            ("back-low", blend(colors::FELT, colors::SKY, 0.5)),
        ];
        let rule = |property: &'static str| {
            move |(class, color): (&str, Srgba)| {
                format!(".{class}{{{property}:{}}}", color.to_hex())
            }
        };
        let rules = fills
            .map(rule("fill"))
            .into_iter()
            .chain(strokes.map(rule("stroke")))
            .chain(stops.map(rule("stop-color")));
        let line = if self.dark { self.line } else { blend(edge, Srgba::BLACK, 0.35) };
        let rules: Vec<String> = rules
            .chain([
                format!(".edge{{fill:{};stroke:{}}}", edge.to_hex(), line.to_hex()),
                format!(".dark-side{{fill:{};fill-opacity:.13}}", gold.to_hex()),
                // Gold is hard to see on the light inks of dark cards, so the moon is cut out.
                if self.dark {
                    format!(
                        ".bare path{{fill:{}}}.bare circle{{fill-opacity:0}}",
                        self.paper.to_hex()
                    )
                } else {
                    ".bare .dark-side{fill-opacity:0}".to_owned()
                },
                format!(
                    ".slot{{fill:{};fill-opacity:.35;stroke:{}}}",
                    colors::SKY.to_hex(),
                    colors::SLOT.to_hex()
                ),
                format!(".slot-moon{{fill:{}}}", colors::SLOT.to_hex()),
            ])
            .collect();
        // One rule on each line: the parser counts columns from the start of the line at every step.
        rules.join("\n")
    }
}
