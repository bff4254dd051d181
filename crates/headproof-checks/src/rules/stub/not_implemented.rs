//! A function that says itself that it is not implemented.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::stubs::What;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "not-implemented",
        class: "stub.not_implemented",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A concrete function does nothing but say that it is not implemented",
        why: "Whoever calls it gets an error at run time, although the change looks as if the function were there.",
        advice: "Write the function, or leave it out of the change until it is written.",
        notes: "Silent: abstract methods, interfaces by convention, hooks for subclasses, operations that are refused on \
                purpose, tests and stand-ins. A branch that is not there yet is advisory, except for `todo!()`.",
        bad: Example {
            path: "jobs/archive.py",
            before: "import os\n",
            after: "import os\n\n\ndef archive(root, days):\n    \"\"\"Pack files older than `days`.\"\"\"\n    raise \
                    NotImplementedError\n",
        },
        good: Example {
            path: "jobs/base.py",
            before: "from abc import ABC, abstractmethod\n",
            after: "from abc import ABC, abstractmethod\n\n\nclass Job(ABC):\n    @abstractmethod\n    def run(self):\n        \
                    raise NotImplementedError\n",
        },
    },
    check: Check::File(|view, sink| report(view, What::NotImplemented, sink)),
};
