//! A check that still stands there but runs never, by hand only, or no longer for proposed changes.

use super::comparison::{Located, compare, concerns, name_of, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::pipeline::Mark;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-condition-narrowed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A condition keeps a check from running",
        why: "With this condition the check does not run where it ran before, so its result says nothing about such changes.",
        advice: "Take the condition away, or narrow it to what the check really cannot do.",
        notes: "Conditions that keep a check running (`always()`, `!cancelled()`), guards for forks and drafts, and skips by \
                outputs of earlier steps are let pass; conditions on platforms or changed paths are advisory.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on: [push]\njobs:\n  test:\n    if: false\n    steps:\n      - run: npm test\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n        if: always()\n",
        },
    },
    check: Check::Change(check),
};

/// How far a condition narrows, least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Narrow {
    Not,
    Sometimes,
    NotForProposals,
    ByHand,
    Never,
}

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    let files = read(view);
    let compared = compare(&files);
    let mut said: Vec<(usize, u32)> = Vec::new();
    for (before, after) in &compared.kept {
        let was = conditions(before).map(narrowing).max().unwrap_or(Narrow::Not);
        let Some(now) = conditions(after).max_by_key(|m| narrowing(m)) else { continue };
        let grade = narrowing(now);
        if grade <= was || grade == Narrow::Not {
            continue;
        }
        let place = (std::ptr::from_ref(after.file) as usize, now.line);
        if !said.contains(&place) {
            said.push(place);
            report(after, now, grade, sink);
        }
    }
}

fn conditions<'p>(at: &Located<'p>) -> impl Iterator<Item = &'p Mark> {
    at.job.condition.iter().chain(at.step.condition.iter())
}

fn narrowing(mark: &Mark) -> Narrow {
    let text = mark.text.trim();
    let text = text.strip_prefix("${{").and_then(|t| t.strip_suffix("}}")).unwrap_or(text).trim();
    let lower = text.to_ascii_lowercase().replace('"', "'");
    let has = |words: &[&str]| words.iter().any(|w| lower.contains(w));
    let never = matches!(
        lower.as_str(),
        "false"
            | "0"
            | "''"
            | "false()"
            | "never"
            | "when: never"
            | "!true"
            | "not(always())"
            | "eq(1, 0)"
            | "eq(0, 1)"
    );
    if never || has(&["false &&", "&& false", "1 == 0", "0 == 1", "== 'never'"]) {
        return Narrow::Never;
    }
    if has(&["when: manual", "stages: manual"]) {
        return Narrow::ByHand;
    }
    if has(&[
        "always()",
        "!cancelled()",
        "failure()",
        "github.repository",
        "draft",
        ".fork",
        "succeededorfailed",
        "succeeded()",
    ]) && !has(&["event_name ==", "github.ref"])
    {
        return Narrow::Not;
    }
    let for_proposals = has(&["pull_request'", "merge_group", "merge_request"])
        && !has(&["!= 'pull_request", "!= 'merge_request", "except: merge_request"]);
    if for_proposals {
        return Narrow::Not;
    }
    if has(&["event_name == 'workflow_dispatch'"]) && !has(&["||"]) {
        return Narrow::ByHand;
    }
    let off = [
        "event_name == 'push'",
        "event_name == 'schedule'",
        "event_name == 'release'",
        "!= 'pull_request'",
        "github.ref ==",
        "github.ref_name ==",
        "startswith(github.ref",
        "$ci_commit_branch ==",
        "build.sourcebranch'], 'refs/heads/",
        "only: main",
        "only: master",
        "only: tags",
        "only: schedules",
        "except: merge_requests",
        "build.reason'], 'schedule",
        "contains(github.event.pull_request.labels",
    ];
    if has(&off) && !has(&["!contains(github.event.pull_request.labels", "!startswith(github.ref"]) {
        return Narrow::NotForProposals;
    }
    if has(&["steps.", ".result", "github.actor", "inputs."]) {
        return Narrow::Not;
    }
    Narrow::Sometimes
}

fn report(after: &Located<'_>, mark: &Mark, grade: Narrow, sink: &mut Sink<'_>) {
    let Some(side) = &after.file.view.after else { return };
    let name = name_of(after);
    let condition: String = headproof_core::text::visible(&mark.text).chars().take(70).collect();
    let title = match grade {
        Narrow::Never => format!("{name} never runs: condition `{condition}`"),
        Narrow::ByHand => format!("{name} runs only when started by hand: `{condition}`"),
        Narrow::NotForProposals => format!("{name} no longer runs for proposed changes: `{condition}`"),
        Narrow::Sometimes | Narrow::Not => format!("{name} runs only under a new condition: `{condition}`"),
    };
    let hit = Hit::at(side, mark.line, 1, title);
    sink.report(match grade {
        Narrow::Never | Narrow::ByHand => hit,
        Narrow::NotForProposals => hit.confidence(Confidence::Medium),
        Narrow::Sometimes | Narrow::Not => hit.severity(Severity::Minor).confidence(Confidence::Low),
    });
}
