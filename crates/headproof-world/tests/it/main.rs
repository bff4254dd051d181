//! headproof on the real world: repositories, processes, files.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the lints spare test functions, but not what they share"
)]

mod git_bench;
mod git_targets;
