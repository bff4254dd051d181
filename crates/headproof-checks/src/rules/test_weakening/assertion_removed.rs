//! Assertions that are gone from a test that is still there.

use std::collections::HashSet;

use headproof_core::severity::{Confidence, Severity};

use super::wording::{sides, successor, test, written};
use super::{excuse, skip_added};
use crate::comparison::{Change, Comparison, Pair, Role, Shift};
use crate::inventory::{Assertion, GateKind, Reach};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "assertion-removed",
        class: "test_weakening.assertion_removed",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "An assertion is removed, commented out or put behind a `return`, and nothing takes its place",
        why: "The test still runs and still counts, but it no longer fails when this goes wrong.",
        advice: "Put the assertion back. If it was wrong, correct it; if what it looked at is gone, say so.",
        notes: "Silent when the assertion lives on in a helper, in another test, in other words or inside a \
                stronger one, and when the code it looks at is deleted in the same change.",
        bad: Example {
            path: "tests/test_merge.py",
            before: "def test_merge():\n    got = merge([(0, 4), (4, 9)])\n    assert got == [(0, 9)]\n",
            after: "def test_merge():\n    merge([(0, 4), (4, 9)])\n",
        },
        good: Example {
            path: "tests/test_merge.py",
            before: "def test_merge():\n    got = merge([(0, 4), (4, 9)])\n    assert got == [(0, 9)]\n",
            after: "def test_merge():\n    assert merge([(0, 4), (4, 9)]) == [(0, 9)]\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let helpers = comparison.pairs.iter().filter(|p| p.after.role == Role::Helper);
    let told: HashSet<*const Assertion> =
        helpers.flat_map(|p| p.shifts.iter().map(|s| std::ptr::from_ref(s.before))).collect();
    let switched_off = |p: &&Pair<'_>| {
        p.after.gates.iter().any(|g| g.kind == GateKind::Skip && skip_added::always_acts(g))
            || p.after.is_todo()
    };
    // A test that does not run is told by its skip.
    for pair in comparison.pairs.iter().filter(|p| !switched_off(p)) {
        let own = |s: &&Shift<'_>| {
            let is_told = pair.after.role == Role::Test && told.contains(&std::ptr::from_ref(s.before));
            is_removed(s) && !is_told
        };
        let graded: Vec<(&Shift<'_>, Severity)> = pair
            .shifts
            .iter()
            .filter(own)
            .filter_map(|s| excuse::of_removed(comparison, pair, s.before).map(|severity| (s, severity)))
            .collect();
        report(comparison, pair, &graded, sink);
    }
}

fn is_removed(shift: &Shift<'_>) -> bool {
    match shift.change {
        Change::Removed => true,
        Change::Unreached => shift.own_after && shift.after.is_some_and(|a| a.reach == Reach::Never),
        _ => false,
    }
}

/// One finding for each test, at the worst of what it lost.
fn report(
    comparison: &Comparison<'_>,
    pair: &Pair<'_>,
    graded: &[(&Shift<'_>, Severity)],
    sink: &mut Sink<'_>,
) {
    let Some(worst) = graded.iter().map(|(_, s)| *s).max() else { return };
    let Some((first, _)) = graded.iter().find(|(_, s)| *s == worst) else { return };
    let Some((before, after)) = sides(comparison, pair) else { return };
    let what = written(Some(before), first.before);
    let more = if graded.len() > 1 { format!(" and {} more", graded.len() - 1) } else { String::new() };
    let (line, title) = match first.after {
        Some(now) => (now.span.start, format!("{} returns before {what}{more}", test(&pair.after))),
        None if pair.after.empty => {
            let at = successor(comparison, pair, first.before.span);
            (at, format!("{} does nothing any more: {what}{more} is gone", test(&pair.after)))
        }
        None => {
            let at = successor(comparison, pair, first.before.span);
            (at, format!("{} no longer checks {what}{more}", test(&pair.after)))
        }
    };
    let own = |n: usize| super::wording::count(n, "assertion", "assertions");
    let hit = Hit::at(after, line, 1, title).severity(worst).fact(format!(
        "{} before, {} after",
        own(pair.before.own),
        own(pair.after.own)
    ));
    sink.report(if first.own_before { hit.related(before, first.before.span.start, "it was") } else { hit });
}
