//! Changes that make tests weaker than they make the code right.

pub mod assertion_loosened;
pub mod assertion_removed;
mod excuse;
pub mod expected_value_changed;
pub mod focus_added;
pub mod skip_added;
pub mod tautology;
pub mod test_deleted;
#[cfg(test)]
mod tests;
pub mod threshold_relaxed;
mod wording;

use crate::rule::Rule;

/// The rules of this family.
pub static RULES: &[&Rule] = &[
    &assertion_loosened::RULE,
    &assertion_removed::RULE,
    &expected_value_changed::RULE,
    &focus_added::RULE,
    &skip_added::RULE,
    &tautology::RULE,
    &test_deleted::RULE,
    &threshold_relaxed::RULE,
];
