//! Literals behind names that promise a secret.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Literals behind names that promise a secret.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-assigned",
        class: "secret.leaked",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A setting or variable for a secret holds a literal",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Revoke it and issue a new one, then read it from the environment or a secret store.",
        notes: "The name says what is promised (password, secret, key, token, credential), the value is weighed: random characters, human passwords, words. Placeholders, references, names of other settings, messages, paths, hashes, public keys, translations and lock files are not reported; tests, local set-ups and passwords that products ship with are advisory at the most. In prose only long random values count, as advice.",
        bad: Example {
            path: "app/settings.py",
            before: "",
            after: concat!("DB_PASSWORD = \"", "Winter2024!x\"\n"),
        },
        good: Example {
            path: "app/settings.py",
            before: "",
            after: "PASSWORD_MIN_LENGTH = 12\nDB_PASSWORD = os.environ[\"DB_PASSWORD\"]\n",
        },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Assigned)),
};
