//! The built-in reviewer: what a model should not be needed for.
//!
//! **Owns** the language profiles, the inventories of tests before and after, their comparison, the settings
//! trees, the secret detectors and the rules. Given a change it says what it found and how far it read.
//!
//! **Refuses** files, environment, processes, network, clock and settings files: it sees a [`Change`] and nothing
//! else. It grades its findings but decides nothing: what blocks is decided in the core crate.
//!
//! **Start reading** at [`review`], then [`rule`] (what a rule is) and any file under [`rules`] (one rule each).
//!
//! [`Change`]: headproof_core::change::Change
#![warn(clippy::disallowed_methods)]

pub mod allow;
pub mod bodies;
pub mod comments;
pub mod comparison;
pub mod departed;
mod edits;
pub mod inventory;
pub mod language;
pub mod memo;
mod reading;
pub mod rule;
pub mod rules;
pub mod secrets;
pub mod settings;
pub mod stubs;
pub mod suppressions;
#[cfg(test)]
pub(crate) mod trial;
pub mod view;
mod walk;

pub use reading::{Options, Outcome, review};
