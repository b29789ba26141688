//! The faces, composed of the drawings in `assets/cards` on a card 100 units wide.
//!
//! A small card has a large rank, its suit beside it and a large suit below. A court card has a
//! medallion instead of the large suit: a crescent for the jack, the half moon for the queen, the full
//! moon for the king. Cards at least [`PIPS_FROM`] wide have pips, or a moon over a landscape.

use crate::rules::{Card, Rank, Suit};

use super::label::Label;
use super::svg_renderer::{SvgCanvas, content, outline};

/// The smallest width of a card with pips, in dp.
pub const PIPS_FROM: f32 = 90.0;

/// A face's height for a width of 100.
pub const HEIGHT: f32 = 133.0;

/// The blank card under every face.
pub const PAPER: &str = include_str!("../../assets/cards/paper.svg");
const MEDALLION: &str = include_str!("../../assets/cards/medallion.svg");
const PANEL: &str = include_str!("../../assets/cards/panel.svg");
const CRESCENT: &str = include_str!("../../assets/cards/crescent.svg");
const STAR: &str = include_str!("../../assets/cards/star.svg");

/// The arrangement of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Design {
    /// Large rank and suit.
    Plain,
    /// An even larger rank.
    LargeIndex,
    /// Pips and landscapes.
    Rich,
}

/// The places of the pips: column (-1 to 1) and row (0 to 1, from the top).
fn pips(rank: Rank) -> &'static [(f32, f32)] {
    const THIRD: f32 = 1.0 / 3.0;
    const SIXTH: f32 = 1.0 / 6.0;
    match rank {
        Rank::Two => &[(0., 0.), (0., 1.)],
        Rank::Three => &[(0., 0.), (0., 0.5), (0., 1.)],
        Rank::Four => &[(-1., 0.), (1., 0.), (-1., 1.), (1., 1.)],
        Rank::Five => &[(-1., 0.), (1., 0.), (0., 0.5), (-1., 1.), (1., 1.)],
        Rank::Six => &[(-1., 0.), (1., 0.), (-1., 0.5), (1., 0.5), (-1., 1.), (1., 1.)],
        Rank::Seven => {
            &[(-1., 0.), (1., 0.), (0., 0.25), (-1., 0.5), (1., 0.5), (-1., 1.), (1., 1.)]
        }
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

/// A suit in the color of a style class, 100 x 100.
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

/// A face as SVG, 100 wide and [`HEIGHT`] high, without the [`PAPER`].
pub fn face(card: Card, label: &Label, design: Design) -> String {
    let mut canvas = SvgCanvas::new(100.0, HEIGHT);
    match design {
        Design::Rich => rich(&mut canvas, card, label),
        Design::Plain | Design::LargeIndex => plain(&mut canvas, card, label, design),
    }
    canvas.finish()
}

fn plain(canvas: &mut SvgCanvas, card: Card, label: &Label, design: Design) {
    let ink = suit(card.suit, "ink");
    let mut rank = |height: f32, width: f32| {
        let scale = label.fit(height, width) / 100.0;
        canvas.put(&label.drawing("ink"), [9.0, 9.5], scale);
    };
    match (design, moon(card.rank)) {
        (Design::LargeIndex, Some(moon)) => {
            rank(56.0, 80.0);
            medallion(canvas, moon, card.rank, [31.0, 98.0], 46.0);
            canvas.put_centred(&ink, [74.0, 91.0], 36.0, false);
        }
        (Design::LargeIndex, None) => {
            rank(56.0, 80.0);
            canvas.put_centred(&ink, [50.0, 98.0], 52.0, false);
        }
        (_, moon) => {
            rank(44.0, 54.0);
            canvas.put_centred(&ink, [80.0, 21.5], 23.0, false);
            match moon {
                Some(moon) => medallion(canvas, moon, card.rank, [50.0, 93.0], 62.0),
                None => {
                    canvas.put_centred(&ink, [50.0, 93.0], 62.0, false);
                }
            }
        }
    }
}

fn medallion(canvas: &mut SvgCanvas, moon: &str, rank: Rank, middle: [f32; 2], size: f32) {
    let [x, y] = middle;
    let at = |dx: f32, dy: f32| [x + dx * size, y + dy * size];
    canvas.put_centred(content(MEDALLION), middle, size, false);
    let share = if rank == Rank::King { 0.66 } else { 0.62 };
    canvas.put_centred(moon, middle, share * size, false);
    let stars: &[(f32, f32, f32)] = match rank {
        Rank::Jack => &[(-0.12, 0.02, 0.17), (0.03, -0.13, 0.08), (0.02, 0.17, 0.07)],
        Rank::Queen => &[(-0.14, -0.03, 0.16), (-0.06, 0.15, 0.08)],
        _ => &[],
    };
    for &(dx, dy, star) in stars {
        canvas.put_centred(content(STAR), at(dx, dy), star * size, false);
    }
}

fn rich(canvas: &mut SvgCanvas, card: Card, label: &Label) {
    let capitals = label.fit(27.0, 24.0);
    let ink = suit(card.suit, "ink");
    canvas.put(&label.drawing("ink"), [7.0, 8.5 + (27.0 - capitals) / 2.0], capitals / 100.0);
    let under = 7.0 + (label.width * capitals / 200.0).max(9.0);
    canvas.put_centred(&ink, [under, 49.0], 18.0, false);
    if let Some(moon) = moon(card.rank) {
        landscape(canvas, moon, card);
    } else if card.rank == Rank::Ace {
        ace(canvas, card.suit);
    } else {
        for &(column, row) in pips(card.rank) {
            let at = [65.0 + 18.0 * column, 21.0 + 82.0 * row];
            canvas.put_centred(&ink, at, 20.0, row > 0.5);
        }
    }
}

/// The ace's suit, with the moon and a star inside it.
fn ace(canvas: &mut SvgCanvas, of: Suit) {
    let (at, size) = ([62.0, 66.5], 58.0);
    canvas.put_centred(&suit(of, "ink"), at, size, false);
    let lift = match of {
        Suit::Spades => 5.5,
        Suit::Hearts => -4.5,
        Suit::Diamonds => 0.0,
        Suit::Clubs => 3.5,
    };
    let [x, y] = [at[0], at[1] + lift];
    for (drawing, at, size) in [(CRESCENT, [x, y], 22.0), (STAR, [x - 3.5, y - 0.5], 8.0)] {
        let bare = format!(r#"<g class="bare">{}</g>"#, content(drawing));
        canvas.put_centred(&bare, at, size, false);
    }
}

fn landscape(canvas: &mut SvgCanvas, moon: &str, card: Card) {
    canvas.put(content(PANEL), [0.0, 0.0], 1.0);
    canvas.put_centred(moon, [65.5, 44.0], 36.0, false);
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
        canvas.put_centred(content(STAR), [x, y], size, false);
    }
    canvas.put_centred(&suit(card.suit, "star"), [65.5, 97.5], 19.0, false);
}
