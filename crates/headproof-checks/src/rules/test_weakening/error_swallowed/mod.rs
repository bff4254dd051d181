//! Failures that are caught and dropped.

mod dropped;
mod handlers;
mod replaced;
mod shell;
#[cfg(test)]
mod tests;

use headproof_core::severity::{Confidence, Severity};

use super::definitions::is_test_by_name;
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::rule::{Check, Example, Meta, Rule, Sink};
use crate::view::{FileView, SideView};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "error-swallowed",
        class: "test_weakening.error_swallowed",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A failure is caught and dropped, so that the test passes without its checks",
        why: "The test can no longer fail where it used to: an error or a failed assertion ends it quietly.",
        advice: "Let the failure through. If an error is expected, assert that exactly this error is raised.",
        notes: "Silent: handlers that raise again, assert or report; named errors that are expected; retry loops; \
                clean-up. In code that is no test a new handler that catches everything around existing lines and \
                does nothing is advisory.",
        bad: Example {
            path: "tests/test_basket.py",
            before: "def test_total():\n    assert total([2, 3]) == 5\n",
            after: "def test_total():\n    try:\n        assert total([2, 3]) == 5\n    except Exception:\n        pass\n",
        },
        good: Example {
            path: "tests/test_basket.py",
            before: "def test_total():\n    total([2])\n",
            after: "import pytest\n\n\ndef test_total():\n    with pytest.raises(ValueError, match=\"empty\"):\n        total([])\n",
        },
    },
    check: Check::File(check),
};

const WORDS: [&str; 12] = [
    "finally",
    "catch_unwind",
    "except",
    "catch",
    "suppress(",
    "recover()",
    "return",
    "Skip",
    "let _ =",
    ".ok();",
    "if let ",
    "_ = ",
];

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    let Some(language) = side.language.filter(|l| l.is_code()) else { return };
    if language == Language::Bash {
        shell::check(view, side, sink);
        return;
    }
    let test = is_test(side, language);
    dropped::check(view, language, test, sink);
    if !view.added_lines().any(|(_, line)| WORDS.iter().any(|w| line.contains(w))) {
        return;
    }
    match language {
        Language::Python | Language::JavaScript | Language::TypeScript | Language::Tsx => {
            handlers::check(view, side, language, test, sink);
        }
        Language::Go if test => {
            handlers::recovered(view, side, sink);
            replaced::check(view, side, language, sink);
        }
        Language::Rust if test => replaced::check(view, side, language, sink),
        _ => {}
    }
}

fn is_test(side: &SideView<'_>, language: Language) -> bool {
    is_test_by_name(side)
        || has_test_path(side)
        || (language == Language::Rust && side.text.as_str().contains("test]"))
}
