//! Every format, over reports of every shape.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod arbitrary;
mod journal;
mod samples;
mod text;
