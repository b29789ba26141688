//! The whole app without window or GPU: fingers go in, and what comes out is read off the table, the session
//! and the saved files.

mod bars;
mod dialogs;
mod idle;
mod interface;
mod motion;
mod motor;
mod phone;
mod sheets;
mod sound;
mod table;
mod taps;
mod theme;
mod win;
