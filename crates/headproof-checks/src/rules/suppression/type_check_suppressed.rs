//! A type checker is told to look away.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::suppressions::Kind;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "type-check-suppressed",
        class: "suppression.type",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A new comment tells a type checker to look away",
        why: "The checker found that the types do not fit. The error is still there, only nobody is told any more.",
        advice: "Make the types fit: check or convert the value where it comes in. If the checker is wrong, name the \
                 error code and say beside it why.",
        notes: "Blocks where the whole file or every error of a line is silenced without a reason, and where a named \
                error is silenced on code that the change brings. Named with a reason, on imports without types, or \
                on code that was there: advisory. Silent: moved or narrowed ones, and wrong types passed on purpose \
                in tests.",
        bad: Example {
            path: "src/api.ts",
            before: "export async function load(id: string): Promise<Item> {\n  const raw = await get(id);\n  \
                     return parseItem(raw);\n}\n",
            after: "export async function load(id: string): Promise<Item> {\n  const raw = await get(id);\n  \
                    // @ts-ignore\n  return raw;\n}\n",
        },
        good: Example {
            path: "src/api.ts",
            before: "// @ts-ignore\nconst a = legacy();\n",
            after: "// @ts-expect-error the vendor ships no types\nconst a = legacy();\n",
        },
    },
    check: Check::File(|view, sink| report(view, Kind::Type, &[], sink)),
};
