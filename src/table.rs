//! The cards on the screen.

pub mod layout;
