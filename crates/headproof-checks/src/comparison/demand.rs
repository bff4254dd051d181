//! What an assertion demands, so that two of them can be held against each other.

use super::words::{direction, number};
use crate::inventory::{Assertion, Strength};

/// How many assertions of one test are compared with each other; tests with more are matched in parts.
pub(super) const MOST: usize = 120;

/// What two assertions have in common when they demand the same of the same. The matcher does not count: a test
/// moved from one framework to another keeps its demands.
pub(super) fn key(a: &Assertion) -> String {
    let bound = direction(a).map(|d| format!("{d:?}")).unwrap_or_default();
    let expected = a.expected.as_deref().map(canonical);
    let tolerance = a.tolerance.map(|t| t.to_string()).unwrap_or_default();
    format!("{:?}\n{}\n{}\n{:?}\n{tolerance}\n{bound}", a.strength, a.negated, a.subject, expected)
}

/// How much an assertion demands, with what `not` does to it: "not this value" leaves all others.
pub(super) fn demand(a: &Assertion) -> Strength {
    match a.strength {
        Strength::Equality | Strength::Approximate | Strength::Type if a.negated => Strength::Bound,
        Strength::Part if a.negated => Strength::Part,
        // A builder that turns "is empty" around says `Presence`, turned around: it means "is something".
        Strength::Presence => Strength::Presence,
        Strength::AnyError | Strength::NamedError if a.negated => Strength::Presence,
        // Whole numbers written as decimals and a value turned into "about that value" are judged by the
        // tolerance, not here.
        other => other,
    }
}

/// Numbers in one spelling.
pub(super) fn canonical(expected: &str) -> String {
    number(expected).map_or_else(|| expected.to_owned(), |n| n.to_string())
}

pub(super) fn same_expected(b: &Assertion, a: &Assertion) -> bool {
    match (&b.expected, &a.expected) {
        (Some(b), Some(a)) => canonical(b) == canonical(a),
        (None, None) => true,
        _ => false,
    }
}
