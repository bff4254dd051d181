//! Inventories: what checks a file holds, in one form for every language.
//!
//! A builder per language turns a syntax tree into an [`Inventory`]; everything after that (comparing, judging)
//! knows no language. Text in an inventory is folded with [`fold`], so that formatting cannot matter.

mod go;
mod python;
mod rust;
mod script;
#[cfg(test)]
mod sketch;
mod syntax;
mod vacuous;

use headproof_core::change::LineSpan;

use crate::language::Language;
use crate::view::SideView;

/// The checks of one file on one side.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Inventory {
    /// The test cases, in order.
    pub tests: Vec<TestCase>,
    /// Functions that are no test cases, in order: helpers in test files, everything in source files.
    pub functions: Vec<Function>,
    /// Switches that act on the whole file, such as a module-wide skip or a build tag. They are *also* copied into
    /// the gates of every test they act on.
    pub gates: Vec<Gate>,
    /// Mocks and stubs that are set up outside test cases (module level, set-up functions).
    pub mocks: Vec<Mock>,
    /// The parts of the file under test that are imported, as written (`app.legacy_csv`, `./basket`, `crate::merge`).
    pub imports: Vec<Import>,
    /// Whether the file has syntax errors; an inventory of such a file may miss tests, so that nothing may be
    /// concluded from a test's absence.
    pub broken: bool,
}

/// One test case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestCase {
    /// The groups it is in, outermost first: classes, `describe` blocks, modules, parent subtests.
    pub suite: Vec<String>,
    /// Its name: a function name or the folded title.
    pub name: String,
    /// Its lines, with attributes, decorators and doc comments.
    pub span: LineSpan,
    /// The line that names it.
    pub line: u32,
    /// What switches it: skips, focus, expected failure.
    pub gates: Vec<Gate>,
    /// Its assertions, in order, nested ones included.
    pub assertions: Vec<Assertion>,
    /// What it calls, by the last segment of the callee (`parse` for `geo.address.parse(x)`), each once, sorted.
    /// Assertion macros and functions are left out.
    pub calls: Vec<String>,
    /// The cases of a parametrised or table test, folded, in order.
    pub rows: Vec<Row>,
    /// What it replaces by a stand-in.
    pub mocks: Vec<Mock>,
    /// Time limits, retries and the like set on it.
    pub limits: Vec<Limit>,
    /// Its body without white space and comments, folded: equal for tests that were only moved or renamed.
    pub body: String,
    /// Whether the body does nothing: empty, `pass`, a comment.
    pub empty: bool,
}

/// A function that is no test case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name without the path.
    pub name: String,
    /// Its lines.
    pub span: LineSpan,
    /// The assertions in it.
    pub assertions: Vec<Assertion>,
    /// What it calls, as in [`TestCase::calls`].
    pub calls: Vec<String>,
    /// Its body, as in [`TestCase::body`].
    pub body: String,
}

/// Something that switches tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gate {
    /// What it does.
    pub kind: GateKind,
    /// The condition it depends on, folded; `None` when it always acts.
    pub condition: Option<String>,
    /// The reason given, if any.
    pub reason: Option<String>,
    /// Its line.
    pub line: u32,
    /// Its text, folded.
    pub text: String,
}

/// What a gate does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GateKind {
    /// The test does not run.
    Skip,
    /// The test only runs when asked for by hand (`#[ignore]`, `@pytest.mark.manual` are [`GateKind::Skip`]; this is
    /// for platform and feature gates that compile it out, such as `#[cfg(unix)]` or a build tag).
    Platform,
    /// Only this test runs and its neighbours do not (`it.only`, `fit`).
    Focus,
    /// The test may fail (`xfail`, `it.fails`, `it.failing`, `todo`).
    ExpectedFailure,
}

/// One assertion.
#[derive(Clone, Debug, PartialEq)]
pub struct Assertion {
    /// How much it demands.
    pub strength: Strength,
    /// The name of the check as written, without the subject: `assert_eq!`, `toBe`, `assert ==`, `require.Equal`,
    /// `t.Errorf` for Go's `if got != want { t.Errorf(...) }`.
    pub matcher: String,
    /// Whether it is turned around (`assert_ne!`, `.not.toBe`, `assert not`).
    pub negated: bool,
    /// What is checked, folded.
    pub subject: String,
    /// What it is compared with, folded; `None` for checks without an expectation.
    pub expected: Option<String>,
    /// Whether the expectation is a literal (numbers, strings, lists and records of them).
    pub literal: bool,
    /// The tolerance it allows, where it has one.
    pub tolerance: Option<f64>,
    /// Whether it is run in any case, only under a condition, or with its failure caught.
    pub reach: Reach,
    /// Its lines.
    pub span: LineSpan,
    /// The whole assertion, folded.
    pub text: String,
}

// Tolerances come from source text and are never NaN.
impl Eq for Assertion {}

/// Whether an assertion can fail its test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// Nothing stands between it and the test's result.
    Always,
    /// It stands inside a branch of the test (loops over rows and subtests are not branches).
    Conditional,
    /// Its failure is caught and dropped.
    Swallowed,
    /// It is never run: it stands behind a `return` or a skip.
    Never,
}

/// How much an assertion demands, weakest first. A change to a smaller one is a loosening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// Cannot fail: `assert True`, `assert_eq!(x, x)`, `expect(true).toBe(true)`.
    Tautology,
    /// Only that something ran, exists or is not null: `toBeDefined`, `is_ok()` without a value, `assert x is not None`,
    /// `not.toThrow`, `NotNil`, `NoError`.
    Presence,
    /// Truthiness of a bare value: `assert x`, `toBeTruthy`.
    Truth,
    /// A type: `isinstance`, `toBeInstanceOf`.
    Type,
    /// A bound: `<`, `>=`, `toBeGreaterThan`, length bounds.
    Bound,
    /// A part: `contains`, `in`, `toMatch`, `toMatchObject`, `startswith`.
    Part,
    /// Equality within a tolerance.
    Approximate,
    /// Some failure is raised, with no word on which: `pytest.raises(Exception)`, `toThrow()`.
    AnyError,
    /// A named failure: `raises(ValueError)`, `toThrow(RangeError)`, `#[should_panic]` with `expected`.
    NamedError,
    /// Equality with a value, snapshots included.
    Equality,
}

/// One case of a parametrised or table test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its text, folded.
    pub text: String,
    /// Its cells, folded, in order, keys left out.
    pub cells: Vec<String>,
    /// The names of the cells where they are known (parameter names, field names, keys); else empty.
    pub keys: Vec<String>,
    /// Its line.
    pub line: u32,
}

/// A stand-in for something real.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mock {
    /// What is replaced, as written: a module, an attribute path, a function.
    pub target: String,
    /// Its line.
    pub line: u32,
    /// Its text, folded.
    pub text: String,
}

/// A limit on a test.
#[derive(Clone, Debug, PartialEq)]
pub struct Limit {
    /// What kind.
    pub kind: LimitKind,
    /// How much, in seconds for times.
    pub value: f64,
    /// Its line.
    pub line: u32,
    /// Its text, folded.
    pub text: String,
}
impl Eq for Limit {}

/// What a limit limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LimitKind {
    /// How long the test may take.
    Timeout,
    /// How often it is tried again.
    Retries,
}

/// Something imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The module or path, as written.
    pub module: String,
    /// The names taken from it; empty for the whole module.
    pub names: Vec<String>,
}

/// Folds source text so that formatting cannot matter: white space goes except where it separates words, trailing
/// commas before a closing bracket go, quotes of plain strings become `"`.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut gap = false;
    for c in text.chars() {
        if c.is_whitespace() {
            gap = true;
            continue;
        }
        let word = |c: char| c.is_alphanumeric() || c == '_';
        if gap && word(c) && out.chars().next_back().is_some_and(word) {
            out.push(' ');
        }
        gap = false;
        if matches!(c, ')' | ']' | '}') && out.ends_with(',') {
            out.pop();
        }
        out.push(if c == '\'' || c == '`' { '"' } else { c });
    }
    out
}

/// The inventory of one side of a file; `None` when there is no builder for its language or it does not parse.
///
/// Only files that may hold tests or parts of tests are asked for: see [`may_hold_tests`].
#[must_use]
pub fn inventory(side: &SideView<'_>) -> Option<Inventory> {
    let mut inventory = match side.language? {
        Language::Python => python::inventory(side),
        Language::Rust => rust::inventory(side),
        Language::Go => go::inventory(side),
        Language::JavaScript | Language::TypeScript | Language::Tsx => script::inventory(side),
        Language::Bash | Language::Yaml | Language::Toml | Language::Json => None,
    }?;
    vacuous::mark(&mut inventory, side);
    Some(inventory)
}

/// Whether a side is worth an inventory: its path or its text says that it may hold tests or parts of them.
#[must_use]
pub fn may_hold_tests(side: &SideView<'_>) -> bool {
    let Some(language) = side.language.filter(|l| l.is_code()) else { return false };
    let has = |needle: &str| memchr::memmem::find(side.text.as_str().as_bytes(), needle.as_bytes()).is_some();
    let named = has_test_path(side);
    match language {
        Language::Python => named || has("def test") || has("unittest") || has("pytest") || has(">>> "),
        Language::Rust => named || has("#[test") || has("test]") || has("(test") || has("proptest!"),
        Language::Go => named || has("\"testing\"") || has("/testify/") || has("onsi/"),
        Language::JavaScript | Language::TypeScript | Language::Tsx => {
            named || has("describe(") || (has("expect(") && (has("it(") || has("test(")))
        }
        Language::Bash | Language::Yaml | Language::Toml | Language::Json => false,
    }
}

/// Whether the path is one that test files have.
#[must_use]
pub fn has_test_path(side: &SideView<'_>) -> bool {
    const FOLDERS: [&str; 8] =
        ["test", "tests", "__tests__", "spec", "specs", "e2e", "testing", "integration_tests"];
    let name = side.path.file_name().to_ascii_lowercase();
    let stem = name.split_once('.').map_or(name.as_str(), |(stem, _)| stem);
    let folders = side.path.components().count().saturating_sub(1);
    stem.starts_with("test_")
        || stem.ends_with("_test")
        || stem.ends_with("_tests")
        || matches!(stem, "test" | "tests" | "conftest")
        || [".test.", ".spec.", ".cy.", "-test.", "-spec."].iter().any(|m| name.contains(m))
        || side.path.components().take(folders).any(|c| FOLDERS.contains(&c.as_ref()))
}
