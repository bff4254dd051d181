//! Hooks, reporters and assertion functions that are made to say that all went well.

use headproof_core::change::LineSpan;
use headproof_core::severity::Severity;

use super::super::definitions::{
    Definition, definitions, definitions_at, function_at, is_code, is_test_by_name, runs_tests_by_name,
};
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// Reports what this change does to the machinery of the tests.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, language: Language, sink: &mut Sink<'_>) {
    if !has_test_path(side) && !is_test_by_name(side) && !runs_tests_by_name(side) {
        return;
    }
    match language {
        Language::Python => {
            python_lines(view, side, sink);
            collection(view, side, sink);
            overridden(view, side, sink);
        }
        Language::Go => {
            go_main(view, side, sink);
            go_quiet(view, side, sink);
        }
        Language::Rust => macros(view, side, sink),
        _ => script_lines(view, side, sink),
    }
}

/// Added lines of code that hold one of the words, with the word.
fn lines<'v>(
    view: &'v FileView<'_>,
    side: &'v SideView<'_>,
    words: &'v [&'static str],
) -> impl Iterator<Item = (u32, &'v str, &'static str)> + 'v {
    view.added_lines().filter_map(move |(n, line)| {
        let word = words.iter().find(|w| line.contains(**w))?;
        is_code(side, n, word).then_some((n, line.trim(), *word))
    })
}

fn python_lines(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    const WORDS: [&str; 12] = [
        ".outcome =",
        ".outcome=",
        ".passed =",
        ".failed =",
        "force_result(",
        "_excinfo = None",
        ".testsfailed =",
        "TestCase.assert",
        "TestCase.fail",
        "pytest.fail =",
        "setattr(unittest.TestCase",
        "builtins.AssertionError =",
    ];
    for (line, text, word) in lines(view, side, &WORDS) {
        let value = text.split_once('=').map(|(_, v)| v.trim()).unwrap_or_default();
        let hook = function_at(side, line).is_some_and(|d| d.name.starts_with("pytest_"));
        let (title, severity) = match word {
            ".outcome =" | ".outcome=" if value.contains("passed") => {
                (format!("`{text}` rewrites the outcome of a test"), Severity::Major)
            }
            ".outcome =" | ".outcome=" if hook && value.contains("skipped") => {
                (format!("`{text}` turns outcomes into skips"), Severity::Minor)
            }
            ".passed =" if hook && value == "True" => {
                (format!("`{text}` rewrites the outcome of a test"), Severity::Major)
            }
            ".failed =" if hook && value == "False" => {
                (format!("`{text}` rewrites the outcome of a test"), Severity::Major)
            }
            ".testsfailed =" if value == "0" => {
                (format!("`{text}` forgets the failures of the run"), Severity::Major)
            }
            "force_result(" | "_excinfo = None" if hook => {
                (format!("`{text}` drops the failure of a test"), Severity::Major)
            }
            "TestCase.assert" | "TestCase.fail" if text.contains(" = ") && !text.contains("==") => {
                (format!("`{text}` replaces an assertion of unittest"), Severity::Major)
            }
            "setattr(unittest.TestCase" if text.contains("assert") || text.contains("fail") => {
                (format!("`{text}` replaces an assertion of unittest"), Severity::Major)
            }
            "pytest.fail =" | "builtins.AssertionError =" => {
                (format!("`{text}` replaces how tests fail"), Severity::Major)
            }
            _ => continue,
        };
        sink.report(Hit::at(side, line, 1, title).severity(severity));
    }
}

/// `pytest_collection_modifyitems` that drops or skips tests.
fn collection(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    const HOOK: &str = "pytest_collection_modifyitems";
    if !side.text.as_str().contains(HOOK) {
        return;
    }
    for definition in definitions(side).into_iter().filter(|d| d.name == HOOK) {
        let (first, last) = (definition.first, definition.last);
        let body: Vec<(u32, &str)> =
            (first..=last).filter_map(|n| side.text.line(n).map(|l| (n, l))).collect();
        // Options, markers and keywords decide what runs in the usual way.
        let usual = [
            "getoption",
            "getvalue",
            "keywords",
            "get_closest_marker",
            "iter_markers",
            "environ",
            "platform",
        ];
        let chosen = body.iter().any(|(_, l)| usual.iter().any(|w| l.contains(w)));
        let branches = body.iter().any(|(_, l)| l.trim_start().starts_with("if ") || l.contains(" if "));
        for (line, text) in view.added_lines().filter(|(n, _)| (first..=last).contains(n)) {
            let text = text.trim();
            let drops = text.starts_with("items[:] = []")
                || text.starts_with("items.clear()")
                || text.starts_with("del items[");
            let marks = text.contains("add_marker(")
                && ["skip", "xfail"]
                    .iter()
                    .any(|w| text.contains(w) || body.iter().any(|(_, l)| l.contains(w)));
            let filters = text.starts_with("items[:] =") || text.starts_with("items.remove(");
            let severity = match (drops || marks, chosen, branches) {
                (true, false, false) => Severity::Major,
                (true, false, true) => Severity::Minor,
                _ if filters && !chosen => Severity::Minor,
                _ => continue,
            };
            let title = format!("`{text}` takes tests out of the run after they were collected");
            sink.report(Hit::at(side, line, 1, title).severity(severity));
        }
    }
}

/// Methods of test cases and results that no longer do what their name says.
fn overridden(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    const NAMES: [&str; 6] = ["wasSuccessful", "fail", "failUnless", "addFailure", "addError", "addSubTest"];
    let places: Vec<LineSpan> = view.file.hunks.iter().map(|h| h.after).collect();
    for definition in definitions_at(side, &places).iter().filter(|d| !d.owner.is_empty()) {
        let name = definition.name;
        let assertion = name.starts_with("assert") && name.chars().nth(6).is_some_and(char::is_uppercase);
        if !assertion && !NAMES.contains(&name) {
            continue;
        }
        let constant = definition.constant(side);
        let forged = match constant.as_deref() {
            Some("True") if name == "wasSuccessful" => "always says that all went well",
            Some("" | "None" | "True") if assertion || matches!(name, "fail" | "failUnless") => {
                "checks nothing"
            }
            Some("" | "None") if matches!(name, "addFailure" | "addError" | "addSubTest") => {
                "drops the failures it is told about"
            }
            _ => continue,
        };
        let title = format!("`{name}` of `{}` {forged}", definition.owner);
        sink.report(Hit::at(side, definition.first, 1, title));
    }
}

fn script_lines(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    const WORDS: [&str; 16] = [
        "pass: true",
        "numFailedTests = 0",
        "numFailingTests = 0",
        "numFailedTestSuites = 0",
        ".status = 'passed'",
        ".status = \"passed\"",
        ".state = 'passed'",
        ".state = \"passed\"",
        ".success = true",
        "global.expect =",
        "globalThis.expect =",
        "assert.",
        "overwriteMethod(",
        "failures = 0",
        "global.assert =",
        "globalThis.assert =",
    ];
    for (line, text, word) in lines(view, side, &WORDS) {
        let function = ["=>", "function", "noop"].iter().any(|w| text.contains(w));
        let replaced =
            text.starts_with("assert.") && text.contains(" = ") && function && !text.contains("==");
        let title = match word {
            "pass: true" if always_passes(side, line) => {
                format!("`{text}`: a matcher that passes whatever it is given")
            }
            "global.expect =" | "globalThis.expect =" | "global.assert =" | "globalThis.assert ="
                if function =>
            {
                format!("`{text}` replaces how tests check")
            }
            "assert." if replaced => format!("`{text}` replaces an assertion"),
            "overwriteMethod(" if text.contains("=> {}") => format!("`{text}` replaces an assertion"),
            "pass: true" | "assert." | "overwriteMethod(" => continue,
            ".success = true" | "failures = 0"
                if !runs_tests_by_name(side) || text.contains("let ") || text.contains("const ") =>
            {
                continue;
            }
            _ if word.ends_with("expect =") || word.ends_with("assert =") => continue,
            _ => format!("`{text}` rewrites what the tests did"),
        };
        sink.report(Hit::at(side, line, 1, title));
    }
}

/// Whether the matcher around a line has no way to fail.
fn always_passes(side: &SideView<'_>, line: u32) -> bool {
    let extends = side.text.as_str().contains("expect.extend(");
    let body = function_at(side, line).map(|d| side.text_of(d.node)).unwrap_or_default();
    let other = body.contains("pass: false")
        || body.contains("pass:false")
        || body.contains("pass,")
        || body.matches("pass:").count() > 1;
    extends && !body.is_empty() && !other
}

/// `TestMain` that does not hand on what the tests said.
fn go_main(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    if !side.text.as_str().contains("func TestMain(") {
        return;
    }
    let touched = |d: &Definition<'_>| d.name == "TestMain" && view.file.touches_after(d.first, d.last);
    for main in definitions(side).into_iter().filter(touched) {
        let body = side.text_of(main.body);
        if !body.contains(".Run()")
            && !body.contains(".Run(m)")
            && !body.contains("VerifyTestMain")
            && !body.contains("(m")
        {
            let title = "`TestMain` does not run the tests";
            sink.report(Hit::at(side, main.first, 1, title));
        }
    }
}

/// A type around `*testing.T` whose failures do nothing.
fn go_quiet(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    const FAILURES: [&str; 7] = ["Error", "Errorf", "Fatal", "Fatalf", "Fail", "FailNow", "Helperf"];
    for (line, text) in view.added_lines() {
        let Some(name) = text.trim().strip_prefix("type ").and_then(|t| t.split(' ').next()) else {
            continue;
        };
        let head = (line..line + 3).filter_map(|n| side.text.line(n)).take_while(|l| !l.trim().is_empty());
        let around_t = head.into_iter().any(|l| l.contains("*testing.T") || l.contains("testing.TB"));
        if !around_t {
            continue;
        }
        let all = definitions(side);
        let silent = all.iter().filter(|d| {
            let owner = d.owner.trim_matches(['(', ')', '*']);
            let owner = owner.rsplit([' ', '*']).next().unwrap_or(owner);
            owner == name && FAILURES.contains(&d.name) && d.statements().is_empty()
        });
        if silent.count() == 0 {
            continue;
        }
        // Tests of assertions need such a thing; where it takes the place of `t`, checks are lost.
        let made = format!("{name}{{");
        let taken = ["t := ", "t = ", "require.New(", "assert.New("].iter().any(|w| {
            view.added_lines()
                .any(|(_, l)| l.contains(&format!("{w}{made}")) || l.contains(&format!("{w}&{made}")))
        });
        let severity = if taken { Severity::Major } else { Severity::Minor };
        let title = format!("`{name}` stands for `testing.T` and drops the failures it is told about");
        sink.report(Hit::at(side, line, 1, title).severity(severity));
    }
}

/// `macro_rules! assert_eq { ... => {} }`: an assertion of the language under a new meaning.
fn macros(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    for (line, text) in view.added_lines() {
        let Some(name) = text.trim().strip_prefix("macro_rules! ") else { continue };
        let name = name.trim_end_matches(['{', ' ', '(']);
        if matches!(name, "assert" | "assert_eq" | "assert_ne" | "panic" | "debug_assert")
            && is_code(side, line, "macro_rules")
        {
            let title = format!("`{name}!` gets another meaning in the tests");
            sink.report(Hit::at(side, line, 1, title));
        }
    }
}
