//! The game as it starts on a phone or desktop, with the marks that `scripts/measure` reads. The folder with the saved
//! game is the third argument, after the window's size in dp and its pixels a dp: `game 390x844 1 FOLDER`.

mod marks;

use half_moon::app::{AppConfig, DataDir, in_window};
use half_moon::table::DealCard;

fn main() {
    let folder = std::env::args_os().nth(3).map(Into::into);
    let start = AppConfig {
        folder: folder.map_or(DataDir::Disabled, DataDir::Path),
        ..AppConfig::default()
    };
    let mut app = in_window(start, marks::window());
    marks::add::<DealCard>(&mut app);
    app.run();
}
