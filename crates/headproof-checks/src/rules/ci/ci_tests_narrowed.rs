//! A test command on a server that runs fewer tests than before.

use super::comparison::{Located, compare, concerns, read, went_away};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::narrowing::narrowing;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-tests-narrowed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "The test command leaves out tests it ran before",
        why: "The run stays green without the tests that were left out, and nobody sees them fail any more.",
        advice: "Run all tests; mend or mark single ones where they stand, with a reason.",
        notes: "Splitting a run into several, and flags for speed and output, are let pass; naming a narrower set of packages is advisory.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: pytest\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: pytest --ignore=tests/test_billing.py\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: pytest\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: pytest -n auto --maxfail=5 -m 'not slow'\n      - run: pytest -m slow\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    check_where(view, true, sink);
}

/// Reports narrowed test commands on servers, or in the scripts and recipes that people and servers call.
pub(crate) fn check_where(view: &ChangeView<'_>, servers: bool, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    let files = read(view);
    let compared = compare(&files);
    for (before, after) in compared.kept.iter().filter(|(_, a)| a.file.runner.is_ci() == servers) {
        if before.check.tool != after.check.tool || before.check.text == after.check.text {
            continue;
        }
        let split = compared.new.iter().any(|n| n.check.tool == after.check.tool);
        if split || for_developers(&after.job.id) {
            continue;
        }
        let Some(found) = narrowing(&after.check.tool, &before.check.args, &after.check.args) else {
            continue;
        };
        if went_away(view, &found.text) {
            continue;
        }
        report(before, after, &found, sink);
    }
    super::packages_filtered::check(view, servers, sink);
}

/// Scripts for work at the desk run what is at hand, by design.
fn for_developers(id: &str) -> bool {
    ["watch", "dev", "debug", "ui", "update", "open", "quick", "fast"]
        .iter()
        .any(|w| id.split([':', '-', '_', '.']).any(|part| part == *w))
}

fn report(
    before: &Located<'_>,
    after: &Located<'_>,
    found: &crate::settings::narrowing::Narrowing,
    sink: &mut Sink<'_>,
) {
    let Some(side) = &after.file.view.after else { return };
    let what = headproof_core::text::visible(&found.text);
    let mut hit = Hit::at(
        side,
        found.line,
        1,
        format!("`{}` leaves out tests it ran before: `{what}`", after.check.tool),
    );
    if let Some(old) = &before.file.view.before {
        hit = hit.related(old, before.check.line, "the command before");
    }
    sink.report(if !found.sure { hit.severity(Severity::Minor).confidence(Confidence::Low) } else { hit });
}
