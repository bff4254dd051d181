//! Constants of test files that say what is expected, and that became others.

use headproof_core::severity::Severity;

use super::changed_constants::{Changed, changed};
use super::wording::code;
use crate::comparison::{Comparison, FileTests};
use crate::language::Language;
use crate::rule::{Hit, Sink};

/// Reports those that changed; where code changed too they may follow it.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let quiet = comparison.surroundings.state.code_files == 0;
    for file in comparison.files {
        of_file(file, quiet, sink);
    }
}

fn of_file(file: &FileTests<'_>, quiet: bool, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (&file.view.before, &file.view.after) else { return };
    // Values of names are followed in Python already.
    if after.language == Some(Language::Python) {
        return;
    }
    for Changed { name, was, line, old, new } in changed(file.view, constant) {
        let title = format!("{} expects {} where it expected {}", code(name), code(new), code(old));
        let severity = if quiet { Severity::Major } else { Severity::Minor };
        sink.report(Hit::at(after, line, 1, title).severity(severity).related(before, was, "it was"));
    }
}

/// The name and the value of a line that gives a literal to a name that says it is expected.
fn constant(line: &str) -> Option<(&str, &str)> {
    let text = line.trim();
    let text = ["export const ", "pub const ", "const ", "static ", "var "]
        .iter()
        .find_map(|k| text.strip_prefix(k))?;
    let (left, right) = text.split_once('=')?;
    let name = left.split([':', ' ']).next()?.trim();
    let low = name.to_ascii_lowercase();
    (low.starts_with("expected") || low.starts_with("want")).then_some(())?;
    let value = right.trim().trim_end_matches(';').trim();
    let literal = value.starts_with(['"', '\'', '-']) || value.starts_with(|c: char| c.is_ascii_digit());
    (literal && value.len() < 120).then_some((name, value))
}
