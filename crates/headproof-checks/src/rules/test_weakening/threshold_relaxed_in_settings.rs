//! Retries, time limits, tolerated differences, budgets and numbers of cases that a check relaxes.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::rules::ci::comparison::{compare, concerns, read};
use crate::settings::runners::{Patience, PatienceKind, flag_patience, patience};
use crate::settings::tools::pairs;
use crate::view::{ChangeView, SideView};
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "threshold-relaxed-in-settings",
        class: "test_weakening.threshold_relaxed",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A check demands less, retries failing tests or waits much longer",
        why: "What was not good enough before is counted as passing: worse scores, larger differences, fewer cases, late or lucky runs.",
        advice: "Keep the bound and mend what no longer meets it; raise a limit for the one test that needs it.",
        notes: "New settings files are let pass; time limits raised to less than three times, sizes and times raised by less than a \
                half, and numbers of cases that are not halved are advisory.",
        bad: Example {
            path: "vitest.config.ts",
            before: "export default { test: { globals: true } };\n",
            after: "export default { test: { globals: true, retry: 3 } };\n",
        },
        good: Example {
            path: "vitest.config.ts",
            before: "export default { test: { retry: 3 } };\n",
            after: "export default { test: { retry: 1, globals: true } };\n",
        },
    },
    check: Check::Change(check),
};

/// How many times longer a limit must be to count as given up.
const MUCH_LONGER: f64 = 3.0;

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    super::bound_relaxed::check(view, sink);
    for pair in pairs(view) {
        let Some((before, after)) = pair.both() else { continue };
        let (old, new) = (patience(pair.tool, before.root), patience(pair.tool, after.root));
        relaxed(&old, &new, before.side, after.side, sink);
    }
    if !concerns(view) {
        return;
    }
    let files = read(view);
    for (before, after) in &compare(&files).kept {
        if before.check.text == after.check.text || before.check.tool != after.check.tool {
            continue;
        }
        let (Some(old_side), Some(new_side)) = (&before.file.view.before, &after.file.view.after) else {
            continue;
        };
        let (old, new) = (flag_patience(&before.check.args), flag_patience(&after.check.args));
        relaxed(&old, &new, old_side, new_side, sink);
    }
}

fn relaxed(
    old: &[Patience],
    new: &[Patience],
    before: &SideView<'_>,
    after: &SideView<'_>,
    sink: &mut Sink<'_>,
) {
    for now in new {
        let was = old.iter().find(|o| o.name == now.name);
        let factor = was.filter(|w| w.value > 0.0).map(|w| now.value / w.value);
        let from = was.map_or_else(|| "the default".to_owned(), |w| w.value.to_string());
        let severity = match (now.kind, was) {
            (PatienceKind::Retries, None) if now.value >= 1.0 => Severity::Major,
            (PatienceKind::Retries | PatienceKind::Difference, Some(w)) if now.value > w.value => {
                Severity::Major
            }
            (PatienceKind::Time, Some(w)) if now.value > w.value => {
                if factor.is_some_and(|f| f >= MUCH_LONGER) { Severity::Major } else { Severity::Minor }
            }
            // No limit at all.
            (PatienceKind::Time, Some(w)) if now.value == 0.0 && w.value > 0.0 => Severity::Major,
            _ => continue,
        };
        let name = headproof_core::text::visible(&now.name).into_owned();
        let mut hit =
            Hit::at(after, now.line, 1, format!("`{name}` was relaxed from {from} to {}", now.value));
        if let Some(was) = was {
            hit = hit.related(before, was.line, "before");
        }
        sink.report(hit.severity(severity));
    }
}
