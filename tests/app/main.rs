//! The whole app without window or GPU: fingers go in, and what comes out is read off the table, the session
//! and the saved files.

mod idle;
mod motion;
mod phone;
mod table;
mod taps;
mod win;
