//! The decisions of the core as tables and properties.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod anchoring;
mod build;
mod coverage;
mod dispositions;
mod identity;
mod session;
mod verdict;
