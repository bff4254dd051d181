//! The architecture as tests: which crate may use which, in which direction modules look, what the pure crates may
//! touch, and that the documents speak of things that exist.
//!
//! Each check is a function from what was read to a list of complaints. One test runs it over this repository and
//! wants an empty list; another hands it something planted and wants the complaint, so that no check is one that
//! cannot fail.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that cannot read its input has to fail"
)]

mod documents;
mod files;
mod layers;
mod modules;
mod ports;
mod tokens;
mod tree;

/// Fails with every complaint on a line of its own.
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
