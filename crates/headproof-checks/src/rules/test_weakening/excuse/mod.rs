//! What explains that a check went or became another one, and how much is left to say then.

mod expectation;
mod lost;
mod removed;

pub(super) use expectation::{Causes, act, is_explained, of_expectation, only_expectations_differ};
pub(super) use lost::of_lost_test;
pub(super) use removed::of_removed;

use crate::comparison::Comparison;

/// Lines of changed code from which on a change is too large to say that code and tests do not go together.
const LARGE: u64 = 300;

/// Whether so much code changed that tests were bound to change with it.
pub(super) fn is_large(comparison: &Comparison<'_>) -> bool {
    comparison.surroundings.state.code_lines >= LARGE
}
