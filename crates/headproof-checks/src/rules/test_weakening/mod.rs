//! Changes that make tests weaker than they make the code right.

pub mod assertion_loosened;
pub mod assertion_removed;
mod definitions;
pub mod error_swallowed;
mod excuse;
pub mod expected_value_changed;
pub mod focus_added;
pub mod mock_of_unit_under_test;
pub mod result_forged;
pub mod skip_added;
pub mod snapshot_rewritten;
pub mod tautology;
pub mod test_deleted;
#[cfg(test)]
mod tests;
pub mod threshold_relaxed;
#[cfg(test)]
mod trials;
mod wording;

use crate::rule::Rule;

/// The rules of this family.
pub static RULES: &[&Rule] = &[
    &assertion_loosened::RULE,
    &assertion_removed::RULE,
    &error_swallowed::RULE,
    &expected_value_changed::RULE,
    &focus_added::RULE,
    &mock_of_unit_under_test::RULE,
    &result_forged::RULE,
    &skip_added::RULE,
    &snapshot_rewritten::RULE,
    &tautology::RULE,
    &test_deleted::RULE,
    &threshold_relaxed::RULE,
];
