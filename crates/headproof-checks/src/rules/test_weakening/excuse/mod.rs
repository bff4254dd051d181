//! What explains that a check went or became another one, and how much is left to say then.

mod anew;
mod expectation;
mod lost;
mod removed;

pub(super) use expectation::{Causes, act, is_explained, of_expectation, only_expectations_differ};
pub(super) use lost::of_lost_test;
pub(super) use removed::of_removed;

use crate::comparison::{Comparison, Pair, identifiers, tokens};
use crate::inventory::{Assertion, Strength};

/// Lines of changed code from which on a change is too large to say that code and tests do not go together.
const LARGE: u64 = 300;

/// Whether so much code changed that tests were bound to change with it.
pub(super) fn is_large(comparison: &Comparison<'_>) -> bool {
    comparison.surroundings.state.code_lines >= LARGE
}

/// Whether the code refuses now what it gave an answer to, and the test asks for that in the words of the code:
/// `run("--dir=a") == {...}` and `run("--dir=a")` throws "--dir is deprecated".
pub(super) fn is_refused_now(comparison: &Comparison<'_>, pair: &Pair<'_>, before: &Assertion) -> bool {
    let around = &comparison.surroundings;
    let calls = identifiers(&before.subject);
    let asks = |a: &&Assertion| {
        let mut words = tokens(a.expected.as_deref().unwrap_or_default()).filter(|w| w.len() > 4).peekable();
        matches!(a.strength, Strength::NamedError)
            && words.peek().is_some()
            && words.all(|w| around.is_added(w))
            && identifiers(&a.text).intersection(&calls).any(|w| w.len() > 2)
    };
    let fresh = |a: &&Assertion| pair.before.assertions.iter().all(|b| b.text != a.text);
    before.strength >= Strength::Part
        && pair.after.assertions.iter().take(pair.after.own).copied().filter(fresh).any(|a| asks(&a))
}
