//! Half Moon.
