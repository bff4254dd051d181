//! Every format, over reports of every shape.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod any_report;
mod arbitrary;
mod hosts;
mod journal;
mod json;
mod jsonl;
mod markdown;
mod sample;
mod samples;
mod sarif_read;
mod sarif_write;
mod text;
