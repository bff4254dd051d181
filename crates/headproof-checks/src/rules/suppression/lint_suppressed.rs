//! A linter is told to look away.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::suppressions::Kind;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "lint-suppressed",
        class: "suppression.lint",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A new comment or attribute tells a linter to look away",
        why: "The linter would have spoken here. What it says is now hidden from everybody who comes later, and it \
              stays hidden when the code around changes.",
        advice: "Mend what the linter points at, or name the one rule and say beside it why it is wrong here.",
        notes: "Blocks where everything is silenced, or a rule about errors rather than style on code that the change \
                brings, without a reason. A named rule with a reason is advisory. Silent: suppressions that moved, \
                were narrowed or change tools, formatting rules, re-exports, and what is customary in tests.",
        bad: Example {
            path: "src/sync.py",
            before: "def pull(queue):\n    return queue.get()\n",
            after: "def pull(queue):\n    item = queue.get(block=flag)  # noqa\n    return item\n",
        },
        good: Example {
            path: "src/sync.py",
            before: "def pull(queue):\n    return queue.get()  # noqa\n",
            after: "def pull(queue):\n    return queue.get()  # noqa: B009\n",
        },
    },
    check: Check::File(|view, sink| report(view, Kind::Lint, &[], sink)),
};
