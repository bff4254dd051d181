//! Whether what a removed assertion demanded is demanded by what is left: the same, more of the same, or the whole
//! that it was a part of.

use super::case::Case;
use super::demand::{demand, key};
use super::idioms::measured;
use super::words::{bare_name, binds, head, number, sees_word, tokens, value_of};
use crate::inventory::{Assertion, Reach, Strength};

/// Whether what a removed assertion demanded follows from what is left: the same again, or more of the same.
pub(super) fn implied(gone: &Assertion, left: &[&Assertion]) -> bool {
    left.iter().any(|a| {
        let about = a.subject == gone.subject
            || (gone.strength <= Strength::Type
                && gone.subject.len() > 1
                && a.subject.starts_with(&gone.subject)
                && !a.subject[gone.subject.len().min(a.subject.len())..]
                    .starts_with(|c: char| c.is_alphanumeric() || c == '_'));
        let more = demand(a) > demand(gone) && gone.strength <= Strength::Type && !gone.negated;
        let same = key(a) == key(gone);
        about && a.reach <= gone.reach && (more || same)
    })
}

/// Whether a removed assertion about a part went into a new one about the whole: `r.size == 2` into
/// `r == Row(size=2)`, `"bad" in str(error)` into `raises(E, match="bad")`, a message into a named error.
pub(super) fn absorbed(gone: &Assertion, fresh: &[&Assertion], cases: (&Case<'_>, &Case<'_>)) -> bool {
    fresh.iter().filter(|a| !a.negated && a.reach <= gone.reach).any(|a| {
        of_error(gone, a)
            || of_branches(gone, a)
            || of_part(gone, a)
            || grown_part(gone, a)
            || of_snapshot(gone, a)
            || (!gone.negated && (named_part(gone, a) || of_key(gone, a) || part_of_whole(gone, a, cases)))
    })
}

fn named_part(gone: &Assertion, a: &Assertion) -> bool {
    let Some(value) = gone.expected.as_deref() else { return false };
    let part = head(&gone.subject);
    let inner = value.trim_matches('"');
    let whole = a.expected.as_deref().unwrap_or_default();
    let raises = matches!(a.strength, Strength::NamedError);
    let of_message = raises && inner.len() > 2 && whole.contains(inner);
    let of_whole = gone.literal && sees_word(whole, part) && sees_word(whole, value);
    a.strength >= Strength::Part && (of_whole || of_message)
}

/// What each branch demanded of one thing in its own words is demanded of it in any case now.
fn of_branches(gone: &Assertion, a: &Assertion) -> bool {
    gone.reach == Reach::Conditional
        && a.reach == Reach::Always
        && a.subject == gone.subject
        && a.negated == gone.negated
        && !a.literal
        && a.strength >= gone.strength
}

/// A part that was searched for by hand is asked for by a word now: `x.find("a") != -1` and `"a" in x`.
fn of_part(gone: &Assertion, a: &Assertion) -> bool {
    let searched =
        [".find(", ".indexOf(", ".search(", "strings.Index("].iter().any(|w| gone.subject.contains(w));
    let part = a.expected.as_deref().unwrap_or_default();
    searched && a.strength == Strength::Part && part.len() > 2 && gone.subject.contains(part)
}

/// A part that was looked for is inside a longer one now: lines that became one line.
fn grown_part(gone: &Assertion, a: &Assertion) -> bool {
    let text = |x: &Assertion| -> String {
        let inner = x.expected.as_deref().unwrap_or_default().trim_matches('"');
        inner.chars().filter(|c| !c.is_whitespace()).collect()
    };
    let both = gone.strength == Strength::Part && a.strength == Strength::Part && !gone.negated;
    let (part, whole) = (text(gone), text(a));
    both && gone.literal && a.literal && a.subject == gone.subject && part.len() > 2 && whole.contains(&part)
}

/// Whether a loop of the test asks the same for each of several values, and the literal is one of them.
pub(super) fn asked_in_a_loop(gone: &Assertion, after: &Case<'_>) -> bool {
    let Some(literal) = gone.expected.as_deref().filter(|_| gone.literal) else { return false };
    after.assertions.iter().any(|a| {
        let name = a.expected.as_deref().unwrap_or_default();
        let runs =
            || [format!("for {name} in"), format!("const {name} of")].iter().any(|w| after.body.contains(w));
        let same = a.subject == gone.subject && a.negated == gone.negated && a.strength >= gone.strength;
        same && !a.literal && a.reach <= gone.reach && !name.is_empty() && runs() && after.holds(literal)
    })
}

/// Whether each branch of the test asks for what was asked for in any case: `if windows { a == 1 } else { a == 2 }`.
pub(super) fn asked_in_branches(gone: &Assertion, fresh: &[&Assertion]) -> bool {
    let same = |a: &&&Assertion| {
        a.reach == Reach::Conditional
            && (a.subject == gone.subject || sees_word(&a.text, &gone.subject))
            && a.strength >= Strength::Truth
    };
    gone.subject.len() > 1 && gone.reach == Reach::Always && fresh.iter().filter(same).count() > 1
}

/// Whether the length that was asked for is asked for where the values are gone through: `zip(a, b, strict=True)`.
pub(super) fn zipped(gone: &Assertion, before: &Case<'_>, after: &Case<'_>) -> bool {
    const STRICT: &str = "strict=True";
    let strict = |c: &Case<'_>| c.body.matches(STRICT).count();
    let through = |name: &str| {
        after.body.split("zip(").skip(1).any(|rest| {
            let rest = rest.split(STRICT).next().filter(|r| r.len() < rest.len()).unwrap_or_default();
            sees_word(rest, name)
        })
    };
    gone.strength == Strength::Equality
        && strict(after) > strict(before)
        && measured(&gone.subject).is_some_and(through)
}

/// What was looked for in an output is a stored output of the whole now.
fn of_snapshot(gone: &Assertion, a: &Assertion) -> bool {
    a.matcher.contains("Snapshot")
        && gone.subject.len() > 2
        && gone.strength <= Strength::Part
        && (a.subject == gone.subject || a.subject.ends_with(&format!("({})", gone.subject)))
}

/// The name that was asked for is the key by which the value is looked up now: `c.name == "a"` in `cs["a"] == 1`.
fn of_key(gone: &Assertion, a: &Assertion) -> bool {
    let key = gone.expected.as_deref().filter(|e| gone.literal && e.starts_with('"') && e.len() > 3);
    a.strength == Strength::Equality && key.is_some_and(|k| a.subject.ends_with(&format!("[{k}]")))
}

/// A text about an error gave way to the error itself, by name.
fn of_error(gone: &Assertion, a: &Assertion) -> bool {
    let same_error = || head(&a.subject) == head(&gone.subject);
    let of_text = match gone.strength {
        Strength::NamedError => false,
        Strength::AnyError => same_error(),
        _ => {
            let root = bare_name(&gone.subject).to_ascii_lowercase();
            let text =
                [".Error()", "str(", ".message", ".to_string()"].iter().any(|t| gone.subject.contains(t));
            let nothing = matches!(gone.expected.as_deref(), Some("nil" | "None" | "null"));
            ((text || nothing) && bare_name(&a.subject) == bare_name(&gone.subject))
                || root.starts_with("err")
                || root.ends_with("err")
                || root.ends_with("error")
        }
    };
    let same_root = || bare_name(&a.subject) == bare_name(&gone.subject);
    a.strength == Strength::NamedError
        && of_text
        && (same_error() || same_root() || gone.subject.contains("rr"))
}

/// Several values of one thing became one value of the whole thing.
fn part_of_whole(gone: &Assertion, a: &Assertion, (before, after): (&Case<'_>, &Case<'_>)) -> bool {
    if a.strength < Strength::Part || a.strength == Strength::AnyError {
        return false;
    }
    let Some(expected) = a.expected.as_deref() else { return false };
    let given = (!a.literal).then(|| value_of(after.body, expected)).flatten();
    let whole = given.unwrap_or(expected);
    if !whole.contains(['(', '[', '{']) {
        return false;
    }
    // `arr[0] == "a"` and so on became `arr == text.split(", ")`, with the values in the text.
    let element = gone.subject.strip_prefix(a.subject.as_str()).is_some_and(|rest| rest.starts_with('['));
    let value = gone.expected.as_deref().unwrap_or_default().trim_matches('"');
    if element && a.strength == Strength::Equality && value.len() > 1 && sees_word(after.body, value) {
        return true;
    }
    let subject = measured(&gone.subject).unwrap_or(&gone.subject);
    let root = bare_name(subject);
    let callee = format!("{}(", head(&a.subject));
    let about = subject.starts_with(a.subject.as_str())
        || (a.subject.contains('(') && binds(before.body, root, &callee))
        || bare_name(&a.subject) == subject;
    if !about {
        return false;
    }
    if a.strength == Strength::Equality && (subject != gone.subject || gone.strength <= Strength::Type) {
        return true;
    }
    gone.literal
        && gone.expected.as_deref().is_some_and(|value| values(value).iter().all(|v| sees_word(whole, v)))
}

/// The plain values in a literal: its strings and numbers, or else its words.
fn values(literal: &str) -> Vec<&str> {
    let strings = literal.split('"').enumerate().filter(|(i, _)| i % 2 == 1).map(|(_, s)| s);
    let numbers = literal.split('"').step_by(2).flat_map(tokens).filter(|t| number(t).is_some());
    let mut out: Vec<&str> = strings.chain(numbers).filter(|v| !v.is_empty()).collect();
    if out.is_empty() {
        out = vec![literal];
    }
    out
}
