//! A function that returns the same whatever it is given.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::stubs::What;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "constant-return",
        class: "stub.constant_return",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A function that promises to compute something returns a literal",
        why: "The answer does not depend on the question. Everything that relies on it is wrong except by luck.",
        advice: "Compute the answer from what is handed in.",
        notes: "Silent: constants, settings, flags, defaults of traits, null objects, overrides, and functions that say \
                why the answer is always the same.",
        bad: Example {
            path: "auth/token.ts",
            before: "export function verifyToken(token: string): boolean {\n  return check(token, key);\n}\n",
            after: "export function verifyToken(token: string): boolean {\n  return true;\n}\n",
        },
        good: Example {
            path: "auth/token.ts",
            before: "export const a = 1;\n",
            after: "export const a = 1;\n\nexport function tokenLifetime(): number {\n  return 3600;\n}\n",
        },
    },
    check: Check::File(|view, sink| report(view, What::ConstantReturn, sink)),
};
