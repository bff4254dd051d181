//! GitHub workflow commands: annotations on the lines of a pull request, from the log of a job.
//!
//! GitHub shows ten errors, ten warnings and ten notices of a step and drops the rest without a word, so what goes
//! beyond is counted here. The last line is the verdict, since a step without annotations looks like a clean one.

use headproof_core::finding::{Disposition, Finding};
use headproof_core::location::Side;
use headproof_core::report::Report;
use headproof_core::severity::Severity;
use headproof_core::text::visible;
use headproof_core::verdict::Outcome;

use crate::wording;

/// How many annotations of each level GitHub shows of one step. The last error is kept for the verdict.
const SHOWN: usize = 10;
/// The length of a message that GitHub shows whole, in bytes.
const MAX_MESSAGE: usize = 4_000;

/// The open findings and the verdict as workflow commands.
#[must_use]
pub fn render(report: &Report) -> String {
    let mut out = String::new();
    let mut left_out = 0;
    for level in ["error", "warning", "notice"] {
        let of_level: Vec<&Finding> = report.open_findings().filter(|f| self::level(f) == level).collect();
        for finding in of_level.iter().take(SHOWN - 1) {
            out.push_str(&annotation(level, finding));
        }
        left_out += of_level.len().saturating_sub(SHOWN - 1);
    }
    out.push_str(&summary(report, left_out));
    out
}

fn level(finding: &Finding) -> &'static str {
    match (&finding.disposition, finding.statement.severity) {
        (Disposition::Blocking, _) => "error",
        (_, Severity::Critical | Severity::Major) => "warning",
        (_, Severity::Minor) => "notice",
    }
}

fn annotation(level: &str, finding: &Finding) -> String {
    let (location, statement) = (&finding.location, &finding.statement);
    let mut properties = vec![format!("file={}", property(&location.path.to_string()))];
    if let (Side::After, Some(lines)) = (location.side, location.lines) {
        properties.push(format!("line={}", lines.start));
        properties.push(format!("endLine={}", lines.last().unwrap_or(lines.start)));
        if let Some(columns) = location.columns.filter(|c| lines.len <= 1 && c.start < c.end) {
            properties.push(format!("col={}", columns.start));
            properties.push(format!("endColumn={}", columns.end));
        }
    }
    properties.push(format!("title={}", property(&format!("{} [{}]", statement.title, statement.rule))));
    let before = match (location.side, location.line()) {
        (Side::Before, Some(line)) => format!("Line {line} before the change. "),
        _ => String::new(),
    };
    let message = format!("{before}{} {}", statement.why, statement.advice);
    format!("::{level} {}::{}\n", properties.join(","), data(message.trim()))
}

fn summary(report: &Report, left_out: usize) -> String {
    let level = match report.verdict.outcome {
        Outcome::Clean => "notice",
        Outcome::ChangesRequested
        | Outcome::Incomplete
        | Outcome::NeedsHuman
        | Outcome::SpecProblem
        | Outcome::Stale => "error",
    };
    let (found, read) = (report.finding_counts(), report.coverage_counts());
    let mut text = format!(
        "{} blocking, {} advisory, {} let pass; {} of {} files read; {}",
        found.blocking,
        found.advisory,
        found.suppressed,
        read.files_read,
        read.files,
        report.revision()
    );
    for reason in &report.verdict.reasons {
        text.push_str("; ");
        text.push_str(&wording::reason(reason));
    }
    if left_out > 0 {
        text.push_str(&format!("; {} not annotated", wording::count(left_out, "finding", "findings")));
    }
    let title = format!("headproof: {}", wording::outcome(report.verdict.outcome));
    format!("::{level} title={}::{}\n", property(&title), data(&text))
}

/// A message: one line, in which `%`, carriage returns and newlines are escaped as the runner undoes them.
fn data(text: &str) -> String {
    let mut short = visible_lines(text);
    if short.len() > MAX_MESSAGE {
        let cut = (0..=MAX_MESSAGE).rev().find(|i| short.is_char_boundary(*i)).unwrap_or(0);
        short.truncate(cut);
        short.push('…');
    }
    short.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A property: as a message, and without what ends one.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

/// Visible text that keeps its line breaks.
fn visible_lines(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|l| visible(l).into_owned()).collect();
    lines.join("\n")
}
