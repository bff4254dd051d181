//! Changes that make tests weaker than they make the code right.

use crate::rule::Rule;

/// The rules of this family.
pub static RULES: &[&Rule] = &[];
