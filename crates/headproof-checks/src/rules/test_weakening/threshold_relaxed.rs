//! Tolerances, bounds, time limits and retries of tests that became more generous.

use headproof_core::severity::{Confidence, Severity};

use super::wording::{at_assertion, code, line_of_expectation, sides, test, written};
use super::{excuse, tolerance_constant};
use crate::comparison::{Change, Comparison, Pair, Role, Shift};
use crate::inventory::{Limit, LimitKind};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "threshold-relaxed",
        class: "test_weakening.threshold_relaxed",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A tolerance, bound, time limit or number of retries of a test became more generous",
        why: "The test passes with results that are further off, slower or less reliable than it allowed before.",
        advice: "Keep the old threshold and mend what no longer meets it, or say why the new one is right.",
        notes: "A limit that is less than doubled is advisory, and so are limits passed to calls inside a test.",
        bad: Example {
            path: "tests/test_area.py",
            before: "def test_area():\n    assert area(2) == pytest.approx(12.566, abs=0.001)\n",
            after: "def test_area():\n    assert area(2) == pytest.approx(12.566, abs=0.5)\n",
        },
        good: Example {
            path: "tests/test_area.py",
            before: "def test_area():\n    assert area(2) == pytest.approx(12.566, abs=0.5)\n",
            after: "def test_area():\n    assert area(2) == pytest.approx(12.566, abs=0.001)\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for pair in &comparison.pairs {
        for shift in pair.shifts.iter().filter(|s| s.change == Change::Relaxed && s.own_after) {
            assertion(comparison, pair, shift, sink);
        }
        if pair.after.role == Role::Test {
            limits(comparison, pair, sink);
        }
    }
    tolerance_constant::check(comparison, sink);
}

fn assertion(comparison: &Comparison<'_>, pair: &Pair<'_>, shift: &Shift<'_>, sink: &mut Sink<'_>) {
    let (Some(after), Some(both)) = (shift.after, sides(comparison, pair)) else { return };
    let old = shift.before.expected.as_deref().unwrap_or_default();
    let new = after.expected.as_deref().unwrap_or_default();
    let is_bound = shift.before.tolerance.is_none();
    if is_bound && excuse::is_explained(comparison, old, new) {
        return;
    }
    let small = match (shift.before.tolerance, after.tolerance) {
        (Some(old), Some(new)) => new < old * 1.5,
        _ => false,
    };
    let Some(file) = comparison.files.get(pair.after.file) else { return };
    let line = line_of_expectation(file, pair, after);
    let title =
        format!("{} allows more than {}", written(Some(both.1), after), written(Some(both.0), shift.before));
    let severity = if small { Severity::Minor } else { Severity::Major };
    sink.report(at_assertion(both, line, shift.before, title).severity(severity));
}

fn limits(comparison: &Comparison<'_>, pair: &Pair<'_>, sink: &mut Sink<'_>) {
    let Some((before, after)) = sides(comparison, pair) else { return };
    for kind in [LimitKind::Timeout, LimitKind::Retries] {
        let of =
            |limits: &[Limit]| -> Vec<Limit> { limits.iter().filter(|l| l.kind == kind).cloned().collect() };
        let (old, new) = (of(pair.before.limits), of(pair.after.limits));
        if old.is_empty() && kind == LimitKind::Retries {
            if let Some(limit) = new.iter().find(|l| is_switch(l)) {
                let title =
                    format!("{} is tried again after a failure: {}", test(&pair.after), code(&limit.text));
                sink.report(Hit::at(after, limit.line, 1, title));
            }
            continue;
        }
        if old.len() != new.len() {
            continue;
        }
        for (old, new) in old.iter().zip(&new).filter(|(o, n)| n.value > o.value) {
            let doubled = new.value >= old.value * 2.0;
            let severity = if doubled && is_switch(new) { Severity::Major } else { Severity::Minor };
            let what = match kind {
                LimitKind::Timeout => "may take",
                LimitKind::Retries => "is tried",
            };
            let unit = match kind {
                LimitKind::Timeout => "s",
                LimitKind::Retries => " times",
            };
            let title =
                format!("{} {what} {}{unit} instead of {}{unit}", test(&pair.after), new.value, old.value);
            sink.report(
                Hit::at(after, new.line, 1, title).severity(severity).related(before, old.line, "it was"),
            );
        }
    }
}

/// Whether a limit is set on the test as a whole, rather than handed to a call inside it.
fn is_switch(limit: &Limit) -> bool {
    const SIGNS: [&str; 9] =
        ["mark.", "flaky", "retry", "retries(", "settimeout", "this.timeout", "it(", "test(", "#["];
    let text = limit.text.to_ascii_lowercase();
    !text.contains('(') || SIGNS.iter().any(|w| text.contains(w))
}
