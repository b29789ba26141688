//! The table's layout on thousands of screens, and the pictures that fill it.

mod screens;
mod shapes;
mod tiny;
