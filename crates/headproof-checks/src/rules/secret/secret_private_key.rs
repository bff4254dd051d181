//! Private keys.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Private keys.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-private-key",
        class: "secret.leaked",
        severity: Severity::Critical,
        confidence: Confidence::High,
        summary: "A private key is written into the change",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Replace the key pair everywhere it is trusted, and keep private keys out of the repository.",
        notes: "PEM (RSA, EC, PKCS 8, OpenSSH, PGP), PuTTY, and JSON Web Keys with their private half. Public keys, certificates, markers without a body and shortened illustrations are not reported; keys of test set-ups are advisory; keys locked by a passphrase are major.",
        bad: Example {
            path: "deploy/id_ed25519",
            before: "",
            after: concat!(
                "-----BEGIN OPENSSH PRIV",
                "ATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtz\nc2gtZWQyNTUxOQAAACDk7wR1mPzQx4vTn9sLb2cHy6Jf0aEiOuGdKqWrZtXv\n-----END OPENSSH PRIV",
                "ATE KEY-----\n"
            ),
        },
        good: Example {
            path: "src/tls.py",
            before: "",
            after: concat!("if text.startswith(\"-----BEGIN PRIV", "ATE KEY-----\"):\n    load(text)\n"),
        },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::PrivateKey)),
};
