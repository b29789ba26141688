//! Drawing SVG with the embedded font only, independent of system fonts.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, PixmapMut, Transform};
use resvg::usvg::{Options, Tree, fontdb};

const FONT: &[u8] = include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext_700Bold.ttf");
const FAMILY: &str = "Atkinson Hyperlegible Next";

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    Arc::new(fonts)
});

/// Parses drawings with the colors of one style sheet.
pub struct SvgRenderer(Options<'static>);

impl SvgRenderer {
    pub fn new(style_sheet: String) -> Self {
        Self(Options {
            fontdb: FONTS.clone(),
            font_family: FAMILY.to_owned(),
            style_sheet: Some(style_sheet),
            ..Options::default()
        })
    }

    /// # Panics
    /// If the SVG is not well formed. All drawings are built in, and the tests draw them.
    pub fn read(&self, svg: &str) -> Tree {
        Tree::from_str(svg, &self.0).expect("the drawings built in are well formed")
    }
}

/// Draws a picture, stretched to the target's size.
pub fn draw(tree: &Tree, mut target: PixmapMut<'_>) {
    let size = tree.size();
    let scale = Transform::from_scale(
        target.width() as f32 / size.width(),
        target.height() as f32 / size.height(),
    );
    resvg::render(tree, scale, &mut target);
}

/// A square picture in straight alpha.
pub fn square(tree: &Tree, side: u32) -> Vec<u8> {
    Pixmap::new(side, side).map_or_else(Vec::new, |mut pixmap| {
        draw(tree, pixmap.as_mut());
        straight(pixmap)
    })
}

/// Undoes the premultiplication by alpha, as Bevy's sprites require.
pub fn straight(pixmap: Pixmap) -> Vec<u8> {
    let mut data = pixmap.take();
    for pixel in data.chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        if alpha != 0 && alpha != 255 {
            for channel in &mut pixel[..3] {
                *channel = ((u32::from(*channel) * 255 + alpha / 2) / alpha).min(255) as u8;
            }
        }
    }
    data
}

/// The content of a drawing's `svg` element.
pub fn content(svg: &'static str) -> &'static str {
    let start = svg.find("<svg").and_then(|tag| svg[tag..].find('>').map(|end| tag + end + 1));
    let end = svg.rfind("</svg>");
    start.zip(end).map_or("", |(start, end)| &svg[start..end])
}

/// The path data of a drawing with one path.
pub fn outline(svg: &'static str) -> &'static str {
    svg.split(" d=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

/// A drawing composed of others.
pub struct SvgCanvas(String);

impl SvgCanvas {
    /// An empty canvas; lengths in its own unit.
    pub fn new(width: f32, height: f32) -> Self {
        Self(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
        ))
    }

    /// Adds content, scaled, with its origin at a point.
    pub fn put(&mut self, content: &str, at: [f32; 2], scale: f32) -> &mut Self {
        let [x, y] = at;
        // Writing to a string cannot fail.
        let _ = write!(
            self.0,
            r#"<g transform="translate({x:.3} {y:.3}) scale({scale:.4})">{content}</g>"#
        );
        self
    }

    /// Adds content of 100 x 100 units, scaled to `size`, with its center at a point.
    pub fn put_centred(
        &mut self,
        content: &str,
        at: [f32; 2],
        size: f32,
        turned: bool,
    ) -> &mut Self {
        let ([x, y], half) = (at, size / 2.0);
        let scale = size / 100.0;
        if turned {
            self.put(content, [x + half, y + half], -scale)
        } else {
            self.put(content, [x - half, y - half], scale)
        }
    }

    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }
}
