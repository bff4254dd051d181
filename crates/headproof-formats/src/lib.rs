//! Every format the world sees, versioned.
//!
//! **Owns** how a value is written and read: terminal text, JSON, SARIF, Markdown, host annotations, the journal.
//! Wire types are mirrors of the core types, one module a format and version.
//!
//! **Refuses** files, terminal detection, environment, clock: it turns values into bytes and bytes into values.
#![warn(clippy::disallowed_methods)]

pub mod baseline;
