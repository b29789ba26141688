//! What survives: the session with its clock and counts, the saved files whatever happens to them, and
//! the app's life from start to kill. All in the real app without a window.

#[path = "../rules/brute_force.rs"]
mod brute_force;

mod app;
mod aside;
mod child;
mod clock;
mod counting;
mod damage;
mod disk;
mod fields;
mod full_disk;
mod fuzz;
mod kills;
mod life;
mod lines;
mod links;
mod old_files;
mod permission;
mod resume;
mod session;
mod statistics;
