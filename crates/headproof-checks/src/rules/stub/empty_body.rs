//! A function with an empty body that promises work.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::stubs::What;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "empty-body",
        class: "stub.empty_body",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A function that promises work has an empty body, or lost its body in the change",
        why: "Callers go on as if the work were done. Nothing fails, and nothing happens.",
        advice: "Write or restore the body. If doing nothing is right, say so in a comment in the body.",
        notes: "Silent: null objects, hooks and life-cycle functions, interfaces, overloads, stub files, tests, work that \
                moved elsewhere, and bodies whose comment says why they are empty.",
        bad: Example {
            path: "shop/stock.go",
            before: "package shop\n\nfunc Reserve(id string, n int) {\n\tlock(id)\n\tstock[id] -= n\n\tunlock(id)\n}\n",
            after: "package shop\n\nfunc Reserve(id string, n int) {\n}\n",
        },
        good: Example {
            path: "log/nop.go",
            before: "package log\n",
            after: "package log\n\n// Nop discards everything.\ntype Nop struct{}\n\nfunc (Nop) Write(s string) {}\n",
        },
    },
    check: Check::File(|view, sink| report(view, What::EmptyBody, sink)),
};
