//! Makes the icons of the apps from the SVG files in `assets/`: vector drawables for Android's adaptive
//! and themed icons, and an opaque PNG of 1024 pixels for iOS.
//!
//! Run `cargo run --example app_icons` after a change of the SVG files; a test compares the results.

use std::error::Error;
use std::fs::{self, File};
use std::path::Path;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

mod vector;

/// SVG files in `assets/`, with their drawables in the resources of the Android project.
const DRAWABLES: [(&str, &str); 3] = [
    ("app-icon-background.svg", "ic_launcher_background.xml"),
    ("app-icon-foreground.svg", "ic_launcher_foreground.xml"),
    ("app-icon-monochrome.svg", "ic_launcher_monochrome.xml"),
];

/// The side of the iOS icon in pixels. Xcode scales it to all other sizes.
const IOS_EDGE: u32 = 1024;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let assets = root.join("assets");
    let drawables = root.join("android/app/src/main/res/drawable");
    fs::create_dir_all(&drawables)?;
    for (svg, drawable) in DRAWABLES {
        let tree = Tree::from_data(&fs::read(assets.join(svg))?, &Options::default())?;
        let xml = vector::drawable(&tree).map_err(|what| format!("{svg} has {what}"))?;
        fs::write(drawables.join(drawable), xml)?;
    }
    let tree = Tree::from_data(&fs::read(assets.join("app-icon.svg"))?, &Options::default())?;
    let png = root.join("ios/HalfMoon/Assets.xcassets/AppIcon.appiconset/AppIcon.png");
    save_opaque(&tree, &png)
}

/// Saves a PNG without an alpha channel, which the App Store rejects.
fn save_opaque(tree: &Tree, file: &Path) -> Result<(), Box<dyn Error>> {
    let mut pixels = Pixmap::new(IOS_EDGE, IOS_EDGE).ok_or("no memory for the picture")?;
    let scale = IOS_EDGE as f32 / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(tree, transform, &mut pixels.as_mut());
    let colours: Vec<u8> = pixels
        .pixels()
        .iter()
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect();
    let mut encoder = png::Encoder::new(File::create(file)?, IOS_EDGE, IOS_EDGE);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(&colours)?;
    Ok(())
}
