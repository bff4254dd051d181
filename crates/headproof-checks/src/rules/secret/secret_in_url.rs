//! Credentials in addresses.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Credentials in addresses.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-in-url",
        class: "secret.leaked",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "An address carries a password or token",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Revoke it and issue a new one, then read it from the environment or a secret store.",
        notes: "Addresses of this machine and of reserved names with passwords that products ship with are not reported; other local ones are advisory. Variables in place of the password are fine.",
        bad: Example {
            path: "config/prod.env",
            before: "",
            after: concat!("DATABASE_URL=postgres://app:Vx8kq2Lm9", "wTz@db.corp.net:5432/app\n"),
        },
        good: Example {
            path: "config/prod.env",
            before: "",
            after: "DATABASE_URL=postgres://app:${DB_PASSWORD}@db.corp.net:5432/app\n",
        },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Url)),
};
