//! Expectations that became others.

use std::cell::OnceCell;

use headproof_core::severity::{Confidence, Severity};

use super::snapshot_rewritten::is_snapshot;
use super::wording::{at_assertion, code, line_of_expectation, sides, test, written};
use super::{excuse, expected_data};
use crate::comparison::{Change, Comparison, Pair, Role, RowShift, Shift};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "expected-value-changed",
        class: "test_weakening.expected_value_changed",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "The value a test expects is replaced, and nothing in the change explains the new one",
        why: "A test that is made to expect what the code happens to return no longer says what it should return.",
        advice: "Find out which of the two values is right. If the new one is, say why; if not, mend the code.",
        notes: "Blocks when no code changed, or when the new expectation is an empty value or contradicts the \
                name of the test. Silent when the new value stands in the changed code, or the old one went from \
                it; advisory when code changed otherwise.",
        bad: Example {
            path: "tests/test_digits.py",
            before: "def test_balanced():\n    assert balanced(22) == 9\n",
            after: "def test_balanced():\n    assert balanced(22) == 8\n",
        },
        good: Example {
            path: "tests/test_digits.py",
            before: "def test_balanced():\n    assert balanced(1000) == 9\n",
            after: "def test_balanced():\n    assert balanced(1_000) == 9.0\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut causes = excuse::Causes::of(comparison);
    for pair in &comparison.pairs {
        causes.for_next();
        for shift in pair.shifts.iter().filter(|s| s.own_after) {
            // Stored outputs have a rule of their own.
            let stored = shift.change == Change::Expectation && shift.after.is_some_and(is_snapshot);
            if matches!(shift.change, Change::Expectation | Change::Inverted) && !stored {
                assertion(comparison, pair, &causes, shift, sink);
            }
        }
        if pair.after.role == Role::Test {
            rows(comparison, pair, &causes, sink);
        }
    }
    expected_data::check(comparison, sink);
    super::expected_constant::check(comparison, sink);
}

fn assertion(
    comparison: &Comparison<'_>,
    pair: &Pair<'_>,
    causes: &excuse::Causes,
    shift: &Shift<'_>,
    sink: &mut Sink<'_>,
) {
    let (Some(after), Some(both)) = (shift.after, sides(comparison, pair)) else { return };
    let side = |a: &crate::inventory::Assertion| {
        let not = if a.negated { "not " } else { "" };
        format!("{not}{}", a.expected.as_deref().unwrap_or("to hold"))
    };
    let (old, new) = (side(shift.before), side(after));
    let Some(severity) = excuse::of_expectation(comparison, pair, causes, &old, &new) else { return };
    // Values that stand inside calls may be inputs as well.
    let inside_calls = shift.change == Change::Expectation && !after.literal;
    let severity = if inside_calls { Severity::Minor } else { severity };
    let Some(file) = comparison.files.get(pair.after.file) else { return };
    let title = match shift.change {
        Change::Inverted => {
            format!(
                "{} demands the opposite of {}",
                written(Some(both.1), after),
                written(Some(both.0), shift.before)
            )
        }
        _ => format!("{} expects {} where it expected {}", test(&pair.after), code(&new), code(&old)),
    };
    let line = line_of_expectation(file, pair, after);
    sink.report(at_assertion(both, line, shift.before, title).severity(severity));
}

/// How many cases with other expectations make a behaviour that was changed on purpose.
const MANY_ROWS: usize = 6;

/// Rows of a table whose expectation, and nothing else, became another one.
fn rows(comparison: &Comparison<'_>, pair: &Pair<'_>, causes: &excuse::Causes, sink: &mut Sink<'_>) {
    let Some((before, after)) = sides(comparison, pair) else { return };
    // Where many cases follow the code, one among them that became empty is no other thing.
    let fed = OnceCell::new();
    let follows = pair.rows.iter().filter(|s| expectation(pair, s, &fed).is_some()).count() >= MANY_ROWS
        && comparison.surroundings.state.code_files > 0;
    for shift in &pair.rows {
        let Some(now) = shift.after else { continue };
        let Some((old, new)) = expectation(pair, shift, &fed) else { continue };
        let Some(severity) = excuse::of_expectation(comparison, pair, causes, old, new) else { continue };
        let severity =
            if follows || is_about_new_code(comparison, &now.text) { Severity::Minor } else { severity };
        let title = format!("{} expects {} where it expected {}", test(&pair.after), code(new), code(old));
        // A case over several lines is told where the value stands.
        let stands = |n: &u32| {
            after.text.line(*n).is_some_and(|l| crate::comparison::sees_word(l, new.trim_matches('"')))
        };
        let line = (now.line..now.line.saturating_add(14)).find(stands).unwrap_or(now.line);
        sink.report(
            Hit::at(after, line, 1, title)
                .severity(severity)
                .related(before, shift.before.line, "it was")
                .fact(format!("the case was {}", code(&shift.before.text))),
        );
    }
}

/// Whether a case sets something by a name of its own that the code of this change takes up.
fn is_about_new_code(comparison: &Comparison<'_>, row: &str) -> bool {
    let own = |w: &&str| w.len() >= 8 && (w.contains('_') || w.chars().skip(1).any(char::is_uppercase));
    crate::comparison::identifiers(row).iter().filter(|w| own(w)).any(|w| comparison.surroundings.is_added(w))
}

/// The one cell that differs, where it is what the test expects. `fed` is kept from one row to the next.
fn expectation<'s>(
    pair: &Pair<'_>,
    shift: &'s RowShift<'_>,
    fed: &OnceCell<String>,
) -> Option<(&'s str, &'s str)> {
    let [cell] = shift.cells.as_slice() else { return None };
    let now = shift.after?;
    let (old, new) = (shift.before.cells.get(*cell)?, now.cells.get(*cell)?);
    if shift.before.cells.len() < 2
        || crate::comparison::number(old).is_some_and(|n| crate::comparison::number(new) == Some(n))
    {
        return None;
    }
    let expects = match now.keys.get(*cell) {
        Some(key) => {
            let asked = |key: &str| {
                let names = |a: &&crate::inventory::Assertion| {
                    a.expected.as_deref().is_some_and(|e| crate::comparison::sees_word(e, key))
                };
                pair.after.assertions.iter().any(names)
            };
            // What the test is fed with may stand in what it expects as well; then another column is the answer.
            let act = || fed.get_or_init(|| excuse::act(&pair.after));
            let fed = |key: &str| crate::comparison::sees_word(act(), key);
            let other = || now.keys.iter().any(|k| k != key && asked(k) && !fed(k));
            asked(key) && !(fed(key) && other())
        }
        None => *cell + 1 == shift.before.cells.len(),
    };
    expects.then_some((old.as_str(), new.as_str()))
}
