//! What is to be heard, checked sample by sample.

mod cues;
mod mixer;
mod tunes;
