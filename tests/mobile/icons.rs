//! The icons in the repository match the SVG files that they are made from.

use std::fs::File;
use std::io::BufReader;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};

use crate::{path, read};

#[path = "../../examples/app_icons/vector.rs"]
mod vector;

const PARTS: [&str; 3] = ["background", "foreground", "monochrome"];
const NAMESPACE: &str = "http://schemas.android.com/apk/res/android";
/// The side in pixels at which pictures are compared: an icon on a dense screen.
const EDGE: u32 = 216;

fn svg(name: &str) -> Tree {
    Tree::from_str(&read(&format!("assets/{name}.svg")), &Options::default())
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn pixels(tree: &Tree, edge: u32) -> Vec<u8> {
    let mut pixels = Pixmap::new(edge, edge).expect("a picture that is not empty");
    let scale = edge as f32 / tree.size().width();
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.take()
}

/// The mean difference of the channels of two pictures, 0 to 255.
fn difference(one: &[u8], other: &[u8]) -> f32 {
    assert_eq!(one.len(), other.len());
    let sum: u32 = one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(*other))).sum();
    sum as f32 / one.len() as f32
}

fn attribute<'a>(node: &Node<'a, '_>, name: &str) -> &'a str {
    node.attribute((NAMESPACE, name)).unwrap_or_default()
}

/// Converts `#AARRGGBB` to colour and opacity of SVG.
fn colour(argb: &str) -> (String, f32) {
    let alpha = u8::from_str_radix(&argb[1..3], 16).expect("a colour with alpha");
    (format!("#{}", &argb[3..]), f32::from(alpha) / 255.0)
}

/// Converts a vector drawable to SVG.
fn as_svg(drawable: &str) -> String {
    let document = Document::parse(drawable).expect("well-formed XML");
    let root = document.root_element();
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{}' height='{}'>",
        attribute(&root, "viewportWidth"),
        attribute(&root, "viewportHeight")
    );
    for (index, path) in root.children().filter(|node| node.has_tag_name("path")).enumerate() {
        let (fill, opacity) = match path.descendants().find(|node| node.has_tag_name("gradient")) {
            None => colour(attribute(&path, "fillColor")),
            Some(gradient) => {
                let of = |name| attribute(&gradient, name);
                let (tag, place) = match of("type") {
                    "linear" => (
                        "linearGradient",
                        format!(
                            "x1='{}' y1='{}' x2='{}' y2='{}'",
                            of("startX"),
                            of("startY"),
                            of("endX"),
                            of("endY")
                        ),
                    ),
                    _ => (
                        "radialGradient",
                        format!(
                            "cx='{}' cy='{}' r='{}'",
                            of("centerX"),
                            of("centerY"),
                            of("gradientRadius")
                        ),
                    ),
                };
                svg += &format!("<{tag} id='g{index}' gradientUnits='userSpaceOnUse' {place}>");
                for stop in gradient.children().filter(Node::is_element) {
                    let (colour, opacity) = colour(attribute(&stop, "color"));
                    let offset = attribute(&stop, "offset");
                    svg += &format!(
                        "<stop offset='{offset}' stop-color='{colour}' stop-opacity='{opacity}'/>"
                    );
                }
                svg += &format!("</{tag}>");
                (format!("url(#g{index})"), 1.0)
            }
        };
        let rule = match attribute(&path, "fillType") {
            "evenOdd" => "evenodd",
            _ => "nonzero",
        };
        let data = attribute(&path, "pathData");
        svg += &format!(
            "<path d='{data}' fill='{fill}' fill-opacity='{opacity}' fill-rule='{rule}'/>"
        );
    }
    svg + "</svg>"
}

#[test]
fn vector_drawables_match_the_svg_files() {
    for part in PARTS {
        let made = vector::drawable(&svg(&format!("app-icon-{part}")));
        let kept = read(&format!("android/app/src/main/res/drawable/ic_launcher_{part}.xml"));
        assert!(made.as_deref() == Ok(&*kept), "{part}: run `cargo run --example app_icons`");
    }
}

#[test]
fn a_vector_drawable_shows_the_same_picture_as_the_svg_file() {
    for part in PARTS {
        let tree = svg(&format!("app-icon-{part}"));
        let drawable = vector::drawable(&tree).expect("a picture that drawables can show");
        let read_back = Tree::from_str(&as_svg(&drawable), &Options::default())
            .unwrap_or_else(|error| panic!("{part}: {error}"));
        let difference = difference(&pixels(&tree, EDGE), &pixels(&read_back, EDGE));
        assert!(difference < 0.2, "{part}: {difference}");
    }
}

#[test]
fn a_picture_that_no_vector_drawable_can_show_is_an_error() {
    let picture = |inside: &str| {
        let text =
            format!("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>{inside}</svg>");
        Tree::from_str(&text, &Options::default()).expect("an SVG picture")
    };
    let square = "<rect width='5' height='5' fill='#fff'/>";
    assert!(vector::drawable(&picture(square)).is_ok());
    for inside in [
        "<rect width='5' height='5' fill='none' stroke='#fff'/>".into(),
        format!("<g opacity='.5'>{square}{square}</g>"),
        format!("<clipPath id='c'><circle r='4'/></clipPath><g clip-path='url(#c)'>{square}</g>"),
        "<radialGradient id='g' fx='.2'><stop stop-color='#fff'/><stop offset='1'/></radialGradient>\
         <rect width='5' height='5' fill='url(#g)'/>"
            .into(),
    ] {
        assert!(vector::drawable(&picture(&inside)).is_err(), "{inside}");
    }
}

#[test]
fn the_ios_icon_is_opaque_and_matches_the_svg_file() {
    let file = path("ios/HalfMoon/Assets.xcassets/AppIcon.appiconset/AppIcon.png");
    let file = BufReader::new(File::open(file).expect("the icon is there"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG picture");
    assert_eq!((reader.info().width, reader.info().height), (1024, 1024));
    assert_eq!(reader.info().color_type, png::ColorType::Rgb);
    let mut kept = vec![0; reader.output_buffer_size().expect("a size that fits")];
    reader.next_frame(&mut kept).expect("a whole picture");
    let made: Vec<u8> =
        pixels(&svg("app-icon"), 1024).chunks(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
    let difference = difference(&kept, &made);
    assert!(difference < 0.1, "{difference}");
}
