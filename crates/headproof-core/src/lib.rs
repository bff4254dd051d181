//! The law of headproof.
//!
//! **Owns** the words of a review as types (target, change, finding, coverage, verdict, session) and every
//! decision as a pure function: where a quote stands, which id a finding gets, what blocks, what a session
//! does next, what the verdict is.
//!
//! **Refuses** files, environment, processes, network, clock, randomness, async, and every format: nothing
//! here knows how a value is stored or shown. The lint at the top of this file and the layering test hold
//! that line.
//!
//! **Start reading** at [`change`] (what is reviewed), then [`finding`] and [`coverage`] (what reading yields),
//! then [`judge`] (what it means) and [`session`] (in which order it happens).
//!
//! Modules in reading order; a module uses only those above it.
#![warn(clippy::disallowed_methods)]

pub mod text;
pub mod path;
pub mod digest;
pub mod severity;
pub mod target;
pub mod revision;
pub mod change;
pub mod kind_of_file;
pub mod coverage;
pub mod location;
pub mod claim;
pub mod redact;
pub mod anchor;
pub mod policy;
pub mod suppression;
pub mod reader;
pub mod finding;
pub mod evaluation;
pub mod judge;
pub mod verdict;
pub mod machine;
pub mod session;
pub mod report;
