//! The table's layout on thousands of screens, and the pictures that fill it.

mod pictures;
mod screens;
mod shapes;
mod tiny;
