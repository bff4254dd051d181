//! Code is left out of coverage.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::suppressions::Kind;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "coverage-excluded",
        class: "suppression.coverage",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A new comment or attribute leaves code out of coverage",
        why: "The coverage figure stays where it was although the code has no test: the measure was changed, not the \
              code.",
        advice: "Test the code. If it cannot be reached by a test, say beside the mark why.",
        notes: "Silent for what tests cannot or need not reach: abstract bodies, type-only branches, entry points, \
                missing optional imports, impossible branches. With a reason, and on a single statement or branch, advisory.",
        bad: Example {
            path: "shop/refund.py",
            before: "def total(items):\n    return sum(items)\n",
            after: "def total(items):\n    return sum(items)\n\n\ndef refund(order):  # pragma: no cover\n    \
                    order.paid = 0\n    return order\n",
        },
        good: Example {
            path: "shop/refund.py",
            before: "def total(items):\n    return sum(items)\n",
            after: "def total(items):\n    return sum(items)\n\n\nif __name__ == '__main__':  # pragma: no cover\n    \
                    print(total([1]))\n",
        },
    },
    check: Check::File(|view, sink| report(view, Kind::Coverage, &[], sink)),
};
