//! The verdict in one line, and why where it is not simply what blocks.

use headproof_core::report::Report;
use headproof_core::revision::Revision;
use headproof_core::verdict::{Outcome, Reason};

use super::Page;
use super::paint::Role;
use crate::wording;

/// Writes the verdict.
pub(super) fn write(page: &mut Page<'_>, report: &Report) {
    let outcome = report.verdict.outcome;
    let (unicode, ascii, role) = match outcome {
        Outcome::Clean => ("✓ ", "", Role::Good),
        Outcome::ChangesRequested | Outcome::SpecProblem => ("✗ ", "", Role::Bad),
        Outcome::Incomplete | Outcome::Stale | Outcome::NeedsHuman => ("! ", "", Role::Warn),
    };
    let word = format!("{}{}", page.options.symbols.pick(unicode, ascii), wording::outcome(outcome));
    let head = page.paint.paint(role, &word);
    let parts = [counted(report), state(report), read(report), lines(report)];
    let time = wording::duration(report.millis);
    page.line(&format!("{head}  {}  {}", parts.join("  "), page.paint.paint(Role::Faint, &time)));
    for reason in &report.verdict.reasons {
        if !matches!(reason, Reason::BlockingFindings(_)) {
            page.labelled("why", &wording::reason(reason));
        }
    }
}

fn counted(report: &Report) -> String {
    let counts = report.finding_counts();
    let mut parts = Vec::new();
    if counts.blocking > 0 {
        parts.push(format!("{} blocking", counts.blocking));
    }
    if counts.advisory > 0 {
        parts.push(format!("{} advisory", counts.advisory));
    }
    if parts.is_empty() {
        // Never to be taken for a clean review where it is none.
        let none = match report.verdict.outcome {
            Outcome::Incomplete => "no findings so far",
            Outcome::Stale => "no findings at the time",
            _ => "no findings",
        };
        parts.push(none.to_owned());
    }
    if counts.suppressed > 0 {
        parts.push(format!("{} let pass", counts.suppressed));
    }
    parts.join(", ")
}

/// What was reviewed, as people call it. Its digest, where no commit holds it, is shown when explaining.
fn state(report: &Report) -> String {
    match report.revision() {
        Revision::Content { on: Some(on), .. } => {
            format!("{} on {}", wording::target(&report.target), on.short())
        }
        Revision::Content { on: None, .. } => wording::target(&report.target),
        commits @ Revision::Commits { .. } => commits.to_string(),
    }
}

fn read(report: &Report) -> String {
    let counts = report.coverage_counts();
    let noun = if counts.files == 1 { "file" } else { "files" };
    let as_text = super::coverage::as_text(report).len();
    let as_text = if as_text > 0 { format!(" ({as_text} as text)") } else { String::new() };
    format!("{}/{} {noun} read{as_text}", counts.files_read, counts.files)
}

fn lines(report: &Report) -> String {
    format!("+{} -{}", report.lines_added, report.lines_removed)
}
