//! Exits with success from tests and from what runs them.

use headproof_core::severity::Severity;

use super::super::definitions::{Definition, function_at, is_code, is_test_by_name, runs_tests_by_name};
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// Reports exits with success that came with the change.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, language: Language, sink: &mut Sink<'_>) {
    let test = is_test_by_name(side) || (language == Language::Rust && in_tests_folder(side));
    let runner = runs_tests_by_name(side);
    let support = !test && !runner && has_test_path(side);
    let script = !test && !runner && !support && is_check_script(side);
    if !test && !runner && !support && !script {
        return;
    }
    let words = exits(language);
    let found: Vec<(u32, &str, &str)> = view
        .added_lines()
        .filter_map(|(n, l)| words.iter().find(|w| holds(l, w)).map(|w| (n, l, *w)))
        .collect();
    if found.is_empty() {
        return;
    }
    for (line, text, word) in found {
        if !is_code(side, line, word.trim_end_matches(')')) || was_there(view, text) {
            continue;
        }
        let inside = function_at(side, line);
        if is_meant(side, inside.as_ref(), line) {
            continue;
        }
        // In what stands beside the tests a process may end well; its status may not be set in a hook.
        if support && !sets_status(word) && !in_exit_hook(side, line) {
            continue;
        }
        let severity = weight(view, side, test || support, line, text);
        if script && !turned(view) {
            continue;
        }
        let what = if test { "this test file" } else { "what runs the tests" };
        let title = format!("`{}` ends {what} with success, whatever the tests did", text.trim());
        sink.report(Hit::at(side, line, 1, title).severity(severity));
    }
}

/// Whether a script runs checks by its name: `scripts/test.mjs`, `bin/e2e.py`.
fn is_check_script(side: &SideView<'_>) -> bool {
    let name = side.path.file_name().to_ascii_lowercase();
    let stem = name.split('.').next().unwrap_or_default();
    stem.split(['-', '_'])
        .any(|w| matches!(w, "test" | "tests" | "e2e" | "smoke" | "check" | "ci" | "verify"))
}

fn sets_status(word: &str) -> bool {
    word.contains("= 0") || word == "ExitCode.OK"
}

fn in_exit_hook(side: &SideView<'_>, line: u32) -> bool {
    let near = (line.saturating_sub(6)..=line).filter_map(|n| side.text.line(n));
    near.into_iter().any(|l| l.contains("on(\"exit\"") || l.contains("on('exit'") || l.contains("atexit"))
}

/// Whether a failing end of the script went.
fn turned(view: &FileView<'_>) -> bool {
    view.removed_lines()
        .any(|(_, l)| ["exit(", "Exit(", "exitCode"].iter().any(|w| l.contains(w)) && !exits_with_success(l))
}

fn in_tests_folder(side: &SideView<'_>) -> bool {
    side.path.components().any(|c| c == "tests")
}

fn exits(language: Language) -> &'static [&'static str] {
    match language {
        Language::Python => &[
            "sys.exit(0)",
            "sys.exit()",
            "os._exit(0)",
            "SystemExit(0)",
            "exit(0)",
            "exitstatus = 0",
            "ExitCode.OK",
        ],
        Language::Go => &["os.Exit(0)"],
        Language::Rust => &["process::exit(0)"],
        _ => &["process.exit(0)", "process.exit()", "process.exitCode = 0", "Deno.exit(0)"],
    }
}

/// Whether a line holds a word as a word of its own.
fn holds(line: &str, word: &str) -> bool {
    line.find(word).is_some_and(|at| {
        let before = line.get(..at).and_then(|h| h.chars().next_back());
        before.is_none_or(|c| {
            !c.is_alphanumeric()
                && c != '_'
                && (c != '.' || word.to_ascii_lowercase().starts_with("exit") && !word.contains('('))
        })
    }) && !(word == "ExitCode.OK" && ["==", "!=", "assert", " in "].iter().any(|w| line.contains(w)))
}

/// Whether the same line stood in the file before, so that it was only moved.
fn was_there(view: &FileView<'_>, text: &str) -> bool {
    let Some((before, after)) = view.before.as_ref().zip(view.after.as_ref()) else { return false };
    let count = |side: &SideView<'_>| side.text.lines().filter(|l| l.trim() == text.trim()).count();
    count(before) >= count(after)
}

/// Processes that a test starts for itself end with success on purpose, and so do exits that a test expects.
fn is_meant(side: &SideView<'_>, inside: Option<&Definition<'_>>, line: u32) -> bool {
    let around: Vec<&str> = (line.saturating_sub(3)..=line).filter_map(|n| side.text.line(n)).collect();
    let near = [
        "raises(",
        "assertRaises",
        "toThrow",
        "spyOn",
        "mock",
        "patch",
        "SIGINT",
        "SIGTERM",
        "--help",
        "argv",
    ];
    if around.iter().any(|l| near.iter().any(|w| l.contains(w))) {
        return true;
    }
    let body = inside.map(|d| side.text_of(d.node)).unwrap_or_default();
    ["fork", "HELPER", "Getenv(", "SIGKILL", "Process(", "stdin"].iter().any(|w| body.contains(w))
}

fn weight(view: &FileView<'_>, side: &SideView<'_>, test: bool, line: u32, text: &str) -> Severity {
    // `if sys.platform == "win32": sys.exit(0)`: a condition on the surroundings.
    let indent = |l: &str| l.len() - l.trim_start().len();
    let guard = (1..line)
        .rev()
        .filter_map(|n| side.text.line(n))
        .find(|l| !l.trim().is_empty() && indent(l) < indent(text));
    let guarded = guard.is_some_and(|l| {
        let l = l.trim();
        (l.starts_with("if ") || l.starts_with("if("))
            && !l.contains("__name__")
            && !l.contains("true")
            && !l.contains("True")
    }) || text.trim().starts_with("if ");
    let earned = view.removed_lines().any(|(_, l)| {
        ["exit(", "Exit(", "exitCode", "exitstatus"].iter().any(|w| l.contains(w)) && !exits_with_success(l)
    });
    if earned || (test && !guarded) {
        Severity::Major
    } else if guarded {
        Severity::Minor
    } else if view.before.is_some() {
        Severity::Major
    } else {
        Severity::Minor
    }
}

fn exits_with_success(line: &str) -> bool {
    line.contains("(0)") || line.contains("= 0") || line.contains("exit()")
}
