//! GitLab's code quality report: a list of issues, one for each open finding.
//!
//! GitLab compares the lists of two branches by fingerprint; ours is the finding's id, which survives line shifts.
//! The format knows no verdict and no coverage. So that an empty list means clean and nothing else, a review that
//! could not be decided is an issue too.

use headproof_core::digest::Digest;
use headproof_core::finding::{Disposition, Finding};
use headproof_core::report::Report;
use headproof_core::severity::Severity;
use headproof_core::text::visible;
use headproof_core::verdict::Reason;
use serde::Serialize;

use crate::wording;

#[derive(Serialize)]
struct Issue {
    description: String,
    check_name: String,
    fingerprint: String,
    severity: &'static str,
    location: Location,
}

#[derive(Serialize)]
struct Location {
    path: String,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u32,
    end: u32,
}

/// The open findings as a code quality report, with a final newline.
#[must_use]
pub fn render(report: &Report) -> String {
    let undecided = undecided(report);
    crate::wire::pretty(&undecided.into_iter().chain(report.open_findings().map(issue)).collect::<Vec<_>>())
}

/// The issue that stands for a verdict that findings do not explain.
fn undecided(report: &Report) -> Option<Issue> {
    let reasons = report.verdict.reasons.iter().filter(|r| !matches!(r, Reason::BlockingFindings(_)));
    let reasons: Vec<String> = reasons.map(wording::reason).collect();
    let first = report.ledger.gaps().next().or_else(|| report.ledger.entries().first())?;
    if reasons.is_empty() {
        return None;
    }
    let description =
        format!("headproof is {}: {}", wording::outcome(report.verdict.outcome), reasons.join("; "));
    Some(Issue {
        fingerprint: Digest::of(description.as_bytes()).hex_prefix(10),
        description,
        check_name: "headproof-verdict".to_owned(),
        severity: "blocker",
        location: Location { path: first.unit.path.to_string(), lines: Lines { begin: 1, end: 1 } },
    })
}

fn issue(finding: &Finding) -> Issue {
    let statement = &finding.statement;
    // The format has no place without a line, and no side: such findings stand at the top of their file.
    let lines = match finding.location.side {
        headproof_core::location::Side::After => finding.location.lines,
        headproof_core::location::Side::Before => None,
    };
    let begin = lines.map_or(1, |l| l.start.max(1));
    let end = lines.and_then(|l| l.last()).map_or(begin, |l| l.max(begin));
    let mut description = statement.title.clone();
    if !statement.why.is_empty() {
        description = format!("{description}. {}", statement.why);
    }
    Issue {
        description: visible(&description).into_owned(),
        check_name: statement.rule.to_string(),
        fingerprint: finding.id.to_string(),
        severity: severity(finding),
        location: Location { path: finding.location.path.to_string(), lines: Lines { begin, end } },
    }
}

/// `blocker`, `critical` and `major` block here; what does not block is `minor` or `info`.
fn severity(finding: &Finding) -> &'static str {
    match (&finding.disposition, finding.statement.severity) {
        (Disposition::Blocking, Severity::Critical) => "blocker",
        (Disposition::Blocking, Severity::Major) => "critical",
        (Disposition::Blocking, Severity::Minor) => "major",
        (_, Severity::Critical | Severity::Major) => "minor",
        (_, Severity::Minor) => "info",
    }
}
