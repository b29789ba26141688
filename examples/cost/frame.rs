//! The benchmarks of the app with the profile that ships. `cargo bench` cannot use that profile,
//! because benchmarks need panics that unwind.
//!
//!     cargo run --release --example cost-frame -- --bench

#[path = "../../benches/app.rs"]
mod app;

fn main() {
    app::main();
}
