//! A type checker told in its settings to let more pass.

use crate::rule::{Check, Example, Meta, Rule, Sink};
use crate::settings::strictness;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "type-setting-loosened",
        class: "suppression.type",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A type checker is told in its settings to let more pass",
        why: "Errors of this kind are no longer reported anywhere the setting reaches, so code that breaks the types gets in.",
        advice: "Keep the check on and mend the types; where one place cannot be typed, say so at that place.",
        notes: "Missing stubs of libraries and `skipLibCheck` are advisory; options that `strict` stands for may be left out under it, \
                and options that move into an extended file are let pass.",
        bad: Example {
            path: "tsconfig.json",
            before: "{\n  \"compilerOptions\": {\n    \"strict\": true\n  }\n}\n",
            after: "{\n  \"compilerOptions\": {\n    \"strict\": false\n  }\n}\n",
        },
        good: Example {
            path: "tsconfig.json",
            before: "{\n  \"compilerOptions\": {\n    \"noImplicitAny\": true\n  }\n}\n",
            after: "{\n  \"compilerOptions\": {\n    \"strict\": true\n  }\n}\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    super::lint_setting_loosened::report(view, strictness::types, sink);
}
