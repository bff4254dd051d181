//! headproof on the real world: repositories, processes, files.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "the lints spare test functions, but not what they share"
)]

mod git_bench;
mod git_content;
mod git_hostile;
mod git_patches;
mod git_property;
mod git_reports;
mod git_repositories;
mod git_speed;
mod git_targets;
