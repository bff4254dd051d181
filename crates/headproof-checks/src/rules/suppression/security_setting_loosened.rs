//! A security scanner told in its settings to let more pass.

use crate::rule::{Check, Example, Meta, Rule, Sink};
use crate::settings::strictness;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "security-setting-loosened",
        class: "suppression.security",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A security scanner is told in its settings to let more pass",
        why: "What the skipped check looks for can now get in anywhere without being seen.",
        advice: "Mend what the scanner reports, or suppress it at that one line with a reason.",
        notes: "Ignored advisories of dependencies are advisory; leaving out tests is let pass.",
        bad: Example {
            path: "pyproject.toml",
            before: "[tool.bandit]\nskips = [\"B101\"]\n",
            after: "[tool.bandit]\nskips = [\"B101\", \"B608\"]\n",
        },
        good: Example {
            path: "pyproject.toml",
            before: "[tool.bandit]\nskips = []\n",
            after: "[tool.bandit]\nskips = []\nexclude_dirs = [\"tests\"]\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    super::lint_setting_loosened::report(view, strictness::security, sink);
}
