//! Credentials in headers and commands.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Credentials in headers and commands.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-in-header",
        class: "secret.leaked",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "An authorisation header or a command line carries a credential",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Revoke it and issue a new one, then read it from the environment or a secret store.",
        notes: "Basic headers are decoded; bearer tokens must look drawn at random; of commands, `curl -u`, `sshpass -p`, `mysql -p` and `docker login -p` are read. Tests, samples and continuous integration are advisory.",
        bad: Example {
            path: "src/sync.ts",
            before: "",
            after: concat!("const headers = { Authorization: \"Basic c3luYzpXaW50", "ZXIyMDI0IXg=\" };\n"),
        },
        good: Example {
            path: "src/sync.ts",
            before: "",
            after: "const headers = { Authorization: `Bearer ${token}` };\n",
        },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Header)),
};
