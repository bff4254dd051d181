//! Tests, and cases of table tests, that are gone while what they tested is still there.

use std::collections::BTreeMap;

use headproof_core::change::LineSpan;
use headproof_core::severity::{Confidence, Severity};

use super::excuse;
use super::wording::{code, count, sides, successor, test};
use crate::comparison::{Comparison, Lost, Pair, Role, tokens};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "test-deleted",
        class: "test_weakening.test_deleted",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A test is deleted while the code it tested is still there",
        why: "What the test guarded is unguarded from now on: the next mistake there will not be seen.",
        advice: "Keep the test. If it is wrong, correct it; if what it tests goes, delete both in one change and say so.",
        notes: "Silent when the test lives on elsewhere (moved, renamed, split, merged into a parametrised test), \
                when the code it calls is deleted in the same change, and when it never ran.",
        bad: Example {
            path: "tests/test_basket.py",
            before: "from shop import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n\n\ndef test_empty():\n    assert total([]) == 0\n",
            after: "from shop import total\n\n\ndef test_empty():\n    assert total([]) == 0\n",
        },
        good: Example {
            path: "tests/test_basket.py",
            before: "from shop import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n\n\ndef test_empty():\n    assert total([]) == 0\n",
            after: "import pytest\n\nfrom shop import total\n\n\n@pytest.mark.parametrize(\"rows, want\", [([2, 3], 5), ([], 0)])\ndef test_total(rows, want):\n    assert total(rows) == want\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut by_file: BTreeMap<usize, Vec<(&Lost<'_>, Severity)>> = BTreeMap::new();
    for lost in comparison.lost.iter().filter(|l| l.disarmed.is_none()) {
        if let Some(severity) = excuse::of_lost_test(comparison, lost) {
            by_file.entry(lost.case.file).or_default().push((lost, severity));
        }
    }
    for (file, lost) in by_file {
        let Some(view) = comparison.files.get(file).map(|f| f.view) else { continue };
        let file_is_gone = view.file.after.is_none();
        if file_is_gone {
            whole_file(comparison, &lost, sink);
        } else {
            single(comparison, &lost, sink);
        }
    }
    rows(comparison, sink);
}

/// How many of the tests that went are named.
const SHOWN: usize = 20;

/// A deleted file is one finding, however many tests it held.
fn whole_file(comparison: &Comparison<'_>, lost: &[(&Lost<'_>, Severity)], sink: &mut Sink<'_>) {
    let worst = lost.iter().map(|(_, s)| *s).max().unwrap_or(Severity::Minor);
    let Some((first, _)) = lost.iter().find(|(_, s)| *s == worst) else { return };
    let Some(side) = first.case.side(comparison) else { return };
    let title = match lost {
        [(only, _)] => format!("{} is deleted with its file", test(&only.case)),
        many => {
            let tests = count(many.len(), "test", "tests");
            format!("{tests} are deleted with their file, {} among them", test(&first.case))
        }
    };
    let names = lost.iter().take(SHOWN).map(|(l, _)| l.case.full_name()).collect::<Vec<_>>().join(", ");
    sink.report(Hit::at(side, first.case.line, 1, title).severity(worst).fact(format!("gone: {names}")));
}

/// As many tests that go from a file go together, and are told once.
const MANY: usize = 6;

fn single(comparison: &Comparison<'_>, lost: &[(&Lost<'_>, Severity)], sink: &mut Sink<'_>) {
    let told: Vec<&(&Lost<'_>, Severity)> = lost.iter().filter(|l| !is_part_of_another(l, lost)).collect();
    let blocking: Vec<&Lost<'_>> = told.iter().filter(|(_, s)| s.blocks()).map(|(l, _)| *l).collect();
    let together = blocking.len() >= MANY;
    if let (true, Some(first)) = (together, blocking.first())
        && let Some(side) = first.case.side(comparison)
    {
        let tests = count(blocking.len(), "test", "tests");
        let title = format!("{tests} are deleted, {} among them", test(&first.case));
        let named = |l: &&Lost<'_>| format!("{} (line {})", l.case.full_name(), l.case.line);
        let names = blocking.iter().take(SHOWN).map(named).collect::<Vec<_>>().join(", ");
        let hit = Hit::at(side, first.case.line, first.case.span.len, title);
        sink.report(hit.severity(Severity::Major).fact(format!("gone: {names}")));
    }
    for (lost, severity) in told.into_iter().filter(|(_, s)| !(together && s.blocks())) {
        let case = &lost.case;
        let Some(side) = case.side(comparison) else { continue };
        let all = case.assertions.len();
        let gone = all - lost.alive.min(all);
        let title = if lost.alive > 0 && gone > 0 {
            let gone = count(gone, "assertion", "assertions");
            format!("{} is deleted, and {gone} of it with no successor", test(case))
        } else {
            format!("{} is deleted", test(case))
        };
        sink.report(Hit::at(side, case.line, case.span.len, title).severity(*severity));
    }
}

/// Whether a test is a part of a larger one that is gone as well and that is said.
fn is_part_of_another((lost, severity): &(&Lost<'_>, Severity), all: &[(&Lost<'_>, Severity)]) -> bool {
    let inner = lost.case.span;
    all.iter().any(|(other, weight)| {
        let outer = other.case.span;
        let inside = outer.start <= inner.start && inner.start + inner.len <= outer.start + outer.len;
        weight >= severity && outer.len > inner.len && inside
    })
}

/// Cases that are gone from a table.
fn rows(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for pair in comparison.pairs.iter().filter(|p| p.after.role == Role::Test) {
        let gone: Vec<_> = pair.rows.iter().filter(|r| r.after.is_none()).collect();
        let fresh = pair.after.rows.len() + gone.len() > pair.before.rows.len();
        let around = &comparison.surroundings;
        let went = |w: &str| around.is_vanished(w) || around.is_gone_attribute(w);
        let explained = |text: &str| tokens(text).any(|w| w.len() > 2 && went(w));
        // A case that names a reason for being skipped never ran.
        let skipped = |r: &crate::inventory::Row| {
            let named = |(k, c): (&String, &String)| k.to_ascii_lowercase().contains("skip") && c.len() > 4;
            r.keys.iter().zip(&r.cells).any(named)
        };
        let left: Vec<_> =
            gone.into_iter().filter(|r| !explained(&r.before.text) && !skipped(r.before)).collect();
        let (Some(first), Some((before, after))) = (left.first(), sides(comparison, pair)) else { continue };
        // A table that was emptied altogether was turned into something else.
        // A switch that is tried both ways, and that is no longer there.
        let switch = |r: &crate::inventory::Row| {
            matches!(r.text.as_str(), "true" | "false" | "True" | "False" | "(true)" | "(false)")
        };
        let emptied = pair.after.rows.is_empty()
            || (left.iter().all(|r| switch(r.before)) && !pair.after.rows.iter().any(switch));
        let minor = fresh
            || left.iter().all(|r| is_on_the_other_side(comparison, pair, &r.before.text))
            || excuse::is_large(comparison)
            || emptied;
        let line = successor(comparison, pair, LineSpan::new(first.before.line, 1));
        let more = if left.len() > 1 { format!(" and {} more", left.len() - 1) } else { String::new() };
        let title = format!("{} loses the case {}{more}", test(&pair.after), code(&first.before.text));
        let severity = if minor { Severity::Minor } else { Severity::Major };
        sink.report(
            Hit::at(after, line, 1, title)
                .severity(severity)
                .related(before, first.before.line, "it was")
                .fact(format!("{} cases before, {} after", pair.before.rows.len(), pair.after.rows.len())),
        );
    }
}

/// Whether a case of one table came to another one of the file, inside a longer value, with a change of the code: what
/// was wrong is right now.
fn is_on_the_other_side(comparison: &Comparison<'_>, pair: &Pair<'_>, row: &str) -> bool {
    let value = row.trim_matches(['"', '(', ')', ',']);
    let came = |p: &Pair<'_>| {
        let fresh = |r: &&crate::inventory::Row| p.before.rows.iter().all(|o| o.cells != r.cells);
        p.after.file == pair.after.file
            && p.after.name != pair.after.name
            && p.after.rows.iter().filter(fresh).any(|r| r.text.contains(value))
    };
    !value.is_empty() && comparison.surroundings.state.code_files > 0 && comparison.pairs.iter().any(came)
}
