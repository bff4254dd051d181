//! Changes that make tests weaker than they make the code right.

pub mod assertion_loosened;
pub mod assertion_removed;
mod changed_constants;
mod definitions;
pub mod error_swallowed;
mod excuse;
mod expected_constant;
mod expected_data;
pub mod expected_value_changed;
pub mod focus_added;
pub mod mock_of_unit_under_test;
mod relocated;
pub mod result_forged;
mod bound_relaxed;
mod cargo_targets;
#[cfg(test)]
mod settings_tests;
mod skip_by_helper;
pub mod skip_added;
pub mod snapshot_rewritten;
pub mod special_cased_input;
pub mod tautology;
pub mod test_command_narrowed;
pub mod test_deleted;
pub mod test_disabled_by_config;
#[cfg(test)]
mod tests;
mod tolerance_constant;
pub mod threshold_relaxed;
#[cfg(test)]
mod trials;
pub mod threshold_relaxed_in_settings;
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
    &special_cased_input::RULE,
    &tautology::RULE,
    &test_command_narrowed::RULE,
    &test_deleted::RULE,
    &test_disabled_by_config::RULE,
    &threshold_relaxed::RULE,
    &threshold_relaxed_in_settings::RULE,
];
