//! The ways of saying that a value is not the empty one of its type.

use super::idioms::measured;
use crate::inventory::{Assertion, Strength};

/// Whether an assertion that a value is not the empty one became another that lets no empty one pass:
/// `NotEqual("", x)` and `NotEmpty(x)`, `assert x != ""` and `assert x`.
pub(super) fn stays_non_empty(b: &Assertion, a: &Assertion) -> bool {
    const EMPTY: [&str; 10] =
        ["\"\"", "0", "nil", "null", "None", "undefined", "false", "False", "empty", "zero"];
    let expected = b.expected.as_deref().unwrap_or_default();
    let refused = b.strength == Strength::Equality && b.negated && EMPTY.contains(&expected);
    let truth = a.strength == Strength::Truth && !a.negated;
    let filled = a.strength == Strength::Presence
        && a.negated
        && matches!(a.expected.as_deref(), Some("empty" | "zero"));
    let measured = expected == "0" && measured(&b.subject) == Some(a.subject.as_str());
    refused && (a.subject == b.subject || measured) && (truth || filled)
}
