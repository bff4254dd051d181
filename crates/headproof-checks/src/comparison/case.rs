//! Tests and helpers in one form, with the assertions of the helpers they call.

use std::collections::HashMap;

use headproof_core::change::LineSpan;

use super::FileTests;
use crate::inventory::{Assertion, Function, Gate, GateKind, Inventory, Limit, Row, TestCase, has_test_path};
use crate::language::Language;
use crate::view::SideView;

/// A test or a helper with assertions, on one side.
#[derive(Clone, Debug)]
pub struct Case<'r> {
    /// What it is.
    pub role: Role,
    /// The index of its file.
    pub file: usize,
    /// Whether it stands on the side before.
    pub is_before: bool,
    /// The groups it is in.
    pub suite: &'r [String],
    /// Its name.
    pub name: &'r str,
    /// Its lines.
    pub span: LineSpan,
    /// The line that names it.
    pub line: u32,
    /// What switches it.
    pub gates: &'r [Gate],
    /// Its assertions, then those of the helpers it calls.
    pub assertions: Vec<&'r Assertion>,
    /// How many of `assertions` stand in it.
    pub own: usize,
    /// What it calls.
    pub calls: &'r [String],
    /// Its rows.
    pub rows: &'r [Row],
    /// Its limits.
    pub limits: &'r [Limit],
    /// Its body.
    pub body: &'r str,
    /// Whether its body does nothing.
    pub empty: bool,
}

/// What a case is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A test that a runner collects.
    Test,
    /// A function that tests call.
    Helper,
}

/// How many levels of helpers are followed.
const LEVELS: usize = 2;

type Helpers<'r> = HashMap<&'r str, Vec<&'r Function>>;

/// The cases of one side of all files.
pub(super) fn cases<'r>(
    files: &'r [FileTests<'r>],
    side: impl Fn(&'r FileTests<'r>) -> Option<(&'r SideView<'r>, &'r Inventory)>,
) -> Vec<Case<'r>> {
    let mut helpers: Helpers<'r> = HashMap::new();
    for (view, inventory) in files.iter().filter_map(&side).filter(|(v, i)| serves_tests(v, i)) {
        let code_ends = if has_test_path(view) { None } else { tests_begin(view) };
        for function in &inventory.functions {
            // What the code under test demands of its callers is no check of the tests.
            if code_ends.is_some_and(|line| function.span.start < line) {
                continue;
            }
            if !function.assertions.is_empty() || !function.calls.is_empty() {
                helpers.entry(&function.name).or_default().push(function);
            }
        }
    }
    let mut out = Vec::new();
    for (index, file) in files.iter().enumerate() {
        let Some((view, inventory)) = side(file) else { continue };
        let is_before = view.side == headproof_core::location::Side::Before;
        for test in &inventory.tests {
            out.push(of_test(index, is_before, test, &helpers));
        }
        // Production code has assertions of its own; only those in test files are checks of tests.
        let of_tests =
            is_of_tests(view, inventory) || (!inventory.tests.is_empty() && serves_tests(view, inventory));
        if of_tests {
            let with_assertions = inventory.functions.iter().filter(|f| !f.assertions.is_empty());
            out.extend(with_assertions.map(|f| of_helper(index, is_before, f)));
        }
    }
    out
}

/// Whether functions of a file may be helpers of tests: it stands among them, or takes what only tests need. What
/// other code demands of its callers (a `panic`, an `assert`) is the code under test, whatever words it mentions.
fn serves_tests(view: &SideView<'_>, inventory: &Inventory) -> bool {
    let has = |words: &[&str]| words.iter().any(|w| view.text.as_str().contains(w));
    is_of_tests(view, inventory)
        || match view.language {
            Some(Language::Go) => false,
            Some(Language::Python) => has(&["import pytest", "from pytest", "unittest", "def test_"]),
            _ => true,
        }
}

/// Whether a file holds nothing but tests and what they need, by its path or, in Go, by what it imports.
pub(super) fn is_of_tests(view: &SideView<'_>, inventory: &Inventory) -> bool {
    let needs = |module: &str| module == "testing" || ["testify", "onsi/"].iter().any(|w| module.contains(w));
    has_test_path(view)
        || (view.language == Some(Language::Go) && inventory.imports.iter().any(|i| needs(&i.module)))
}

/// What makes a part of a Rust file one of the tests.
const TESTS: &str = "#[cfg(test)]";

/// The line at which the tests of a Rust file that holds code as well begin.
fn tests_begin(view: &SideView<'_>) -> Option<u32> {
    if view.language != Some(Language::Rust) {
        return None;
    }
    let text = view.text.as_str();
    let module = |at: &usize| {
        let rest = text.get(at + TESTS.len()..).unwrap_or_default();
        let mut lines = rest.lines().map(str::trim_start).filter(|l| !l.is_empty() && !l.starts_with('#'));
        lines.next().is_some_and(|l| l.starts_with("mod ") || (l.starts_with("pub") && l.contains(" mod ")))
    };
    let mut places = memchr::memmem::find_iter(text.as_bytes(), TESTS);
    let at = places.find(module).unwrap_or(text.len().saturating_sub(1));
    Some(view.text.line_at(at))
}

fn of_test<'r>(file: usize, is_before: bool, test: &'r TestCase, helpers: &Helpers<'r>) -> Case<'r> {
    let mut assertions: Vec<&Assertion> = test.assertions.iter().collect();
    let own = assertions.len();
    let mut seen: Vec<&str> = Vec::new();
    let mut calls: Vec<&String> = test.calls.iter().collect();
    for _ in 0..LEVELS {
        let mut next = Vec::new();
        for call in calls {
            if seen.contains(&call.as_str()) {
                continue;
            }
            seen.push(call);
            // A name that many helpers share says nothing about which one is meant.
            let Some([function]) = helpers.get(call.as_str()).map(Vec::as_slice) else { continue };
            assertions.extend(&function.assertions);
            next.extend(&function.calls);
        }
        calls = next;
    }
    Case {
        role: Role::Test,
        file,
        is_before,
        suite: &test.suite,
        name: &test.name,
        span: test.span,
        line: test.line,
        gates: &test.gates,
        assertions,
        own,
        calls: &test.calls,
        rows: &test.rows,
        limits: &test.limits,
        body: &test.body,
        empty: test.empty,
    }
}

fn of_helper(file: usize, is_before: bool, function: &Function) -> Case<'_> {
    Case {
        role: Role::Helper,
        file,
        is_before,
        suite: &[],
        name: &function.name,
        span: function.span,
        line: function.span.start,
        gates: &[],
        assertions: function.assertions.iter().collect(),
        own: function.assertions.len(),
        calls: &function.calls,
        rows: &[],
        limits: &[],
        body: &function.body,
        empty: false,
    }
}

impl Case<'_> {
    /// The name with its groups, for people.
    #[must_use]
    pub fn full_name(&self) -> String {
        let mut parts: Vec<&str> = self.suite.iter().map(String::as_str).collect();
        parts.push(self.name);
        parts.join(" > ")
    }

    /// Whether it is announced only and has nothing to run.
    #[must_use]
    pub fn is_todo(&self) -> bool {
        self.own == 0
            && self.gates.iter().any(|g| g.kind == GateKind::ExpectedFailure && g.condition.is_none())
    }

    /// Whether a literal stands in its body or in one of its rows.
    #[must_use]
    pub fn holds(&self, literal: &str) -> bool {
        super::sees_word(self.body, literal) || self.rows.iter().any(|r| super::sees_word(&r.text, literal))
    }
}
