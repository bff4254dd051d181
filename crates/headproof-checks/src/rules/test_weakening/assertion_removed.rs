//! Assertions that are gone from a test that is still there.

use std::collections::{BTreeMap, HashSet};

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
    let mut losses: Vec<Loss<'_>> = Vec::new();
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
        let Some(worst) = graded.iter().map(|(_, s)| *s).max() else { continue };
        let Some((first, _)) = graded.iter().find(|(_, s)| *s == worst) else { continue };
        losses.push(Loss { pair, first, lost: graded.len(), worst });
    }
    let mut in_file: BTreeMap<(usize, Severity), usize> = BTreeMap::new();
    for loss in &losses {
        *in_file.entry((loss.pair.after.file, loss.worst)).or_default() += 1;
    }
    // Where a whole file of tests was gone over, the file is the cause.
    let gone_over = |l: &Loss<'_>| in_file.get(&(l.pair.after.file, l.worst)).is_some_and(|n| *n >= WHOLE);
    let cause = |l: &Loss<'_>| if gone_over(l) { l.file() } else { l.cause() };
    let mut alike: BTreeMap<Cause, Vec<&Loss<'_>>> = BTreeMap::new();
    for loss in &losses {
        alike.entry(cause(loss)).or_default().push(loss);
    }
    for loss in &losses {
        let same = alike.get(&cause(loss)).map(Vec::as_slice).unwrap_or_default();
        match same.split_first() {
            Some((first, others)) if same.len() >= MANY => {
                if std::ptr::eq(*first, loss) {
                    report(comparison, loss, others, sink);
                }
            }
            _ => report(comparison, loss, &[], sink),
        }
    }
}

/// As many tests of one file that lose the same in the same way have one cause, and are told once.
const MANY: usize = 4;

/// As many tests of one file that lose anything were gone over together.
const WHOLE: usize = 10;

/// What one test lost.
struct Loss<'c> {
    pair: &'c Pair<'c>,
    /// The worst of it.
    first: &'c Shift<'c>,
    lost: usize,
    worst: Severity,
}

/// What tests that lose the same have in common: the file, what they lost and how much it weighs.
type Cause = (usize, String, bool, Severity, usize);

impl Loss<'_> {
    fn cause(&self) -> Cause {
        let gone = self.first.after.is_none();
        (self.pair.after.file, self.first.before.text.clone(), gone, self.worst, self.lost)
    }

    fn file(&self) -> Cause {
        (self.pair.after.file, String::new(), true, self.worst, 0)
    }
}

fn is_removed(shift: &Shift<'_>) -> bool {
    match shift.change {
        Change::Removed => true,
        Change::Unreached => shift.own_after && shift.after.is_some_and(|a| a.reach == Reach::Never),
        _ => false,
    }
}

/// One finding for each test, at the worst of what it lost; `others` lost the same.
fn report(comparison: &Comparison<'_>, loss: &Loss<'_>, others: &[&Loss<'_>], sink: &mut Sink<'_>) {
    let Loss { pair, first, lost, worst } = loss;
    let Some((before, after)) = sides(comparison, pair) else { return };
    let what = written(Some(before), first.before);
    let more = if *lost > 1 { format!(" and {} more", lost - 1) } else { String::new() };
    let at = || successor(comparison, pair, first.before.span);
    let name = test(&pair.after);
    let (line, title) = match first.after {
        _ if !others.is_empty() => {
            let line = first.after.map_or_else(at, |now| now.span.start);
            let same = others.iter().all(|o| o.first.before.text == first.before.text && o.lost == *lost);
            let all = if same { what } else { format!("all that they did, {what} first") };
            let more = if same { more } else { String::new() };
            (line, format!("{name} and {} other tests no longer check {all}{more}", others.len()))
        }
        Some(now) => (now.span.start, format!("{name} returns before {what}{more}")),
        None if pair.after.empty => (at(), format!("{name} does nothing any more: {what}{more} is gone")),
        None => (at(), format!("{name} no longer checks {what}{more}")),
    };
    let own = |n: usize| super::wording::count(n, "assertion", "assertions");
    let mut hit = Hit::at(after, line, 1, title).severity(*worst).fact(format!(
        "{} before, {} after",
        own(pair.before.own),
        own(pair.after.own)
    ));
    if !others.is_empty() {
        let named = |l: &&Loss<'_>| format!("{} (line {})", l.pair.after.full_name(), l.pair.after.line);
        let places: Vec<String> = others.iter().take(SHOWN).map(named).collect();
        let rest = others.len().saturating_sub(SHOWN);
        let rest = if rest > 0 { format!(" and {rest} more") } else { String::new() };
        hit = hit.fact(format!("the tests beside it: {}{rest}", places.join(", ")));
    }
    sink.report(if first.own_before { hit.related(before, first.before.span.start, "it was") } else { hit });
}

/// How many of the other tests are named.
const SHOWN: usize = 20;
