//! Fixtures for all tests that replace what some of them are about.

use headproof_core::severity::Severity;

use super::super::wording::code;
use super::{Unit, is_checked, statement};
use crate::comparison::{Comparison, FileTests};
use crate::inventory::has_test_path;
use crate::rule::{Hit, Sink};
use crate::view::SideView;

/// Reports stand-ins of this change in `conftest.py`.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for file in comparison.files {
        let Some(side) = file.view.after.as_ref() else { continue };
        if side.path.file_name() != "conftest.py" {
            continue;
        }
        for (line, text) in file.view.added_lines() {
            let sets = ["setattr(", "patch(", "patch.object("].iter().any(|w| text.contains(w));
            if !sets || text.trim_start().starts_with('#') || !acts_everywhere(side, line) {
                continue;
            }
            let Some((holder, name)) = target(&statement(side, line)) else { continue };
            let module = module_of(side, &holder);
            let severity = if comparison.files.iter().any(|f| is_about(f, &module, &holder, &name)) {
                Severity::Major
            } else if comparison.files.iter().any(|f| is_code_of(f, &module)) {
                Severity::Minor
            } else {
                continue;
            };
            let shown = code(&format!("{module}.{name}")).to_string();
            let title = format!("{shown}, which tests are about, is replaced by a stand-in for all of them");
            sink.report(Hit::at(side, line, 1, title).severity(severity));
        }
    }
}

/// Whether a line stands in a fixture that every test gets, or in the module itself.
fn acts_everywhere(side: &SideView<'_>, line: u32) -> bool {
    let indent = |l: &str| l.len() - l.trim_start().len();
    if side.text.line(line).is_some_and(|l| indent(l) == 0) {
        return true;
    }
    let head = (1..line).rev().take_while(|n| {
        side.text.line(*n).is_some_and(|l| {
            l.trim().is_empty() || indent(l) > 0 || l.starts_with("def ") || l.starts_with('@')
        })
    });
    head.filter_map(|n| side.text.line(n))
        .take_while(|l| !l.starts_with("return"))
        .any(|l| l.contains("autouse=True"))
}

/// The object or module and the name in it that a statement replaces.
fn target(text: &str) -> Option<(String, String)> {
    let at =
        ["setattr(", "patch.object(", "patch("].iter().find_map(|w| text.find(w).map(|at| at + w.len()))?;
    let mut arguments = text.get(at..)?.splitn(3, ',').map(str::trim);
    let first = arguments.next()?;
    let quoted = |t: &str| t.starts_with(['"', '\'']);
    let bare = |t: &str| t.trim_end_matches(')').trim_matches(['"', '\'']).to_owned();
    if quoted(first) {
        let whole = bare(first);
        let (holder, name) = whole.rsplit_once('.')?;
        return Some((holder.to_owned(), name.to_owned()));
    }
    let second = arguments.next().filter(|s| quoted(s))?;
    Some((first.to_owned(), bare(second)))
}

/// The module behind a name that was imported: `from ledger import reconcile as rec`.
fn module_of(side: &SideView<'_>, holder: &str) -> String {
    let ends = format!(" as {holder}");
    let line = side.text.lines().find(|l| l.contains("import ") && l.trim_end().ends_with(&ends));
    let whole = line.and_then(|l| l.trim_end().strip_suffix(&ends)).unwrap_or(holder);
    whole.rsplit([' ', '.']).next().unwrap_or(whole).to_owned()
}

/// Whether the tests of a file are about a module, and check what the function gives back.
fn is_about(file: &FileTests<'_>, module: &str, holder: &str, name: &str) -> bool {
    let (Some(side), Some(after)) = (file.view.after.as_ref(), file.sides.after.as_ref()) else {
        return false;
    };
    Unit::of(side).is_named(module) && after.tests.iter().any(|t| is_checked(t, holder, holder, name))
}

fn is_code_of(file: &FileTests<'_>, module: &str) -> bool {
    file.view.after.as_ref().is_some_and(|s| {
        !has_test_path(s) && s.path.file_name().strip_suffix(".py").is_some_and(|stem| stem == module)
    })
}
