//! Assertions that cannot fail.

use std::collections::HashSet;

use headproof_core::severity::{Confidence, Severity};

use super::wording::{at_assertion, sides, test, written};
use crate::comparison::{Change, Comparison, Role};
use crate::inventory::{Assertion, Strength};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::SideView;

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "tautology",
        class: "test_weakening.tautology",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "An assertion that cannot fail takes the place of one that could, or is all a new test has",
        why: "A check that holds whatever the code does checks nothing, but counts as a passed test.",
        advice: "Compare what the code returns with the value it should return.",
        notes: "An assertion that cannot fail beside others that can is advisory. Those that were there before \
                are not reported.",
        bad: Example {
            path: "tests/test_sum.py",
            before: "def test_sum():\n    assert add(1, 2) == 3\n",
            after: "def test_sum():\n    assert True\n",
        },
        good: Example {
            path: "tests/test_sum.py",
            before: "def test_sum():\n    assert True\n",
            after: "def test_sum():\n    assert add(1, 2) == 3\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for pair in &comparison.pairs {
        let Some(both) = sides(comparison, pair) else { continue };
        let mut told: HashSet<*const Assertion> = HashSet::new();
        for shift in pair.shifts.iter().filter(|s| s.change == Change::MadeTautological && s.own_after) {
            let Some(after) = shift.after else { continue };
            told.insert(std::ptr::from_ref(after));
            let new = written(Some(both.1), after);
            let title = format!("{new} cannot fail; it was {}", written(Some(both.0), shift.before));
            sink.report(at_assertion(both, after.span.start, shift.before, title));
        }
        for added in pair.added.iter().filter(|a| a.strength == Strength::Tautology) {
            if pair.after.role == Role::Test && !told.contains(&std::ptr::from_ref(*added)) {
                let title = format!("{} cannot fail", written(Some(both.1), added));
                sink.report(Hit::at(both.1, added.span.start, 1, title).severity(Severity::Minor));
            }
        }
    }
    for case in comparison.born.iter().filter(|c| c.role == Role::Test) {
        let Some(side) = case.side(comparison) else { continue };
        let vain = || case.assertions.iter().filter(|a| a.strength == Strength::Tautology);
        let Some(first) = vain().next() else { continue };
        let all = vain().count() == case.assertions.len();
        // The same call twice may ask whether it is stable; a sample is no test of this project.
        let weak = vain().any(|a| a.expected.as_deref().is_some_and(|e| e.contains('(') && !e.contains('{')));
        let severity = if all && !weak && !is_sample(side) { Severity::Major } else { Severity::Minor };
        let title = format!("{} in the new test {} cannot fail", written(Some(side), first), test(case));
        sink.report(Hit::at(side, first.span.start, 1, title).severity(severity));
    }
}

/// Whether a file is data of tests rather than a test.
fn is_sample(side: &SideView<'_>) -> bool {
    const FOLDERS: [&str; 8] =
        ["samples", "sample", "fixtures", "fixture", "testdata", "examples", "corpus", "__fixtures__"];
    side.path.components().any(|c| FOLDERS.contains(&c.as_ref()))
}
