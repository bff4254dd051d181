//! Tests that replace the very thing they are about.

mod doubles;
mod conftest;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use headproof_core::severity::{Confidence, Severity};

use super::wording::code;
use crate::comparison::{Comparison, FileTests};
use crate::inventory::{Inventory, Mock, TestCase};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::SideView;

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "mock-of-unit-under-test",
        class: "test_weakening.mock_of_unit_under_test",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A test replaces the function or module it is about by a stand-in",
        why: "The test checks what the stand-in was told to return: the code it is named after is not run.",
        advice: "Run the real code and replace only what it depends on.",
        notes: "A module counts as what a test file is about when the two share their name; a function, when the test \
                calls it and checks what comes back. Stand-ins for anything else, partial ones, and spies that call \
                through are silent. In a test file that is new as a whole it is advisory.",
        bad: Example {
            path: "tests/test_basket.py",
            before: "from shop.basket import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n",
            after: "from unittest.mock import patch\n\nfrom shop import basket\n\n\ndef test_total():\n    with \
                    patch(\"shop.basket.total\", return_value=5):\n        assert basket.total([2, 3]) == 5\n",
        },
        good: Example {
            path: "tests/test_basket.py",
            before: "from shop.basket import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n",
            after: "from unittest.mock import patch\n\nfrom shop.basket import total\n\n\ndef test_total():\n    with \
                    patch(\"shop.prices.load\", return_value=1):\n        assert total([2, 3]) == 5\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    doubles::check(comparison, sink);
    conftest::check(comparison, sink);
    for file in comparison.files {
        let (Some(side), Some(after)) = (file.view.after.as_ref(), file.sides.after.as_ref()) else {
            continue;
        };
        if after.tests.is_empty() {
            continue;
        }
        let old = known(file);
        let unit = Unit::of(side);
        let mut reported = BTreeSet::new();
        for mock in &after.mocks {
            let users: Vec<&TestCase> = after.tests.iter().collect();
            if !old.contains(mock.target.as_str()) && unit.is_replaced_by(side, mock, after, &users) {
                reported.insert((mock.line, mock.target.as_str()));
            }
        }
        for test in &after.tests {
            for mock in test.mocks.iter().filter(|m| !old.contains(m.target.as_str())) {
                if unit.is_replaced_by(side, mock, after, &[test]) {
                    reported.insert((mock.line, mock.target.as_str()));
                }
            }
        }
        let severity = if file.view.before.is_some() { Severity::Major } else { Severity::Minor };
        for (line, target) in reported {
            let title = format!("{}, which these tests are about, is replaced by a stand-in", code(target));
            sink.report(Hit::at(side, line, 1, title).severity(severity));
        }
    }
}

/// What was replaced in the file before.
fn known<'r>(file: &'r FileTests<'_>) -> BTreeSet<&'r str> {
    let before = file.sides.before.iter();
    before
        .flat_map(|i| i.mocks.iter().chain(i.tests.iter().flat_map(|t| &t.mocks)))
        .map(|m| m.target.as_str())
        .collect()
}

/// What a test file is about, by its name.
struct Unit {
    stem: String,
    /// The folder, for tests of an `index` file.
    folder: String,
}

impl Unit {
    fn of(side: &SideView<'_>) -> Self {
        let name = side.path.file_name().into_owned();
        let stem = name.split('.').next().unwrap_or(&name);
        let stem = stem.trim_start_matches("test_").trim_end_matches("_test").trim_end_matches("_tests");
        let stem = stem.trim_end_matches("-test").trim_end_matches("Test").trim_end_matches("-spec");
        let folders: Vec<String> = side.path.components().map(|c| c.into_owned()).collect();
        let own =
            folders.iter().rev().skip(1).find(|f| !matches!(f.as_str(), "__tests__" | "tests" | "test"));
        Self { stem: normal(stem), folder: own.map(|f| normal(f)).unwrap_or_default() }
    }

    /// Whether a module or class is the one this file is about.
    fn is_named(&self, name: &str) -> bool {
        let name = normal(name);
        !name.is_empty() && (name == self.stem || (self.stem == "index" && name == self.folder))
    }

    fn is_replaced_by(&self, side: &SideView<'_>, mock: &Mock, of: &Inventory, tests: &[&TestCase]) -> bool {
        let target = mock.target.as_str();
        let through = [
            "wraps=",
            "requireActual",
            "importActual",
            "importOriginal",
            "callThrough",
            "autospec=True,wraps",
        ];
        let text = statement(side, mock.line);
        if through.iter().any(|w| mock.text.contains(w) || text.contains(w)) {
            return false;
        }
        if is_module(target) {
            return self.is_module_replaced(target, of);
        }
        self.is_member_replaced(mock, of, tests)
    }

    /// `jest.mock("./basket")` in `basket.test.ts` that imports it.
    fn is_module_replaced(&self, module: &str, of: &Inventory) -> bool {
        let last = module.trim_end_matches('/').rsplit('/').next().unwrap_or(module);
        let last =
            [".js", ".ts", ".jsx", ".tsx", ".mjs"].iter().fold(last, |l, e| l.strip_suffix(e).unwrap_or(l));
        let is_index = matches!(last, "index" | "." | "..") && self.stem == "index";
        (self.is_named(last) || is_index) && of.imports.iter().any(|i| i.module == module)
    }

    /// `basket.total`, `shop.basket.total`, `Basket.total`: called by the test, which checks what comes back.
    fn is_member_replaced(&self, mock: &Mock, of: &Inventory, tests: &[&TestCase]) -> bool {
        let target = mock.target.as_str();
        let (owner, name) = target.rsplit_once('.').unwrap_or(("", target));
        let owner = owner.strip_suffix(".prototype").unwrap_or(owner);
        let holder = owner.rsplit('.').next().unwrap_or(owner);
        let property = mock.text.contains("PropertyMock");
        let read = |t: &TestCase| {
            let own = format!(".{name}");
            property && t.assertions.iter().any(|a| a.subject.contains(&own))
        };
        let checked = tests.iter().any(|t| is_checked(t, owner, holder, name) || read(t));
        if !checked {
            return false;
        }
        if owner.is_empty() {
            // A function of the package itself, as in Go.
            return true;
        }
        let from_unit = |i: &crate::inventory::Import| {
            let last = i.module.rsplit(['.', '/', ':']).next().unwrap_or(&i.module);
            self.is_named(last)
        };
        let imported = of.imports.iter().filter(|i| from_unit(i));
        let mut names = imported.clone().flat_map(|i| i.names.iter().map(String::as_str));
        let class = holder.starts_with(char::is_uppercase)
            && (self.is_named(holder) || names.clone().any(|n| n == holder));
        class || self.is_named(holder) || (imported.count() > 0 && names.any(|n| n == holder))
    }
}

/// Whether a test calls the member and asserts on what it returns.
fn is_checked(test: &TestCase, owner: &str, holder: &str, name: &str) -> bool {
    if !test.calls.iter().any(|c| c == name) {
        return false;
    }
    let direct = if owner.is_empty() { format!("{name}(") } else { format!("{holder}.{name}(") };
    let bare = format!("{name}(");
    let calls = |text: &str| {
        text.contains(&direct)
            // An instance of the class, or the function by its own name.
            || (holder.starts_with(char::is_uppercase) && text.contains(&format!(".{bare}")))
            || starts_word(text, &bare)
    };
    let in_subject =
        test.assertions.iter().any(|a| calls(&a.subject) || a.expected.as_deref().is_some_and(calls));
    // `got = total(...)`, then an assertion on `got`.
    let in_value = test.assertions.iter().any(|a| {
        let word: String = a.subject.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let given = [
            format!("{word}={direct}"),
            format!("{word}={bare}"),
            format!("{word}:={direct}"),
            format!("{word}:={bare}"),
            format!("{word}=await {direct}"),
            format!("{word}=await {bare}"),
        ];
        !word.is_empty() && given.iter().any(|g| test.body.contains(g.as_str()))
    });
    in_subject || in_value
}

/// Whether a call stands in a text without an object in front.
fn starts_word(text: &str, call: &str) -> bool {
    text.match_indices(call).any(|(at, _)| {
        let before = text.get(..at).and_then(|t| t.chars().next_back());
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '.')
    })
}

fn is_module(target: &str) -> bool {
    target.starts_with('.') || target.contains('/')
}

/// The lines of a statement that starts here, until its brackets close.
fn statement(side: &SideView<'_>, line: u32) -> String {
    let mut out = String::new();
    let mut depth = 0i32;
    for text in (line..line + 40).map_while(|n| side.text.line(n)) {
        out.push_str(text);
        depth += text
            .chars()
            .map(|c| match c {
                '(' | '{' | '[' => 1,
                ')' | '}' | ']' => -1,
                _ => 0,
            })
            .sum::<i32>();
        if depth <= 0 {
            break;
        }
    }
    out
}

/// A name without case and separators: `ShoppingCart`, `shopping_cart` and `shopping-cart` are one.
fn normal(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
