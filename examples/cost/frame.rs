//! The benches of the app as it ships, which `cargo bench` can't build: it lets panics unwind.
//!
//!     cargo run --release --example cost-frame -- --bench

#[path = "../../benches/app.rs"]
mod app;

fn main() {
    app::main();
}
