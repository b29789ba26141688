//! Prints the position of each slot in a window of the given size, for scripts that click on slots:
//! `slots 390x844`.

use bevy::math::Vec2;
use half_moon::layout::{Layout, ScreenSpec};
use half_moon::rules::Slot;

fn main() {
    let size = std::env::args().nth(1).unwrap_or_default();
    let Some((Ok(width), Ok(height))) =
        size.split_once('x').map(|(width, height)| (width.parse(), height.parse()))
    else {
        eprintln!("slots WIDTHxHEIGHT");
        std::process::exit(2);
    };
    let layout = Layout::new(&ScreenSpec::new(width, height));
    for slot in Slot::ALL {
        let Vec2 { x, y } = layout.face_at(slot).center();
        println!("{slot} {x:.0} {y:.0}");
    }
}
