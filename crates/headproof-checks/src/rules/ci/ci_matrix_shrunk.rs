//! A matrix of a job with checks that covers less than before.

use super::comparison::{Commands, concerns, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::pipeline::Job;
use crate::settings::{Item, Setting};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-matrix-shrunk",
        class: "ci.check_disabled",
        severity: Severity::Minor,
        confidence: Confidence::Medium,
        summary: "The checks run in fewer environments than before",
        why: "The checks are no longer run for an entry of the matrix, so what fails only there is not seen any more.",
        advice: "Keep the entry; if it is no longer supported, take it out of the documented support as well.",
        notes: "A commented-out entry blocks; entries that were dropped or excluded are advisory, and upgrades of versions are let pass.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    strategy:\n      matrix:\n        os:\n          - ubuntu-latest\n          - windows-latest\n    steps:\n      - run: npm test\n",
            after: "on: [push]\njobs:\n  test:\n    strategy:\n      matrix:\n        os:\n          - ubuntu-latest\n          # - windows-latest\n    steps:\n      - run: npm test\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    strategy:\n      matrix:\n        python: ['3.8', '3.9', '3.12']\n    steps:\n      - run: pytest\n",
            after: "on: [push]\njobs:\n  test:\n    strategy:\n      matrix:\n        python: ['3.9', '3.12', '3.13']\n    steps:\n      - run: pytest\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    for file in read(view).iter().filter(|f| f.runner.is_ci()) {
        let (Some(before), Some(after)) = (file.before, file.after) else { continue };
        for job in after.jobs.iter().filter(|j| j.steps.iter().any(|s| !s.checks.is_empty())) {
            let was = before.jobs.iter().find(|j| j.id == job.id);
            if let Some((was, old, new)) =
                was.and_then(|w| Some((w, w.matrix.as_ref()?, job.matrix.as_ref()?)))
            {
                compare(file, (was, old), (job, new), sink);
            }
        }
    }
}

fn compare(file: &Commands<'_>, was: (&Job, &Setting), now: (&Job, &Setting), sink: &mut Sink<'_>) {
    let (Some(side), Some(before)) = (&file.view.after, &file.view.before) else { return };
    let job = &now.0.id;
    for axis in was.1.children().iter().filter(|a| !matches!(a.key.as_str(), "include" | "exclude")) {
        let Some(new) = now.1.get(&axis.key) else { continue };
        let (old_items, new_items) = (entries(axis), entries(new));
        let lost: Vec<&Item> =
            old_items.iter().filter(|o| !new_items.iter().any(|n| n.text == o.text)).collect();
        let came = new_items.iter().filter(|n| !old_items.iter().any(|o| o.text == n.text)).count();
        for item in &lost {
            if let Some(line) = commented(file, &item.text) {
                let title = format!(
                    "job `{job}` no longer runs with {} `{}`: the entry is commented out",
                    axis.key, item.text
                );
                let hit = Hit::at(side, line, 1, title).related(before, item.line, "it ran here");
                sink.report(hit.severity(Severity::Major).confidence(Confidence::High));
                return;
            }
        }
        if let Some(first) = lost.first().filter(|_| came == 0 && !new_items.is_empty()) {
            let texts: Vec<&str> = lost.iter().map(|i| i.text.as_str()).collect();
            let title = format!("job `{job}` no longer runs with {} `{}`", axis.key, texts.join("`, `"));
            sink.report(Hit::at(before, first.line, 1, title));
        }
    }
    let excluded = |m: &Setting| m.get("exclude").map(|e| e.children().len()).unwrap_or_default();
    if excluded(now.1) > excluded(was.1)
        && let Some(exclude) = now.1.get("exclude")
    {
        sink.report(Hit::at(side, exclude.line, 1, format!("job `{job}` leaves out more of its matrix")));
    }
}

fn entries(axis: &Setting) -> Vec<Item> {
    let named = |s: &Setting| s.text().map(|t| Item { text: t.into_owned(), line: s.line });
    axis.children()
        .iter()
        .map(|s| named(s).unwrap_or_else(|| Item { text: s.key.clone(), line: s.line }))
        .collect()
}

/// The line in which an entry stands as a comment now.
fn commented(file: &Commands<'_>, entry: &str) -> Option<u32> {
    let mut added = file.view.added_lines();
    let says = |line: &str| {
        let comment = line.trim_start().strip_prefix('#')?;
        let text = comment.trim_start_matches(['#', ' ', '-']).trim_end_matches(',').trim();
        Some(text.split(" #").next().unwrap_or(text).trim().trim_matches(['"', '\'']) == entry)
    };
    added.find(|(_, l)| says(l) == Some(true)).map(|(n, _)| n)
}
