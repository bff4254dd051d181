//! Code that knows its tests.

mod branches;
mod literals;
mod modes;
mod places;
mod suspects;
mod tables;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variants;

use headproof_core::severity::{Confidence, Severity};

use self::branches::Branch;
use self::literals::{Telling, telling};
use self::suspects::Answers;
use super::wording::code;
use crate::comparison::{Comparison, number, sees_word};
use crate::inventory::TestCase;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::SideView;

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "special-cased-input",
        class: "test_weakening.special_cased_input",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "Code answers the inputs of its tests by heart, or behaves otherwise when it is tested",
        why: "The tests pass and prove nothing: for any other input, and outside of tests, the code does what it did.",
        advice: "Compute the answer for every input, and let tests meet the code that users meet.",
        notes: "Blocks when a function that was there gains a branch for an input that a changed test uses, and gives \
                back what that test expects; and when a branch for test runs gives back a fixed value. Without a test \
                in the change such a branch is advisory. Silent for limits (0, 1, empty), words that name a kind, and \
                functions that already told such cases apart.",
        bad: Example {
            path: "shop/digits.py",
            before: "def balanced(n):\n    return sum(map(int, str(n)))\n",
            after: "import sys\n\n\ndef balanced(n):\n    if \"pytest\" in sys.modules:\n        return 9\n    return sum(map(int, str(n)))\n",
        },
        good: Example {
            path: "shop/digits.py",
            before: "def balanced(n):\n    return sum(map(int, str(n)))\n",
            after: "def balanced(n):\n    if n == 0:\n        return 0\n    return sum(map(int, str(n)))\n",
        },
    },
    check: Check::Prepared { take: suspects::take, judge },
};

fn judge(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let tests: Vec<&TestCase> = comparison
        .files
        .iter()
        .flat_map(|f| f.sides.before.iter().chain(f.sides.after.iter()))
        .flat_map(|i| &i.tests)
        .collect();
    for file in comparison.files {
        let Some(side) = file.view.after.as_ref() else { continue };
        let Some(found) = suspects::of(file.view) else { continue };
        for mode in &found.modes {
            mode.report(side, sink);
        }
        // A test may stand in the same file as its code.
        let inline =
            |line: u32| file.sides.after.iter().flat_map(|i| &i.tests).any(|t| t.span.contains(line));
        for answer in &found.answers {
            let new: Vec<&Branch> = answer.new.iter().filter(|b| !inline(b.line)).collect();
            report(side, answer, &new, &tests, sink);
        }
        for lookup in found.lookups.iter().filter(|l| !inline(l.line)) {
            lookup.report(side, &tests, sink);
        }
    }
}

fn report(side: &SideView<'_>, answer: &Answers, new: &[&Branch], tests: &[&TestCase], sink: &mut Sink<'_>) {
    let sibling = |b: &Branch| answer.told_apart.contains(&b.subject);
    let seen = |b: &&Branch| tests.iter().any(|t| expects(t, b));
    let new = || new.iter().copied().filter(|b| !sibling(b));
    let pairs = new().filter(seen).count();
    for branch in new() {
        let telling = telling(&branch.literal);
        let flag =
            matches!(branch.result.as_str(), "True" | "False" | "true" | "false" | "None" | "null" | "nil");
        let severity = match (seen(&branch), telling) {
            (true, Telling::Odd) if !flag || pairs > 1 => Severity::Major,
            (true, Telling::Common) if pairs > 1 && !flag => Severity::Major,
            (true, Telling::Odd | Telling::Common) => Severity::Minor,
            // A word as such says little; with an answer that nobody would guess it says enough to look.
            (true, Telling::Usual) if is_number(&branch.result) && is_word(&branch.literal) => {
                Severity::Minor
            }
            (false, Telling::Odd) if !flag => Severity::Minor,
            _ => continue,
        };
        let title = format!(
            "`{}` answers {} with {} instead of computing it",
            answer.function,
            code(&branch.literal),
            code(&branch.result)
        );
        let hit = Hit::at(side, branch.line, 1, title).severity(severity);
        sink.report(if seen(&branch) {
            hit.fact("a test of this change uses this input and expects this answer")
        } else {
            hit
        });
    }
}

/// Whether an answer is a number of several digits.
fn is_number(text: &str) -> bool {
    number(text).is_some() && telling(text) == Telling::Odd
}

/// Whether a literal is a word of some length.
fn is_word(text: &str) -> bool {
    text.trim().starts_with(['"', '\'']) && text.len() > 5
}

/// Whether a test hands in the literal and expects the result.
fn expects(test: &TestCase, branch: &Branch) -> bool {
    let same = |text: &str| {
        text == branch.result || (number(text).is_some() && number(text) == number(&branch.result))
    };
    let inputs: Vec<&str> = branch.parts.iter().map(String::as_str).collect();
    let holds = |text: &str| {
        inputs.iter().all(|i| text.contains(*i) && (sees_word(text, i) || i.contains(['"', '[', '('])))
    };
    let in_row = test.rows.iter().any(|r| holds(&r.text) && r.cells.iter().any(|c| same(c)));
    let in_assertion = test.assertions.iter().any(|a| {
        a.expected.as_deref().is_some_and(same)
            && (holds(&a.subject) || (!a.subject.contains('(') && holds(&test.body)))
    });
    in_row || in_assertion
}
