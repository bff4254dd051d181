//! The program as a person runs it: the real binary, real git repositories, nothing of the surrounding environment.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod commands;
mod folders;
mod hook;
mod hook_commit;
mod kill;
mod laws;
mod noise;
mod owner;
mod program;
mod readme;
mod review;
mod settings;
