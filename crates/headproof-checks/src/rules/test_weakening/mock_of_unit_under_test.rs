//! Tests that replace the very thing they are about.

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
        self.is_member_replaced(target, of, tests)
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
    fn is_member_replaced(&self, target: &str, of: &Inventory, tests: &[&TestCase]) -> bool {
        let (owner, name) = target.rsplit_once('.').unwrap_or(("", target));
        let owner = owner.strip_suffix(".prototype").unwrap_or(owner);
        let holder = owner.rsplit('.').next().unwrap_or(owner);
        let checked = tests.iter().any(|t| is_checked(t, owner, holder, name));
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

#[cfg(test)]
mod tests {
    use super::super::trials::Says::{Advises, Blocks, Nothing};
    use super::super::trials::{One, hold_one};

    const PLAIN: &str = "import { totalCents } from './basket';\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n";
    const PY: &str = "from shop import basket\n\n\ndef test_total():\n    assert basket.total([2]) == 2\n";

    const CASES: &[One<'_>] = &[
        (
            "jest module",
            "src/basket.test.ts",
            PLAIN,
            "import { totalCents } from './basket';\njest.mock('./basket', () => ({ totalCents: jest.fn(() => 1) }));\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Blocks,
        ),
        (
            "vitest module from a test folder",
            "src/__tests__/basket.test.ts",
            "import { totalCents } from '../basket';\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            "import { totalCents } from '../basket';\nvi.mock('../basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Blocks,
        ),
        (
            "spy on the function",
            "src/basket.test.ts",
            "import basket from './basket';\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
            "import basket from './basket';\nit('sums', () => {\n  jest.spyOn(basket, 'total').mockReturnValue(1);\n  expect(basket.total([1])).toBe(1);\n});\n",
            Blocks,
        ),
        (
            "assigned",
            "src/basket.test.js",
            "const basket = require('./basket');\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
            "const basket = require('./basket');\nit('sums', () => {\n  basket.total = jest.fn().mockReturnValue(1);\n  expect(basket.total([1])).toBe(1);\n});\n",
            Blocks,
        ),
        (
            "method of the class",
            "src/cart.test.ts",
            "import { Cart } from './cart';\nit('sums', () => {\n  const c = new Cart();\n  expect(c.total()).toBe(1);\n});\n",
            "import { Cart } from './cart';\nit('sums', () => {\n  jest.spyOn(Cart.prototype, 'total').mockReturnValue(1);\n  const c = new Cart();\n  expect(c.total()).toBe(1);\n});\n",
            Blocks,
        ),
        (
            "python function",
            "tests/test_basket.py",
            PY,
            "from unittest.mock import patch\nfrom shop import basket\n\n\n@patch('shop.basket.total', return_value=2)\ndef test_total(m):\n    assert basket.total([2]) == 2\n",
            Blocks,
        ),
        (
            "python object",
            "tests/test_basket.py",
            PY,
            "from unittest import mock\nfrom shop import basket\n\n\ndef test_total():\n    with mock.patch.object(basket, 'total', return_value=2):\n        assert basket.total([2]) == 2\n",
            Blocks,
        ),
        (
            "python monkeypatch",
            "tests/test_basket.py",
            PY,
            "from shop import basket\n\n\ndef test_total(monkeypatch):\n    monkeypatch.setattr(basket, 'total', lambda x: 2)\n    got = basket.total([2])\n    assert got == 2\n",
            Blocks,
        ),
        (
            "python class",
            "tests/test_cart.py",
            "from shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total() == 2\n",
            "from unittest.mock import patch\nfrom shop.cart import Cart\n\n\ndef test_total():\n    with patch.object(Cart, 'total', return_value=2):\n        assert Cart().total() == 2\n",
            Blocks,
        ),
        (
            "go function",
            "basket_test.go",
            "package a\n\nfunc TestTotal(t *testing.T) {\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
            "package a\n\nfunc TestTotal(t *testing.T) {\n\ttotal = func(int) int { return 2 }\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
            Blocks,
        ),
        (
            "new file",
            "src/basket.test.ts",
            "",
            "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Advises,
        ),
        (
            "collaborator",
            "src/basket.test.ts",
            PLAIN,
            "import { totalCents } from './basket';\njest.mock('./prices');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Nothing,
        ),
        (
            "package",
            "src/basket.test.ts",
            PLAIN,
            "import { totalCents } from './basket';\nimport axios from 'axios';\njest.mock('axios');\nit('sums', () => {\n  axios.get.mockResolvedValue(1);\n  expect(totalCents([1])).toBe(1);\n});\n",
            Nothing,
        ),
        (
            "partial",
            "src/basket.test.ts",
            PLAIN,
            "import { totalCents } from './basket';\njest.mock('./basket', () => ({\n  ...jest.requireActual('./basket'),\n  load: jest.fn(),\n}));\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Nothing,
        ),
        (
            "spy that calls through",
            "src/basket.test.ts",
            "import basket from './basket';\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
            "import basket from './basket';\nit('sums', () => {\n  const spy = jest.spyOn(basket, 'total');\n  expect(basket.total([1])).toBe(1);\n});\n",
            Nothing,
        ),
        (
            "helper of the unit",
            "tests/test_basket.py",
            PY,
            "from unittest.mock import patch\nfrom shop import basket\n\n\ndef test_total():\n    with patch('shop.basket._load', return_value=2):\n        assert basket.total([2]) == 2\n",
            Nothing,
        ),
        (
            "other module's function of the same name",
            "tests/test_basket.py",
            PY,
            "from unittest.mock import patch\nfrom shop import basket\n\n\ndef test_total():\n    with patch('shop.prices.total', return_value=2):\n        assert basket.total([2]) == 2\n",
            Nothing,
        ),
        (
            "clock in go",
            "basket_test.go",
            "package a\n\nfunc TestTotal(t *testing.T) {\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
            "package a\n\nfunc TestTotal(t *testing.T) {\n\ttimeNow = func() int { return 2 }\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
            Nothing,
        ),
        (
            "was there",
            "src/basket.test.ts",
            "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums them', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
            Nothing,
        ),
        (
            "call count of a collaborator",
            "src/basket.test.ts",
            PLAIN,
            "import { totalCents } from './basket';\nimport * as api from './api';\nit('sums', () => {\n  jest.spyOn(api, 'get').mockReturnValue(1);\n  expect(totalCents([1])).toBe(1);\n  expect(api.get).toHaveBeenCalled();\n});\n",
            Nothing,
        ),
    ];

    #[test]
    fn stand_ins_for_the_unit_under_test() {
        hold_one("mock-of-unit-under-test", CASES);
    }
}
