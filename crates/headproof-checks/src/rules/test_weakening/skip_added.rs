//! Tests that no longer run, or may fail.

use std::collections::BTreeMap;

use headproof_core::severity::{Confidence, Severity};

use super::skip_by_helper;
use super::wording::{code, count, test};
use crate::comparison::{Case, Comparison, Role};
use crate::inventory::{Gate, GateKind};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "skip-added",
        class: "test_weakening.skip_added",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "An existing test is skipped, expected to fail, or renamed so that no runner collects it",
        why: "A test that does not run cannot fail: what it guarded is unguarded from now on, and the report stays green.",
        advice: "Make the test pass, or take the skip out of this change and let it be decided on its own.",
        notes: "A skip that depends on a platform, a tool or a version is advisory, and so is a new test that is \
                born skipped. Skips that were there before are not reported.",
        bad: Example {
            path: "tests/test_basket.py",
            before: "def test_total():\n    assert total([2, 3]) == 5\n",
            after: "import pytest\n\n\n@pytest.mark.skip(reason=\"flaky\")\ndef test_total():\n    assert total([2, 3]) == 5\n",
        },
        good: Example {
            path: "tests/test_basket.py",
            before: "import pytest\n\n\n@pytest.mark.skip(reason=\"flaky\")\ndef test_total():\n    assert total([2, 3]) == 5\n",
            after: "def test_total():\n    assert total([2, 3]) == 5\n",
        },
    },
    check: Check::Tests(check),
};

/// A switch with the tests it acts on.
struct Switched<'c, 'r> {
    gate: &'c Gate,
    severity: Severity,
    tests: Vec<&'c Case<'r>>,
}

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut found: BTreeMap<(usize, u32, GateKind), Switched<'_, '_>> = BTreeMap::new();
    for pair in comparison.pairs.iter().filter(|p| p.after.role == Role::Test) {
        for (gate, severity) in new_gates(&pair.before, &pair.after) {
            note(&mut found, &pair.after, gate, severity);
        }
    }
    for case in comparison.born.iter().filter(|c| c.role == Role::Test) {
        let always = |g: &&Gate| always_acts(g) && g.kind == GateKind::Skip;
        for gate in case.gates.iter().filter(always) {
            note(&mut found, case, gate, Severity::Minor);
        }
    }
    for ((_, line, _), switched) in found {
        let Some(side) = switched.tests.first().and_then(|c| c.side(comparison)) else { continue };
        let hit = Hit::at(side, line, 1, title(&switched)).severity(switched.severity);
        sink.report(match &switched.gate.condition {
            Some(condition) => hit.fact(format!("only when {}", code(condition))),
            None => hit,
        });
    }
    disarmed(comparison, sink);
    skip_by_helper::check(comparison, sink);
}

fn note<'c, 'r>(
    found: &mut BTreeMap<(usize, u32, GateKind), Switched<'c, 'r>>,
    case: &'c Case<'r>,
    gate: &'c Gate,
    severity: Severity,
) {
    let key = (case.file, gate.line, gate.kind);
    let entry = found.entry(key).or_insert_with(|| Switched { gate, severity, tests: Vec::new() });
    entry.severity = entry.severity.max(severity);
    entry.tests.push(case);
}

/// The switches that a test has now and had not before, with their weight.
fn new_gates<'c>(before: &'c Case<'_>, after: &'c Case<'_>) -> Vec<(&'c Gate, Severity)> {
    let off = |g: &&Gate| g.kind != GateKind::Focus && !is_of_row(g, after);
    if before.gates.iter().any(|g| g.kind != GateKind::Focus && always_acts(g) && !is_of_row(g, before)) {
        // It was off already.
        return row_gates(before, after);
    }
    let mut old: Vec<&Gate> = before.gates.iter().collect();
    let mut out = row_gates(before, after);
    for gate in after.gates.iter().filter(off) {
        let same = |o: &Gate| o.kind == gate.kind && o.condition == gate.condition;
        if let Some(i) = old.iter().position(|o| same(o)) {
            old.swap_remove(i);
            continue;
        }
        let severity = if always_acts(gate) { Severity::Major } else { Severity::Minor };
        out.push((gate, severity));
    }
    out
}

/// Whether a switch acts everywhere, conditions that always hold included.
pub(super) fn always_acts(gate: &Gate) -> bool {
    match gate.condition.as_deref() {
        None => true,
        Some(condition) => {
            matches!(condition, "true" | "True" | "1" | "!0" | "!false" | "not False")
                || ["||true", " or True", "||1"].iter().any(|end| condition.ends_with(end))
                || ["true||", "True or "].iter().any(|start| condition.starts_with(start))
        }
    }
}

fn is_of_row(gate: &Gate, case: &Case<'_>) -> bool {
    case.rows.iter().any(|r| r.text == gate.text)
}

/// Switches on single rows: they weigh when the row ran before.
fn row_gates<'c>(before: &'c Case<'_>, after: &'c Case<'_>) -> Vec<(&'c Gate, Severity)> {
    let old: Vec<&str> = before.gates.iter().map(|g| g.text.as_str()).collect();
    let mut out = Vec::new();
    let told = |g: &&Gate| g.kind == GateKind::Focus || old.contains(&g.text.as_str());
    for gate in after.gates.iter().filter(|g| is_of_row(g, after) && !told(g)) {
        let row = after.rows.iter().find(|r| r.text == gate.text);
        let ran = row.is_some_and(|row| before.rows.iter().any(|r| r.cells == row.cells));
        let severity = if ran && always_acts(gate) { Severity::Major } else { Severity::Minor };
        out.push((gate, severity));
    }
    out
}

fn title(switched: &Switched<'_, '_>) -> String {
    let what = code(&switched.gate.text);
    let whom = match switched.tests.as_slice() {
        [only] => test(only),
        many => count(many.len(), "test", "tests"),
    };
    let many = switched.tests.len() > 1;
    let always = always_acts(switched.gate);
    match (switched.gate.kind, always) {
        (GateKind::ExpectedFailure, _) => format!("{what} lets {whom} fail"),
        (_, true) => format!("{what}: {whom} no longer {}", if many { "run" } else { "runs" }),
        (_, false) => format!("{what}: {whom} no longer {} everywhere", if many { "run" } else { "runs" }),
    }
}

/// Tests that stand there under a name that no runner collects.
fn disarmed(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for lost in &comparison.lost {
        let Some(now) = &lost.disarmed else { continue };
        let Some(side) = now.side(comparison) else { continue };
        let title =
            format!("{} is called {} now, which no runner collects", test(&lost.case), code(now.name));
        sink.report(Hit::at(side, now.line, 1, title));
    }
}
