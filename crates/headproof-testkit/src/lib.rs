//! The hermetic test bench: real git repositories with pinned identity and clock, scripted stand-ins for what
//! is outside. A dependency of tests only.
//!
//! A broken bench is a broken test, so everything here panics rather than return errors.
#![allow(clippy::expect_used, clippy::panic, reason = "a test bench")]

pub mod repo;
