//! A check whose failure counted and no longer does.

use super::comparison::{Located, compare, concerns, name_of, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::checks::Kind;
use crate::settings::shell::NO_ERREXIT;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-step-non-fatal",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A check may now fail without failing the run",
        why: "The check still shows up, but its failure stops nothing any more: a broken state passes as a green one.",
        advice: "Let the step fail. If the check is wrong, correct it; if it is flaky, mend the flake or take out the one case that is.",
        notes: "New checks that start out as optional are not reported, nor are retries, reporting and upload steps. \
                Expressions that depend on the matrix (`experimental`) are let pass; other expressions are advisory.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test || true\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: npm test\n      - run: ./upload-report || true\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    let files = read(view);
    let compared = compare(&files);
    let mut said: Vec<(usize, u32)> = Vec::new();
    // Where one cause stands for several checks, the weightiest one is named.
    let format = |(_, after): &&(Located<'_>, Located<'_>)| after.check.kind == Kind::Format;
    let (formats, others): (Vec<&(Located<'_>, Located<'_>)>, Vec<_>) =
        compared.kept.iter().partition(format);
    for (before, after) in others.into_iter().chain(formats) {
        let (None, Some((text, line))) = (before.tolerance(), after.tolerance()) else { continue };
        let place = (std::ptr::from_ref(after.file) as usize, line);
        if said.contains(&place) || depends_on_matrix(text) {
            continue;
        }
        said.push(place);
        // A script has one way to end: its first check that is gone past stands for all.
        if text == NO_ERREXIT {
            said.extend((0..=after.step.last_line).map(|l| (place.0, l)));
        }
        report(before, after, text, line, sink);
    }
}

/// Where a script lost its `set -e` or `pipefail`: the line that took its place or stands there now, and the line that
/// went.
fn mode_lost(check: &Located<'_>) -> Option<(u32, u32)> {
    let file = check.file.view;
    let strict = |l: &str| {
        let words = ["set -", "#!", "set shell", "SHELLFLAGS"];
        words.iter().any(|w| l.contains(w))
            && ["-e", "-o", "-x", "-u", "errexit", "pipefail"].iter().any(|w| l.contains(w))
    };
    let (was, _) = file.removed_lines().find(|(_, l)| strict(l))?;
    let hunk = file.file.hunks.iter().find(|h| h.before.contains(was))?;
    let last = u32::try_from(file.after.as_ref()?.text.lines().count()).ok()?;
    let now = if hunk.after.len == 0 {
        hunk.after.start.saturating_add(1)
    } else {
        hunk.after.start.saturating_add(was.saturating_sub(hunk.before.start).min(hunk.after.len - 1))
    };
    Some((now.clamp(1, last), was))
}

fn depends_on_matrix(text: &str) -> bool {
    text.starts_with("${{")
        && ["matrix.", "experimental", "inputs.", "nightly"].iter().any(|w| text.contains(w))
}

fn report(before: &Located<'_>, after: &Located<'_>, text: &str, line: u32, sink: &mut Sink<'_>) {
    let Some(side) = &after.file.view.after else { return };
    let what = match text {
        "true" | "${{ true }}" => "continue-on-error".to_owned(),
        other => format!("`{}`", headproof_core::text::visible(other)),
    };
    let how = if text == "true" && line == after.job.tolerated.as_ref().map_or(0, |m| m.line) {
        format!("job `{}` may fail", after.job.id)
    } else {
        format!("its failure is dropped by {what}")
    };
    let title = format!("{} no longer fails the run: {how}", name_of(after));
    let of_mode = text == NO_ERREXIT || text.starts_with('|');
    let at = of_mode.then(|| mode_lost(after)).flatten();
    let mut hit = Hit::at(side, at.map_or(line, |(line, _)| line), 1, title);
    if let (Some((_, was)), Some(old)) = (at, &before.file.view.before) {
        hit = hit.related(old, was, "what made failures count");
    }
    if let Some(old) = &before.file.view.before {
        hit = hit.related(old, before.check.line, "here its failure counted");
    }
    let expression = text.starts_with("${{") && text != "${{ true }}";
    if expression || text == "for some exit codes" || after.check.kind == Kind::Format {
        hit = hit.severity(Severity::Minor).confidence(Confidence::Medium);
    }
    sink.report(hit);
}
