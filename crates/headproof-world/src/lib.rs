//! How the world is reached: one folder for each outside thing, none of which imports another.
//!
//! **Owns** everything that touches git, files, processes, time and settings, behind the ports of the flow crate.
//!
//! **Refuses** to decide: an adapter translates and reports, the core crate says what it means.

pub mod clock;
pub mod config;
pub mod engines;
pub mod git;
pub mod patterns;
pub mod process;
pub mod store;
