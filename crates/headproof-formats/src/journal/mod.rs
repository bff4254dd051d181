//! What a session remembers: its events, one a line, one module a version.

pub mod v1;
