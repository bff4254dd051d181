//! How much a suppression weighs, as a strict and fair reviewer would see it.
//!
//! Silent: what is customary there. Advisory: narrow, or with a reason. Blocking: what hides everything, or an error
//! that the change itself brings, without a word on why.

use headproof_core::severity::Severity;

use super::compare::Brought;
use super::forms::{Group, Kind, Scope};
use crate::view::SideView;

/// The severity; `None` when it is not worth a word.
#[must_use]
pub fn grade(brought: &Brought, side: &SideView<'_>) -> Option<Severity> {
    let severity = match brought.suppression.kind {
        Kind::Lint if brought.suppression.group == Group::RustLint => rust_lint(brought, side),
        Kind::Lint => lint(brought, side),
        Kind::Type => types(brought),
        Kind::Security => security(brought),
        Kind::Coverage => coverage(brought),
    }?;
    // Without a state before, nothing says that the change brought it.
    Some(if brought.without_before { Severity::Minor } else { severity })
}

/// What is wide or hides something serious blocks, unless somebody says why.
fn unless_explained(brought: &Brought) -> Severity {
    let s = &brought.suppression;
    if s.in_tests || s.reason.is_some() { Severity::Minor } else { Severity::Major }
}

/// Longest line that style guides allow.
const LONG_LINE: usize = 72;

fn lint(brought: &Brought, side: &SideView<'_>) -> Option<Severity> {
    let s = &brought.suppression;
    let any = |list: &[&str]| s.codes.iter().any(|c| is_one_of(c, list));
    if !s.narrow {
        return match s.scope {
            // A package file that only hands names on is let off as a whole by custom.
            Scope::File if only_hands_on(side) => Some(Severity::Minor),
            // Nobody can say why a whole file should not be looked at.
            Scope::File if !s.in_tests => Some(Severity::Major),
            _ if is_import(&s.code) => Some(Severity::Minor),
            // A link cannot be broken into lines.
            Scope::Line if s.code.contains("://") && s.code.len() > LONG_LINE => Some(Severity::Minor),
            // A blanket comment alone on its line acts on nothing in flake8.
            Scope::Line if s.group == Group::PythonLint && Some(s.line) != s.covers => None,
            _ => Some(unless_explained(brought)),
        };
    }
    if any(TEST_LINTS) {
        return Some(if s.reason.is_some() { Severity::Minor } else { Severity::Major });
    }
    if s.codes.iter().all(|c| is_one_of(c, FORMAT_LINTS)) || is_customary(brought, side) {
        return None;
    }
    if any(HARD_LINTS) && (brought.new_code || s.scope > Scope::Line) {
        return Some(unless_explained(brought));
    }
    if s.in_tests && s.scope == Scope::Line { None } else { Some(Severity::Minor) }
}

/// Whether a file is that of a Python package and holds nothing but imports and the list of its names.
fn only_hands_on(side: &SideView<'_>) -> bool {
    if side.path.file_name() != "__init__.py" {
        return false;
    }
    let mut open = false;
    side.text
        .lines()
        .map(str::trim_end)
        .filter(|l| !l.trim().is_empty() && !l.trim_start().starts_with('#'))
        .all(|line| {
            let starts = ["from ", "import ", "__all__"].iter().any(|w| line.starts_with(w));
            let inside = open && (line.starts_with([' ', '\t', ')', ']']));
            if starts {
                open = line.contains(['(', '[']) || line.ends_with('\\');
            }
            starts || inside
        })
}

/// Silenced everywhere by custom: re-exports in package files, imports after a path was set.
fn is_customary(brought: &Brought, side: &SideView<'_>) -> bool {
    let s = &brought.suppression;
    let name = side.path.file_name();
    let all = |list: &[&str]| s.codes.iter().all(|c| list.contains(&c.as_str()));
    (name == "__init__.py" && all(&["F401", "F403", "unused-import", "wildcard-import"]))
        || all(&["E402", "wrong-import-position", "import-outside-toplevel", "PLC0415"])
        || (is_import(&s.code) && all(&["F401", "unused-import"]))
        // The suppression beside it is the one that is reported.
        || all(&["@typescript-eslint/ban-ts-comment", "PGH003", "PGH004"])
}

fn types(brought: &Brought) -> Option<Severity> {
    let s = &brought.suppression;
    if !s.narrow {
        return match s.scope {
            Scope::File if !s.in_tests => Some(Severity::Major),
            // Passing a wrong type on purpose is what such tests are about; the compiler checks that it is one.
            _ if s.in_tests && s.text.contains("expect-error") => None,
            // A missing optional import is stood in for by `None`.
            _ if is_import(&s.code) || s.code.ends_with(" = None") => Some(Severity::Minor),
            _ => Some(unless_explained(brought)),
        };
    }
    if s.in_tests && s.scope == Scope::Line {
        return None;
    }
    let soft = s.codes.iter().all(|c| is_one_of(c, SOFT_TYPES)) || is_import(&s.code);
    if s.scope == Scope::File && s.codes.is_empty() {
        return Some(Severity::Minor);
    }
    // One that names what it silences is read with the code, unless what it silences fails when it runs.
    let fails = s.codes.iter().any(|c| is_one_of(c, FAILING_TYPES));
    // A further name in a list weighs what it would weigh alone.
    let came = |c: &&String| brought.widened.as_ref().is_none_or(|(_, before)| !before.contains(c.as_str()));
    let serious = fails && s.codes.iter().filter(came).any(|c| is_one_of(c, FAILING_TYPES));
    if soft || !(serious || s.scope > Scope::Line) {
        return Some(Severity::Minor);
    }
    if !(brought.new_code || s.scope > Scope::Line) && brought.widened.is_none() {
        return Some(Severity::Minor);
    }
    Some(unless_explained(brought))
}

fn security(brought: &Brought) -> Option<Severity> {
    let s = &brought.suppression;
    // `assert` is what tests are made of.
    if s.in_tests && s.codes.iter().all(|c| matches!(c.as_str(), "B101" | "S101")) && !s.codes.is_empty() {
        return None;
    }
    let harmless = [
        "B101",
        "S101",
        "B404",
        "S404",
        "SC1091",
        // About habits in workflows rather than about holes.
        "secrets-outside-env",
        "secrets-inherit",
        "unpinned-uses",
        "self-hosted-runner",
        "undocumented-permissions",
    ];
    if s.narrow && !s.codes.is_empty() && s.codes.iter().all(|c| harmless.contains(&c.as_str())) {
        return Some(Severity::Minor);
    }
    Some(unless_explained(brought))
}

fn coverage(brought: &Brought) -> Option<Severity> {
    let s = &brought.suppression;
    if s.scope == Scope::File {
        return Some(unless_explained(brought));
    }
    if s.in_tests || is_never_run(&s.code) || is_import(&s.code) {
        return None;
    }
    // One statement or branch is a gap that a reader sees; a whole function is a decision not to test.
    if s.narrow || (s.scope == Scope::Line && !opens_function(&s.code)) {
        return Some(Severity::Minor);
    }
    Some(unless_explained(brought))
}

fn opens_function(code: &str) -> bool {
    const STARTS: [&str; 12] = [
        "def ",
        "class ",
        "async def ",
        "fn ",
        "pub ",
        "impl",
        "function ",
        "async function ",
        "export ",
        "func ",
        "mod ",
        "unsafe ",
    ];
    STARTS.iter().any(|w| code.starts_with(w)) || (code.starts_with("const ") && code.contains("=>"))
}

/// Code that no test can or need reach: abstract bodies, type-only branches, entry points, impossible branches.
fn is_never_run(code: &str) -> bool {
    const NEVER: [&str; 27] = [
        "TYPE_CHECKING",
        "__name__ ==",
        "NotImplementedError",
        "@abstractmethod",
        "@overload",
        "abstractmethod",
        "ImportError",
        "ModuleNotFoundError",
        "def __repr__",
        "def __str__",
        "assert_never",
        "AssertionError",
        "unreachable",
        "Unreachable",
        "sys.platform",
        "os.name",
        "sys.version_info",
        "(Protocol)",
        "default:",
        "impl Debug",
        "impl fmt::Debug",
        "impl std::fmt::Debug",
        "impl Display",
        "fn main(",
        "func main(",
        "KeyboardInterrupt",
        "process.platform",
    ];
    NEVER.iter().any(|n| code.contains(n)) || matches!(code, "..." | "pass")
}

fn rust_lint(brought: &Brought, side: &SideView<'_>) -> Option<Severity> {
    let s = &brought.suppression;
    let any = |list: &[&str]| s.codes.iter().any(|c| list.contains(&c.as_str()));
    if any(&["warnings", "clippy::all", "clippy::correctness", "clippy::suspicious"])
        || (any(&["unused"]) && s.scope == Scope::File)
    {
        return Some(match s.scope {
            Scope::File if !s.in_tests => Severity::Major,
            _ => unless_explained(brought),
        });
    }
    if any(&["unsafe_code"]) && is_argued(s.covers, side) {
        return Some(Severity::Minor);
    }
    if any(RUST_HARD) {
        return Some(unless_explained(brought));
    }
    if s.in_tests { None } else { Some(Severity::Minor) }
}

/// Whether unsafe code is argued for where it stands, as is the custom.
fn is_argued(covers: Option<u32>, side: &SideView<'_>) -> bool {
    const NEAR: u32 = 8;
    covers.is_some_and(|first| {
        (first.saturating_sub(NEAR)..first + NEAR).filter_map(|n| side.text.line(n)).any(|l| {
            let l = l.trim_start();
            l.starts_with("//") && (l.contains("SAFETY:") || l.contains("# Safety"))
        })
    })
}

fn is_import(code: &str) -> bool {
    let code = code.trim_start();
    code.starts_with("import ")
        || (code.starts_with("from ") && code.contains(" import "))
        || code.contains("= require(")
}

/// Whether a code is one of these or, for an entry that ends with `*`, begins like it.
fn is_one_of(code: &str, list: &[&str]) -> bool {
    list.iter().any(|l| match l.strip_suffix('*') {
        Some(start) => code.starts_with(start),
        None => *l == code,
    })
}

/// Lints about looks.
const FORMAT_LINTS: &[&str] = &[
    "E1*",
    "E2*",
    "E3*",
    "E5*",
    "W1*",
    "W2*",
    "W3*",
    "W5*",
    "max-len",
    "prettier/prettier",
    "line-too-long",
    "too-many-lines",
    "lll",
    "gofumpt",
    "gofmt",
    "goimports",
    "gci",
    "whitespace",
    "wsl",
    "I001",
    "Q0*",
    "D1*",
    "D2*",
    "D4*",
    "quotes",
    "indent",
    "sort-keys",
    "line-length",
    "metrics/linelength",
    "Layout/LineLength",
];

/// Lints that watch over tests; silencing one hides a weaker test.
const TEST_LINTS: &[&str] = &[
    "jest/no-disabled-tests",
    "jest/no-focused-tests",
    "jest/expect-expect",
    "jest/valid-expect",
    "vitest/no-focused-tests",
    "vitest/no-disabled-tests",
    "vitest/expect-expect",
    "no-only-tests/no-only-tests",
    "mocha/no-exclusive-tests",
    "mocha/no-skipped-tests",
    "playwright/no-focused-test",
    "playwright/no-skipped-test",
    "PT015",
    "testing-library/no-wait-for-empty-callback",
];

/// Lints that point at errors rather than at style.
const HARD_LINTS: &[&str] = &[
    "F82*",
    "F63*",
    "F50*",
    "F70*",
    "E9*",
    "B018",
    "B012",
    "B904",
    "PLE*",
    "E06*",
    "E11*",
    "undefined-variable",
    "used-before-assignment",
    "not-callable",
    "no-undef",
    "no-unreachable",
    "no-unsafe-finally",
    "no-dupe-keys",
    "no-self-compare",
    "use-isnan",
    "no-unsafe-optional-chaining",
    "react-hooks/rules-of-hooks",
    "react-hooks/exhaustive-deps",
    "@typescript-eslint/no-floating-promises",
    "@typescript-eslint/no-misused-promises",
    "@typescript-eslint/no-unsafe-*",
    "typescript/no-floating-promises",
    "lint/correctness/*",
    "lint/suspicious/noFocusedTests",
    "lint/suspicious/noSkippedTests",
    "errcheck",
    "govet",
    "staticcheck",
    "errorlint",
    "bodyclose",
    "rowserrcheck",
    "sqlclosecheck",
    "ineffassign",
    "SA*",
    "typecheck",
    "nilerr",
    "noctx",
    "contextcheck",
    "forcetypeassert",
];

/// Type errors that say that the code fails when it runs.
const FAILING_TYPES: &[&str] = &[
    "call-arg",
    "union-attr",
    "name-defined",
    "used-before-def",
    "possibly-undefined",
    "return",
    "index",
    "call-overload",
    "unused-coroutine",
    "reportOptional*",
    "reportCallIssue",
    "reportIndexIssue",
    "reportUndefinedVariable",
    "reportPossiblyUnbound*",
    "reportUnusedCoroutine",
    "unresolved-reference",
    "possibly-unbound*",
    "missing-argument",
    "unknown-argument",
];

/// Type errors that say more about missing types than about the code.
const SOFT_TYPES: &[&str] = &[
    "import*",
    "misc",
    "no-any-*",
    "no-untyped-*",
    "type-arg",
    "unused-ignore",
    "prop-decorator",
    "method-assign",
    "untyped-decorator",
    "reportMissing*",
    "reportUnknown*",
    "reportPrivate*",
    "reportUntyped*",
    "attr-defined",
    "override",
    "reportIncompatible*",
    "reportUnused*",
];

/// Lints of Rust that point at errors, or that a project switches on because it means them.
const RUST_HARD: &[&str] = &[
    "unsafe_code",
    "unused_must_use",
    "unconditional_recursion",
    "arithmetic_overflow",
    "invalid_value",
    "static_mut_refs",
    "unreachable_code",
    "improper_ctypes",
    "overflowing_literals",
    "unconditional_panic",
    "private_interfaces",
    "clippy::unwrap_used",
    "clippy::expect_used",
    "clippy::panic",
    "clippy::indexing_slicing",
    "clippy::todo",
    "clippy::unimplemented",
    "clippy::let_underscore_must_use",
    "clippy::await_holding_lock",
    "clippy::await_holding_refcell_ref",
    "clippy::never_loop",
    "clippy::eq_op",
    "clippy::overly_complex_bool_expr",
    "clippy::absurd_extreme_comparisons",
    "clippy::approx_constant",
    "clippy::uninit_assumed_init",
    "clippy::undocumented_unsafe_blocks",
    "clippy::missing_safety_doc",
    "clippy::let_underscore_lock",
    "clippy::disallowed_methods",
    "clippy::disallowed_types",
];
