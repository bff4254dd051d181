//! Kubernetes secrets in plain sight.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Kubernetes secrets in plain sight.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-in-manifest",
        class: "secret.leaked",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A Kubernetes Secret carries its value",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Change the value, and commit only a sealed or encrypted secret or a reference to a secret store.",
        notes: "Values under `data` are decoded: base64 hides nothing. Sealed and encrypted secrets, references, placeholders and certificates are not reported.",
        bad: Example {
            path: "k8s/db.yaml",
            before: "",
            after: "apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: V2ludGVyMjAyNCF4\n",
        },
        good: Example {
            path: "k8s/db.yaml",
            before: "",
            after: "apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\nstringData:\n  password: ${DB_PASSWORD}\n",
        },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Manifest)),
};
