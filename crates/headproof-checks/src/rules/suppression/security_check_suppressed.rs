//! A security scanner is told to look away.

use headproof_core::severity::{Confidence, Severity};

use super::report_all;
use crate::rule::{Check, Example, Meta, Rule};
use crate::suppressions::Kind;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "security-check-suppressed",
        class: "suppression.security",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A new comment tells a security scanner to look away",
        why: "A scanner that is silenced at the place it points to protects nobody, and the next reader cannot tell \
              a judged risk from an ignored one.",
        advice: "Remove the risk, or name the check and state what makes it harmless at this place.",
        notes: "With a reason it is advisory; so are imports of `subprocess` and asserts. Silent: moved ones and \
                asserts in tests.",
        bad: Example {
            path: "jobs/run.py",
            before: "import subprocess\n",
            after: "import subprocess\n\n\ndef run(cmd):\n    return subprocess.call(cmd, shell=True)  # nosec\n",
        },
        good: Example {
            path: "tests/test_run.py",
            before: "def test_run():\n    pass\n",
            after: "def test_run():\n    assert run('x') == 0  # nosec B101\n",
        },
    },
    check: Check::Change(|view, sink| report_all(view, Kind::Security, sink)),
};
