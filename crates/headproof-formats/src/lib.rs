//! Every format the world sees, versioned.
//!
//! **Owns** how a value is written and read: terminal text, JSON, SARIF, Markdown, host annotations, the journal.
//! Wire types are mirrors of the core types, one module a format and version.
//!
//! **Refuses** files, terminal detection, environment, clock: it turns values into bytes and bytes into values.
//!
//! **Start reading** at [`text`] (what a person sees), then [`json`] (what a program reads), then [`journal`]
//! (what a session remembers). `docs/reference/formats.md` describes each format for its readers.
#![warn(clippy::disallowed_methods)]

pub mod baseline;
pub mod github;
pub mod gitlab;
pub mod journal;
pub mod json;
pub mod jsonl;
pub mod markdown;
pub mod patch;
pub mod rule_info;
pub mod sarif;
pub mod text;
mod wire;
pub mod wording;
