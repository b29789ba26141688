//! The session with its clock and counts, the saved files under every kind of damage, and the app's
//! lifecycle from start to kill. All tests run the real app without a window.

#[path = "../rules/brute_force.rs"]
mod brute_force;

mod app;
mod backup;
mod child;
mod clock;
mod counting;
mod damage;
mod disk;
mod fields;
mod full_disk;
mod fuzz;
mod kills;
mod lifecycle;

mod links;
mod old_files;
mod permission;
mod quarantine;
mod resume;
mod session;
mod solutions;
mod statistics;
