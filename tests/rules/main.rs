//! The rules, tried from outside: against deals, winning lines and dead ends of a second
//! implementation, against brute force, and by random play.

mod allocations;
mod assistance;
mod brute_force;
mod codes;
mod dealing;
mod endings;
mod games;
mod play;
mod removals;
mod slots;
mod taps;
mod undo;
mod vectors;
