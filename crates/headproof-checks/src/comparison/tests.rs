//! Matching, as tables.
