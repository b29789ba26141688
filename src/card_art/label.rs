//! Ranks and counts as outlines with capitals 100 units high, for exact placement at an edge.

use std::fmt::Write as _;

use resvg::tiny_skia::PathSegment;
use resvg::usvg::{Group, Node};

use crate::rules::Rank;

use super::svg_renderer::{SvgRenderer, outline};

/// The height of the font's capitals, in hundredths of the font size.
const CAPITALS: f32 = 66.8;
/// A narrow "10" drawn for the cards, in the same unit.
const TEN: &str = include_str!("../../assets/cards/ten.svg");
const TEN_LEFT: f32 = -3.0;
const TEN_WIDTH: f32 = 109.0;

/// A rank or a count.
#[derive(Clone, Debug)]
pub struct Label {
    path: String,
    left: f32,
    /// In hundredths of the capitals' height.
    pub width: f32,
}

impl Label {
    /// The rank as printed on cards.
    pub fn rank(renderer: &SvgRenderer, rank: Rank, letters: [&str; 4]) -> Self {
        let [ace, jack, queen, king] = letters;
        match rank {
            Rank::Ten => Self {
                path: format!(r#"<path fill-rule="evenodd" d="{}"/>"#, outline(TEN)),
                left: TEN_LEFT,
                width: TEN_WIDTH,
            },
            Rank::Ace => Self::text(renderer, ace),
            Rank::Jack => Self::text(renderer, jack),
            Rank::Queen => Self::text(renderer, queen),
            Rank::King => Self::text(renderer, king),
            number => Self::text(renderer, &number.value().to_string()),
        }
    }

    pub fn text(renderer: &SvgRenderer, text: &str) -> Self {
        let size = 100.0 * 100.0 / CAPITALS;
        let tree = renderer.read(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><text y="100" font-weight="700" font-size="{size}">{text}</text></svg>"#
        ));
        let mut data = String::new();
        let (mut left, mut right) = (f32::MAX, f32::MIN);
        outlines(tree.root(), &mut |path| {
            left = left.min(path.bounds().left());
            right = right.max(path.bounds().right());
            for segment in path.segments() {
                // Writing to a string can't fail.
                let _ = match segment {
                    PathSegment::MoveTo(p) => write!(data, "M{:.2} {:.2}", p.x, p.y),
                    PathSegment::LineTo(p) => write!(data, "L{:.2} {:.2}", p.x, p.y),
                    PathSegment::QuadTo(a, p) => {
                        write!(data, "Q{:.2} {:.2} {:.2} {:.2}", a.x, a.y, p.x, p.y)
                    }
                    PathSegment::CubicTo(a, b, p) => write!(
                        data,
                        "C{:.2} {:.2} {:.2} {:.2} {:.2} {:.2}",
                        a.x, a.y, b.x, b.y, p.x, p.y
                    ),
                    PathSegment::Close => write!(data, "Z"),
                };
            }
        });
        Self {
            path: format!(r#"<path d="{data}"/>"#),
            left: if data.is_empty() { 0.0 } else { left },
            width: (right - left).max(0.0),
        }
    }

    /// The SVG of the label in the color of a style class, with its left edge at 0.
    pub fn drawing(&self, class: &str) -> String {
        format!(
            r#"<g class="{class}" transform="translate({:.2} 0)">{}</g>"#,
            -self.left, self.path
        )
    }

    /// The largest height of the capitals, up to `height`, with the label at most `width` wide.
    pub fn fit(&self, height: f32, width: f32) -> f32 {
        height.min(100.0 * width / self.width.max(1.0))
    }
}

fn outlines(group: &Group, found: &mut impl FnMut(&resvg::tiny_skia::Path)) {
    for node in group.children() {
        match node {
            Node::Group(group) => outlines(group, found),
            Node::Text(text) => outlines(text.flattened(), found),
            Node::Path(path) => {
                if let Some(placed) = path.data().clone().transform(path.abs_transform()) {
                    found(&placed);
                }
            }
            Node::Image(_) => {}
        }
    }
}
