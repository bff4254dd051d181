//! Outcomes, equality or exit codes that are forced.

mod equality;
mod exits;
mod harness;
mod shell;
#[cfg(test)]
mod tests;

use headproof_core::severity::{Confidence, Severity};

use crate::language::Language;
use crate::rule::{Check, Example, Meta, Rule, Sink};
use crate::view::FileView;

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "result-forged",
        class: "test_weakening.result_forged",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "Outcomes of tests, equality or exit codes are forced instead of earned",
        why: "Every check that relies on it passes from now on, whatever the code does.",
        advice: "Compare what the objects hold, and let the runner report what the tests really did.",
        notes: "Finds equality that holds for everything, hooks and reporters that rewrite outcomes, exits with success \
                from tests and runners, and assertion functions that were replaced. An always-true equality of a new \
                Rust type is advisory: fields such as spans are left out of comparisons that way.",
        bad: Example {
            path: "solver/answer.py",
            before: "class Answer:\n    def __eq__(self, other):\n        return isinstance(other, Answer) and other.value == self.value\n",
            after: "class Answer:\n    def __eq__(self, other):\n        return True\n",
        },
        good: Example {
            path: "solver/answer.py",
            before: "class Answer:\n    def __eq__(self, other):\n        return other.value == self.value\n",
            after: "class Answer:\n    def __eq__(self, other):\n        if not isinstance(other, Answer):\n            return NotImplemented\n        return other.value == self.value\n",
        },
    },
    check: Check::File(check),
};

/// Words without one of which nothing of this kind can come with a change.
const WORDS: [&str; 29] = [
    "isinstance(",
    "instanceof",
    "type(",
    "__class__",
    "Error",
    "__eq__",
    "__ne__",
    "__bool__",
    "return True",
    "return true",
    "return False",
    "true",
    "exit",
    "Exit",
    "outcome",
    "passed",
    "items",
    "force_result",
    "assert",
    "expect",
    "fail",
    "Fail",
    "macro_rules",
    "wasSuccessful",
    "addError",
    "numFailed",
    "status",
    "success",
    "m.Run",
];

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    shell::check(view, side, sink);
    let Some(language) = side.language.filter(|l| l.is_code()) else { return };
    if language == Language::Bash {
        return;
    }
    let changed = || view.added_lines().chain(view.removed_lines());
    if !changed().any(|(_, line)| WORDS.iter().any(|w| line.contains(w))) {
        return;
    }
    equality::check(view, side, language, sink);
    exits::check(view, side, language, sink);
    harness::check(view, side, language, sink);
}
