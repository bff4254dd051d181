//! Scripts and recipes whose test command runs fewer tests than before.

use crate::rule::{Check, Example, Meta, Rule, Sink};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "test-command-narrowed",
        class: "test_weakening.test_disabled_by_config",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A test script or recipe leaves out tests it ran before",
        why: "People and servers call this command to run the tests; it stays green without those that were left out.",
        advice: "Run all tests; mend or mark single ones where they stand, with a reason.",
        notes: "Splitting a run into several, and flags for speed and output, are let pass.",
        bad: Example {
            path: "package.json",
            before: "{\n  \"scripts\": {\n    \"test\": \"jest\"\n  }\n}\n",
            after: "{\n  \"scripts\": {\n    \"test\": \"jest --testPathIgnorePatterns=checkout\"\n  }\n}\n",
        },
        good: Example {
            path: "package.json",
            before: "{\n  \"scripts\": {\n    \"test\": \"jest\"\n  }\n}\n",
            after: "{\n  \"scripts\": {\n    \"test\": \"jest --ci --runInBand --coverage\"\n  }\n}\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    crate::rules::ci::ci_tests_narrowed::check_where(view, false, sink);
}
