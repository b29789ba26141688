//! The faces: each put together from the drawings under `assets/cards`, on a card 100 wide.
//!
//! Small cards show a large rank, the suit beside it and a large suit below, or for a court card a medallion with its
//! moon: a crescent for the jack, the half moon for the queen, the full moon for the king. Cards from
//! [`PIPS_FROM`] on have pips, and the court's moon stands over a landscape.

use crate::rules::{Card, Rank, Suit};

use super::label::Label;
use super::svg_renderer::{SvgCanvas, content, outline};

/// The least width of a card with pips, in dp.
pub const PIPS_FROM: f32 = 90.0;

/// A face's height where its width is 100.
pub const HEIGHT: f32 = 133.0;

/// What every face is drawn on.
pub const PAPER: &str = include_str!("../../assets/cards/paper.svg");
const MEDALLION: &str = include_str!("../../assets/cards/medallion.svg");
const PANEL: &str = include_str!("../../assets/cards/panel.svg");
const CRESCENT: &str = include_str!("../../assets/cards/crescent.svg");
const STAR: &str = include_str!("../../assets/cards/star.svg");

/// How much of its width a card gives to what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Design {
    /// Rank and suit, both large.
    Plain,
    /// The rank larger still.
    LargeIndex,
    /// Pips and landscapes.
    Rich,
}

/// Where the pips of a number stand: column (-1 to 1) and row (0 to 1, from the top).
fn pips(rank: Rank) -> &'static [(f32, f32)] {
    const THIRD: f32 = 1.0 / 3.0;
    const SIXTH: f32 = 1.0 / 6.0;
    match rank {
        Rank::Two => &[(0., 0.), (0., 1.)],
        Rank::Three => &[(0., 0.), (0., 0.5), (0., 1.)],
        Rank::Four => &[(-1., 0.), (1., 0.), (-1., 1.), (1., 1.)],
        Rank::Five => &[(-1., 0.), (1., 0.), (0., 0.5), (-1., 1.), (1., 1.)],
        Rank::Six => &[
            (-1., 0.),
            (1., 0.),
            (-1., 0.5),
            (1., 0.5),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Seven => &[
            (-1., 0.),
            (1., 0.),
            (0., 0.25),
            (-1., 0.5),
            (1., 0.5),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Eight => &[
            (-1., 0.),
            (1., 0.),
            (0., 0.25),
            (-1., 0.5),
            (1., 0.5),
            (0., 0.75),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Nine => &[
            (-1., 0.),
            (1., 0.),
            (-1., THIRD),
            (1., THIRD),
            (0., 0.5),
            (-1., 1. - THIRD),
            (1., 1. - THIRD),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Ten => &[
            (-1., 0.),
            (1., 0.),
            (0., SIXTH),
            (-1., THIRD),
            (1., THIRD),
            (-1., 1. - THIRD),
            (1., 1. - THIRD),
            (0., 1. - SIXTH),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Ace | Rank::Jack | Rank::Queen | Rank::King => &[],
    }
}

fn suit_outline(suit: Suit) -> &'static str {
    outline(match suit {
        Suit::Spades => include_str!("../../assets/cards/spades.svg"),
        Suit::Hearts => include_str!("../../assets/cards/hearts.svg"),
        Suit::Diamonds => include_str!("../../assets/cards/diamonds.svg"),
        Suit::Clubs => include_str!("../../assets/cards/clubs.svg"),
    })
}

/// A suit in the colour of a class, 100 x 100.
fn suit(suit: Suit, class: &str) -> String {
    format!(r#"<path class="{class}" d="{}"/>"#, suit_outline(suit))
}

/// The moon of a court card, 100 x 100.
fn moon(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Jack => Some(content(CRESCENT)),
        Rank::Queen => Some(content(include_str!("../../assets/cards/half.svg"))),
        Rank::King => Some(content(include_str!("../../assets/cards/full.svg"))),
        _ => None,
    }
}

/// What is on a card's face as SVG, 100 wide and [`HEIGHT`] high, without the [`PAPER`].
pub fn face(card: Card, label: &Label, design: Design) -> String {
    let mut sheet = SvgCanvas::new(100.0, HEIGHT);
    match design {
        Design::Rich => rich(&mut sheet, card, label),
        Design::Plain | Design::LargeIndex => plain(&mut sheet, card, label, design),
    }
    sheet.finish()
}

fn plain(sheet: &mut SvgCanvas, card: Card, label: &Label, design: Design) {
    let ink = suit(card.suit, "ink");
    let mut rank = |height: f32, width: f32| {
        let scale = label.fit(height, width) / 100.0;
        sheet.put(&label.drawing("ink"), [9.0, 9.5], scale);
    };
    match (design, moon(card.rank)) {
        (Design::LargeIndex, Some(moon)) => {
            rank(56.0, 80.0);
            medallion(sheet, moon, card.rank, [31.0, 98.0], 46.0);
            sheet.put_centred(&ink, [74.0, 91.0], 36.0, false);
        }
        (Design::LargeIndex, None) => {
            rank(56.0, 80.0);
            sheet.put_centred(&ink, [50.0, 98.0], 52.0, false);
        }
        (_, moon) => {
            rank(44.0, 54.0);
            sheet.put_centred(&ink, [80.0, 21.5], 23.0, false);
            match moon {
                Some(moon) => medallion(sheet, moon, card.rank, [50.0, 93.0], 62.0),
                None => {
                    sheet.put_centred(&ink, [50.0, 93.0], 62.0, false);
                }
            }
        }
    }
}

fn medallion(sheet: &mut SvgCanvas, moon: &str, rank: Rank, middle: [f32; 2], size: f32) {
    let [x, y] = middle;
    let at = |dx: f32, dy: f32| [x + dx * size, y + dy * size];
    sheet.put_centred(content(MEDALLION), middle, size, false);
    let share = if rank == Rank::King { 0.66 } else { 0.62 };
    sheet.put_centred(moon, middle, share * size, false);
    let stars: &[(f32, f32, f32)] = match rank {
        Rank::Jack => &[(-0.12, 0.02, 0.17), (0.03, -0.13, 0.08), (0.02, 0.17, 0.07)],
        Rank::Queen => &[(-0.14, -0.03, 0.16), (-0.06, 0.15, 0.08)],
        _ => &[],
    };
    for &(dx, dy, star) in stars {
        sheet.put_centred(content(STAR), at(dx, dy), star * size, false);
    }
}

fn rich(sheet: &mut SvgCanvas, card: Card, label: &Label) {
    let capitals = label.fit(27.0, 24.0);
    let ink = suit(card.suit, "ink");
    sheet.put(
        &label.drawing("ink"),
        [7.0, 8.5 + (27.0 - capitals) / 2.0],
        capitals / 100.0,
    );
    let under = 7.0 + (label.width * capitals / 200.0).max(9.0);
    sheet.put_centred(&ink, [under, 49.0], 18.0, false);
    if let Some(moon) = moon(card.rank) {
        landscape(sheet, moon, card);
    } else if card.rank == Rank::Ace {
        ace(sheet, card.suit);
    } else {
        for &(column, row) in pips(card.rank) {
            let at = [65.0 + 18.0 * column, 21.0 + 82.0 * row];
            sheet.put_centred(&ink, at, 20.0, row > 0.5);
        }
    }
}

/// The ace's suit, with the moon and a star inside it.
fn ace(sheet: &mut SvgCanvas, of: Suit) {
    let (at, size) = ([62.0, 66.5], 58.0);
    sheet.put_centred(&suit(of, "ink"), at, size, false);
    let lift = match of {
        Suit::Spades => 5.5,
        Suit::Hearts => -4.5,
        Suit::Diamonds => 0.0,
        Suit::Clubs => 3.5,
    };
    let [x, y] = [at[0], at[1] + lift];
    for (drawing, at, size) in [(CRESCENT, [x, y], 22.0), (STAR, [x - 3.5, y - 0.5], 8.0)] {
        let bare = format!(r#"<g class="bare">{}</g>"#, content(drawing));
        sheet.put_centred(&bare, at, size, false);
    }
}

fn landscape(sheet: &mut SvgCanvas, moon: &str, card: Card) {
    sheet.put(content(PANEL), [0.0, 0.0], 1.0);
    sheet.put_centred(moon, [65.5, 44.0], 36.0, false);
    let stars: &[(f32, f32, f32)] = match card.rank {
        Rank::Jack => &[(61.0, 45.0, 8.0), (67.0, 37.0, 4.0), (68.0, 53.0, 3.5)],
        Rank::Queen => &[(57.0, 44.0, 7.0), (60.5, 52.0, 3.5)],
        _ => &[],
    };
    let sky = [
        (47.0, 68.0, 4.0),
        (84.0, 66.0, 5.0),
        (57.0, 75.0, 3.0),
        (75.0, 74.0, 2.5),
        (66.0, 16.5, 4.0),
    ];
    for &(x, y, size) in stars.iter().chain(&sky) {
        sheet.put_centred(content(STAR), [x, y], size, false);
    }
    sheet.put_centred(&suit(card.suit, "star"), [65.5, 97.5], 19.0, false);
}
