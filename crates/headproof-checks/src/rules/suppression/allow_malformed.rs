//! A suppression comment of our own that allows nothing.

use headproof_core::severity::{Confidence, Severity};

use crate::allow;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::FileView;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "allow-malformed",
        class: "suppression.lint",
        severity: Severity::Minor,
        confidence: Confidence::High,
        summary: "A `headproof: allow` comment names no known rule or gives no reason",
        why: "Such a comment allows nothing, although its author believes that it does.",
        advice: "Write `headproof: allow RULE because REASON` with a rule from `headproof rules list`.",
        notes: "Comments that were there before are marked as such.",
        bad: Example {
            path: "a.py",
            before: "x = 1\n",
            after: "x = 2  # headproof: allow lint-suppressed\n",
        },
        good: Example {
            path: "a.py",
            before: "x = 1\n",
            after: "x = 2  # headproof: allow lint-suppressed because the stub is wrong\n",
        },
    },
    check: Check::File(check),
};

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    for read in allow::read(view, &|name| crate::rules::find(name).is_some()) {
        for fault in &read.faults {
            let hit = Hit::at(side, read.line, 1, format!("The comment allows nothing: {fault}"));
            sink.report(if view.file.added_line(read.line) { hit } else { hit.pre_existing() });
        }
    }
}
