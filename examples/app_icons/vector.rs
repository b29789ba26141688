//! Converts an SVG picture to an Android vector drawable.
//!
//! Vector drawables have paths, plain colours and gradients, but no masks and no group opacity. A
//! picture that cannot be converted exactly is an error.

use std::fmt::Write;

use resvg::tiny_skia::{Path, PathSegment, Point, Transform};
use resvg::usvg::{
    BaseGradient, Color, Fill, FillRule, Group, LinearGradient, Node, Paint, RadialGradient, Tree,
};

/// Returns the XML of the drawable.
///
/// # Errors
/// Names the part of the picture that a vector drawable cannot show.
pub fn drawable(tree: &Tree) -> Result<String, String> {
    let size = tree.size();
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <vector xmlns:android=\"http://schemas.android.com/apk/res/android\"\n    \
         xmlns:aapt=\"http://schemas.android.com/aapt\"\n    \
         android:width=\"{0}dp\"\n    android:height=\"{1}dp\"\n    \
         android:viewportWidth=\"{0}\"\n    android:viewportHeight=\"{1}\">\n",
        size.width(),
        size.height()
    );
    group(&mut xml, tree.root(), 1.0)?;
    xml.push_str("</vector>\n");
    Ok(xml)
}

fn group(xml: &mut String, group: &Group, opacity: f32) -> Result<(), String> {
    if group.clip_path().is_some() || !group.filters().is_empty() {
        return Err("clip paths and filters".into());
    }
    let own = group.opacity().get();
    if own < 1.0 && group.children().len() != 1 {
        return Err("the opacity of a group of several shapes".into());
    }
    let holes = match group.mask() {
        Some(mask) => holes(mask.root(), group.abs_transform())?,
        None => Vec::new(),
    };
    for child in group.children() {
        match child {
            Node::Group(inner) if holes.is_empty() => self::group(xml, inner, opacity * own)?,
            Node::Path(shape) if shape.stroke().is_none() => {
                let Some(fill) = shape.fill() else { continue };
                let transform = shape.abs_transform();
                let outline = transformed(shape.data(), transform)?;
                path(xml, &outline, &holes, fill, transform, opacity * own)?;
            }
            _ => return Err("strokes, text, pictures and masked groups".into()),
        }
    }
    Ok(())
}

/// Masks must be black shapes on white. Each shape cuts a hole.
fn holes(mask: &Group, outer: Transform) -> Result<Vec<Path>, String> {
    let mut holes = Vec::new();
    collect_holes(mask, outer, &mut holes)?;
    Ok(holes)
}

fn collect_holes(mask: &Group, outer: Transform, holes: &mut Vec<Path>) -> Result<(), String> {
    for child in mask.children() {
        match child {
            Node::Group(inner) => collect_holes(inner, outer, holes)?,
            Node::Path(shape) => match shape.fill().map(Fill::paint) {
                Some(Paint::Color(colour)) if *colour == Color::white() => {}
                Some(Paint::Color(colour)) if *colour == Color::black() => {
                    let transform = shape.abs_transform().post_concat(outer);
                    holes.push(transformed(shape.data(), transform)?);
                }
                _ => return Err("masks in other colours than black and white".into()),
            },
            _ => return Err("masks of text and pictures".into()),
        }
    }
    Ok(())
}

fn transformed(path: &Path, transform: Transform) -> Result<Path, String> {
    path.clone().transform(transform).ok_or_else(|| "shapes without size".into())
}

fn path(
    xml: &mut String,
    outline: &Path,
    holes: &[Path],
    fill: &Fill,
    transform: Transform,
    opacity: f32,
) -> Result<(), String> {
    let opacity = opacity * fill.opacity().get();
    let mut data = data(outline);
    for hole in holes {
        data.push_str(&self::data(hole));
    }
    let _ = write!(xml, "    <path\n        android:pathData=\"{data}\"");
    if !holes.is_empty() || fill.rule() == FillRule::EvenOdd {
        xml.push_str("\n        android:fillType=\"evenOdd\"");
    }
    match fill.paint() {
        Paint::Color(colour) => {
            let colour = argb(*colour, opacity);
            let _ = writeln!(xml, "\n        android:fillColor=\"{colour}\" />");
        }
        Paint::LinearGradient(gradient) => {
            gradient_fill(xml, &linear(gradient, transform), gradient, opacity);
        }
        Paint::RadialGradient(gradient) => {
            gradient_fill(xml, &radial(gradient, transform)?, gradient, opacity);
        }
        Paint::Pattern(_) => return Err("patterns".into()),
    }
    Ok(())
}

fn gradient_fill(xml: &mut String, geometry: &str, gradient: &BaseGradient, opacity: f32) {
    let _ = write!(
        xml,
        ">\n        <aapt:attr name=\"android:fillColor\">\n            \
         <gradient{geometry}>\n"
    );
    for stop in gradient.stops() {
        let _ = writeln!(
            xml,
            "                <item android:offset=\"{}\" android:color=\"{}\" />",
            number(stop.offset().get()),
            argb(stop.color(), stop.opacity().get() * opacity)
        );
    }
    xml.push_str("            </gradient>\n        </aapt:attr>\n    </path>\n");
}

/// An affine map keeps lines of equal colour, but not their right angle to the gradient's axis. The
/// axis is therefore computed at right angles to the mapped lines.
fn linear(gradient: &LinearGradient, transform: Transform) -> String {
    let transform = gradient.transform().post_concat(transform);
    let mut points = [
        Point::from_xy(gradient.x1(), gradient.y1()),
        Point::from_xy(gradient.x2(), gradient.y2()),
        // A second point of the first end's line of one colour.
        Point::from_xy(
            gradient.x1() + gradient.y1() - gradient.y2(),
            gradient.y1() + gradient.x2() - gradient.x1(),
        ),
    ];
    transform.map_points(&mut points);
    let [start, end, side] = points;
    let (axis, line) = (end - start, side - start);
    let along = axis.dot(line) / line.dot(line);
    let end = end - Point::from_xy(line.x * along, line.y * along);
    format!(
        "\n                android:type=\"linear\"\n                android:startX=\"{}\"\n                \
         android:startY=\"{}\"\n                android:endX=\"{}\"\n                android:endY=\"{}\"",
        number(start.x),
        number(start.y),
        number(end.x),
        number(end.y)
    )
}

fn radial(gradient: &RadialGradient, transform: Transform) -> Result<String, String> {
    let transform = gradient.transform().post_concat(transform);
    let round =
        (transform.sx - transform.sy).abs() < 1e-4 && (transform.kx + transform.ky).abs() < 1e-4;
    let focus = (gradient.fx(), gradient.fy(), gradient.fr().get());
    if !round || focus != (gradient.cx(), gradient.cy(), 0.0) {
        return Err("radial gradients other than concentric circles".into());
    }
    let mut centre = Point::from_xy(gradient.cx(), gradient.cy());
    transform.map_point(&mut centre);
    Ok(format!(
        "\n                android:type=\"radial\"\n                android:centerX=\"{}\"\n                \
         android:centerY=\"{}\"\n                android:gradientRadius=\"{}\"",
        number(centre.x),
        number(centre.y),
        number(gradient.r().get() * transform.sx.hypot(transform.ky))
    ))
}

fn data(path: &Path) -> String {
    let mut data = String::new();
    for segment in path.segments() {
        let (letter, points): (char, &[Point]) = match &segment {
            PathSegment::MoveTo(to) => ('M', &[*to]),
            PathSegment::LineTo(to) => ('L', &[*to]),
            PathSegment::QuadTo(control, to) => ('Q', &[*control, *to]),
            PathSegment::CubicTo(first, second, to) => ('C', &[*first, *second, *to]),
            PathSegment::Close => ('Z', &[]),
        };
        data.push(letter);
        for (index, point) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let _ = write!(data, "{gap}{},{}", number(point.x), number(point.y));
        }
    }
    data
}

/// Writes a number with two decimals: a hundredth of a dp is smaller than any pixel.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

fn argb(colour: Color, opacity: f32) -> String {
    let alpha = (opacity * 255.0).round() as u8;
    let Color { red, green, blue } = colour;
    format!("#{alpha:02X}{red:02X}{green:02X}{blue:02X}")
}
