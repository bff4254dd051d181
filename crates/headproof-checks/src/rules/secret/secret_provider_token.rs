//! Tokens that show by their shape whose they are.

use headproof_core::severity::{Confidence, Severity};

use crate::rule::{Check, Example, Meta, Rule};
use crate::secrets::{Detector, report};

/// Tokens that show by their shape whose they are.
pub(super) static RULE: Rule = Rule {
    meta: Meta {
        id: "secret-provider-token",
        class: "secret.leaked",
        severity: Severity::Critical,
        confidence: Confidence::High,
        summary: "A token of a known vendor is written into the change",
        why: "Whoever can read the repository, its forks or its history has it. Deleting the line later does not take it back.",
        advice: "Revoke it and issue a new one, then read it from the environment or a secret store.",
        notes: "About 140 shapes that vendors publish. Where a token carries a checksum it is computed: right means certain, wrong means advisory doubt, not silence. Keys that documentation prints, keys of test modes (advisory), publishable keys and tokens made of words, sequences or filler are not reported. In tests a real-looking token is still reported, as major.",
        bad: Example {
            path: "src/pay.py",
            before: "",
            after: concat!("KEY = \"sk_", "live_9dK2mQx7RtB4wZ8nLc3VhJ6p\"\n"),
        },
        good: Example { path: "src/pay.py", before: "", after: "KEY = os.environ[\"STRIPE_KEY\"]\n" },
    },
    check: Check::Change(|view, sink| report(view, sink, Detector::Provider)),
};
