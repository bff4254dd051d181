//! A deployment that waited for checks and no longer does.

use super::comparison::{concerns, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::checks::Kind;
use crate::settings::pipeline::{Job, Pipeline};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-gate-removed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A deployment no longer waits for the checks",
        why: "The checks still run beside it, but what they find no longer stops the deployment or release.",
        advice: "Let the job need the jobs that check, directly or through another job.",
        notes: "Only jobs that deploy, publish or release are looked at, and only where the checking job is still there.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n  deploy:\n    needs: [test]\n    steps:\n      - run: ./deploy.sh\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n  deploy:\n    steps:\n      - run: ./deploy.sh\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n  deploy:\n    needs: [test]\n    steps:\n      - run: ./deploy.sh\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n  build:\n    needs: test\n    steps:\n      - run: npm run build\n  deploy:\n    needs: [build]\n    steps:\n      - run: ./deploy.sh\n",
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
        let (Some(old), Some(side)) = (&file.view.before, &file.view.after) else { continue };
        for job in after.jobs.iter().filter(|j| ships(&j.id)) {
            let Some(was) = before.jobs.iter().find(|j| j.id == job.id) else { continue };
            let guarded = reached(before, was);
            let still = reached(after, job);
            let lost: Vec<&str> = guarded
                .iter()
                .filter(|id| checks(before, id) && checks(after, id) && !still.contains(*id))
                .copied()
                .collect();
            let any_left = still.iter().any(|id| checks(after, id));
            if let Some(first) = lost.first() {
                let title = format!("job `{}` no longer waits for `{}`", job.id, lost.join("`, `"));
                let line = job.needs.first().map_or(job.line, |n| n.line);
                let hit = Hit::at(side, line, 1, title);
                let need = was.needs.iter().find(|n| n.text == *first).or(was.needs.first());
                let hit = hit.related(old, need.map_or(was.line, |n| n.line), "it waited here");
                sink.report(if any_left {
                    hit.severity(Severity::Minor).confidence(Confidence::Medium)
                } else {
                    hit
                });
                continue;
            }
            let always = |j: &Job| {
                j.condition
                    .as_ref()
                    .is_some_and(|c| c.text.contains("always()") && !c.text.contains("result"))
            };
            if always(job) && !always(was) && still.iter().any(|id| checks(after, id)) {
                let line = job.condition.as_ref().map_or(job.line, |c| c.line);
                let title = format!("job `{}` runs even when the checks it waits for fail", job.id);
                sink.report(Hit::at(side, line, 1, title));
            }
        }
    }
}

fn ships(id: &str) -> bool {
    let lower = id.to_ascii_lowercase();
    ["deploy", "publish", "release", "production", "ship", "pypi", "upload-package", "promote", "rollout"]
        .iter()
        .any(|w| lower.contains(w))
}

fn checks(pipeline: &Pipeline, id: &str) -> bool {
    let job = pipeline.jobs.iter().find(|j| j.id == id);
    job.is_some_and(|j| j.steps.iter().flat_map(|s| &s.checks).any(|c| c.kind != Kind::Format))
}

/// Every job that a job waits for, directly or through others.
fn reached<'p>(pipeline: &'p Pipeline, job: &'p Job) -> Vec<&'p str> {
    let mut out: Vec<&str> = job.needs.iter().map(|n| n.text.as_str()).collect();
    let mut at = 0;
    while let Some(id) = out.get(at).copied() {
        let needed =
            pipeline.jobs.iter().find(|j| j.id == id).map(|j| j.needs.as_slice()).unwrap_or_default();
        for need in needed {
            if !out.contains(&need.text.as_str()) {
                out.push(&need.text);
            }
        }
        at += 1;
    }
    out
}
