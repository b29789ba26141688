//! Half Moon.

pub mod rules;
