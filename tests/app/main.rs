//! The whole app without window or GPU: fingers go in, and what comes out is read off the table, the session
//! and the saved files.

mod bars;
mod dialogs;
mod drawing;
mod driver;
mod hear;
mod idle;
mod interface;
mod keyboard;
mod keypad;
mod keys;
mod motion;
mod motor;
mod phone;
mod reach;
mod read_sheets;
mod read_table;
mod reader;
mod scan;
mod sheets;
mod sight;
mod sound;
mod switch;
mod system;
mod table;
mod taps;
mod theme;
mod win;
