//! Check integrity on the servers: what a change takes away from CI, hooks and the scripts they call.

pub mod ci_check_loosened;
pub mod ci_check_removed;
pub mod ci_condition_narrowed;
pub mod ci_gate_removed;
pub mod ci_hooks_bypassed;
pub mod ci_matrix_shrunk;
pub mod ci_step_non_fatal;
pub mod ci_tests_narrowed;
pub mod ci_trigger_narrowed;
pub(crate) mod comparison;
mod coverage_commands;
mod packages_filtered;
pub mod coverage_floor_lowered;
pub mod coverage_scope_narrowed;
#[cfg(test)]
mod innocent;
#[cfg(test)]
mod tests;

use crate::rule::Rule;

/// The rules of the family.
pub static RULES: &[&Rule] = &[
    &ci_check_loosened::RULE,
    &ci_check_removed::RULE,
    &ci_condition_narrowed::RULE,
    &ci_gate_removed::RULE,
    &ci_hooks_bypassed::RULE,
    &ci_matrix_shrunk::RULE,
    &ci_step_non_fatal::RULE,
    &ci_tests_narrowed::RULE,
    &ci_trigger_narrowed::RULE,
    &coverage_floor_lowered::RULE,
    &coverage_scope_narrowed::RULE,
];
