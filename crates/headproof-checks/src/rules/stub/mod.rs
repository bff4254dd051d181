//! Code that claims to do a job and does not.

use crate::rule::Rule;

/// The rules of this family.
pub static RULES: &[&Rule] = &[];
