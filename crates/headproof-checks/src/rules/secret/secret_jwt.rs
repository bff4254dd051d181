//! Signed JSON Web Tokens.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Signed JSON Web Tokens.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-jwt",
        class: "secret.leaked",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A signed token is written into the change",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Revoke it and issue a new one, then read it from the environment or a secret store.",
        notes: "The header must decode to one with an algorithm. The sample of jwt.io, unsigned tokens and tokens for anonymous roles are not reported; tokens in tests are advisory.",
        bad: Example {
            path: "src/api.js",
            before: "",
            after: concat!(
                "const session = \"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9",
                ".eyJzdWIiOiJvcHMtNDQxIiwicm9sZSI6ImFkbWluIn0.",
                "kq3VhJ6pX9dK2mRtB4wZ8nLcQx7YfGsT1uE0iOaWzN5\";\n"
            ),
        },
        good: Example { path: "src/api.js", before: "", after: "const session = readSession(request);\n" },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Jwt)),
};
