//! The game with the reports that `scripts/measure` reads: `cost-game 390x844 1 FOLDER`. The arguments
//! are the window's size in dp, its pixels per dp, and the folder with the saved game.

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
